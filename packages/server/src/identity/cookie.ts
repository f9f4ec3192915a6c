import { isToken } from './token.ts';

const NAME = 'morgenrot';
/** The longest that browsers keep one: 400 days, from the last visit on. */
const SECONDS = 400 * 24 * 60 * 60;

/** Says whether a signature is ours, and makes one. */
export interface Signer {
  sign(token: string): string;
  isSigned(token: string, signature: string): boolean;
}

/** What a browser shows: the token in its cookie. */
export interface ShownCookie {
  token: string;
  /** We gave it out. Cookies of before had no signature. */
  isSigned: boolean;
}

function valuesOf(cookies: string | undefined): string[] {
  return (cookies ?? '').split(';').flatMap((pair) => {
    const [name, value] = pair.trim().split('=', 2);
    return name === NAME && value !== undefined ? [value] : [];
  });
}

/** The token of the identity cookie, if there is one. What is signed counts before what is not; forged ones are none. */
export function shownBy(cookies: string | undefined, signer: Signer): ShownCookie | undefined {
  const values = valuesOf(cookies);
  for (const value of values) {
    const [token = '', signature] = value.split('.', 2);
    if (signature !== undefined && isToken(token) && signer.isSigned(token, signature))
      return { token, isSigned: true };
  }
  const old = values.find(isToken);
  return old === undefined ? undefined : { token: old, isSigned: false };
}

export const cookieFor = (token: string, signer: Signer, { secure }: { secure: boolean }): string =>
  `${NAME}=${token}.${signer.sign(token)}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
