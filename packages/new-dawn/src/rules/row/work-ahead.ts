import { handlerOf, offersOnly, type PlayerId } from '@morgenrot/engine';
import { focusRow } from '../../cards/focus.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep } from '../../steps.ts';
import { handlers, sayingOf, withMore } from '../handlers.ts';
import { focusOf } from '../seats.ts';
import { naturalWondersOn, tradeOn } from '../trade/trade.ts';
import { resolvingSlot } from './focus-row.ts';

export interface WorkAhead {
  /** With which number it would be resolved. */
  slot: number;
  /** Its parts in order, each with its numbers. */
  parts: readonly NewDawnStep[];
  /** Tokens on it that could be spent while it is resolved. */
  tokens: number;
}

/** What a card of the row would do if it were resolved now: the very steps that resolving it puts on the stack. */
export function workAhead(s: State, me: PlayerId, focus: number): WorkAhead {
  const slot = resolvingSlot(s, me, focus);
  const resolution = { player: me, focus, slot };
  return {
    slot,
    parts: focusRow(focusOf(s, me, focus).card)
      .work.flatMap((part) => part(resolution))
      .map((part) => withMore(s, part))
      .map((part) => sayingOf(part.kind).ahead?.(s, part) ?? part),
    tokens: tradeOn(s, me, focus) + naturalWondersOn(s, me, focus).length,
  };
}

/** Ways out of a question: what offers nothing else does nothing. */
const LEAVING = ['done', 'skip'];

/** Would resolving it now do nothing at all? Each of its parts is asked, as it will be. */
export const isIdleWork = (s: State, { parts }: Pick<WorkAhead, 'parts'>): boolean =>
  parts.every((part) => {
    const ask = handlerOf(handlers, part).ask?.(s, part);
    return ask?.shape === 'one' && offersOnly(ask, ...LEAVING);
  });
