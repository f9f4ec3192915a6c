import { replay } from '@morgenrot/engine';
import { expect } from 'vitest';
import { type GuidedMatch, guidedMatch } from '../src/games/new-dawn/guide/guided-match.ts';
import { recordOf } from '../src/games/new-dawn/guide/guided-play.ts';
import { opponents } from '../src/games/new-dawn/guide/opponents.ts';
import { GUIDE_GAME } from '../src/games/new-dawn/guide/start.ts';
import type { Values } from '../src/texts/words.ts';

export const NAMES = ['Lucia', 'You', 'Emil'];
export const begin = (): GuidedMatch =>
  guidedMatch(
    opponents(() => true),
    NAMES,
  );

/** What was said on the way, with what filled it in. */
interface Heard {
  id: string;
  values: Values;
}

const standOf = (match: GuidedMatch): string => {
  const { answers, memory } = match.kept();
  return `${answers.length} ${JSON.stringify(memory)}`;
};

/** One thing happens: a sentence is put away, the learner answers, or an opponent does. False: nothing can. */
export function goOn(match: GuidedMatch, answer = (proposal: unknown) => proposal): boolean {
  const { step, proposal } = match.moment();
  const before = standOf(match);
  if (match.lesson()?.kind === 'read') match.read();
  else if (step?.id !== undefined && proposal !== undefined) match.act(step.id, answer(proposal) as typeof proposal);
  else if (match.isTheirs()) match.opponent();
  return standOf(match) !== before;
}

export const said = (match: GuidedMatch): Heard | undefined => {
  const lesson = match.lesson();
  return lesson && { id: lesson.id, values: lesson.values?.(match.moment()) ?? {} };
};

/** Follows every proposal to the end. */
export function asProposed(match: GuidedMatch): Heard[] {
  const heard: Heard[] = [];
  for (let n = 0; n < 400; n++) {
    const now = said(match);
    if (!now) return heard;
    if (now.id !== heard.at(-1)?.id) heard.push(now);
    expect(goOn(match), now.id).toBe(true);
  }
  throw new Error(`the guide does not come to an end: ${heard.map(({ id }) => id).join(' ')}`);
}

/** Every state of the match keeps the game's own invariants. */
export function expectSound(match: GuidedMatch): void {
  replay(GUIDE_GAME, recordOf(match.kept().answers), (s, n) => {
    for (const [name, holds] of Object.entries(GUIDE_GAME.invariants))
      expect(holds(s), `${name} after ${n}`).toBe(true);
  });
}

/** Follows until something is said. */
export function until(id: string, match = begin()): GuidedMatch {
  for (let n = 0; n < 200 && match.lesson()?.id !== id; n++) goOn(match);
  expect(match.lesson()?.id).toBe(id);
  return match;
}
