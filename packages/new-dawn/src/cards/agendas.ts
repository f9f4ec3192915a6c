import type { PlayerId } from '@morgenrot/engine';
import type { State } from '../state.ts';

/** Has this player done it? Asked after everything that happens (R24.1). */
export type AgendaRow = (s: State, me: PlayerId) => boolean;

export const AGENDAS = {
  'technophile-base': (s, me) => (s.seats[me]?.techBest ?? 0) >= 24,
} satisfies Record<string, AgendaRow>;
export type AgendaId = keyof typeof AGENDAS;

export const VICTORY_CARDS = {
  /** The one card of a practice match. */
  practice: ['technophile-base'],
} as const satisfies Record<string, readonly AgendaId[]>;
export type VictoryCardId = keyof typeof VICTORY_CARDS;
