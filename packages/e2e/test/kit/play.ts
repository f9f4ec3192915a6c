import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect } from '@playwright/test';
import { BAZAAR } from './games.ts';
import { type Language, Person } from './person.ts';
import { soon } from './soon.ts';

export interface Table {
  link: string;
  host: Person;
  guest: Person;
}

interface TableWishes {
  host?: BrowserContextOptions;
  guest?: BrowserContextOptions;
  language?: Language;
  /** The first game of all, if absent. */
  game?: string;
  options?: Record<string, string>;
}

/** Short enough for a journey that goes on to the end. */
const PRACTICE = { victory: 'practice' };

/** The tests' own game, so long that no journey comes to its end. */
export const LONG_BAZAAR = { game: BAZAAR.id, options: { length: 'long' } };

/** A table for two whose board both see; how one is set up by hand is shown elsewhere. */
export async function tableForTwo(
  browser: Browser,
  url: string,
  {
    host: hostOptions = {},
    guest: guestOptions = {},
    language = 'de',
    game = 'new-dawn',
    options = PRACTICE,
  }: TableWishes = {},
): Promise<Table> {
  const host = await Person.open(browser, 'en', hostOptions);
  const guest = await Person.open(browser, language, guestOptions);
  const post = async ({ page }: Person, path: string, data: object) => {
    const reply = await page.request.post(`${url}/api/tables${path}`, { data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const wish = { game, seats: 2, name: 'Anna', options, settings: { start: 'full' } };
  const { table } = await post(host, '', wish);
  await post(guest, `/${table.id}/join`, { name: 'Jörg' });
  const link = `${url}/table/${table.id}`;
  await Promise.all([host, guest].map(({ page }) => page.goto(link)));
  for (const person of [host, guest]) await expect(person.board).toBeVisible();
  return { link, host, guest };
}

/** More answers than any journey gives. */
const MOST_ANSWERS = 160;

/** Whoever of them is asked answers, one at a time, until it is enough. */
export async function playUntil(
  players: readonly Person[],
  isEnough: () => Promise<boolean>,
  answer = (person: Person): Promise<void> => person.answer(),
): Promise<void> {
  for (let n = 0; n < MOST_ANSWERS; n++) {
    let asked: Person | undefined;
    const goesOn = async (): Promise<boolean> => {
      if (await isEnough()) return true;
      for (const person of players) asked ??= (await person.isAsked()) ? person : undefined;
      return asked !== undefined;
    };
    await soon(goesOn, { message: 'somebody is asked', timeout: 60_000 }).toBe(true);
    if (!asked) return;
    await answer(asked);
  }
  throw new Error('that is never enough');
}

/** 0 while the table is being set up. */
export async function roundOf({ page }: Person): Promise<number> {
  const shown = page.getByText(/^(Round|Runde) \d+$/);
  if ((await shown.count()) === 0) return 0;
  return Number(/\d+/.exec((await shown.first().textContent()) ?? '')?.[0] ?? 0);
}

/** Has this person been told how the match has ended? */
export const isOver = ({ result }: Person): Promise<boolean> => result.isVisible();
