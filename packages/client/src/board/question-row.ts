import type { Option, Step } from '@morgenrot/engine';
import type { ComponentType, ReactNode } from 'react';
import type { EntryId } from '../reference/entry.ts';
import type { PlaceWord } from './places.ts';
import type { BodyProps } from './prompt/prompt.tsx';

/** What a game's rows speak of: its states, whoever looks at one, the keys of its sentences. */
export interface RowTerms {
  state: unknown;
  beholder: unknown;
  key: string;
  /** What somebody holds in the hand while answering: the same option may stand elsewhere then. */
  hand: unknown;
}

/** Something that would be left unused: how it is said, and how much of it. */
export interface Left<K extends string = string> {
  key: K;
  count: number;
}
/** Nothing is said of what is not there. */
export const unused = <K extends string>(key: K, count: number): Left<K>[] => (count > 0 ? [{ key, count }] : []);

/**
 * All that the page knows of one kind of question. A game writes one row for each of its steps that ask, and its table
 * is complete by type; what a row leaves out is done the plain way.
 */
export interface QuestionRow<T extends RowTerms, S extends Step> {
  /** What stands in the prompt; `plain`: what every step of its shape gets. */
  body: ComponentType<BodyProps> | 'plain';
  /** The body sends the answer, so nothing is confirmed. */
  sendsItself?: true;
  /** What an option is called, where its own key does not say it. */
  word?: (beholder: T['beholder'], option: Option, step: S) => string | undefined;
  /** Where an option stands on the board that is not a place itself. */
  place?: (s: T['state'], option: Option, step: S, hand: T['hand'] | undefined) => PlaceWord | null | undefined;
  /** What leaving it would leave unused. */
  left?: (s: T['state'], step: S, from: readonly Option[]) => readonly Left<T['key']>[];
  /** What a choice would bring about; `isBrief`: beside the card on which the rest can be read. */
  outlook?: (beholder: T['beholder'], step: S, option: Option, isBrief?: boolean) => ReactNode | undefined;
  /** The rule it is about. */
  rule: EntryId;
  /** What has to be known for it, in a sentence of the game. */
  help?: T['key'];
}

type Body = ComponentType<BodyProps>;
type AnyRow = { body: Body | 'plain' };

/** The bodies of a game's rows, for the prompt. */
export const bodiesOf = (rows: Readonly<Record<string, AnyRow>>): Readonly<Partial<Record<string, Body>>> =>
  Object.fromEntries(Object.entries(rows).flatMap(([kind, { body }]) => (body === 'plain' ? [] : [[kind, body]])));
