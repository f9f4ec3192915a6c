import type { PasskeyRecord, PersonRecord } from '../store/index.ts';

/** The library and all that it needs are fetched when somebody uses a passkey: most servers never see one. */
const library = () => import('@simplewebauthn/server');

/** Whom a passkey is for: the address that people use. It works at no other. */
export interface PasskeyPlace {
  /** The host's name, without a port. */
  host: string;
  origin: string;
}

export type Made = Parameters<Awaited<ReturnType<typeof library>>['verifyRegistrationResponse']>[0]['response'];
type Shown = Parameters<Awaited<ReturnType<typeof library>>['verifyAuthenticationResponse']>[0]['response'];

/** ES256, EdDSA, RS256: what devices sign with. */
const supportedAlgorithmIDs = [-7, -8, -257];

/** What a browser is asked in order to make a passkey for somebody. */
export async function optionsToMake({ host }: PasskeyPlace, person: PersonRecord, known: readonly PasskeyRecord[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Morgenrot',
    rpID: host,
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    userDisplayName: person.name,
    supportedAlgorithmIDs,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    // It has to say by itself whose it is: there is no name to come in with.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

export async function optionsToEnter({ host }: PasskeyPlace) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' });
}

type NewPasskey = Omit<PasskeyRecord, 'person'>;

/** The passkey that was made, if this is the answer to that very challenge, for this very place. */
export async function takePasskey(
  place: PasskeyPlace,
  challenge: string,
  response: Made,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  // The library throws for whatever does not fit; for us each of these is the same refusal.
  const given = { ...expected(place, challenge), supportedAlgorithmIDs, response };
  const verified = await verifyRegistrationResponse(given).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** How often the passkey has signed by now, if its signature is right. One that counts backwards was copied. */
export async function counterShown(
  place: PasskeyPlace,
  challenge: string,
  response: Shown,
  { id, publicKey, counter, transports }: PasskeyRecord,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const credential = { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter, transports };
  const given = { ...expected(place, challenge), response, credential };
  const verified = await verifyAuthenticationResponse(given).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

const expected = ({ host, origin }: PasskeyPlace, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: host,
  // Asked for, and left to the device: a key without a fingerprint is better than no key.
  requireUserVerification: false,
});
