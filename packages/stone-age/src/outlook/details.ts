import { type Answer, isAct, type Params, type PlayerId } from '@morgenrot/engine';
import { work } from '../actions.ts';
import { topOf } from '../building.ts';
import type { BuildingId } from '../buildings.ts';
import { cardAt, isKept } from '../buying.ts';
import { type CardId, cardOf } from '../cards.ts';
import { placement } from '../placement.ts';
import { isCardSpace, isResourcePlace, isStack, type Place, YIELDS } from '../places.ts';
import { scoreSheet } from '../scoring.ts';
import { type Seat, type StoneAge, seatOf } from '../state.ts';
import { toolValue } from '../tools.ts';
import { RESOURCES, type Resource } from '../vocabulary.ts';
import type { Term } from './terms.ts';

/** Two moments of one player's match: now, and after what is thought of; and what was answered first. */
interface Span {
  before: StoneAge;
  after: StoneAge;
  had: Seat;
  has: Seat;
  /** The place that the answer is about, if it is about one. */
  place: Place | undefined;
}
/** What was gained came from somewhere else, or nothing was gained. */
const ELSEWHERE = 'elsewhere';
type Detail = (span: Span) => Params | typeof ELSEWHERE | undefined;

function placeIn(answer: Answer): Place | undefined {
  const option = isAct(answer) ? answer.act : String(answer);
  return placement.read(option)?.place ?? work.read(option)?.place;
}

/** Of several things the one at the place that the answer is about; any, where the answer is about something else. */
function meant<T>(gained: readonly T[], there: T | null | undefined): T | typeof ELSEWHERE | undefined {
  if (there === null || there === undefined) return gained[0];
  return gained.includes(there) ? there : ELSEWHERE;
}

const ownCards = ({ pile, kept }: Seat): CardId[] => [...pile, ...kept];

/** Cards that are new and lie open now: what is only imagined is not named. */
const newCards = ({ before, had, has }: Span): CardId[] =>
  ownCards(has).filter((card) => !ownCards(had).includes(card) && before.cards.includes(card));

const newBuildings = ({ before, had, has }: Span): BuildingId[] =>
  has.buildings.filter((tile) => !had.buildings.includes(tile) && before.stacks.some((stack) => stack.at(-1) === tile));

function cardMeant(span: Span, isWanted: (card: CardId) => boolean): CardId | typeof ELSEWHERE | undefined {
  const there = span.place && isCardSpace(span.place) ? cardAt(span.before, span.place) : undefined;
  return meant(newCards(span).filter(isWanted), there);
}

const cardDetail =
  (isWanted: (card: CardId) => boolean): Detail =>
  (span) => {
    const card = cardMeant(span, isWanted);
    return card === undefined || card === ELSEWHERE ? ELSEWHERE : { card };
  };

const buildingMeant = (span: Span): BuildingId | typeof ELSEWHERE | undefined =>
  meant(newBuildings(span), span.place && isStack(span.place) ? topOf(span.before, span.place) : undefined);

const cardScored = cardDetail(() => true);

/** A building, or a card that counts; whatever the answer is about. */
const scored: Detail = (span) => {
  const { place, had, has } = span;
  if (place && isCardSpace(place)) return cardScored(span);
  const building = buildingMeant(span);
  if (building === ELSEWHERE || (place && isStack(place) && building === undefined)) return ELSEWHERE;
  if (building !== undefined) return { building };
  const card = cardScored(span);
  return card === ELSEWHERE && scoreSheet(has).total > scoreSheet(had).total ? undefined : card;
};

/** The resource of which most is gained; where the answer gathers one, that one. */
const gathered: Detail = ({ place, had, has }) => {
  const gain = (kind: Resource): number => has.goods[kind] - had.goods[kind];
  if (place && isResourcePlace(place)) {
    const what = YIELDS[place] as Resource;
    return gain(what) > 0 ? { what } : ELSEWHERE;
  }
  const [best] = RESOURCES.filter((kind) => gain(kind) > 0).sort((one, other) => gain(other) - gain(one));
  return best ? { what: best } : undefined;
};

/** What would be missing if nothing were done for it. */
const fed: Detail = ({ had: { figures, food, agriculture } }) => {
  const missing = figures - food - agriculture;
  return missing > 0 ? { missing } : undefined;
};

const farmed: Detail = ({ had, has }) => (has.agriculture > had.agriculture ? { level: has.agriculture } : ELSEWHERE);

const born: Detail = ({ had, has }) => (has.figures > had.figures ? { figures: has.figures } : ELSEWHERE);

const made: Detail = ({ had, has }) => (toolValue(has) > toolValue(had) ? { value: toolValue(has) } : ELSEWHERE);

const isPerson = (card: CardId): boolean => 'person' in cardOf(card).lower;

const DETAILS: Readonly<Partial<Record<Term, Detail>>> = {
  points: scored,
  goods: gathered,
  food: fed,
  agriculture: farmed,
  figures: born,
  tools: made,
  kept: cardDetail(isKept),
  persons: cardDetail(isPerson),
  culture: cardDetail((card) => !isPerson(card)),
};

/** The thing that a term speaks of, where there is one to be named. */
export const details = (
  before: StoneAge,
  after: StoneAge,
  me: PlayerId,
  term: string,
  answer: Answer,
): ReturnType<Detail> =>
  DETAILS[term as Term]?.({ before, after, had: seatOf(before, me), has: seatOf(after, me), place: placeIn(answer) });
