import { randomPlayer } from '@morgenrot/bots';
import { type AnyGame, chance } from '@morgenrot/engine';
import { type Browser, joinTableBy } from '../chaos/browser.ts';
import { ChaosPage } from '../chaos/page.ts';

/** People do not answer before others have seen what happened. */
const THINKING_MS = 120;

/** Somebody who sits at the table without a page and answers at random, always the same way. */
export async function seatRival(url: string, table: string, game: AnyGame, name: string): Promise<() => void> {
  const browser: Browser = { name, cookie: '' };
  await joinTableBy(browser, url, table);
  const page = new ChaosPage(url, browser, table, game);
  await page.watch();
  let isOver = false;
  const decide = randomPlayer(chance({ seed: name, drawn: 0 }).below);
  const play = async (): Promise<void> => {
    while (!isOver) {
      const { match, joined } = page;
      const decision = match && joined?.seat ? decide(game, match.view, joined.seat) : undefined;
      if (!match || !decision) {
        await page.news();
        continue;
      }
      await new Promise((resolve) => setTimeout(resolve, THINKING_MS));
      const reply = await page.say('act', { table, action: crypto.randomUUID(), undos: match.undos, ...decision });
      if (reply.ok) await page.until(() => (page.match?.n ?? 0) >= Number(reply.n));
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  play().catch((error: unknown) => {
    if (!isOver) throw error;
  });
  return () => {
    isOver = true;
    page.close();
  };
}
