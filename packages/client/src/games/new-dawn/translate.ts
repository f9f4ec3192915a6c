import type { Params, PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { State } from '@morgenrot/new-dawn';
import type { Translate } from '../../texts/say-reason.ts';
import { placeName } from './places.ts';
import { roman } from './roman.ts';
import type { BoardWords } from './words/use-board-words.ts';

interface Speaker {
  s: () => State;
  words: BoardWords;
  nameOf: (player: PlayerId) => string;
}
type Word = (speaker: Speaker, value: string) => string;

const isHexKey = (value: unknown): value is HexKey => typeof value === 'string' && /^-?\d+,-?\d+$/.test(value);

const player: Word = ({ nameOf }, value) => nameOf(value);
const place: Word = ({ s, words }, value) => (isHexKey(value) ? placeName(s(), words, value) : value);
const named =
  (kind: string): Word =>
  ({ words }, value) =>
    words.word(`${kind}.${value}.name`);
const plain =
  (kind: string): Word =>
  ({ words }, value) =>
    words.word(`${kind}.${value}`);

/** What the values in log entries, reasons and prompts stand for, by their names. */
const WORDS: Readonly<Record<string, Word>> = {
  by: player,
  player,
  hex: place,
  from: (speaker, value) => (isHexKey(value) ? place(speaker, value) : player(speaker, value)),
  to: place,
  card: named('card'),
  with: named('card'),
  replaced: named('card'),
  diplomacy: named('diplomacy'),
  given: plain('resource'),
  leader: named('leader'),
  wonder: named('wonder'),
  naturalWonder: named('naturalWonder'),
  cityState: named('cityState'),
  agenda: named('agenda'),
  resource: plain('resource'),
  ground: plain('ground'),
  event: plain('event'),
  direction: plain('direction'),
  district: named('district'),
  government: plain('government'),
  level: (_speaker, value) => roman(Number(value)),
};

/** Parameters that stand for something with a name: a message may say it, and never choose by it. */
export const NAMED_PARAMS: ReadonlySet<string> = new Set(Object.keys(WORDS));

/** Numbers that are meant as numbers (from 3 to 6, by 2 spaces) stay numbers. */
export const NUMBERS_TOO: ReadonlySet<string> = new Set(['from', 'to', 'by']);

function wordFor(speaker: Speaker, name: string, value: string | number): string | number {
  const word = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
  if (!word || (typeof value === 'number' && NUMBERS_TOO.has(name))) return value;
  return word(speaker, String(value));
}

export const translatorFor =
  (speaker: Speaker): Translate =>
  (params: Params) =>
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, wordFor(speaker, name, value)]));
