import { type Answer, type Api, type Ask, next, offer, type PlayerId, type Reason } from '@morgenrot/engine';
import { FOCUS_CARDS, type FocusCardId } from '../cards/focus.ts';
import type { State } from '../state.ts';
import type { NewDawnStep } from '../steps.ts';
import type { Level } from '../vocabulary.ts';
import { replaceCard, typeOf } from './focus-row.ts';
import { focusOf, seatOf } from './seats.ts';

export const LAST_TECH = 24;
/** R9.3: going beyond the last space leads here. */
export const TECH_AFTER_LAST = 15;

/** R9.1: the spaces of the tech dial that give a card of a level. */
export const TECH_LEVELS: Readonly<Record<number, Level>> = { 3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4 };

/** The levels reached or passed on the way, in order (R9.2). */
const levelsBetween = (from: number, to: number): Level[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => TECH_LEVELS[from + 1 + i]).filter(
    (level) => level !== undefined,
  );

/** Moves the pointer and offers a card for every level on the way. */
export function moveTech(s: State, me: PlayerId, by: number, api: Api): void {
  const seat = seatOf(s, me);
  const from = seat.tech;
  const reached = Math.min(from + by, LAST_TECH);
  // R9.3, Q-E4: a 24 passed on the way counts; from 24 itself any advance leads to 15 and gives nothing.
  seat.tech = from + by > LAST_TECH ? TECH_AFTER_LAST : reached;
  seat.techBest = Math.max(seat.techBest, reached);
  api.log({ key: 'tech.advanced', by: me, params: { from, to: seat.tech, by } });
  next<NewDawnStep>(
    s,
    ...levelsBetween(from, reached).map((level) => ({ kind: 'gainCard' as const, player: me, level })),
  );
}

interface AdvanceTech {
  player: PlayerId;
  focus: number;
  slot: number;
}

/** By so many spaces: the slot, and one for each trade token spent from the science card (R11). */
export const advanceBy = (option: string): number | undefined => {
  const by = /^by:(\d+)$/.exec(option)?.[1];
  return by === undefined ? undefined : Number(by);
};

export const advanceTech = {
  ask: (s: State, { player, focus, slot }: AdvanceTech): Ask => {
    const tokens = focusOf(s, player, focus).trade;
    return { shape: 'one', from: [...Array.from({ length: tokens + 1 }, (_, spent) => `by:${slot + spent}`), 'skip'] };
  },
  run(s: State, { player, focus, slot }: AdvanceTech, answer: Answer, api: Api): void {
    const by = advanceBy(String(answer));
    if (by === undefined) return;
    const card = focusOf(s, player, focus);
    const spent = by - slot;
    card.trade -= spent;
    for (let i = 0; i < spent; i++) api.log({ key: 'trade.spent', by: player, params: { card: card.card } });
    moveTech(s, player, by, api);
  },
};

/** Why `me` may not take `card` for a level just reached (R9.2). */
export function cardRefused(s: State, me: PlayerId, card: FocusCardId, level: Level): Reason | undefined {
  if (FOCUS_CARDS[card].level !== level) return { key: 'card.otherLevel', params: { level } };
  const replaced = seatOf(s, me).row.some((focus) => typeOf(focus) === FOCUS_CARDS[card].type);
  return replaced ? undefined : { key: 'card.nothingToReplace' };
}

/** R9.4: without a card of that level in the stack nothing happens. */
export const gainCard = {
  run(s: State, { player, level }: { player: PlayerId; level: Level }): void {
    const any = seatOf(s, player).stack.some((card) => !cardRefused(s, player, card, level));
    if (any) next<NewDawnStep>(s, { kind: 'takeCard', player, level });
  },
};

export const takeCard = {
  ask: (s: State, { player, level }: { player: PlayerId; level: Level }): Ask =>
    offer(seatOf(s, player).stack, (card) => cardRefused(s, player, card, level), 'decline'),
  run(s: State, { player, level }: { player: PlayerId; level: Level }, answer: Answer, api: Api): void {
    if (answer === 'decline') api.log({ key: 'card.declined', by: player, params: { level } });
    else replaceCard(s, player, answer as FocusCardId, api);
  },
};
