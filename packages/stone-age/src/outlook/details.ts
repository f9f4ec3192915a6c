import { type Answer, isAct, open, type Params, type PlayerId } from '@morgenrot/engine';
import { work } from '../actions.ts';
import { topOf } from '../building.ts';
import { cardAt } from '../buying.ts';
import { cardOf, type Upper } from '../cards.ts';
import { placement } from '../placement.ts';
import { isCardSpace, isResourcePlace, isStack, type Place, YIELDS } from '../places.ts';
import { scoreSheet } from '../scoring.ts';
import { type Seat, type StoneAge, seatOf } from '../state.ts';
import { toolValue } from '../tools.ts';
import { RESOURCES, type Resource } from '../vocabulary.ts';
import type { Term } from './terms.ts';

/** Two moments of one player's match: now, and after what is thought of. */
interface Span {
  before: StoneAge;
  had: Seat;
  has: Seat;
  /** The place that the answer is about, if it is about one. */
  place: Place | undefined;
}
/** Nothing was gained, or it came from somewhere else. */
const ELSEWHERE = 'elsewhere';
type Detail = (span: Span) => Params | typeof ELSEWHERE | undefined;

/** The place that is named, or at which somebody is asked what to pay. */
function placeOf(before: StoneAge, me: PlayerId, answer: Answer): Place | undefined {
  const option = isAct(answer) ? answer.act : String(answer);
  const named = placement.read(option)?.place ?? work.read(option)?.place;
  if (named) return named;
  const step = open(before).find(({ player }) => player === me);
  return step && 'place' in step ? step.place : undefined;
}

/** What comes of the upper half of a card. */
const OF_UPPER: Readonly<Record<Upper['type'], readonly Term[]>> = {
  food: ['food'],
  resource: ['goods'],
  roll: ['goods'],
  points: [],
  tool: ['tools'],
  agriculture: ['agriculture'],
  extraCard: [],
  oneUseTool: ['kept'],
  anyResources: ['kept'],
  strip: ['goods', 'tools', 'agriculture'],
};

/** What can come of a place: everything else comes of what is done besides. */
function broughtBy(s: StoneAge, place: Place): readonly Term[] {
  if (isCardSpace(place)) {
    const card = cardAt(s, place);
    return card === null ? [] : ['points', 'persons', 'culture', ...OF_UPPER[cardOf(card).upper.type]];
  }
  if (isStack(place)) return ['points'];
  if (isResourcePlace(place)) return ['goods'];
  if (place === 'hunt') return ['food'];
  return ['points', place === 'hut' ? 'figures' : place === 'field' ? 'agriculture' : 'tools'];
}

/** The card that lies at the place now, if it is bought. */
const bought: Detail = ({ before, had, has, place }) => {
  const card = place && isCardSpace(place) ? cardAt(before, place) : null;
  const owns = ({ pile, kept }: Seat): boolean => card !== null && (pile.includes(card) || kept.includes(card));
  return card !== null && owns(has) && !owns(had) ? { card } : ELSEWHERE;
};

/** The building that lies open there, or the card. */
const scored: Detail = (span) => {
  const { before, had, has, place } = span;
  if (place && isCardSpace(place)) return bought(span);
  if (!place || !isStack(place)) return scoreSheet(has).total > scoreSheet(had).total ? undefined : ELSEWHERE;
  const building = topOf(before, place);
  return building !== undefined && has.buildings.includes(building) ? { building } : ELSEWHERE;
};

/** The resource that is gathered there, or the one of which most is gained. */
const gathered: Detail = ({ place, had, has }) => {
  const gain = (kind: Resource): number => has.goods[kind] - had.goods[kind];
  const [most = 'wood'] = [...RESOURCES].sort((one, other) => gain(other) - gain(one));
  const what = place && isResourcePlace(place) ? (YIELDS[place] as Resource) : most;
  return gain(what) > 0 ? { what } : ELSEWHERE;
};

/** What would be missing if nothing were done for it. */
const fed: Detail = ({ had: { figures, food, agriculture } }) => {
  const missing = figures - food - agriculture;
  return missing > 0 ? { missing } : undefined;
};

const farmed: Detail = ({ had, has }) => (has.agriculture > had.agriculture ? { level: has.agriculture } : ELSEWHERE);

const born: Detail = ({ had, has }) => (has.figures > had.figures ? { figures: has.figures } : ELSEWHERE);

const made: Detail = ({ had, has }) => (toolValue(has) > toolValue(had) ? { value: toolValue(has) } : ELSEWHERE);

const DETAILS: Readonly<Partial<Record<Term, Detail>>> = {
  points: scored,
  goods: gathered,
  food: fed,
  agriculture: farmed,
  figures: born,
  tools: made,
  kept: bought,
  persons: bought,
  culture: bought,
};

/** The thing that a term speaks of, where there is one to be named. */
export function details(
  before: StoneAge,
  after: StoneAge,
  me: PlayerId,
  term: string,
  answer: Answer,
): ReturnType<Detail> {
  const detail = DETAILS[term as Term];
  const place = placeOf(before, me, answer);
  if (!detail || (place && !broughtBy(before, place).includes(term as Term))) return detail && ELSEWHERE;
  return detail({ before, had: seatOf(before, me), has: seatOf(after, me), place });
}
