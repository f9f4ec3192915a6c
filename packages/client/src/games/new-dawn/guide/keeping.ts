import { keep, readKept } from '../../kept.ts';
import type { KeptLearning } from './learning.ts';
import { GUIDE_GAME, SEED } from './start.ts';

/** What was kept by other rules, or from another beginning, leads nowhere now. */
const EDITION = `${GUIDE_GAME.rules} ${SEED}`;

interface Stored extends KeptLearning {
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

export function keptGuide(): KeptLearning | undefined {
  const value = readKept('guide', GUIDE_GAME.id);
  return isStored(value) ? value : undefined;
}

export const keepGuide = (kept: KeptLearning): void => keep('guide', GUIDE_GAME.id, { ...kept, edition: EDITION });
