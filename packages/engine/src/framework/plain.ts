import type { Plugin } from 'boardgame.io';
import type { Step, Steps } from '../steps.ts';

type S = Steps<Step>;

interface Context {
  /** The state itself, where the framework would hand out a draft of it. */
  plain?: S;
}

/** What the framework gets instead of the state: nothing to make a draft of. */
const NO_DRAFT = null;

/**
 * The framework runs every move and every hook on a draft by immer, in which each look at anything makes another draft.
 * Rules look at the whole map again and again: on plain data they are many times as fast, and what has changed is found
 * afterwards. So a move gets the state itself and gives back a finished one, and there is no draft.
 */
export const plainPlugin: Plugin = {
  name: 'plain',
  fnWrap:
    (method) =>
    (context, ...args) => {
      const result: unknown = method({ ...context, G: NO_DRAFT, plain: context.G } as typeof context, ...args);
      // A hook that changes nothing gives back what it got.
      return result === NO_DRAFT ? context.G : result;
    },
};

/** The state as it is, in a move or a hook of a game that has the plugin. */
export function plainIn(context: object): S {
  const { plain } = context as Context;
  if (!plain) throw new Error('a move runs without its plugin');
  return plain;
}
