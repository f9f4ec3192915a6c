import { replay } from '@morgenrot/engine';
import { expect } from 'vitest';
import type { GuideCourse, LearnerMoment } from '../src/kits/guide/course.ts';
import { type GuidedMatch, guidedMatch } from '../src/kits/guide/guided-match.ts';
import { guideRecord } from '../src/kits/guide/guided-play.ts';
import type { KeptLearning } from '../src/kits/guide/learning.ts';
import { opponentsIn } from '../src/kits/guide/opponents.ts';
import type { Values } from '../src/texts/words.ts';

/** A guided match from its beginning, or from where it was left. */
export const guided = <M extends LearnerMoment>(course: GuideCourse<M>, kept?: KeptLearning): GuidedMatch<M> =>
  guidedMatch(
    course,
    opponentsIn(course.match, () => true),
    ['Lucia', 'You', 'Emil'],
    kept,
  );

/** What was said on the way, with what filled it in. */
interface Heard {
  id: string;
  values: Values;
}

const standOf = <M extends LearnerMoment>(match: GuidedMatch<M>): string => {
  const { answers, memory } = match.kept();
  return `${answers.length} ${JSON.stringify(memory)}`;
};

/** One thing happens: a sentence is put away, the learner answers, or an opponent does. False: nothing can. */
export function goOn<M extends LearnerMoment>(
  match: GuidedMatch<M>,
  answer = (proposal: unknown) => proposal,
): boolean {
  const { step, proposal } = match.moment();
  const before = standOf(match);
  if (match.lesson()?.kind === 'read') match.read();
  else if (step?.id !== undefined && proposal !== undefined) match.act(step.id, answer(proposal) as typeof proposal);
  else if (match.isTheirs()) match.opponent();
  return standOf(match) !== before;
}

export const said = <M extends LearnerMoment>(match: GuidedMatch<M>): Heard | undefined => {
  const lesson = match.lesson();
  return lesson && { id: lesson.id, values: lesson.values?.(match.moment()) ?? {} };
};

/** Follows every proposal to the end. */
export function asProposed<M extends LearnerMoment>(match: GuidedMatch<M>): Heard[] {
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
export function expectSound<M extends LearnerMoment>({ match: of }: GuideCourse<M>, match: GuidedMatch<M>): void {
  const { game } = of;
  replay(game, guideRecord(of, match.kept().answers), (s, n) => {
    for (const [name, holds] of Object.entries(game.invariants)) expect(holds(s), `${name} after ${n}`).toBe(true);
  });
}

/** Follows until something is said. */
export function followed<M extends LearnerMoment>(id: string, match: GuidedMatch<M>): GuidedMatch<M> {
  for (let n = 0; n < 200 && match.lesson()?.id !== id; n++) goOn(match);
  expect(match.lesson()?.id).toBe(id);
  return match;
}

/** What people need who read as one reads instructions, and think a little before each thing that they do. */
const WORDS_A_MINUTE = 150;
const SECONDS_A_DEED = 4;
/** As long as pieces move. */
const SECONDS_AN_OPPONENT = 1;

/** How many minutes the match takes somebody who follows it. */
export function minutesOf<M extends LearnerMoment>(
  match: GuidedMatch<M>,
  say: (key: string, values: Values) => string,
): number {
  let words = 0;
  let seconds = 0;
  for (let last = '', now = said(match); now; now = said(match)) {
    if (now.id !== last) words += say(now.id, now.values).split(/\s+/).length;
    last = now.id;
    const isMine = match.moment().step !== undefined;
    if (match.lesson()?.kind !== 'read') seconds += isMine ? SECONDS_A_DEED : SECONDS_AN_OPPONENT;
    goOn(match);
  }
  return words / WORDS_A_MINUTE + seconds / 60;
}
