import type { Plugin } from 'boardgame.io';
import type { Step, Steps } from '../steps.ts';

type S = Steps<Step>;

interface Context {
  /** The state itself, where the framework hands out a draft of it. */
  plain?: S;
}

/**
 * The framework runs every move on a draft by immer, in which each look at anything makes another draft. Rules look at
 * the whole map again and again: on plain data they are many times as fast, and what has changed is found afterwards.
 * So a move gets the state besides the draft, leaves the draft alone and gives back a finished state.
 */
export const plainPlugin: Plugin = {
  name: 'plain',
  fnWrap:
    (method) =>
    (context, ...args) =>
      method({ ...context, plain: context.G } as typeof context, ...args),
};

/** The state as it is, in a move of a game that has the plugin. */
export function plainIn(context: object): S {
  const { plain } = context as Context;
  if (!plain) throw new Error('a move runs without its plugin');
  return plain;
}
