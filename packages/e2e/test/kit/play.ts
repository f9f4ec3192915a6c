import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect } from '@playwright/test';
import { type Language, Person, type TableOption } from './person.ts';

export interface Table {
  link: string;
  host: Person;
  guest: Person;
}

interface TableWishes {
  host?: BrowserContextOptions;
  guest?: BrowserContextOptions;
  language?: Language;
  options?: readonly TableOption[];
}

/** A table for two whose board both see. */
export async function tableForTwo(
  browser: Browser,
  url: string,
  { host: hostOptions = {}, guest: guestOptions = {}, language = 'de', options }: TableWishes = {},
): Promise<Table> {
  const host = await Person.open(browser, 'en', hostOptions);
  const guest = await Person.open(browser, language, guestOptions);
  const link = await host.createTable(url, 'Anna', options);
  await guest.sitDown(link, 'Jörg');
  for (const person of [host, guest]) await expect(person.map).toBeVisible();
  return { link, host, guest };
}

/** Both play by clicking, culture and science in turn, until it is enough. */
export async function playUntil(players: Person[], isEnough: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 160; n++) {
    for (const person of players) {
      if (await isEnough()) return;
      if (await person.isAsked()) await person.answer();
    }
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
