import {
  type Answer,
  type Api,
  type Ask,
  draw,
  fold,
  next,
  offer,
  type PlayerId,
  type Reason,
} from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { NATURAL_WONDERS, type NaturalWonderId } from '../../cards/natural-wonders.ts';
import { WONDERS, type WonderId } from '../../cards/wonders.ts';
import { inPlay } from '../../effects/in-play.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, PayWonder, StepOf } from '../../steps.ts';
import { isResource, RESOURCES, type Resource, WONDER_TYPES } from '../../vocabulary.ts';
import { cityStateOf } from '../cities/city-states.ts';
import { matureCitiesOf } from '../cities/maturity.ts';
import { citiesOf, hexAt, hexes } from '../map/map.ts';
import { either, form } from '../option-form.ts';
import { seatOf } from '../seats.ts';
import {
  namedOption,
  naturalWondersOn,
  resourcesAreTrade,
  spendNaturalWonder,
  spendResource,
  spendTrade,
  token,
  tradeOn,
} from '../trade/trade.ts';
import { gainWonder } from '../war/holdings.ts';
import { type Item, namedBy } from '../war/items.ts';
import { edgeRefused, foundOnEdge } from './wonder-sites.ts';

/** R13.2: what a resource is worth, unless a card says otherwise. */
const WORTH = 2;

export const shownWonders = (s: State): WonderId[] => WONDER_TYPES.flatMap((type) => s.wonderDecks[type].shown ?? []);

/** R20.2: one wonder in a city. */
export const citiesWithoutWonder = (s: State, me: PlayerId): HexKey[] =>
  citiesOf(s, me).filter((hex) => !s.map[hex]?.wonder);

/** What is printed, through every effect in play; `note` is told what each of them changes. */
function priceOf(s: State, me: PlayerId, wonder: WonderId, note?: (item: Item) => void): number {
  const { type, cost } = WONDERS[wonder];
  // T13.2: the trade token on it makes it cheaper.
  const { shown, aged } = s.wonderDecks[type];
  const printed = aged && shown === wonder ? cost - 1 : cost;
  const priced = {
    type,
    matureCities: matureCitiesOf(s, me).length,
    controlled: seatOf(s, me).wonders.map((id) => WONDERS[id].type),
  };
  note?.({ from: 'printed', value: printed });
  return fold(inPlay(s, me), printed, ({ effect, source }, value) => {
    const after = effect.modifyWonderCost?.(s, me, value, priced);
    if (after !== undefined && after !== value) note?.({ ...namedBy(source), value: after - value });
    return after;
  });
}

/** R13.2: what a wonder costs, line by line: what is printed, and everything that changes it. */
export function wonderCostItems(s: State, me: PlayerId, wonder: WonderId): Item[] {
  const items: Item[] = [];
  priceOf(s, me, wonder, (item) => items.push(item));
  return items;
}

/** After all reductions, never below nothing. */
export const wonderCost = (s: State, me: PlayerId, wonder: WonderId): number => Math.max(0, priceOf(s, me, wonder));

/** Where a wonder can go: into a city without one, or where it brings its own city (Q-F18). */
function siteAsk(s: State, player: PlayerId, wonder: WonderId): Extract<Ask, { shape: 'one' }> {
  if (WONDERS[wonder].effect.site === 'edge') return offer(hexes(s), (hex) => edgeRefused(s, player, hex));
  return { shape: 'one', from: citiesWithoutWonder(s, player) };
}

const eligible = (wonder: WonderId, resource: Resource): boolean => WONDERS[wonder].resources.includes(resource);

/** Natural wonders that can be spent as one of the wonder's resources, once a turn. */
const naturalWondersFor = (s: State, me: PlayerId, wonder: WonderId): NaturalWonderId[] => {
  const { naturalWonders, spent } = seatOf(s, me);
  return naturalWonders.filter((id) => !spent.includes(id) && eligible(wonder, NATURAL_WONDERS[id].resource));
};

/** Q-F35: resources that may be laid down as trade tokens: those that are worth no more here. */
const tradeResources = (s: State, me: PlayerId, wonder: WonderId): Resource[] =>
  resourcesAreTrade(s, me) ? RESOURCES.filter((type) => !eligible(wonder, type)) : [];

/** So many tokens of a kind that could be laid down for a wonder, and what each of them adds. */
export interface Means {
  of: Resource | 'naturalWonder' | 'trade';
  count: number;
  each: number;
}

/** All that could be laid down besides the production: whatever is worth more as a resource is one. */
export function meansFor(
  s: State,
  { player, focus, worth = WORTH }: StepOf<'chooseWonder'>,
  wonder: WonderId,
): Means[] {
  const { resources } = seatOf(s, player);
  const asResource = naturalWondersFor(s, player, wonder);
  const asTrade = naturalWondersOn(s, player, focus).filter((id) => !asResource.includes(id));
  const some = (each: number) => (of: Resource) => ({ of, count: resources[of], each });
  return [
    ...WONDERS[wonder].resources.map(some(worth)),
    { of: 'naturalWonder', count: asResource.length, each: worth },
    { of: 'trade', count: tradeOn(s, player, focus), each: 1 },
    { of: 'naturalWonder', count: asTrade.length, each: 1 },
    ...tradeResources(s, player, wonder).map(some(1)),
  ];
}

/** The most that could be paid, so that nobody begins what cannot be finished. */
const mostProduction = (s: State, step: StepOf<'chooseWonder'>, wonder: WonderId): number =>
  meansFor(s, step, wonder).reduce((sum, { count, each }) => sum + count * each, step.production);

function wonderRefused(s: State, step: StepOf<'chooseWonder'>, wonder: WonderId): Reason | undefined {
  if (siteAsk(s, step.player, wonder).from.length === 0)
    return { key: WONDERS[wonder].effect.site ? 'wonder.noSite' : 'wonder.noCity' };
  const cost = wonderCost(s, step.player, wonder);
  const most = mostProduction(s, step, wonder);
  return most < cost ? { key: 'wonder.tooDear', params: { cost, most } } : undefined;
}

export const chooseWonder = {
  ask: (s: State, step: StepOf<'chooseWonder'>): Ask =>
    offer(shownWonders(s), (wonder) => wonderRefused(s, step, wonder), 'done'),
  run(s: State, { kind: _kind, id: _id, ...step }: StepOf<'chooseWonder'>, answer: Answer): void {
    if (answer === 'done') return;
    const paying = { resources: {}, naturalWonders: [], trade: 0, asTrade: [] };
    next<NewDawnStep>(s, { ...step, ...paying, kind: 'payWonder', wonder: answer as WonderId });
  },
};

/** What has been laid down is worth so much. */
export const paid = ({ production, worth = WORTH, resources, naturalWonders, trade, asTrade }: PayWonder): number =>
  production +
  worth * (Object.values(resources).reduce((sum, n) => sum + n, 0) + naturalWonders.length) +
  trade +
  asTrade.length;

/** `resource:oil`, `naturalWonder:pantanal`; `asTrade:` if it serves as a trade token only. */
export const paymentOption = either(namedOption, form('asTrade:{asTrade}', { asTrade: token }));

/** What can still be laid down. */
function payments(s: State, step: PayWonder): string[] {
  const { player, focus, wonder, resources, naturalWonders, trade, asTrade } = step;
  const isLaid = [...naturalWonders, ...asTrade];
  const free = (id: NaturalWonderId): boolean => !isLaid.includes(id);
  return [
    ...WONDERS[wonder].resources
      .filter((type) => seatOf(s, player).resources[type] > (resources[type] ?? 0))
      .map((resource) => paymentOption.write({ resource })),
    ...naturalWondersFor(s, player, wonder)
      .filter(free)
      .map((naturalWonder) => paymentOption.write({ naturalWonder })),
    ...naturalWondersOn(s, player, focus)
      .filter(free)
      .map((asTrade) => paymentOption.write({ asTrade })),
    ...tradeResources(s, player, wonder)
      .filter((type) => seatOf(s, player).resources[type] > asTrade.filter((laid) => laid === type).length)
      .map((asTrade) => paymentOption.write({ asTrade })),
    ...(tradeOn(s, player, focus) > trade ? ['trade'] : []),
  ];
}

/** One payment after another, until it is enough; nothing is gone before the wonder is built. */
export const payWonder = {
  option: paymentOption,
  ask: (s: State, step: PayWonder): Ask => ({
    shape: 'one',
    from: [...(paid(step) >= wonderCost(s, step.player, step.wonder) ? ['build'] : []), ...payments(s, step), 'cancel'],
  }),
  run(s: State, step: PayWonder, answer: Answer, api: Api): void {
    const what = String(answer);
    if (what === 'cancel') {
      const { player, focus, slot, production, worth } = step;
      const dearer = worth === undefined ? {} : { worth };
      next<NewDawnStep>(s, { kind: 'chooseWonder', player, focus, slot, production, ...dearer });
    } else if (what === 'build') pay(s, step, api);
    else next<NewDawnStep>(s, laidDown(step, what));
  },
};

function laidDown(step: PayWonder, what: string): PayWonder {
  if (what === 'trade') return { ...step, trade: step.trade + 1 };
  const laid = paymentOption.read(what);
  if (!laid) return step;
  if ('asTrade' in laid) return { ...step, asTrade: [...step.asTrade, laid.asTrade] };
  if ('naturalWonder' in laid) return { ...step, naturalWonders: [...step.naturalWonders, laid.naturalWonder] };
  const { resource } = laid;
  return { ...step, resources: { ...step.resources, [resource]: (step.resources[resource] ?? 0) + 1 } };
}

function pay(s: State, step: PayWonder, api: Api): void {
  const { player, focus, wonder } = step;
  next<NewDawnStep>(s, { kind: 'placeWonder', player, wonder });
  const { resources } = seatOf(s, player);
  for (const [type, count] of Object.entries(step.resources) as [Resource, number][]) {
    resources[type] -= count;
    s.supply[type] += count;
    api.log({ key: 'resource.spent', by: player, params: { resource: type, count } });
  }
  for (let i = 0; i < step.trade; i++) spendTrade(s, player, focus, api);
  for (const id of [...step.naturalWonders, ...step.asTrade]) {
    if (isResource(id)) spendResource(s, player, id, api);
    else spendNaturalWonder(s, player, id, api);
  }
}

/** Q-E11: the card, the token under a city, the next card turned up, then what happens when it is built. */
export const placeWonder = {
  ask: (s: State, { player, wonder }: StepOf<'placeWonder'>): Ask => siteAsk(s, player, wonder),
  run(s: State, { player, wonder }: StepOf<'placeWonder'>, answer: Answer, api: Api): void {
    const hex = answer as HexKey;
    if (WONDERS[wonder].effect.site) foundOnEdge(s, player, hex, api);
    const space = hexAt(s, hex);
    space.wonder = wonder;
    if (space.city?.lent) cityStateOf(s, space.city.lent).builder = player;
    gainWonder(s, player, wonder);
    api.log({ key: 'wonder.built', by: player, params: { wonder, hex } });
    const deck = s.wonderDecks[WONDERS[wonder].type];
    delete deck.aged;
    deck.shown = draw(deck.deck, api) ?? null;
    if (deck.shown) api.log({ key: 'wonder.turnedUp', params: { wonder: deck.shown } });
    WONDERS[wonder].effect.onBuilt?.(s, player, api);
  },
};
