import type { Answer, Params, PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { AGENDAS, type AgendaId, VICTORY_CARDS, type VictoryCardId } from '../cards/agendas.ts';
import { FOCUS_CARDS, type FocusCardId, focusRow } from '../cards/focus.ts';
import type { NaturalWonderId } from '../cards/natural-wonders.ts';
import { WONDERS } from '../cards/wonders.ts';
import { shownWonders } from '../rules/wonders/wonders.ts';
import type { State } from '../state.ts';
import { RESOURCES } from '../vocabulary.ts';
import { hasClaimed, plansOf } from './plans.ts';
import { march } from './survey.ts';
import { type Term, wonderInReach } from './terms.ts';

/** Two moments of one player's match: now, and after what is thought of; and what was answered first. */
interface Course {
  before: State;
  after: State;
  me: PlayerId;
  answer: Answer;
}
/** The answer is about another thing of the same kind. */
const ELSEWHERE = 'elsewhere';
type Detail = (course: Course) => Params | typeof ELSEWHERE | undefined;

const allNew = <T>(before: readonly T[], after: readonly T[]): T[] => after.filter((one) => !before.includes(one));
const newIn = <T>(before: readonly T[], after: readonly T[]): T | undefined => allNew(before, after)[0];

/** Of several things the one that the answer names; any, where it names none of them. */
function meant<T>(
  things: readonly T[],
  answer: Answer | undefined,
  couldBe: boolean,
): T | typeof ELSEWHERE | undefined {
  const named = things.find((thing) => thing === answer);
  return named ?? (couldBe && things.length > 0 ? ELSEWHERE : things[0]);
}

/** The city-state that lies on a space: whoever goes there means that one. */
const cityStateAt = ({ cityStates }: State, answer: Answer): string | undefined =>
  Object.entries(cityStates).find(([, { home }]) => home === answer)?.[0];

const named = (name: string, thing: string | undefined): Params | undefined =>
  thing === undefined ? undefined : { [name]: thing };

const claimsOf = (s: State, me: PlayerId): AgendaId[] =>
  s.victory.flatMap(({ claims }) => claims.filter(({ player }) => player === me).map(({ agenda }) => agenda));

const claimed: Detail = ({ before, after, me }) => {
  return named('agenda', newIn(claimsOf(before, me), claimsOf(after, me)));
};

interface Progress {
  agenda: AgendaId;
  have: number;
  need: number;
}
const shareOf = ({ have, need }: Progress): number => have / need;

/** The agenda of a card that one is nearer to. */
const betterOf = (s: State, card: VictoryCardId, me: PlayerId): Progress | undefined =>
  VICTORY_CARDS[card]
    .map((agenda) => {
      const { have, need } = AGENDAS[agenda](s, me);
      return { agenda, have: Math.min(have, need), need };
    })
    .reduce((best, each) => (shareOf(each) > shareOf(best) ? each : best));

/** The agenda that comes nearer by most, counted as the term counts: the better one of each card not fulfilled then. */
const nearer: Detail = ({ before, after, me }) => {
  let most = 0;
  let found: Progress | undefined;
  for (const card of after.victory) {
    if (hasClaimed(card, me)) continue;
    const [now, then] = [betterOf(before, card.card, me), betterOf(after, card.card, me)];
    const gain = then && now ? shareOf(then) ** 2 - shareOf(now) ** 2 : 0;
    if (gain > most) [most, found] = [gain, then];
  }
  return found && { ...found };
};

const cardsOf = (s: State, me: PlayerId): FocusCardId[] => s.seats[me]?.row.map(({ card }) => card) ?? [];

const levelled: Detail = ({ before, after, me, answer }) => {
  const had = cardsOf(before, me);
  // One's own cards are named to be resolved, others to be taken.
  const isTaken = Object.hasOwn(FOCUS_CARDS, String(answer)) && !had.some((card) => card === answer);
  const card = meant(allNew(had, cardsOf(after, me)), answer, isTaken);
  return card === undefined || card === ELSEWHERE ? card : { card, level: focusRow(card).level };
};

/** What is turned up on the way is only imagined: nothing is named that does not lie open now. */
const openWonders = (s: State): readonly string[] => [
  ...shownWonders(s),
  ...Object.values(s.map).flatMap(({ wonder }) => wonder ?? []),
];

const isWonder = (answer: Answer): boolean => Object.hasOwn(WONDERS, String(answer));

const built: Detail = ({ before, after, me, answer }) => {
  const all = allNew(before.seats[me]?.wonders ?? [], after.seats[me]?.wonders ?? []);
  const wonder = meant(all, answer, isWonder(answer));
  if (wonder === undefined || wonder === ELSEWHERE) return wonder;
  return openWonders(before).includes(wonder) ? { wonder } : undefined;
};

/** The wonder that comes nearest to being paid, if it lies open now as well; and whether it could be paid then. */
const reached: Detail = ({ before, after, me, answer }) => {
  const nearest = wonderInReach(after, me);
  if (!nearest || !shownWonders(before).includes(nearest.wonder)) return undefined;
  if (isWonder(answer) && nearest.wonder !== answer) return ELSEWHERE;
  return { wonder: nearest.wonder, paid: nearest.part < 1 ? 'partly' : 'whole' };
};

const liesOpen = (s: State, id: NaturalWonderId): boolean =>
  Object.values(s.map).some(({ naturalWonder }) => naturalWonder === id) ||
  Object.values(s.seats).some(({ naturalWonders }) => naturalWonders.includes(id));

const isResource = (answer: Answer): boolean => RESOURCES.some((one) => one === answer);

const gained: Detail = ({ before, after, me, answer }) => {
  const [had, has] = [before.seats[me], after.seats[me]];
  if (!had || !has) return undefined;
  const naturalWonder = newIn(had.naturalWonders, has.naturalWonders);
  if (naturalWonder && liesOpen(before, naturalWonder)) return { naturalWonder };
  const more = RESOURCES.filter((one) => has.resources[one] > had.resources[one]);
  const resource = meant(more, answer, isResource(answer));
  return resource === ELSEWHERE ? resource : named('resource', resource);
};

const heldBy = (s: State, me: PlayerId): string[] =>
  Object.entries(s.cityStates).flatMap(([id, cityState]) => (cityState.held?.by === me ? [id] : []));

/** A city-state that has come to be mine in some way: the one where the answer goes, if it goes to one. */
const cityStateIn =
  (mine: (s: State, me: PlayerId) => readonly string[]): Detail =>
  ({ before, after, me, answer }) => {
    const there = cityStateAt(before, answer);
    const cityState = meant(allNew(mine(before, me), mine(after, me)), there, there !== undefined);
    if (cityState === undefined || cityState === ELSEWHERE) return cityState;
    return Object.hasOwn(before.cityStates, cityState) ? { cityState } : undefined;
  };

const conquered = cityStateIn(heldBy);

const citiesOf = (s: State, me: PlayerId): HexKey[] =>
  (Object.keys(s.map) as HexKey[]).filter((hex) => s.map[hex]?.city?.of === me && !s.map[hex]?.city?.lent);

const isSpace = (answer: Answer): boolean => typeof answer === 'string' && answer.includes(',');

/** Spaces that have become mine: the one that was answered first of all; none of them where the answer is another one. */
function spaceMeant(fresh: readonly HexKey[], { before, answer }: Course): HexKey | undefined {
  const hex = meant(fresh, answer, isSpace(answer));
  return hex === undefined || hex === ELSEWHERE || !before.map[hex] ? undefined : hex;
}

const founded: Detail = (course) => {
  const { before, after, me } = course;
  const hex = spaceMeant(allNew(citiesOf(before, me), citiesOf(after, me)), course);
  return hex && { hex };
};

const tokensOf = (s: State, me: PlayerId): HexKey[] =>
  (Object.keys(s.map) as HexKey[]).filter((hex) => s.map[hex]?.control?.of === me);

const placed: Detail = (course) => {
  const { before, after, me } = course;
  const fresh = allNew(tokensOf(before, me), tokensOf(after, me)).filter((hex) => before.map[hex]);
  const hex = spaceMeant(fresh, course);
  return hex && { hex, count: fresh.length };
};

const advanced: Detail = ({ before, after, me }) => {
  const spaces = (after.seats[me]?.techBest ?? 0) - (before.seats[me]?.techBest ?? 0);
  return spaces > 0 ? { spaces } : undefined;
};

const cityStateCards = (s: State, me: PlayerId): string[] =>
  Object.entries(s.cityStates).flatMap(([id, { cards }]) => (cards.includes(me) ? [id] : []));

/** Cards of rivals may lie face down: who gave them is no secret. */
const allied = cityStateIn(cityStateCards);

/** With one more of them, all armies together are nearer to forts, though none of them has gone anywhere. */
const armed: Detail = ({ before, after, me }) => {
  const [had, has] = [before.seats[me], after.seats[me]];
  const more = has && had ? has.armies.length - had.armies.length : 0;
  if (!has || !had || more <= 0) return undefined;
  const asBefore = {
    ...after,
    seats: { ...after.seats, [me]: { ...has, armies: has.armies.slice(0, had.armies.length) } },
  };
  return march(asBefore, me) > march(before, me) ? undefined : { armies: more };
};

/** The attack that is prepared, for which agenda, and in how many turns it is ready; what has to be taken before. */
const planned: Detail = ({ before, after, me }) => {
  const [plan] = plansOf(after, me);
  // What is only explored on the way is imagined.
  if (!plan || !before.map[plan.hex] || (plan.before && !before.map[plan.before])) return undefined;
  const { hex, agenda, turns } = plan;
  const told: Params = { hex, agenda, turns };
  return plan.before ? { to: plan.before, ...told } : told;
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
  march: armed,
  prepared: planned,
};

/** The thing that a term speaks of, where there is one to be named. */
export const details = (before: State, after: State, me: PlayerId, term: string, answer: Answer): ReturnType<Detail> =>
  DETAILS[term as Term]?.({ before, after, me, answer });
