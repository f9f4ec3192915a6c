import { isToken } from './token.ts';

const NAME = 'morgenrot';
/** The longest that browsers keep one: 400 days, from the last visit on. */
const SECONDS = 400 * 24 * 60 * 60;

/** Who is asking: the token of the identity cookie, if there is one. */
export function tokenFrom(cookies: string | undefined): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === NAME && value !== undefined && isToken(value)) return value;
  }
  return undefined;
}

export const cookieFor = (token: string, { secure }: { secure: boolean }): string =>
  `${NAME}=${token}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
