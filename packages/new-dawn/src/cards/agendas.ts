import type { PlayerId } from '@morgenrot/engine';
import { matureCitiesOf } from '../rules/cities/maturity.ts';
import { holdingOf } from '../rules/cities/settlement.ts';
import { citiesOf } from '../rules/map/map.ts';
import type { State } from '../state.ts';
import type { WonderType } from '../vocabulary.ts';
import { FORT_CARDS, TERRA_AGENDAS, TERRA_VICTORY_CARDS } from './agendas-terra.ts';
import { WONDERS } from './wonders.ts';

/** How far a player has come: done when `have` reaches `need`. Asked after everything that happens (R24.1). */
export interface Progress {
  have: number;
  need: number;
}
export type AgendaRow = (s: State, me: PlayerId) => Progress;

const wondersOf =
  (type: WonderType): AgendaRow =>
  (s, me) => ({ have: (s.seats[me]?.wonders ?? []).filter((id) => WONDERS[id].type === type).length, need: 2 });

const conquered = (s: State, me: PlayerId): number =>
  Object.values(s.cityStates).filter((cityState) => cityState.held?.by === me).length;

export const AGENDAS = {
  /** One rival capital beaten counts as much as two city-states. */
  warmonger: (s, me) => ({ have: s.seats[me]?.beatCapital ? 2 : conquered(s, me), need: 2 }),
  paranoid: wondersOf('military'),
  civilized: (s, me) => ({ have: citiesOf(s, me).length, need: 8 }),
  'money-grubber': wondersOf('economy'),
  explorer: (s, me) => ({ have: holdingOf(s, me).coastal, need: 15 }),
  aesthetic: wondersOf('culture'),
  populous: (s, me) => ({ have: matureCitiesOf(s, me).length, need: 5 }),
  preservationist: (s, me) => ({ have: s.seats[me]?.naturalWonders.length ?? 0, need: 2 }),
  'technophile-base': (s, me) => ({ have: s.seats[me]?.techBest ?? 0, need: 24 }),
  'scholarly-base': wondersOf('science'),
  ...TERRA_AGENDAS,
} satisfies Record<string, AgendaRow>;
export type AgendaId = keyof typeof AGENDAS;

export const isDone = ({ have, need }: Progress): boolean => have >= need;

export const VICTORY_CARDS = {
  'vc-warmonger-paranoid': ['warmonger', 'paranoid'],
  'vc-civilized-moneygrubber': ['civilized', 'money-grubber'],
  'vc-explorer-aesthetic': ['explorer', 'aesthetic'],
  'vc-populous-preservationist': ['populous', 'preservationist'],
  'vc-technophile-scholarly-base': ['technophile-base', 'scholarly-base'],
  /** The one card of a practice match. */
  practice: ['technophile-base'],
  ...FORT_CARDS,
  ...TERRA_VICTORY_CARDS,
} as const satisfies Record<string, readonly AgendaId[]>;
export type VictoryCardId = keyof typeof VICTORY_CARDS;
