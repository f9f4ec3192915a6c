import type { TalkLine } from '@morgenrot/protocol';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../table/session/session.ts';
import type { TablePageState } from '../table/session/table-state.ts';
import { placesFor, type TalkPlace, unreadIn } from './places.ts';
import { beginMarks, useTalkMarks } from './talk-marks.ts';

export interface Talk {
  /** The table's name in this browser's memory. */
  id: string;
  table: TablePageState;
  places: TalkPlace[];
  unread: ReadonlyMap<string, number>;
  /** All that is new to me. */
  count: number;
  isHidden(from: string): boolean;
}

/** The talk at a table as this browser has it. */
export function useTalk(session: Session): Talk | undefined {
  const table = useStore(session.store, (state) => state.table);
  const id = table?.info.id;
  const marks = useTalkMarks((kept) => (id === undefined ? undefined : kept[id]));
  const last = table?.talk.at(-1)?.id ?? 0;
  useEffect(() => {
    if (id !== undefined) beginMarks(id, last);
  }, [id, last]);
  return useMemo(() => {
    if (!table) return undefined;
    const isHidden = (from: string): boolean => marks !== undefined && Object.hasOwn(marks.hidden, from);
    const readUpTo = (place: string): number => (marks ? (marks.read[place] ?? marks.since) : last);
    const unread = unreadIn(table, readUpTo, isHidden);
    const count = [...unread.values()].reduce((sum, one) => sum + one, 0);
    return { id: table.info.id, table, places: placesFor(table), unread, count, isHidden };
  }, [table, marks, last]);
}

/** Somebody whose words have been heard here. */
export interface Voice {
  from: string;
  name: string;
  seat?: string;
}

/** Everybody else who has said something, each once, by the name they had last. */
export function voicesIn(talk: readonly TalkLine[], me: string | undefined): Voice[] {
  const voices = new Map<string, Voice>();
  for (const { from, name, seat, event } of talk) {
    if (event === undefined && from !== me) voices.set(from, { from, name, ...(seat === undefined ? {} : { seat }) });
  }
  return [...voices.values()];
}
