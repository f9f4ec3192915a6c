import type { GameInfo } from '@morgenrot/protocol';
import { keep, readKept } from '../games/kept.ts';
import { type Draft, toPreset } from './draft.ts';

/** The table that was created last, for the next time; its password is not kept. */
export function keepDraft(draft: Draft, game: GameInfo): void {
  const { title: _title, ...wish } = toPreset(draft, game);
  keep('table', game.id, wish);
}

/** As it was kept, for whoever looks what of it still fits. */
export function keptDraft(game: string): { game?: unknown } {
  const value = readKept('table', game);
  return typeof value === 'object' && value !== null ? value : {};
}
