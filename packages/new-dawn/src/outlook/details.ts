import type { Params, PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { AGENDAS, type AgendaId, VICTORY_CARDS } from '../cards/agendas.ts';
import { type FocusCardId, focusRow } from '../cards/focus.ts';
import type { NaturalWonderId } from '../cards/natural-wonders.ts';
import { shownWonders, wonderCost } from '../rules/wonders.ts';
import type { State } from '../state.ts';
import { RESOURCES } from '../vocabulary.ts';
import type { Term } from './terms.ts';

/** Two moments of one player's match: now, and after what is thought of. */
interface Course {
  before: State;
  after: State;
  me: PlayerId;
}
type Detail = (course: Course) => Params | undefined;

const newIn = <T>(before: readonly T[], after: readonly T[]): T | undefined =>
  after.find((one) => !before.includes(one));

const named = (name: string, thing: string | undefined): Params | undefined =>
  thing === undefined ? undefined : { [name]: thing };

const claimsOf = (s: State, me: PlayerId): AgendaId[] =>
  s.victory.flatMap(({ claims }) => claims.filter(({ player }) => player === me).map(({ agenda }) => agenda));

const claimed: Detail = ({ before, after, me }) => {
  return named('agenda', newIn(claimsOf(before, me), claimsOf(after, me)));
};

/** The agenda that comes nearer by most. */
const nearer: Detail = ({ before, after, me }) => {
  let best: { agenda: AgendaId; gain: number; have: number; need: number } | undefined;
  const done = claimsOf(before, me);
  for (const agenda of before.victory.flatMap(({ card }): readonly AgendaId[] => VICTORY_CARDS[card])) {
    const now = AGENDAS[agenda](before, me);
    const then = AGENDAS[agenda](after, me);
    const gain = (Math.min(then.have, then.need) - now.have) / now.need;
    if (gain > (best?.gain ?? 0) && !done.includes(agenda))
      best = { agenda, gain, have: Math.min(then.have, then.need), need: then.need };
  }
  return best && { agenda: best.agenda, have: best.have, need: best.need };
};

const cardsOf = (s: State, me: PlayerId): FocusCardId[] => s.seats[me]?.row.map(({ card }) => card) ?? [];

const levelled: Detail = ({ before, after, me }) => {
  const card = newIn(cardsOf(before, me), cardsOf(after, me));
  return card && { card, level: focusRow(card).level };
};

/** What is turned up on the way is only imagined: nothing is named that does not lie open now. */
const openWonders = (s: State): readonly string[] => [
  ...shownWonders(s),
  ...Object.values(s.map).flatMap(({ wonder }) => wonder ?? []),
];

const built: Detail = ({ before, after, me }) => {
  const wonder = newIn(before.seats[me]?.wonders ?? [], after.seats[me]?.wonders ?? []);
  return wonder && openWonders(before).includes(wonder) ? { wonder } : undefined;
};

/** Of what is on offer now and then, the cheapest for this player. */
const reached: Detail = ({ before, after, me }) => {
  const offered = shownWonders(before).filter((wonder) => shownWonders(after).includes(wonder));
  const [wonder] = offered.sort((a, b) => wonderCost(after, me, a) - wonderCost(after, me, b));
  return named('wonder', wonder);
};

const liesOpen = (s: State, id: NaturalWonderId): boolean =>
  Object.values(s.map).some(({ naturalWonder }) => naturalWonder === id) ||
  Object.values(s.seats).some(({ naturalWonders }) => naturalWonders.includes(id));

const gained: Detail = ({ before, after, me }) => {
  const [had, has] = [before.seats[me], after.seats[me]];
  if (!had || !has) return undefined;
  const naturalWonder = newIn(had.naturalWonders, has.naturalWonders);
  if (naturalWonder && liesOpen(before, naturalWonder)) return { naturalWonder };
  return named(
    'resource',
    RESOURCES.find((one) => has.resources[one] > had.resources[one]),
  );
};

const heldBy = (s: State, me: PlayerId): string[] =>
  Object.entries(s.cityStates).flatMap(([id, cityState]) => (cityState.held?.by === me ? [id] : []));

const conquered: Detail = ({ before, after, me }) => {
  const cityState = newIn(heldBy(before, me), heldBy(after, me));
  return cityState !== undefined && Object.hasOwn(before.cityStates, cityState) ? { cityState } : undefined;
};

const citiesOf = (s: State, me: PlayerId): HexKey[] =>
  (Object.keys(s.map) as HexKey[]).filter((hex) => s.map[hex]?.city?.of === me && !s.map[hex]?.city?.lent);

const founded: Detail = ({ before, after, me }) => {
  const hex = newIn(citiesOf(before, me), citiesOf(after, me));
  return hex && before.map[hex] ? { hex } : undefined;
};

const tokensOf = (s: State, me: PlayerId): HexKey[] =>
  (Object.keys(s.map) as HexKey[]).filter((hex) => s.map[hex]?.control?.of === me);

const placed: Detail = ({ before, after, me }) => {
  const known = tokensOf(before, me);
  const fresh = tokensOf(after, me).filter((hex) => !known.includes(hex) && before.map[hex]);
  return fresh[0] && { hex: fresh[0], count: fresh.length };
};

const advanced: Detail = ({ before, after, me }) => {
  const spaces = (after.seats[me]?.techBest ?? 0) - (before.seats[me]?.techBest ?? 0);
  return spaces > 0 ? { spaces } : undefined;
};

const cityStateCards = (s: State, me: PlayerId): string[] =>
  Object.entries(s.cityStates).flatMap(([id, { cards }]) => (cards.includes(me) ? [id] : []));

/** Cards of rivals may lie face down: who gave them is no secret. */
const allied: Detail = ({ before, after, me }) => {
  const cityState = newIn(cityStateCards(before, me), cityStateCards(after, me));
  return cityState !== undefined && Object.hasOwn(before.cityStates, cityState) ? { cityState } : undefined;
};

const DETAILS: Readonly<Partial<Record<Term, Detail>>> = {
  claims: claimed,
  nearness: nearer,
  levels: levelled,
  tech: advanced,
  wonders: built,
  wonderReach: reached,
  cities: founded,
  tokens: placed,
  resources: gained,
  diplomacy: allied,
  conquests: conquered,
};

/** The thing that a term speaks of, where there is one to be named. */
export const details = (before: State, after: State, me: PlayerId, term: string): Params | undefined =>
  DETAILS[term as Term]?.({ before, after, me });
