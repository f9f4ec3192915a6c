import { create } from 'zustand';
import { quietly } from '../shell/preferences.ts';
import { type EntryId, isEntryId, kindOf } from './entry.ts';

/** More would not stand side by side. */
export const MOST_PINNED = 4;
const STORED = 'morgenrot.pinned';

interface ReferenceState {
  isOpen: boolean;
  /** What is being read; nothing: the list. */
  entry?: EntryId;
  /** What was read before it, the latest last. */
  before: readonly (EntryId | undefined)[];
  isComparing: boolean;
  pinned: readonly EntryId[];
}

function kept(): readonly EntryId[] {
  const value: unknown = quietly(() => JSON.parse(localStorage.getItem(STORED) ?? '[]'));
  return Array.isArray(value) ? value.filter(isEntryId).slice(0, MOST_PINNED) : [];
}

export const useReference = create<ReferenceState>()(() => ({
  isOpen: false,
  before: [],
  isComparing: false,
  pinned: kept(),
}));

const { getState: get, setState: set } = useReference;

/** Opens the reference at an entry, or where it was left. Anything on the page may call it. */
export function openReference(entry?: EntryId): void {
  if (entry === undefined) set({ isOpen: true });
  else if (get().entry === entry) set({ isOpen: true, isComparing: false });
  else set({ isOpen: true, isComparing: false, entry, before: [...get().before, get().entry] });
}

export const closeReference = (): void => set({ isOpen: false });

/** Back to what was read before; at the beginning, to the list. */
export function goBack(): void {
  const before = [...get().before];
  const entry = before.pop();
  set({ isComparing: false, entry, before });
}

export const showList = (): void => set({ isComparing: false, entry: undefined, before: [] });

export const compare = (): void => set({ isOpen: true, isComparing: true });

export function togglePin(id: EntryId): void {
  const { pinned } = get();
  const next = pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id].slice(-MOST_PINNED);
  set({ pinned: next, ...(next.length === 0 ? { isComparing: false } : {}) });
  quietly(() => localStorage.setItem(STORED, JSON.stringify(next)));
}

export const isRule = (id: EntryId | undefined): boolean => id !== undefined && kindOf(id) === 'rule';
