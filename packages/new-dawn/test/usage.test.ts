import { untyped } from '@morgenrot/engine';
import { greedyChooser, playout, Usage } from '@morgenrot/engine/simulate';
import { describe, expect, test } from 'vitest';
import { newDawn } from '../src/index.ts';
import { isQuick } from './quick.ts';

const game = untyped(newDawn);
const OPTIONS = { map: 'advanced', victory: 'epic', leaders: 'random', capitals: 'assigned', diplomacy: 'open' };
const MOST_MATCHES = 400;

/** Between them these matches bring up everything, the rare things too; the others follow when rules have changed. */
const TELLING = [18, 31, 198, 219, 231, 240, 264, 288];
const TELLING_TERRA = [2, 4, 5, 9, 16, 28, 29, 34, 38, 48, 49, 54, 56];
const numbersFrom = (first: readonly number[]): number[] => [
  ...first,
  ...Array.from({ length: MOST_MATCHES }, (_, n) => n).filter((n) => !first.includes(n)),
];

describe.skipIf(isQuick)('whole matches, many of them', () => {
  /** Random matches on built maps, each of another number of players, until everything in the box has come up. */
  test('every leader, focus card, wonder, city-state, natural wonder, diplomacy card, agenda and event comes up', async ({
    annotate,
  }) => {
    const usage = new Usage();
    let matches = 0;
    const eachState = ({ news }: { news: Parameters<Usage['note']>[0] }) => usage.note(news);
    for (const n of numbersFrom(TELLING)) {
      if (usage.missing(game, OPTIONS).length === 0) break;
      matches++;
      playout(game, { players: 2 + (n % 3), options: OPTIONS, seed: `usage-${n}`, mostDecisions: 1200, eachState });
    }
    await annotate(`Everything but [${usage.missing(game, OPTIONS).join(', ')}] came up in ${matches} matches.`);
    expect(usage.missing(game, OPTIONS)).toEqual([]);
  }, 300_000);

  /** Agendas take whole matches of people who want them; the rest comes up by chance as well. */
  test('with Terra Incognita every leader, card, wonder, city-state, natural wonder, government, district and event comes up', async ({
    annotate,
  }) => {
    const options = { ...OPTIONS, expansion: 'terra-incognita', victory: 'standard' };
    const usage = new Usage();
    const missing = () => usage.missing(game, options).filter((name) => !name.startsWith('agenda '));
    let matches = 0;
    for (const n of numbersFrom(TELLING_TERRA)) {
      if (missing().length === 0) break;
      matches++;
      playout(game, {
        players: 2 + (n % 4),
        options,
        seed: `usage-${n}`,
        mostDecisions: 1500,
        eachState: ({ news }) => usage.note(news),
      });
    }
    await annotate(`Everything but [${missing().join(', ')}] came up in ${matches} matches.`);
    expect(missing()).toEqual([]);
  }, 900_000);

  test.for([
    { players: 2, expansion: 'none' },
    { players: 3, expansion: 'none' },
    { players: 4, expansion: 'none' },
    { players: 5, expansion: 'terra-incognita' },
  ])(
    'players that head for agendas bring a match of $players to an end (expansion: $expansion)',
    { timeout: 300_000 },
    async ({ players, expansion }, { annotate }) => {
      const { ending, state } = playout(game, {
        players,
        options: { ...OPTIONS, expansion, map: expansion === 'none' ? 'first-game' : 'advanced', victory: 'standard' },
        seed: `greedy-${players}`,
        chooser: greedyChooser(),
        mostDecisions: 6000,
      });
      await annotate(`${players} players: over after ${game.roundOf?.(state)} rounds.`);
      expect(ending).toBe('finished');
    },
  );
});
