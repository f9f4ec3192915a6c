import { create } from 'zustand';
import { keep, readKept } from '../games/kept.ts';
import { type EntryId, isEntryId } from './entry.ts';

/** More would not stand side by side. */
export const MOST_PINNED = 4;

interface ReferenceState {
  /** Whose book it is. */
  game?: string;
  isOpen: boolean;
  /** What is being read; nothing: the list. */
  entry?: EntryId;
  /** What was read before it, the latest last. */
  before: readonly (EntryId | undefined)[];
  isComparing: boolean;
  pinned: readonly EntryId[];
}

function pinnedOf(game: string): readonly EntryId[] {
  const value = readKept('pinned', game);
  return Array.isArray(value) ? value.filter(isEntryId).slice(0, MOST_PINNED) : [];
}

export const useReference = create<ReferenceState>()(() => ({
  isOpen: false,
  before: [],
  isComparing: false,
  pinned: [],
}));

const { getState: get, setState: set } = useReference;

/** Another game, another book: nothing of it is open yet, and its own cards are pinned. */
export function takeBookOf(game: string): void {
  if (get().game !== game) set({ game, entry: undefined, before: [], isComparing: false, pinned: pinnedOf(game) });
}

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
  const { pinned, game } = get();
  const next = pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id].slice(-MOST_PINNED);
  set({ pinned: next, ...(next.length === 0 ? { isComparing: false } : {}) });
  if (game !== undefined) keep('pinned', game, next);
}
