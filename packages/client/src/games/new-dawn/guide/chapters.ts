import type { PlayerId } from '@morgenrot/engine';
import { distance, type HexKey, isHex } from '@morgenrot/hex';
import {
  advanceOption,
  barbariansOn,
  caravanCost,
  caravanOption,
  combatAhead,
  FOCUS_CARDS,
  type FocusCardId,
  type FocusType,
  resolvingSlot,
  type State,
  type StepOf,
  TECH_LEVELS,
  total,
} from '@morgenrot/new-dawn';
import { type Ahead, ahead } from './ahead.ts';
import { aimOf } from './aim.ts';

/** What the guide teaches, in the order in which it is listed. */
export const CHAPTERS = [
  'goal',
  'row',
  'control',
  'dial',
  'fight',
  'wonder',
  'caravan',
  'technology',
  'city',
  'agendas',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** Chapters in which something is done, and the kind of card that does it. */
const CARD = {
  control: 'culture',
  fight: 'military',
  wonder: 'industry',
  caravan: 'economy',
  technology: 'science',
  city: 'industry',
  agendas: 'industry',
} as const satisfies Partial<Record<ChapterId, FocusType>>;
export type GuideDeed = keyof typeof CARD;
export const GUIDE_DEEDS = Object.keys(CARD) as GuideDeed[];

/** With this line of the own log a chapter has been played. */
export const DONE_BY: Readonly<Record<GuideDeed, string>> = {
  control: 'control.placed',
  fight: 'attack.declared',
  wonder: 'wonder.built',
  caravan: 'caravan.arrived',
  technology: 'card.gained',
  city: 'city.built',
  agendas: 'agenda.claimed',
};

/** A chapter that could be played with a card now. */
export interface ChapterPlan {
  chapter: GuideDeed;
  card: FocusCardId;
  slot: number;
}

const spacesIn = (asking: Ahead | undefined): HexKey[] => (asking?.from.filter(isHex) ?? []) as HexKey[];

/** Barbarians that may be attacked, the best chance first. */
export function barbariansFor({ s, step, from }: Ahead): { hex: HexKey; attack: number; defence: number }[] {
  if (step.kind !== 'attack') return [];
  return spacesIn({ s, step, from })
    .filter((hex) => barbariansOn(s, hex).length > 0)
    .flatMap((hex) => {
      const combat = combatAhead(s, step, hex);
      return combat ? [{ hex, attack: total(combat.attack), defence: total(combat.defence) }] : [];
    })
    .sort((a, b) => b.attack - b.defence - (a.attack - a.defence));
}

/** The barbarian worth attacking, if any is: equal dice would win. */
export function beatableIn(asking: Ahead | undefined): HexKey | undefined {
  const [best] = asking ? barbariansFor(asking) : [];
  return best && best.attack > best.defence ? best.hex : undefined;
}

/** City-states that this caravan reaches, the nearest first. */
export function visitsFor({ s, step, from }: Ahead): HexKey[] {
  if (step.kind !== 'moveCaravan') return [];
  const moving: StepOf<'moveCaravan'> = step;
  return spacesIn({ s, step, from })
    .filter((hex) => s.map[hex]?.cityState !== undefined)
    .sort((a, b) => caravanCost(s, moving, a).cost - caravanCost(s, moving, b).cost);
}

/** Free city-states, the nearest to a space first: where caravans are on their way to. */
export const cityStatesFrom = (s: State, hex: HexKey): HexKey[] =>
  (Object.keys(s.map) as HexKey[])
    .filter((other) => s.map[other]?.cityState !== undefined && barbariansOn(s, other).length === 0)
    .sort((a, b) => distance(hex, a) - distance(hex, b));

/** What the caravans may do at first: where each could visit somebody. */
export const caravansIn = ({ from }: Ahead): string[] => from.filter((option) => caravanOption.read(option));

/** Is there a mark for better cards on the tech dial after `from`, up to `to`? */
export const hasLevel = (from: number, to: number): boolean =>
  Object.keys(TECH_LEVELS).some((space) => Number(space) > from && Number(space) <= to);

/** The smallest advance that brings a better card, of those that are offered. */
export const leapIn = ({ s, step, from }: Ahead): string | undefined =>
  step.kind !== 'advanceTech'
    ? undefined
    : from.find((option) => {
        const tech = s.seats[step.player]?.tech ?? 0;
        const by = advanceOption.read(option)?.by;
        return by !== undefined && hasLevel(tech, tech + by);
      });

/** Could the chapter be played with this card now? The rules themselves say: each is tried on a copy. */
const READY: Readonly<Record<GuideDeed, (s: State, me: PlayerId, card: FocusCardId) => boolean>> = {
  control: (s, me, card) => spacesIn(ahead(s, me, card)).length > 0,
  fight: (s, me, card) => beatableIn(ahead(s, me, card, 'attack')) !== undefined,
  wonder: (s, me, card) => (ahead(s, me, card, 'wonder')?.from.length ?? 0) > 1,
  caravan(s, me, card) {
    const asking = ahead(s, me, card);
    return asking
      ? caravansIn(asking).some((caravan) => {
          const moving = ahead(s, me, card, caravan);
          return moving !== undefined && visitsFor(moving).length > 0;
        })
      : false;
  },
  technology(s, me, card) {
    const asking = ahead(s, me, card);
    return asking !== undefined && leapIn(asking) !== undefined;
  },
  city: (s, me, card) => spacesIn(ahead(s, me, card, 'city')).length > 0,
  agendas(s, me, card) {
    const aim = aimOf(s, me);
    if (aim?.needsCity) return READY.city(s, me, card);
    const payable = ahead(s, me, card, 'wonder')?.from ?? [];
    return aim?.wonders.some((wonder) => payable.includes(wonder)) ?? false;
  },
};

const cardFor = (s: State, me: PlayerId, chapter: GuideDeed) =>
  s.seats[me]?.row.find(({ card }) => FOCUS_CARDS[card].type === CARD[chapter]);

/** Of the chapters that are left, the one whose card is strongest now. */
export function planFor(s: State, me: PlayerId, left: readonly GuideDeed[]): ChapterPlan | undefined {
  const plans = left.flatMap((chapter) => {
    const focus = cardFor(s, me, chapter);
    return focus && READY[chapter](s, me, focus.card)
      ? [{ chapter, card: focus.card, slot: resolvingSlot(s, me, focus.id) }]
      : [];
  });
  return plans.sort((a, b) => b.slot - a.slot)[0];
}

/** What brings a chapter nearer that cannot be played yet: tokens for a fight or a city, steps for a caravan. */
const NEARER: Readonly<Record<GuideDeed, readonly FocusType[]>> = {
  control: ['industry', 'military'],
  fight: ['culture', 'industry'],
  wonder: ['culture', 'economy'],
  caravan: ['economy'],
  technology: ['science'],
  city: ['culture'],
  // Whatever is used from the right of the industry card moves it on.
  agendas: ['culture', 'economy', 'science', 'military'],
};

/** A card for the time between: one that brings the first chapter left nearer, else the strongest. */
export function meanwhile(s: State, me: PlayerId, left: readonly GuideDeed[]): FocusCardId | undefined {
  const row = s.seats[me]?.row ?? [];
  const wanted = left.flatMap((chapter) => NEARER[chapter]);
  const fit = row.filter(({ card }) => wanted.includes(FOCUS_CARDS[card].type));
  return (fit.at(-1) ?? row.at(-1))?.card;
}
