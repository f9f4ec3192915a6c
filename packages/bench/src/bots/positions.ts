import { GAMES } from '@morgenrot/catalog';
import { type AnyGame, initialOptions, open, type Step, type Steps } from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';

export const game: AnyGame = GAMES['new-dawn'];
export const BOT_PLAYERS = ['0', '1', '2', '3'];

/** Decisions of a match of four, from its beginning to its end. */
export function positions(count: number, seed = 'positions'): { s: Steps<Step>; me: string }[] {
  const all: Steps<Step>[] = [];
  playout(game, {
    players: BOT_PLAYERS.length,
    options: initialOptions(game.options),
    seed,
    mostDecisions: 600,
    eachState: (s) => void all.push(structuredClone(s)),
  });
  const every = Math.max(1, Math.floor(all.length / count));
  return all
    .filter((_, index) => index % every === 0)
    .flatMap((s) => {
      const me = open(s)[0]?.player;
      return me === undefined ? [] : [{ s, me }];
    })
    .slice(0, count);
}
