import { keep, readKept } from '../../kept.ts';
import type { Kept } from './learning.ts';
import { GAME, SEED } from './start.ts';

/** What was kept by other rules, or from another beginning, leads nowhere now. */
const EDITION = `${GAME.rules} ${SEED}`;

interface Stored extends Kept {
  edition: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isMemory = (value: unknown): boolean =>
  isRecord(value) && ['heard', 'seen', 'skipped'].every((name) => Array.isArray(value[name]));

/** It is read as if a stranger had written it; that the answers fit, the rules find out when they are played again. */
function isStored(value: unknown): value is Stored {
  if (!isRecord(value) || value.edition !== EDITION || !Array.isArray(value.answers)) return false;
  const { memory, starts, before = [] } = value;
  return (
    isRecord(starts) &&
    [memory, ...(Array.isArray(before) ? before : [before])].every(isMemory) &&
    Object.values(starts).every(Array.isArray)
  );
}

export function keptGuide(): Kept | undefined {
  const value = readKept('guide', GAME.id);
  return isStored(value) ? value : undefined;
}

export const keepGuide = (kept: Kept): void => keep('guide', GAME.id, { ...kept, edition: EDITION });
