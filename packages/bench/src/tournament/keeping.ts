import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { AnyGame } from '@morgenrot/engine';
import type { Lane } from './lanes.ts';
import type { Pairing, Played } from './play.ts';

interface Kept {
  match: string;
  played: Played;
}

const nameOf = ({ id, rules }: AnyGame, { seed, options, seats }: Pairing): string =>
  JSON.stringify({ game: id, rules, seed, options, seats: seats.map(({ name }) => name) });

/** Nothing for a line that was being written when its process ended. */
function read(line: string): Kept | undefined {
  try {
    return JSON.parse(line) as Kept;
  } catch {
    return undefined;
  }
}

/** Matches go into a file as they end, one a line: what stands there is not played again. */
export function keepingIn(path: string, game: AnyGame): (lane: Lane) => Lane {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (text !== '' && !text.endsWith('\n')) appendFileSync(path, '\n');
  const known = new Map(
    text
      .split('\n')
      .flatMap((line) => read(line) ?? [])
      .map(({ match, played }) => [match, played]),
  );
  return ({ play, close }) => ({
    close,
    async play(pairing) {
      const match = nameOf(game, pairing);
      const before = known.get(match);
      if (before) return before;
      const played = await play(pairing);
      appendFileSync(path, `${JSON.stringify({ match, played } satisfies Kept)}\n`);
      return played;
    },
  });
}
