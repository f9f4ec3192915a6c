import { chooseAnswer, diceFrom } from '@morgenrot/bots';
import { type AnyGame, type Strength, viewOf } from '@morgenrot/engine';
import { BOT_PLAYERS, game, positions } from './positions.ts';

/** The same game, which counts how often a decision of it has been taken. */
function counting(): { game: AnyGame; taken(): number } {
  let count = 0;
  const counted: AnyGame = {
    ...game,
    turnOf(s) {
      count++;
      return game.turnOf(s);
    },
  };
  return { game: counted, taken: () => count };
}

const PLAYOUTS = 100;

/** How fast the search is on one core, with nothing beside it in this process. */
export function searchSpeed() {
  const { game: counted, taken } = counting();
  const thoughts = positions(24);
  const think = (playouts: number): void => {
    for (const { s, me } of thoughts) {
      const view = viewOf(game, s, me);
      const thought = { game: counted, view, me, players: BOT_PLAYERS, dice: diceFrom(7), now: () => 0 };
      chooseAnswer('sovereign', { ...thought, budget: { playouts, ms: Number.POSITIVE_INFINITY } });
    }
  };
  // Compiled first.
  think(20);
  const before = taken();
  const began = performance.now();
  think(PLAYOUTS);
  const seconds = (performance.now() - began) / 1000;
  const decisions = taken() - before;
  return {
    decisionsPerSecond: Math.round(decisions / seconds),
    playoutsPerSecond: Math.round((thoughts.length * PLAYOUTS) / seconds),
    viewKB:
      Math.round(Math.max(...thoughts.map(({ s, me }) => JSON.stringify(viewOf(game, s, me)).length)) / 102.4) / 10,
  };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What an answer of each strength takes, in milliseconds: the middle one, and the longest. */
export function thinkingTimes(): Record<string, { median: number; longest: number }> {
  const thoughts = positions(16, 'times');
  const times = (strength: Strength): { median: number; longest: number } => {
    const taken = thoughts.map(({ s, me }) => {
      const began = performance.now();
      const view = viewOf(game, s, me);
      chooseAnswer(strength, { game, view, me, players: BOT_PLAYERS, dice: diceFrom(7), now: () => performance.now() });
      return performance.now() - began;
    });
    return { median: Math.round(median(taken)), longest: Math.round(Math.max(...taken)) };
  };
  return Object.fromEntries((['settler', 'strategist', 'sovereign'] as const).map((each) => [each, times(each)]));
}
