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
import { CITY_STATES, type CityStateId } from '../../cards/city-states.ts';
import type { FocusCardId } from '../../cards/focus.ts';
import { NATURAL_WONDERS, type NaturalWonderId } from '../../cards/natural-wonders.ts';
import { anyInPlay, inPlay } from '../../effects/in-play.ts';
import type { FocusCard, State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { RESOURCES, type Resource } from '../../vocabulary.ts';
import { anyOf, either, form, idIn, oneOf } from '../option-form.ts';
import { focusOf, seatOf } from '../seats.ts';
import { tellNaturalWonder } from '../wonders/natural-wonders.ts';

/** R16.1 */
export const MOST_TRADE_ON_A_CARD = 3;

const placeFor = (s: State, me: PlayerId, answer: Answer): FocusCard => {
  const focus = seatOf(s, me).row.find(({ card }) => card === answer);
  if (!focus) throw new Error(`${String(answer)} is not in the focus row`);
  return focus;
};

export const cardsInRow = (s: State, me: PlayerId): FocusCardId[] => seatOf(s, me).row.map(({ card }) => card);

const fullRefused = ({ trade }: FocusCard): Reason | undefined =>
  trade >= MOST_TRADE_ON_A_CARD ? { key: 'trade.full', params: { most: MOST_TRADE_ON_A_CARD } } : undefined;

const bareRefused = ({ trade }: FocusCard): Reason | undefined => (trade === 0 ? { key: 'trade.none' } : undefined);

/** How many more trade tokens fit on a wonder that keeps some. */
const roomInStore = (s: State, me: PlayerId): number =>
  inPlay(s, me).reduce((room, { effect }) => room + (effect.storesTrade ?? 0), 0) - seatOf(s, me).stored;

/** Where a token may be laid that is not a focus card. */
const STORE = 'store';

export const hasRoomForTrade = (s: State, me: PlayerId): boolean =>
  roomInStore(s, me) > 0 || seatOf(s, me).row.some((focus) => !fullRefused(focus));

const hasTrade = (s: State, me: PlayerId): boolean => seatOf(s, me).row.some((focus) => !bareRefused(focus));

/** Where one token can go: any card of the row, or only the one it is meant for. */
const placesFor = (s: State, me: PlayerId, only?: number[]): FocusCard[] =>
  seatOf(s, me).row.filter(({ id }) => only === undefined || only.includes(id));

/** So many tokens from the supply, one after another; what nothing can hold is lost (R16.1). */
export const gainTrade = {
  run(s: State, { player, left, only }: StepOf<'gainTrade'>, _answer: Answer, api: Api): void {
    if (left === 0) return;
    const stores = roomInStore(s, player) > 0;
    const open = placesFor(s, player, only).filter((focus) => !fullRefused(focus));
    if (open.length === 0 && !stores) return;
    const rest: NewDawnStep = { kind: 'gainTrade', player, left: left - 1, only };
    const [meant] = open;
    if (only?.length === 1 && meant && !stores) {
      layTrade(player, meant, api);
      next<NewDawnStep>(s, rest);
    } else next<NewDawnStep>(s, { kind: 'placeTrade', player, only }, rest);
  },
};

export const placeTrade = {
  ask: (s: State, { player, only }: StepOf<'placeTrade'>): Ask =>
    offer(
      placesFor(s, player, only).map(({ card }) => card),
      (card) => fullRefused(placeFor(s, player, card)),
      ...(roomInStore(s, player) > 0 ? [STORE] : []),
    ),
  run(s: State, { player }: StepOf<'placeTrade'>, answer: Answer, api: Api): void {
    if (answer === STORE) {
      seatOf(s, player).stored++;
      api.log({ key: 'trade.stored', by: player });
    } else layTrade(player, placeFor(s, player, answer), api);
  },
};

function layTrade(me: PlayerId, focus: FocusCard, api: Api): void {
  if (fullRefused(focus)) return;
  focus.trade++;
  api.log({ key: 'trade.gained', by: me, params: { card: focus.card } });
}

/** Moves kept tokens to focus cards, as many as the player likes. */
export const unstore = {
  ask: (s: State, { player }: StepOf<'unstore'>): Ask =>
    seatOf(s, player).stored > 0
      ? offer(cardsInRow(s, player), (card) => fullRefused(placeFor(s, player, card)), 'done')
      : { shape: 'one', from: ['done'] },
  idle: (s: State, step: StepOf<'unstore'>): boolean => offersOnly(unstore.ask(s, step), 'done'),
  run(s: State, step: StepOf<'unstore'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    seatOf(s, step.player).stored--;
    layTrade(step.player, placeFor(s, step.player, answer), api);
    if (seatOf(s, step.player).stored > 0) next<NewDawnStep>(s, { kind: 'unstore', player: step.player });
  },
};

/** A raided capital costs its owner so many tokens, or all there are (R22.4). */
export const loseTrade = {
  run(s: State, { player, left }: StepOf<'loseTrade'>): void {
    if (left > 0 && hasTrade(s, player)) next<NewDawnStep>(s, { kind: 'dropTrade', player, left });
  },
};

export const dropTrade = {
  ask: (s: State, { player }: StepOf<'dropTrade'>): Ask =>
    offer(cardsInRow(s, player), (card) => bareRefused(placeFor(s, player, card))),
  run(s: State, { player, left }: StepOf<'dropTrade'>, answer: Answer, api: Api): void {
    const focus = placeFor(s, player, answer);
    focus.trade--;
    api.log({ key: 'trade.lost', by: player, params: { card: focus.card } });
    next<NewDawnStep>(s, { kind: 'loseTrade', player, left: left - 1 });
  },
};

/** A beaten capital: the attacker takes tokens from the loser's cards, one at a time, and lays them (Q-E21). */
export const plunder = {
  ask: (s: State, { from, left }: StepOf<'plunder'>): Ask =>
    offer(left > 0 ? cardsInRow(s, from) : [], (card) => bareRefused(placeFor(s, from, card)), 'done'),
  idle: (s: State, { from }: StepOf<'plunder'>): boolean => !hasTrade(s, from),
  run(s: State, step: StepOf<'plunder'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const focus = placeFor(s, step.from, answer);
    focus.trade--;
    api.log({ key: 'trade.plundered', by: step.player, params: { player: step.from, card: focus.card } });
    next<NewDawnStep>(
      s,
      { kind: 'gainTrade', player: step.player, left: 1 },
      ...(step.left > 1 ? [{ ...step, left: step.left - 1 }] : []),
    );
  },
};

/** City-state tokens on a card: each serves as a trade token once a turn and stays (R17.4). */
export const cityStatesOn = (s: State, me: PlayerId, focus: number): CityStateId[] =>
  (Object.keys(CITY_STATES) as CityStateId[]).filter((id) => {
    const held = s.cityStates[id]?.held;
    return held?.by === me && held.focus === focus;
  });

const unspent = <T extends NaturalWonderId | CityStateId>(s: State, me: PlayerId, tokens: T[]): T[] =>
  tokens.filter((token) => !seatOf(s, me).spent.includes(token));

/** Tokens that can be spent from a card without asking which: city-states, then trade tokens. */
export const tradeOn = (s: State, me: PlayerId, focus: number): number =>
  focusOf(s, me, focus).trade + unspent(s, me, cityStatesOn(s, me, focus)).length;

/** Natural wonders on a card, each of which may serve as a trade token of it; which one is asked by name. */
export const naturalWondersOn = (s: State, me: PlayerId, focus: number): NaturalWonderId[] =>
  unspent(s, me, focusOf(s, me, focus).naturalWonders);

const naturalWonder = idIn(() => NATURAL_WONDERS);
const resource = oneOf(RESOURCES);
/** Any token that has a name. */
export const token = anyOf(naturalWonder, resource);
/** `naturalWonder:pantanal`, `resource:oil`: a token that is spent by its name. */
export const namedOption = either(
  form('naturalWonder:{naturalWonder}', { naturalWonder }),
  form('resource:{resource}', { resource }),
);
export const naturalWonderOptions = (s: State, me: PlayerId, focus: number): string[] =>
  naturalWondersOn(s, me, focus).map((id) => namedOption.write({ naturalWonder: id }));
/** Resources that are there to be named. */
export const resourceOptions = (s: State, me: PlayerId): string[] =>
  RESOURCES.filter((type) => seatOf(s, me).resources[type] > 0).map((type) => namedOption.write({ resource: type }));
export function namedResource(answer: Answer): Resource | undefined {
  const named = namedOption.read(String(answer));
  return named && 'resource' in named ? named.resource : undefined;
}

/** Q-F35: do resources serve `me` as trade tokens of the card that is being resolved? */
export const resourcesAreTrade = (s: State, me: PlayerId): boolean =>
  anyInPlay(s, me, ({ effect }) => effect.resourceAsTrade);

/** What can be spent by name as a trade token of a card that is being resolved. */
export const namedOptions = (s: State, me: PlayerId, focus: number): string[] => [
  ...naturalWonderOptions(s, me, focus),
  ...(resourcesAreTrade(s, me) ? resourceOptions(s, me) : []),
];
export const isNamed = (answer: Answer): boolean => namedOption.read(String(answer)) !== undefined;
export function spendNamed(s: State, me: PlayerId, answer: Answer, api: Api): void {
  const named = namedOption.read(String(answer));
  if (!named) return;
  if ('resource' in named) spendResource(s, me, named.resource, api);
  else spendNaturalWonder(s, me, named.naturalWonder, api);
}

export function spendResource(s: State, me: PlayerId, resource: Resource, api: Api): void {
  seatOf(s, me).resources[resource]--;
  s.supply[resource]++;
  api.log({ key: 'resource.spent', by: me, params: { resource, count: 1 } });
}

/** Spends one token of a card: a city-state's first, because it stays. */
export function spendTrade(s: State, me: PlayerId, focus: number, api: Api): void {
  const { card } = focusOf(s, me, focus);
  const cityState = unspent(s, me, cityStatesOn(s, me, focus))[0];
  if (cityState) {
    seatOf(s, me).spent.push(cityState);
    api.log({ key: 'trade.spentCityState', by: me, params: { cityState, card } });
    return;
  }
  spendBareTrade(s, me, focus, api);
}

/** R15.6: where no card is resolved only trade tokens themselves are spent from it. */
export function spendBareTrade(s: State, me: PlayerId, focus: number, api: Api): void {
  const place = focusOf(s, me, focus);
  place.trade--;
  api.log({ key: 'trade.spent', by: me, params: { card: place.card } });
}

/** A natural wonder is never used up: it is marked as spent, and whoever has it laid on a card lays it anew. */
export function spendNaturalWonder(s: State, me: PlayerId, naturalWonder: NaturalWonderId, api: Api): void {
  seatOf(s, me).spent.push(naturalWonder);
  api.log({ key: 'naturalWonder.spent', by: me, params: { naturalWonder } });
  tellNaturalWonder(s, me, naturalWonder, api);
}
