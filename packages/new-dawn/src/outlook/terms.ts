import type { PlayerId } from '@morgenrot/engine';
import { AGENDAS, VICTORY_CARDS } from '../cards/agendas.ts';
import { focusRow } from '../cards/focus.ts';
import { GOVERNMENT_IDS, GOVERNMENTS } from '../cards/governments.ts';
import { NATURAL_WONDERS } from '../cards/natural-wonders.ts';
import { WONDERS, type WonderId } from '../cards/wonders.ts';
import { cityStateCardsOf } from '../effects/in-play.ts';
import { typeOf } from '../rules/row/focus-row.ts';
import { LAST_TECH, TECH_AFTER_LAST, TECH_LEVELS } from '../rules/row/technology.ts';
import { shownWonders, wonderCost } from '../rules/wonders/wonders.ts';
import { rulesetOf } from '../rulesets/of.ts';
import type { Seat, State } from '../state.ts';
import { type FocusType, LEVELS } from '../vocabulary.ts';
import { explored } from './exploring.ts';
import { cityless, hasClaimed, missing, prepared } from './plans.ts';
import { march, surveyOf, travel } from './survey.ts';

/** What counts in a position, by name. The words for hints are in the texts, under the same names. */
export const TERMS = [
  'won',
  'lost',
  'claims',
  'complete',
  'nearness',
  'levels',
  'tech',
  'tempo',
  'wonders',
  'wonderReach',
  'cities',
  'mature',
  'maturing',
  'tokens',
  'reinforced',
  'room',
  'spoils',
  'endangered',
  'resources',
  'trade',
  'diplomacy',
  'caravans',
  'travel',
  'conquests',
  'districts',
  'governments',
  'march',
  'might',
  'prepared',
  'explored',
  'cityless',
] as const;
export type Term = (typeof TERMS)[number];

/** What one of each is worth, found by playing against each other (docs/bots.md). */
export const WEIGHTS: Readonly<Record<Term, number>> = {
  won: 1000,
  lost: -1000,
  claims: 30,
  complete: 60,
  nearness: 22,
  levels: 1.6,
  tech: 0.35,
  tempo: 0.1,
  wonders: 3,
  wonderReach: 3,
  cities: 2.5,
  mature: 1.5,
  maturing: 1.5,
  tokens: 0.35,
  reinforced: 0.15,
  room: 0.06,
  spoils: 0.3,
  endangered: -0.3,
  resources: 1.1,
  trade: 0.5,
  diplomacy: 0.8,
  caravans: 1,
  travel: 1,
  conquests: 2,
  districts: 1,
  governments: 0.5,
  march: 3,
  might: 0.2,
  prepared: 20,
  explored: 1,
  cityless: -4,
};

/** How much a kind of card gains by standing farther right. */
const RISING: Readonly<Record<FocusType, number>> = {
  culture: 1,
  science: 1.1,
  economy: 0.7,
  industry: 1.2,
  military: 0.6,
  growth: 0.8,
};

const LAST_LEVEL = Math.max(...LEVELS);
const GIVING_A_CARD = Object.keys(TECH_LEVELS).map(Number);

/** The better agenda of each card that is not claimed yet, squared: what is nearly done draws most. */
function nearness(s: State, me: PlayerId): number {
  let sum = 0;
  for (const card of s.victory) {
    if (hasClaimed(card, me)) continue;
    let best = 0;
    for (const agenda of VICTORY_CARDS[card.card]) {
      const { have, need } = AGENDAS[agenda](s, me);
      best = Math.max(best, Math.min(1, have / need));
    }
    sum += best * best;
  }
  return sum;
}

function tempo(s: State, { row }: Seat): number {
  const { slots } = rulesetOf(s);
  return row.reduce((sum, focus, i) => sum + (slots[i] ?? 0) * RISING[typeOf(focus)], 0);
}

/** What a card is worth on the way to it, in spaces of the dial. */
const CARD_TO_COME = 3;

/** How far along the tech dial, and how near the next space that gives a card, if there is a card to better. */
function tech({ tech: on, techBest, row }: Seat): number {
  if (row.every(({ card }) => focusRow(card).level === LAST_LEVEL)) return techBest;
  // From the last space there is only the way back (R9.3).
  const from = on === LAST_TECH ? TECH_AFTER_LAST - 1 : on;
  const next = GIVING_A_CARD.find((space) => space > from) ?? LAST_TECH;
  const before = GIVING_A_CARD.findLast((space) => space <= from) ?? 0;
  return techBest + (CARD_TO_COME * (from - before)) / (next - before);
}

/** Trade tokens on a card: the third is worth nothing more than two, for it has to be used before more may come. */
const tradeWorth = (tokens: number): number => tokens - (tokens * tokens) / 5;

/** How many positions the own governments move cards to the right. */
const governed = ({ governments }: Seat): number =>
  GOVERNMENT_IDS.reduce(
    (sum, id) => sum + (governments?.[GOVERNMENTS[id].type] === undefined ? 0 : GOVERNMENTS[id].shift),
    0,
  );

/** The wonder within easiest reach, and how much of its price could be paid if industry were resolved now. */
export function wonderInReach(s: State, me: PlayerId): { wonder: WonderId; part: number } | undefined {
  const seat = s.seats[me];
  if (!seat) return undefined;
  const place = seat.row.findIndex((focus) => typeOf(focus) === 'industry');
  const production = place < 0 ? 0 : (rulesetOf(s).slots[place] ?? 0) + (seat.row[place]?.trade ?? 0);
  let best: { wonder: WonderId; part: number } | undefined;
  for (const wonder of shownWonders(s)) {
    const eligible = WONDERS[wonder].resources;
    const resources = eligible.reduce((sum, type) => sum + seat.resources[type], 0);
    const natural = seat.naturalWonders.filter((id) => eligible.includes(NATURAL_WONDERS[id].resource)).length;
    const cost = Math.max(1, wonderCost(s, me, wonder));
    const part = Math.min(1, (production + 2 * (resources + natural)) / cost);
    if (part > (best?.part ?? 0)) best = { wonder, part };
  }
  return best;
}

/** Squared, like agendas: what can nearly be paid draws most. */
const wonderReach = (s: State, me: PlayerId, hasCity: boolean): number =>
  hasCity ? (wonderInReach(s, me)?.part ?? 0) ** 2 : 0;

/** What the military card would bring into a fight by itself; only where armies march, for there is much to take. */
function might(s: State, seat: Seat): number {
  if (seat.armies.length === 0) return 0;
  const place = seat.row.findIndex((focus) => typeOf(focus) === 'military');
  return place < 0 ? 0 : (rulesetOf(s).slots[place] ?? 0) + (seat.row[place]?.trade ?? 0);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export function terms(s: State, me: PlayerId): Record<Term, number> {
  const seat = s.seats[me];
  if (!seat) throw new Error(`nobody sits on seat ${me}`);
  const survey = surveyOf(s, me);
  const bare = survey.cities.filter((hex) => !s.map[hex]?.wonder).length;
  const won = s.ranking?.[0]?.includes(me) ?? false;
  return {
    won: won ? 1 / (s.ranking?.[0]?.length ?? 1) : 0,
    lost: s.ranking && !won ? 1 : 0,
    claims: s.victory.filter((card) => hasClaimed(card, me)).length,
    complete: missing(s, me) === 0 ? 1 : 0,
    nearness: nearness(s, me),
    levels: sumOf(seat.row.map(({ card }) => focusRow(card).level - 1)),
    tech: tech(seat),
    tempo: tempo(s, seat),
    wonders: seat.wonders.length,
    wonderReach: wonderReach(s, me, bare > 0),
    cities: survey.cities.length,
    mature: survey.mature,
    maturing: survey.maturing,
    tokens: survey.tokens,
    reinforced: survey.reinforced,
    room: Math.min(12, survey.room),
    spoils: survey.spoils,
    endangered: survey.endangered,
    resources: sumOf(Object.values(seat.resources)) + seat.naturalWonders.length,
    trade: sumOf(seat.row.map(({ trade }) => tradeWorth(trade))) + seat.stored,
    diplomacy: seat.diplomacy.length + cityStateCardsOf(s, me).length,
    caravans: seat.caravans.length,
    travel: travel(s, me),
    conquests: Object.values(s.cityStates).filter((cityState) => cityState.held?.by === me).length,
    districts: survey.districts,
    governments: governed(seat),
    march: march(s, me),
    might: might(s, seat),
    prepared: prepared(s, me),
    explored: explored(s),
    cityless: cityless(s, me),
  };
}
