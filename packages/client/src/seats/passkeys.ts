import type { Reason } from '@morgenrot/engine';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { api } from '../net/api.ts';

/** How a conversation with the person's device has ended. */
export type PasskeyOutcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; reason: Reason }
  | { kind: 'stopped'; why: 'passkey.cancelled' | 'passkey.twice' };

export const canUsePasskeys = (): boolean => window.isSecureContext && browserSupportsWebAuthn();

/** Devices do not tell a page whether somebody said no or had no passkey: that is nobody's business. */
const stopped = (error: unknown): PasskeyOutcome<never> => ({
  kind: 'stopped',
  why: error instanceof Error && error.name === 'InvalidStateError' ? 'passkey.twice' : 'passkey.cancelled',
});

async function attempt<T>(ceremony: () => Promise<T>): Promise<{ ok: true; value: T } | { ok: false; error: unknown }> {
  try {
    return { ok: true, value: await ceremony() };
  } catch (error) {
    return { ok: false, error };
  }
}

export async function makePasskey(): Promise<PasskeyOutcome<{ passkeys: number }>> {
  const asked = await api.passkeyOptions();
  if (!asked.ok) return { kind: 'refused', reason: asked.reason };
  // The server has made these for the browser's own function.
  const optionsJSON = asked.options as PublicKeyCredentialCreationOptionsJSON;
  const made = await attempt(() => startRegistration({ optionsJSON }));
  if (!made.ok) return stopped(made.error);
  const { id, rawId, type, response } = made.value;
  const { clientDataJSON, attestationObject, transports } = response;
  const kept = await api.keepPasskey({ id, rawId, type, response: { clientDataJSON, attestationObject, transports } });
  return kept.ok ? { kind: 'done', value: kept } : { kind: 'refused', reason: kept.reason };
}

export async function enterByPasskey(): Promise<PasskeyOutcome<{ name: string }>> {
  const asked = await api.enterOptions();
  if (!asked.ok) return { kind: 'refused', reason: asked.reason };
  const optionsJSON = asked.options as PublicKeyCredentialRequestOptionsJSON;
  const shown = await attempt(() => startAuthentication({ optionsJSON }));
  if (!shown.ok) return stopped(shown.error);
  const { id, rawId, type, response } = shown.value;
  const { clientDataJSON, authenticatorData, signature } = response;
  const entered = await api.enter({ id, rawId, type, response: { clientDataJSON, authenticatorData, signature } });
  return entered.ok ? { kind: 'done', value: entered } : { kind: 'refused', reason: entered.reason };
}
