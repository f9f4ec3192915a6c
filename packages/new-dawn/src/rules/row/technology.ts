import {
  type Answer,
  type Api,
  type Ask,
  next,
  offer,
  offersOnly,
  type PlayerId,
  type Reason,
} from '@morgenrot/engine';
import { FOCUS_CARDS, type FocusCardId } from '../../cards/focus.ts';
import { anyInPlay } from '../../effects/in-play.ts';
import type { FocusCard, State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { LEVELS, type Level, RESOURCES } from '../../vocabulary.ts';
import { count, either, form } from '../option-form.ts';
import { focusOf, seatOf } from '../seats.ts';
import { ownsResource } from '../trade/resources.ts';
import { isNamed, namedOption, namedOptions, spendNamed, spendTrade, tradeOn } from '../trade/trade.ts';
import { putInPlace, typeOf } from './focus-row.ts';

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

/** By so many spaces: the slot, and one for each trade token spent from the science card (R11). */
export const advanceOption = form('by:{by}', { by: count });

type AdvanceTech = StepOf<'advanceTech'>;

/** N-TC9: what a science card adds for what is owned is counted once, before anything is spent. */
function moreTech(s: State, me: PlayerId, per: AdvanceTech['per']): number {
  if (per === 'wonder') return seatOf(s, me).wonders.length > 0 ? 1 : 0;
  return per === 'resourceTypes' ? RESOURCES.filter((type) => ownsResource(s, me, type)).length : 0;
}

export const advanceTech = {
  withMore(s: State, { per, ...step }: AdvanceTech): AdvanceTech {
    return per ? { ...step, plus: step.plus + moreTech(s, step.player, per) } : step;
  },
  option: either(advanceOption, namedOption),
  ask: (s: State, { player, focus, slot, plus }: StepOf<'advanceTech'>): Ask => ({
    shape: 'one',
    from: [
      ...Array.from({ length: tradeOn(s, player, focus) + 1 }, (_, spent) =>
        advanceOption.write({ by: slot + plus + spent }),
      ),
      ...namedOptions(s, player, focus),
      'skip',
    ],
  }),
  run(s: State, step: StepOf<'advanceTech'>, answer: Answer, api: Api): void {
    const { player, focus, slot, plus } = step;
    if (isNamed(answer)) {
      next<NewDawnStep>(s, { ...step, plus: plus + 1 });
      spendNamed(s, player, answer, api);
      return;
    }
    const by = advanceOption.read(String(answer))?.by;
    if (by === undefined) return;
    for (let spent = slot + plus; spent < by; spent++) spendTrade(s, player, focus, api);
    moveTech(s, player, by, api);
  },
};

/** The cards that may give way to a gained one: of its type, or any but science when types may change (Q-E36). */
function mayGiveWay(s: State, me: PlayerId, gained: FocusCardId): FocusCard[] {
  const anyType = anyInPlay(s, me, ({ effect }) => effect.gainsAnyType);
  return seatOf(s, me).row.filter(
    (focus) => typeOf(focus) === FOCUS_CARDS[gained].type || (anyType && typeOf(focus) !== 'science'),
  );
}

/** Why `me` may not take `card` for a level just reached (R9.2). */
export function cardRefused(s: State, me: PlayerId, card: FocusCardId, level: Level): Reason | undefined {
  if (FOCUS_CARDS[card].level !== level) return { key: 'card.otherLevel', params: { level } };
  return mayGiveWay(s, me, card).length > 0 ? undefined : { key: 'card.nothingToReplace' };
}

/** R9.4: without a card of that level in the stack nothing happens. */
export const gainCard = {
  run(s: State, { player, level }: StepOf<'gainCard'>): void {
    const any = seatOf(s, player).stack.some((card) => !cardRefused(s, player, card, level));
    if (any) next<NewDawnStep>(s, { kind: 'takeCard', player, level });
  },
};

export const takeCard = {
  ask: (s: State, { player, level }: StepOf<'takeCard'>): Ask =>
    offer(seatOf(s, player).stack, (card) => cardRefused(s, player, card, level), 'decline'),
  run(s: State, { player, level }: StepOf<'takeCard'>, answer: Answer, api: Api): void {
    if (answer === 'decline') api.log({ key: 'card.declined', by: player, params: { level } });
    else takeInPlace(s, player, answer as FocusCardId, api);
  },
};

function takeInPlace(s: State, me: PlayerId, card: FocusCardId, api: Api): void {
  const places = mayGiveWay(s, me, card);
  const [only] = places;
  if (places.length > 1) next<NewDawnStep>(s, { kind: 'giveWay', player: me, card });
  else if (only) putInPlace(s, me, only, card, api);
}

/** Great Library, Q-E37: an own card of a kind and level that the host's row shows; levels may go down. */
const isKnownThere = (s: State, from: PlayerId, card: FocusCardId): boolean =>
  seatOf(s, from).row.some(
    (focus) => typeOf(focus) === FOCUS_CARDS[card].type && FOCUS_CARDS[focus.card].level === FOCUS_CARDS[card].level,
  );

function copyRefused(s: State, { player, from }: StepOf<'copyCard'>, card: FocusCardId): Reason | undefined {
  if (!isKnownThere(s, from, card)) return { key: 'card.notKnownThere' };
  return mayGiveWay(s, player, card).length > 0 ? undefined : { key: 'card.nothingToReplace' };
}

export const copyCard = {
  ask: (s: State, step: StepOf<'copyCard'>): Ask =>
    offer(seatOf(s, step.player).stack, (card) => copyRefused(s, step, card), 'decline'),
  idle: (s: State, step: StepOf<'copyCard'>): boolean => offersOnly(copyCard.ask(s, step), 'decline'),
  run(s: State, { player }: StepOf<'copyCard'>, answer: Answer, api: Api): void {
    if (answer !== 'decline') takeInPlace(s, player, answer as FocusCardId, api);
  },
};

/** Which card the new one replaces, when there is a choice. */
export const giveWay = {
  ask: (s: State, { player, card }: StepOf<'giveWay'>): Ask => ({
    shape: 'one',
    from: mayGiveWay(s, player, card).map((focus) => focus.card),
  }),
  run(s: State, { player, card }: StepOf<'giveWay'>, answer: Answer, api: Api): void {
    const place = seatOf(s, player).row.find((focus) => focus.card === answer);
    if (place) putInPlace(s, player, place, card, api);
  },
};

/** Q-E37: cards of the same type and the next level that the own stack still has; a unique one may be among them. */
const betterThan = (s: State, me: PlayerId, card: FocusCardId): FocusCardId[] =>
  seatOf(s, me).stack.filter(
    (other) =>
      FOCUS_CARDS[other].type === FOCUS_CARDS[card].type &&
      FOCUS_CARDS[other].level === LEVELS[LEVELS.indexOf(FOCUS_CARDS[card].level) + 1],
  );

/** Each card makes one step: what has just been put in place is not replaced again. */
function upgradeRefused(
  s: State,
  { player, only, done = [] }: StepOf<'upgradeCard'>,
  focus: FocusCard,
): Reason | undefined {
  const { card, id } = focus;
  if (done.includes(id)) return { key: 'card.justGained' };
  if (only !== undefined && FOCUS_CARDS[card].level !== only)
    return { key: 'card.otherLevel', params: { level: only } };
  return betterThan(s, player, card).length > 0 ? undefined : { key: 'card.noBetter' };
}

const placeOf = (s: State, me: PlayerId, card: Answer): FocusCard => {
  const place = seatOf(s, me).row.find((focus) => focus.card === card);
  if (!place) throw new Error(`${String(card)} is not in the focus row of ${me}`);
  return place;
};

/** Cards of the row are replaced by the next level of the same type, outside the tech dial. */
export const upgradeCard = {
  ask: (s: State, step: StepOf<'upgradeCard'>): Ask =>
    offer(
      seatOf(s, step.player).row.map(({ card }) => card),
      (card) => upgradeRefused(s, step, placeOf(s, step.player, card)),
      'done',
    ),
  idle: (s: State, step: StepOf<'upgradeCard'>): boolean => offersOnly(upgradeCard.ask(s, step), 'done'),
  run(s: State, step: StepOf<'upgradeCard'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const place = placeOf(s, step.player, answer);
    const better = betterThan(s, step.player, place.card);
    const done = [...(step.done ?? []), place.id];
    if (step.left > 1) next<NewDawnStep>(s, { ...step, left: step.left - 1, done });
    const { id: focus } = place;
    const [only] = better;
    if (better.length > 1) next<NewDawnStep>(s, { kind: 'upgradeTo', player: step.player, focus, cards: better });
    else if (only) putInPlace(s, step.player, place, only, api);
  },
};

/** The usual card of a level or the own unique one (T5.1). */
export const upgradeTo = {
  ask: (_s: State, { cards }: StepOf<'upgradeTo'>): Ask => ({ shape: 'one', from: cards }),
  run(s: State, { player, focus }: StepOf<'upgradeTo'>, answer: Answer, api: Api): void {
    putInPlace(s, player, focusOf(s, player, focus), answer as FocusCardId, api);
  },
};

/** Some spaces of the tech dial besides a science card (Craftsmanship). */
export const advanceDial = {
  run(s: State, { player, by }: StepOf<'moveTech'>, _answer: Answer, api: Api): void {
    moveTech(s, player, by, api);
  },
};
