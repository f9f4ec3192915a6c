import type { PlayerId } from '@morgenrot/engine';
import {
  type Building,
  buildingOf,
  CARD_SPACES,
  COUPLE,
  cardAt,
  countGoods,
  DIVISORS,
  figuresAt,
  type Goods,
  type GroundPlace,
  inHand,
  isExact,
  isInPlay,
  noGoods,
  type Place,
  payable,
  placeRefused,
  RESOURCES,
  type Resource,
  STACKS,
  type StackPlace,
  type StoneAge,
  seatOf,
  topOf,
} from '@morgenrot/stone-age';
import { TRIBE_DEEDS, type TribeDeed } from './chapters.ts';

/** Figures to be sent somewhere, and the chapter it is for. */
export interface Wish {
  deed: TribeDeed;
  place: Place;
  figures: number;
  /** It brings what is missing to pay there. */
  supplies?: Resource;
}

const PLACE_OF: Readonly<Record<Resource, GroundPlace>> = {
  wood: 'forest',
  clay: 'clayPit',
  stone: 'quarry',
  gold: 'river',
};

const AVERAGE_DIE = 3.5;
const GATHERERS = 3;

const isMine = (s: StoneAge, me: PlayerId, place: Place): boolean => figuresAt(s, place, me) > 0;
const isOpen = (s: StoneAge, me: PlayerId, place: Place): boolean =>
  isInPlay(s, place) && !placeRefused(s, me, place, inHand(s, me));

const isGathering = (s: StoneAge, me: PlayerId): boolean => RESOURCES.some((kind) => isMine(s, me, PLACE_OF[kind]));

/** What is missing to pay for a building; nothing if that cannot be said. */
function missingFor(building: Building, goods: Goods): Goods | undefined {
  const missing = noGoods();
  if (isExact(building)) {
    for (const kind of RESOURCES) missing[kind] = Math.max(0, building.cost[kind] - goods[kind]);
    return missing;
  }
  return 'act' in payable(building, goods) ? missing : undefined;
}

/** So many dice bring this on average. */
const diceFor = (kind: Resource, amount: number): number => Math.ceil((amount * DIVISORS[kind]) / AVERAGE_DIE);

interface Target {
  place: StackPlace;
  missing: readonly Resource[];
  dice: number;
}

/** Buildings that the learner could reach in this round, the nearest first. */
function targetsFor(s: StoneAge, me: PlayerId): Target[] {
  const { goods } = seatOf(s, me);
  return STACKS.filter((place) => isMine(s, me, place) || isOpen(s, me, place))
    .flatMap((place) => {
      const top = topOf(s, place);
      const missing = top && missingFor(buildingOf(top), goods);
      if (!missing) return [];
      const kinds = RESOURCES.filter((kind) => missing[kind] > 0);
      return [{ place, missing: kinds, dice: kinds.reduce((sum, kind) => sum + diceFor(kind, missing[kind]), 0) }];
    })
    .sort((a, b) => Number(isMine(s, me, b.place)) - Number(isMine(s, me, a.place)) || a.dice - b.dice);
}

/** First a figure at the building, then those who bring what it needs. */
function forBuilding(s: StoneAge, me: PlayerId): Wish[] {
  const hand = inHand(s, me);
  const [target] = targetsFor(s, me);
  if (!target || target.dice >= hand + (isMine(s, me, target.place) ? 1 : 0)) return [];
  if (!isMine(s, me, target.place)) return [{ deed: 'building', place: target.place, figures: 1 }];
  const { goods } = seatOf(s, me);
  const top = topOf(s, target.place);
  const missing = top && missingFor(buildingOf(top), goods);
  const kind = target.missing.find((each) => !isMine(s, me, PLACE_OF[each]));
  if (!kind || !missing) return [];
  return [
    { deed: 'building', place: PLACE_OF[kind], figures: Math.min(hand, diceFor(kind, missing[kind])), supplies: kind },
  ];
}

/** Whoever owns nothing and gathers nothing could not pay for a card. */
function forCard(s: StoneAge, me: PlayerId): Wish[] {
  if (countGoods(seatOf(s, me).goods) > 0 || isGathering(s, me)) return [];
  const figures = Math.min(GATHERERS, inHand(s, me) - 1);
  return RESOURCES.map((kind) => ({ deed: 'card', place: PLACE_OF[kind], figures, supplies: kind }));
}

const WISHES: Readonly<Record<TribeDeed, (s: StoneAge, me: PlayerId, left: readonly TribeDeed[]) => Wish[]>> = {
  tools: () => [{ deed: 'tools', place: 'toolMaker', figures: 1 }],
  gather(s, me, left) {
    const kept = left.includes('card') ? 1 : 0;
    const figures = Math.max(1, Math.min(GATHERERS, inHand(s, me) - kept));
    return isGathering(s, me) ? [] : RESOURCES.map((kind) => ({ deed: 'gather', place: PLACE_OF[kind], figures }));
  },
  card: (s, me) =>
    CARD_SPACES.some((place) => isMine(s, me, place))
      ? []
      : [
          ...forCard(s, me),
          ...CARD_SPACES.filter((place) => cardAt(s, place)).map(
            (place): Wish => ({ deed: 'card', place, figures: 1 }),
          ),
        ],
  building: forBuilding,
  hut: () => [{ deed: 'hut', place: 'hut', figures: COUPLE }],
  field: () => [{ deed: 'field', place: 'field', figures: 1 }],
  hunt: (s, me) => [{ deed: 'hunt', place: 'hunt', figures: inHand(s, me) }],
};

/** Where the learner's figures would go for what is left to learn, the best first: places that are open to them. */
export function wishesFor(s: StoneAge, me: PlayerId, left: readonly TribeDeed[]): Wish[] {
  const hand = inHand(s, me);
  return TRIBE_DEEDS.filter((deed) => left.includes(deed))
    .flatMap((deed) => WISHES[deed](s, me, left))
    .filter(({ place, figures }) => figures > 0 && figures <= hand && isOpen(s, me, place));
}
