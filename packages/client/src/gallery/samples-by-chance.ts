import { type AnyGame, type Ask, asked, open, optionsOf, type PlayerId, refusedOf } from '@morgenrot/engine';
import { playout, sittingsOf } from '@morgenrot/engine/simulate';
import { momentFor, type QuestionSample, type SampleSearch } from './question-sample.ts';

/** So many random matches for each number of players, and so long. */
const MATCHES = 2;
const MOST_DECISIONS = 400;

/** How much of it there is to see. */
const sizeOf = (ask: Ask): number => optionsOf(ask).length + Object.keys(refusedOf(ask)).length;

/** Of each question the moment with most to choose from, out of some random matches. */
export function* samplesByChance(game: AnyGame): SampleSearch {
  const largest = new Map<string, { size: number; sample: QuestionSample }>();
  for (const sitting of sittingsOf(game, MATCHES, 'samples')) {
    const players: PlayerId[] = Array.from({ length: sitting.players }, (_, i) => String(i));
    playout(game, {
      ...sitting,
      mostDecisions: MOST_DECISIONS,
      eachState: (s) => {
        for (const { player } of open(s)) {
          const question = player === undefined ? undefined : asked(game.handlers, s, player);
          if (player === undefined || !question) continue;
          const { kind, ask } = question;
          const size = sizeOf(ask);
          if (size <= (largest.get(kind)?.size ?? -1)) continue;
          largest.set(kind, { size, sample: { kind, source: momentFor(game, s, players, player) } });
        }
      },
    });
    yield undefined;
  }
  for (const { sample } of largest.values()) yield sample;
}
