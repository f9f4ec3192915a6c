import { hashOf } from '@morgenrot/engine';
import type { MatchView } from '@morgenrot/protocol';
import { ChaosPage } from './page.ts';
import type { Player } from './player.ts';

/** Nothing for so long under load means that something has come to a standstill. */
export const STANDSTILL_MS = 120_000;
/** A page may ask for everything five times a second. */
const LOOK_AGAIN_MS = 300;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * People at a table do nothing new any more, and their pages come to show one state: the server's. One of them opens a
 * second page, which gets everything anew; it has to show what the first one has come to by its steps. All of them stay
 * open until the server ends: it may still do what was agreed on before, and what they show last is compared with what is
 * stored. Gives how many pages have shown a match.
 */
export async function comeToRest(url: string, players: readonly Player[], index: number): Promise<number> {
  for (const player of players) player.rest();
  const one = players[index % players.length];
  if (!one) return 0;
  const second = new ChaosPage(url, one.browser, one.table, one.game);
  try {
    const fresh = await whenAllShow(second, players);
    // Those who have just sat down may not have begun.
    const shown = one.page?.match;
    if (!fresh || !shown) return 0;
    if (hashOf(shown.view) !== hashOf(fresh.view) || shown.hash !== fresh.hash)
      throw new Error(`table ${one.table}, seat ${one.seat}: whoever comes in fresh sees something else`);
    return players.length;
  } finally {
    second.close();
  }
}

/** Asks the server for everything until all pages are calm and show the number it tells. */
async function whenAllShow(second: ChaosPage, players: readonly Player[]): Promise<MatchView | undefined> {
  const end = performance.now() + STANDSTILL_MS;
  for (;;) {
    const { match } = await second.watch();
    const numbers = players.map(({ page }) => page?.match?.n);
    if (players.every(({ isCalm }) => isCalm) && numbers.every((n) => n === match?.n)) return match;
    const trouble = players.find((player) => player.trouble)?.trouble;
    if (trouble) throw trouble;
    if (performance.now() > end)
      throw new Error(
        `table ${players[0]?.table}: the server is at ${match?.n}, its pages stay at ${numbers.join(', ')}`,
      );
    await sleep(LOOK_AGAIN_MS);
  }
}
