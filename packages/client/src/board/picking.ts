import type { Ask, Option } from '@morgenrot/engine';
import { optionsOf } from '@morgenrot/engine';
import type { StoreApi } from 'zustand/vanilla';
import type { Board, BoardState, Sender } from './board-store.ts';
import { answerOf, asksMore, firstMore, NOTHING } from './drafts.ts';
import type { BoardPlugin } from './plugin.ts';

type Picking = Pick<Board, 'pick' | 'draft' | 'setAmount' | 'setCounts' | 'setMore' | 'clear'>;

/** Picking options, one or several, and saying why one cannot be picked. */
export function createPicking(
  { getState: get, setState: set }: StoreApi<BoardState>,
  plugin: Pick<BoardPlugin, 'check' | 'explain'>,
  sender: Sender,
  sendsAtOnce: () => boolean,
): Picking {
  function refuse(option: Option): void {
    const { asked, view, me } = get();
    if (!asked || me === null) return;
    const { ask } = asked;
    const verdict = plugin.check(view, me, asked.id, answerOf(ask, option));
    const general = verdict.ok ? { key: 'answer.notOffered' } : verdict.reason;
    const reason = (general.key === 'answer.notOffered' && plugin.explain?.(view, me, option)) || general;
    set({ told: { option, reason }, chosen: ask.shape === 'some' ? get().chosen : NOTHING });
  }

  function pickOne(ask: Ask, option: Option): void {
    const isAgain = get().chosen[0] === option;
    if (!isAgain) set({ chosen: [option], more: firstMore(ask, option), told: undefined });
    // Last of all: the next question may be there at once.
    if (!asksMore(ask, option) && (isAgain || sendsAtOnce())) sender.send(answerOf(ask, option));
  }

  function pickAnother(option: Option, max: number): void {
    const { chosen } = get();
    if (chosen.includes(option)) set({ chosen: chosen.filter((other) => other !== option), told: undefined });
    else if (max === 1) set({ chosen: [option], told: undefined });
    else if (chosen.length < max) set({ chosen: [...chosen, option], told: undefined });
    else set({ told: { option, reason: { key: 'answer.count', params: { min: chosen.length, max } } } });
  }

  return {
    pick(option) {
      const { asked } = get();
      if (!asked || sender.isBusy()) return;
      const { ask } = asked;
      if (ask.shape === 'amount' || ask.shape === 'counts') return;
      if (!optionsOf(ask).includes(option)) {
        // A click too many on what has just been chosen is no new choice.
        if (!sender.isSettled(option)) refuse(option);
      } else if (ask.shape === 'some') pickAnother(option, ask.max);
      else pickOne(ask, option);
    },
    draft(option) {
      const { asked } = get();
      if (asked && !sender.isBusy() && optionsOf(asked.ask).includes(option))
        set({ chosen: [option], more: firstMore(asked.ask, option), told: undefined });
    },
    setAmount(amount) {
      const ask = get().asked?.ask;
      if (ask?.shape === 'amount' && amount >= ask.min && amount <= ask.max) set({ amount, told: undefined });
    },
    setCounts: (counts) => set({ counts, told: undefined }),
    setMore: (more) => set({ more, told: undefined }),
    clear: () => set({ chosen: NOTHING, more: undefined, told: undefined }),
  };
}
