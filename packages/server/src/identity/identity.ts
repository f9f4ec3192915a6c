import type { PeopleStore, PersonRecord } from '../store/index.ts';
import { cookieFor, type ShownCookie, type Signer, shownBy } from './cookie.ts';
import { hashToken } from './token.ts';

/** Requests with the old cookie may still be under way when the signed one is shown for the first time. */
const UNDER_WAY_MS = 60_000;

/** Who a browser is, by its cookie. */
export interface Identity {
  /**
   * The token of a cookie that we gave out. A cookie of before they were signed counts until its browser has the
   * signed one: nobody loses a seat. Whatever else comes is nobody's.
   */
  read(cookies: string | undefined): Promise<ShownCookie | undefined>;
  personOf(shown: ShownCookie | undefined): Promise<PersonRecord | undefined>;
  cookie(token: string, how: { secure: boolean }): string;
}

export function createIdentity(people: PeopleStore, signer: Signer, now: () => number): Identity {
  async function isOfBefore(token: string): Promise<boolean> {
    const person = await people.byToken(hashToken(token));
    return person !== undefined && (person.signedAt === undefined || now() < person.signedAt + UNDER_WAY_MS);
  }
  return {
    async read(cookies) {
      const shown = shownBy(cookies, signer);
      return !shown || shown.isSigned || (await isOfBefore(shown.token)) ? shown : undefined;
    },
    async personOf(shown) {
      const person = shown && (await people.byToken(hashToken(shown.token)));
      // From here on the old cookie is as good as forged.
      if (person && shown.isSigned && person.signedAt === undefined) await people.signed(person.id, now());
      return person;
    },
    cookie: (token, how) => cookieFor(token, signer, how),
  };
}
