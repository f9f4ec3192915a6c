import { type Handler, next, type OneAsk, type PlayerId, type Reason } from '@morgenrot/engine';
import { MOST_FIGURES } from './gains.ts';
import {
  COUPLE,
  isGround,
  isResourcePlace,
  isStack,
  isVillage,
  PLACE_LIMITS,
  PLACES,
  type Place,
  RINGS,
  stackNumber,
  VILLAGE,
} from './places.ts';
import { clockwiseFrom, figuresAt, inHand, type StoneAge, type StoneAgeStep } from './state.ts';

type Placement = Extract<StoneAgeStep, { kind: 'place' }>;

/** Every placement there can be, written once: `forest:3` sends three figures there. All figures may hunt. */
const WRITTEN = Object.fromEntries(
  PLACES.map((place) => [place, Array.from({ length: MOST_FIGURES + 1 }, (_, n) => `${place}:${n}`)]),
) as Record<Place, string[]>;
const READ = new Map(
  PLACES.flatMap((place) => WRITTEN[place].map((option, figures) => [option, { place, figures }] as const)),
);

/** How a placement is written as an option, and read again. */
export const placement = {
  write: (place: Place, figures: number): string => WRITTEN[place][figures] ?? `${place}:${figures}`,
  read: (option: string): { place: Place; figures: number } | undefined => READ.get(option),
};

/** Which places are there with so many players: as many stacks as players (S3.3). */
export const isInPlay = ({ order }: StoneAge, place: Place): boolean =>
  !isStack(place) || stackNumber(place) < order.length;

const limitsOf = ({ order }: StoneAge) =>
  PLACE_LIMITS[order.length] ?? { village: VILLAGE.length, people: order.length };

/** S6.1: as soon as so many are occupied, the rest of the village is closed for this round. */
function isVillageFull(s: StoneAge): boolean {
  let occupied = 0;
  for (const place of VILLAGE) if (s.placed[place]) occupied++;
  return occupied >= limitsOf(s).village;
}

const figuresOn = (s: StoneAge, place: Place): number => {
  let sum = 0;
  for (const player in s.placed[place]) sum += s.placed[place]?.[player] ?? 0;
  return sum;
};

const REASONS = {
  own: { key: 'place.own' },
  taken: { key: 'place.taken' },
  couple: { key: 'place.couple' },
  rings: { key: 'place.rings' },
} as const satisfies Record<string, Reason>;

/** Why nobody of `player` may go there at all. */
export function placeRefused(s: StoneAge, player: PlayerId, place: Place, hand: number): Reason | undefined {
  const there = s.placed[place];
  if (there?.[player]) return REASONS.own;
  if (isVillage(place)) {
    if (there) return REASONS.taken;
    if (isVillageFull(s)) return { key: 'place.village', params: { limit: limitsOf(s).village } };
    return place === 'hut' && hand < COUPLE ? REASONS.couple : undefined;
  }
  if (!isGround(place)) return there && REASONS.taken;
  if (!there || place === 'hunt') return undefined;
  if (figuresOn(s, place) >= RINGS) return REASONS.rings;
  const people = Object.keys(there).length;
  return people >= limitsOf(s).people ? { key: 'place.people', params: { limit: limitsOf(s).people } } : undefined;
}

/** How many figures may go there in one placement, at the most (S5.6). */
export function mostAt(s: StoneAge, place: Place, hand: number): number {
  if (place === 'hut') return COUPLE;
  if (place === 'hunt') return hand;
  return isResourcePlace(place) ? Math.min(hand, RINGS - figuresOn(s, place)) : 1;
}

export const leastAt = (place: Place): number => (place === 'hut' ? COUPLE : 1);

function askPlacement(s: StoneAge, player: PlayerId): OneAsk {
  const hand = inHand(s, player);
  const from: string[] = [];
  for (const place of PLACES) {
    if (!isInPlay(s, place) || placeRefused(s, player, place, hand)) continue;
    const most = mostAt(s, place, hand);
    for (let figures = leastAt(place); figures <= most; figures++) from.push(placement.write(place, figures));
  }
  return {
    shape: 'one',
    from,
    get refused() {
      return placementsRefused(s, player);
    },
  };
}

/** What may not be done, and why: of a closed place, and of more figures than it has rings left. */
function placementsRefused(s: StoneAge, player: PlayerId): Record<string, Reason> {
  const hand = inHand(s, player);
  const refused: Record<string, Reason> = {};
  for (const place of PLACES) {
    if (!isInPlay(s, place)) continue;
    const reason = placeRefused(s, player, place, hand);
    if (reason) refused[placement.write(place, leastAt(place))] = reason;
    else if (isResourcePlace(place))
      for (let figures = mostAt(s, place, hand) + 1; figures <= hand; figures++)
        refused[placement.write(place, figures)] = { key: 'place.few', params: { rings: mostAt(s, place, hand) } };
  }
  return refused;
}

/** S5.2, S5.3: somebody with a figure in hand has to place it as long as there is a place for it. */
export function canPlace(s: StoneAge, player: PlayerId): boolean {
  const hand = inHand(s, player);
  return hand > 0 && PLACES.some((place) => isInPlay(s, place) && !placeRefused(s, player, place, hand));
}

/** S5.1: clockwise, one placement each, until nobody can place any more (S5.4). */
export const placing: Handler<StoneAge, Extract<StoneAgeStep, { kind: 'placing' }>> = {
  run(s, { after }) {
    const [last = after, ...others] = clockwiseFrom(s, after);
    const player = [...others, last].find((one) => canPlace(s, one));
    if (player === undefined) return next<StoneAgeStep>(s, { kind: 'actions' });
    s.active = player;
    s.turn++;
    next<StoneAgeStep>(s, { kind: 'place', player });
  },
};

export const place = {
  ask: (s, { player }) => askPlacement(s, player),
  run(s, { player }, answer, api) {
    const chosen = placement.read(String(answer));
    if (!chosen) throw new Error(`"${answer}" is no placement`);
    s.placed[chosen.place] = {
      ...s.placed[chosen.place],
      [player]: figuresAt(s, chosen.place, player) + chosen.figures,
    };
    api.log({ key: 'placed', by: player, params: { place: chosen.place, figures: chosen.figures } });
    next<StoneAgeStep>(s, { kind: 'placing', after: player });
  },
} satisfies Handler<StoneAge, Placement>;
