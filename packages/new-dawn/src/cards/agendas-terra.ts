import type { HexKey } from '@morgenrot/hex';
import { matureCitiesOf } from '../rules/cities/maturity.ts';
import { holdingOf } from '../rules/cities/settlement.ts';
import { citiesOf } from '../rules/map/map.ts';
import type { Hex, State } from '../state.ts';
import type { AgendaRow } from './agendas.ts';
import { FOCUS_CARDS } from './focus.ts';
import { WONDER_ERAS } from './wonder-eras.ts';
import { WONDERS } from './wonders.ts';

/** Forts that `me` has a city on (T10.3). */
const fortsOf = (s: State, me: string): number => citiesOf(s, me).filter((hex) => s.map[hex]?.fort).length;

const forts =
  (need: number): AgendaRow =>
  (s, me) => ({ have: fortsOf(s, me), need });

/** Own control tokens on the map, districts among them (T7.2). */
const ownTokens = (s: State, me: string): NonNullable<Hex['control']>[] =>
  holdingOf(s, me).tokens.flatMap((hex) => s.map[hex]?.control ?? []);

/** On how many tiles these cities stand: a fort is a tile of its own (T15.5). */
const tilesUnder = (s: State, cities: readonly HexKey[]): number =>
  new Set(cities.map((hex) => (s.map[hex]?.fort ? hex : s.map[hex]?.tile))).size;

const wondersOf = (s: State, me: string) => s.seats[me]?.wonders ?? [];
const erasOf = (s: State, me: string) => wondersOf(s, me).map((wonder) => WONDER_ERAS[wonder]);

/** The most of one kind among these. */
const mostAlike = (kinds: readonly string[]): number =>
  Math.max(0, ...kinds.map((kind) => kinds.filter((other) => other === kind).length));

const countCityStates = (s: State, me: string): number =>
  Object.values(s.cityStates).filter(({ cards }) => cards.includes(me)).length;

/** Agendas that Terra Incognita brings. */
export const TERRA_AGENDAS = {
  fortified: forts(1),
  expeditionary: forts(2),
  'technophile-terra': (s, me) => ({
    have: (s.seats[me]?.row ?? []).filter(({ card }) => FOCUS_CARDS[card].level === 4).length,
    need: 3,
  }),
  'scholarly-terra': (s, me) => ({
    have: wondersOf(s, me).filter((wonder) => WONDERS[wonder].type === 'science').length,
    need: 2,
  }),
  defensive: (s, me) => ({ have: ownTokens(s, me).filter(({ reinforced }) => reinforced).length, need: 15 }),
  devastating: (s, me) => ({ have: s.seats[me]?.devastated ? 1 : 0, need: 1 }),
  /** Several cards of one player count once. */
  diplomatic: (s, me) => ({
    have: new Set(s.seats[me]?.diplomacy.map(({ from }) => from)).size + countCityStates(s, me),
    need: 4,
  }),
  hoarder(s, me) {
    const resources = Object.values(s.seats[me]?.resources ?? {}).reduce((sum, n) => sum + n, 0);
    return { have: resources + (s.seats[me]?.naturalWonders.length ?? 0), need: 5 };
  },
  expansionist: (s, me) => ({ have: tilesUnder(s, citiesOf(s, me)), need: 6 }),
  prolific: (s, me) => ({ have: mostAlike(erasOf(s, me)), need: 2 }),
  industrious: (s, me) => ({ have: ownTokens(s, me).filter(({ district }) => district).length, need: 5 }),
  progressive: (s, me) => ({ have: new Set(erasOf(s, me)).size, need: 3 }),
  provincial: (s, me) => ({ have: tilesUnder(s, matureCitiesOf(s, me)), need: 4 }),
  diversified: (s, me) => ({ have: new Set(wondersOf(s, me).map((wonder) => WONDERS[wonder].type)).size, need: 3 }),
} satisfies Record<string, AgendaRow>;

/** The two fort cards: always dealt, except in a peaceful game (T3.8, T17). */
export const FORT_CARDS = {
  'vc-fortified': ['fortified'],
  'vc-expeditionary': ['expeditionary'],
} as const;

/** Normal victory cards that only Terra Incognita has. */
export const TERRA_VICTORY_CARDS = {
  'vc-technophile-scholarly-terra': ['technophile-terra', 'scholarly-terra'],
  'vc-defensive-devastating': ['defensive', 'devastating'],
  'vc-diplomatic-hoarder': ['diplomatic', 'hoarder'],
  'vc-expansionist-prolific': ['expansionist', 'prolific'],
  'vc-industrious-progressive': ['industrious', 'progressive'],
  'vc-provincial-diversified': ['provincial', 'diversified'],
} as const;
