import type { Strength } from '@morgenrot/engine';
import type { Budget, Choice, RatedHint } from '../levels.ts';
import type { Position } from '../position.ts';

/** What is asked of a thinking process: all of it plain data, and all of it seen from one seat. */
export interface Question {
  game: string;
  rules: number;
  strength: Strength;
  view: Position;
  me: string;
  players: readonly string[];
  seed: number;
  budget?: Partial<Budget>;
  /** Many want to be thought for, and every so often one of them gets to answer: so long on average may be thought. */
  everyMs?: number;
  /** The best answers with their reasons, instead of one to play. */
  hints?: number;
}

export interface Posted {
  id: number;
  /** Of the time that a strength takes: less while many wait. */
  share: number;
  question: Question;
}

/** The process has read its program: from here on it answers. */
export interface ThinkerReady {
  ready: true;
}

export type ThinkerReply = { id: number; choice?: Choice; hints?: RatedHint[] } | { id: number; trouble: string };
