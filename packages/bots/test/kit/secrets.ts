import {
  type Answer,
  enumerate,
  HIDDEN,
  handlerOf,
  isTogether,
  open,
  type Step,
  type Steps,
  viewOf,
} from '@morgenrot/engine';
import { diceFrom } from '../../src/index.ts';
import { imagining } from '../../src/position.ts';
import { game } from './matches.ts';

/** All that is hidden from anybody in this game. */
export const SECRETS = ['wonder decks', 'tile stack', 'closed cards', 'sealed answers'] as const;
export type Secret = (typeof SECRETS)[number];

/** Where it stands. */
interface Table extends Steps<Step> {
  wonderDecks: unknown;
  terra?: { stack: unknown };
  seats: Record<string, { diplomacy: unknown }>;
}
const PARTS: Readonly<Record<Secret, (s: Table) => unknown>> = {
  'wonder decks': ({ wonderDecks }) => wonderDecks,
  'tile stack': ({ terra }) => terra?.stack,
  'closed cards': ({ seats }) => Object.values(seats).map(({ diplomacy }) => diplomacy),
  'sealed answers': ({ steps }) => steps,
};

/** Has somebody answered, and others have not yet? */
export const hasSealed = (s: Steps<Step>): boolean => {
  const top = s.steps.at(-1);
  return top !== undefined && isTogether(top) && top.each.some(({ given }) => given !== undefined);
};

/** Does whoever is asked not know a card that lies with others? */
export const hasClosed = (s: Steps<Step>): boolean => {
  const me = open(s)[0]?.player;
  return me !== undefined && JSON.stringify(PARTS['closed cards'](viewOf(game, s, me) as Table)).includes(HIDDEN);
};

/** Something else that could have been answered there. */
function otherAnswer(s: Steps<Step>, step: Step): Answer | undefined {
  const ask = handlerOf(game.handlers, step).ask?.(s, step);
  if (!ask) return undefined;
  for (const answer of enumerate(ask)) if (JSON.stringify(answer) !== JSON.stringify(step.given)) return answer;
  return undefined;
}

/** Another state that `me` could not tell from this one, and what of all that is hidden really is otherwise there. */
export function otherSecrets(s: Steps<Step>, me: string): { other: Steps<Step>; changed: Secret[] } {
  const mixed = imagining(game, viewOf(game, structuredClone(s), me), me, diceFrom(99), (guess) => guess);
  const steps = structuredClone(s.steps);
  for (const together of steps.filter(isTogether)) {
    for (const step of together.each) {
      if (step.player === me || step.given === undefined) continue;
      step.given = otherAnswer(s, step) ?? step.given;
    }
  }
  // What was told to others alone is nothing that one can look up, either.
  const news = s.news.filter(({ only }) => !only || only.includes(me));
  const other = { ...mixed, steps, news };
  const isOther = (secret: Secret): boolean => {
    const part = PARTS[secret];
    return JSON.stringify(part(other as Table)) !== JSON.stringify(part(s as Table));
  };
  return { other, changed: SECRETS.filter(isOther) };
}
