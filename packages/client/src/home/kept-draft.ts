import { quietly } from '../shell/preferences.ts';
import { type Draft, toPreset } from './draft.ts';

const STORED = 'morgenrot.table';

/** The table that was opened last, for the next time; its password is not kept. */
export function keepDraft(draft: Draft): void {
  const { title: _title, ...wish } = toPreset(draft);
  quietly(() => localStorage.setItem(STORED, JSON.stringify(wish)));
}

/** As it was kept, for whoever looks what of it still fits. */
export function keptDraft(): { game?: unknown } {
  const text = quietly(() => localStorage.getItem(STORED)) ?? '{}';
  const value: unknown = quietly(() => JSON.parse(text));
  return typeof value === 'object' && value !== null ? value : {};
}
