import {
  type Answer,
  type Api,
  type Ask,
  faceDown,
  HIDDEN,
  next,
  offer,
  offersOnly,
  type PlayerId,
} from '@morgenrot/engine';
import { DIPLOMACY } from '../../cards/diplomacy.ts';
import { anyInPlay, inPlay } from '../../effects/in-play.ts';
import { rulesetOf } from '../../rulesets/of.ts';
import type { HeldDiplomacy, State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import type { DiplomacyCardId } from '../../vocabulary.ts';
import { matureCitiesOf } from '../cities/maturity.ts';
import { form, idIn, player } from '../option-form.ts';
import { seatOf } from '../seats.ts';
import { revealWhatIsLeft, turnUp } from './closed-diplomacy.ts';

const held = (s: State, me: PlayerId, from: PlayerId): HeldDiplomacy[] =>
  seatOf(s, me).diplomacy.filter((card) => card.from === from);

const lentBy = (s: State, owner: PlayerId): DiplomacyCardId[] =>
  s.order.flatMap((player) => held(s, player, owner).map(({ card }) => card));

/** Cards that are with their owner (R2.5). Known to the owner and to whoever may take one. */
const availableFrom = (s: State, owner: PlayerId): DiplomacyCardId[] => {
  const lent = lentBy(s, owner);
  return rulesetOf(s).diplomacy.filter((card) => !lent.includes(card));
};
/** How many there are is public, also where the kind of those lent out is not. */
const countAvailable = (s: State, owner: PlayerId): number => rulesetOf(s).diplomacy.length - lentBy(s, owner).length;

/** R18.1: one card of each other player, unless an effect allows more. */
const limitFor = (s: State, me: PlayerId): number =>
  Math.max(1, ...inPlay(s, me).map(({ effect }) => effect.diplomacyLimit ?? 1));

const hasRoom = (s: State, me: PlayerId, from: PlayerId): boolean =>
  held(s, me, from).length < limitFor(s, me) ||
  anyInPlay(s, me, ({ effect }) => effect.diplomacyWithoutLimit?.(s, me, from));

function takeFrom(s: State, me: PlayerId, from: PlayerId, api: Api, give?: DiplomacyCardId): StepOf<'takeDiplomacy'> {
  revealWhatIsLeft(s, api);
  return { kind: 'takeDiplomacy', player: me, from, cards: availableFrom(s, from), ...(give && { give }) };
}

/** R12.6: take a card of the visited rival, or swap one already held; whoever may take may do either. */
export function diplomacyAfterVisit(s: State, me: PlayerId, from: PlayerId, api: Api): NewDawnStep[] {
  if (countAvailable(s, from) === 0) return [];
  if (!hasRoom(s, me, from)) return [{ kind: 'swapDiplomacy', player: me, only: from }];
  const take = takeFrom(s, me, from, api);
  return held(s, me, from).length > 0 ? [{ ...take, orSwap: true }] : [take];
}

/** One card of a player outside a visit, if any is with that player. */
export const takeFirstDiplomacy = (s: State, me: PlayerId, from: PlayerId, api: Api): NewDawnStep[] =>
  countAvailable(s, from) > 0 ? [takeFrom(s, me, from, api)] : [];

/** The cards stand in the step itself: nobody else may see which are left with their owner. */
export const takeDiplomacy = {
  alsoSeenBy: ({ from }: StepOf<'takeDiplomacy'>): PlayerId => from,
  seen(step: StepOf<'takeDiplomacy'>, s: State): StepOf<'takeDiplomacy'> {
    if (s.options.diplomacy === 'open') return step;
    return { ...step, cards: faceDown(step.cards), ...(step.give && { give: HIDDEN as DiplomacyCardId }) };
  },
  ask: (_s: State, { cards }: StepOf<'takeDiplomacy'>): Ask => ({ shape: 'one', from: [...cards, 'skip'] }),
  run(s: State, { player, from, give, orSwap }: StepOf<'takeDiplomacy'>, answer: Answer, api: Api): void {
    if (answer === 'skip') {
      if (orSwap) next<NewDawnStep>(s, { kind: 'swapDiplomacy', player, only: from });
      return;
    }
    const seat = seatOf(s, player);
    if (give) seat.diplomacy = seat.diplomacy.filter((card) => card.from !== from || card.card !== give);
    seat.diplomacy.push({ from, card: answer as DiplomacyCardId, shown: s.options.diplomacy === 'open' });
    api.log({ key: give ? 'diplomacy.swapped' : 'diplomacy.taken', by: player, params: { player: from } });
    const only = s.options.diplomacy === 'open' ? undefined : [player, from];
    api.log({
      key: 'diplomacy.which',
      by: player,
      params: { diplomacy: String(answer), player: from },
      ...(only && { only }),
    });
  },
};

/** `2:embassy`: a card, and whose it is. */
export const heldOption = form('{from}:{card}', { from: player, card: idIn(() => DIPLOMACY) });

/** Gives back a card of a player for another one of the same player. */
export const swapDiplomacy = {
  option: heldOption,
  ask: (s: State, { player, only }: StepOf<'swapDiplomacy'>): Ask =>
    offer(
      seatOf(s, player)
        .diplomacy.filter(({ from }) => only === undefined || from === only)
        .map(heldOption.write),
      (name) => (countAvailable(s, heldOption.read(name)?.from ?? '') > 0 ? undefined : { key: 'diplomacy.noneLeft' }),
      'done',
    ),
  idle: (s: State, step: StepOf<'swapDiplomacy'>): boolean => offersOnly(swapDiplomacy.ask(s, step), 'done'),
  run(s: State, { player }: StepOf<'swapDiplomacy'>, answer: Answer, api: Api): void {
    const mine = seatOf(s, player).diplomacy.find((card) => heldOption.write(card) === answer);
    if (mine) next<NewDawnStep>(s, takeFrom(s, player, mine.from, api, mine.card));
  },
};

/** Some cards in total, from whichever players. */
export const takeAnyDiplomacy = {
  ask: (s: State, { player }: StepOf<'takeAnyDiplomacy'>): Ask =>
    offer(
      s.order.filter((other) => other !== player),
      (other) => {
        if (countAvailable(s, other) === 0) return { key: 'diplomacy.noneLeft' };
        return hasRoom(s, player, other) ? undefined : { key: 'diplomacy.enough' };
      },
      'done',
    ),
  idle: (s: State, step: StepOf<'takeAnyDiplomacy'>): boolean => offersOnly(takeAnyDiplomacy.ask(s, step), 'done'),
  run(s: State, step: StepOf<'takeAnyDiplomacy'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    next<NewDawnStep>(
      s,
      takeFrom(s, step.player, String(answer), api),
      ...(step.left > 1 ? [{ ...step, left: step.left - 1 }] : []),
    );
  },
};

/** R15.2, Q-E12: whoever attacks a player gives back all cards of that player at once. */
export function returnDiplomacy(s: State, me: PlayerId, from: PlayerId, api: Api): void {
  const seat = seatOf(s, me);
  const given = held(s, me, from);
  if (given.length === 0) return;
  seat.diplomacy = seat.diplomacy.filter((card) => card.from !== from);
  api.log({ key: 'diplomacy.returned', by: me, params: { player: from, count: given.length } });
}

/** One certain card goes back to its owner. */
export function returnOneDiplomacy(s: State, me: PlayerId, from: PlayerId, card: DiplomacyCardId, api: Api): void {
  const seat = seatOf(s, me);
  seat.diplomacy = seat.diplomacy.filter((other) => other.from !== from || other.card !== card);
  api.log({ key: 'diplomacy.gaveBack', by: me, params: { diplomacy: card, player: from } });
}

const withoutCard = (s: State, me: PlayerId, card: HeldDiplomacy): State => {
  const seat = seatOf(s, me);
  const diplomacy = seat.diplomacy.filter((other) => other !== card);
  return { ...s, seats: { ...s.seats, [me]: { ...seat, diplomacy } } };
};

const makesMature = (s: State, me: PlayerId, card: HeldDiplomacy): boolean =>
  DIPLOMACY[card.card].effect.countsForMaturity !== undefined &&
  matureCitiesOf(s, me).length > matureCitiesOf(withoutCard(s, me, card), me).length;

/** N-E3: a closed card is used as soon as a city is mature only because of it. */
export function watchClosedCards(s: State, api: Api): void {
  if (s.options.diplomacy === 'open') return;
  for (const player of s.order) {
    for (const card of seatOf(s, player).diplomacy) {
      if (!card.shown && makesMature(s, player, card)) turnUp(player, card, api);
    }
  }
}
