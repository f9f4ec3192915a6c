import { create } from 'zustand';
import { quietly } from '../shell/preferences.ts';

/** What this browser remembers of the talk at a table: what was read, and whom I do not want to hear. */
export interface TalkMarks {
  /** The last line there was when I first came: what was said before is old. */
  since: number;
  read: Record<string, number>;
  /** Voices that I do not want to hear, with the names they had. */
  hidden: Record<string, string>;
}

const STORED = 'morgenrot.talk';
/** Tables of long ago are forgotten. */
const MOST_TABLES = 40;

type Kept = Record<string, TalkMarks>;

const isRecordOf = (value: unknown, type: 'number' | 'string'): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === type);

const isMarks = (value: unknown): value is TalkMarks =>
  typeof value === 'object' &&
  value !== null &&
  'since' in value &&
  typeof value.since === 'number' &&
  'read' in value &&
  isRecordOf(value.read, 'number') &&
  'hidden' in value &&
  isRecordOf(value.hidden, 'string');

/** Whatever was kept is read as if a stranger had written it: only what fits is taken. */
export function readMarks(stored: string | null): Kept {
  const value: unknown = quietly(() => JSON.parse(stored ?? '{}'));
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, TalkMarks] => isMarks(entry[1])));
}

export const useTalkMarks = create<Kept>()(() => readMarks(quietly(() => localStorage.getItem(STORED)) ?? null));

function keep(table: string, marks: TalkMarks): void {
  const { [table]: _, ...others } = useTalkMarks.getState();
  const rest = Object.entries(others).slice(-(MOST_TABLES - 1));
  const kept = { ...Object.fromEntries(rest), [table]: marks };
  useTalkMarks.setState(kept, true);
  quietly(() => localStorage.setItem(STORED, JSON.stringify(kept)));
}

const marksOf = (table: string, last: number): TalkMarks =>
  useTalkMarks.getState()[table] ?? { since: last, read: {}, hidden: {} };

/** I have come to a table; what has been said there until now is old, unless I have been here before. */
export function beginMarks(table: string, last: number): void {
  if (!useTalkMarks.getState()[table]) keep(table, marksOf(table, last));
}

/** I have read a place up to this line. */
export function markRead(table: string, place: string, id: number): void {
  const marks = marksOf(table, 0);
  if (id > (marks.read[place] ?? marks.since)) keep(table, { ...marks, read: { ...marks.read, [place]: id } });
}

/** I do not want to hear this voice, or want to hear it again. */
export function hideVoice(table: string, { from, name }: { from: string; name: string }, isHidden: boolean): void {
  const marks = marksOf(table, 0);
  const { [from]: _, ...others } = marks.hidden;
  keep(table, { ...marks, hidden: isHidden ? { ...others, [from]: name } : others });
}
