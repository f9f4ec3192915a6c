import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../store/index.ts';
import type { Signer } from './cookie.ts';
import { freshToken } from './token.ts';

/** Stands before what is signed: a signature made for one thing must not be good for another. */
const ABOUT = 'morgenrot identity cookie\n';

export function signerWith(secret: () => string, about = ABOUT): Signer {
  const signatureOf = (token: string) => createHmac('sha256', secret()).update(about).update(token).digest();
  return {
    sign: (token) => signatureOf(token).toString('base64url'),
    isSigned(token, signature) {
      const right = signatureOf(token);
      const given = Buffer.from(signature, 'base64url');
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/** What cookies are signed with. */
export interface SigningSecret {
  now(): string;
  /** A backup that has been restored brings its own along, and with it everybody's cookies. */
  renew(): Promise<void>;
}

/** The secret from the settings, or the one that the first process on this database has made. */
export async function signingSecret(secrets: Secrets, fromSettings: string | undefined): Promise<SigningSecret> {
  const read = async (): Promise<string> => fromSettings ?? secrets.keep('session', freshToken);
  let secret = await read();
  return {
    now: () => secret,
    async renew() {
      secret = await read();
    },
  };
}
