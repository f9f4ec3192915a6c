import { keep, readKept } from '../../games/kept.ts';
import type { CourseMatch } from './course.ts';
import type { KeptLearning } from './learning.ts';

/** What was kept by other rules, or from another beginning, leads nowhere now. */
const editionOf = ({ game, seed }: CourseMatch): string => `${game.rules} ${seed}`;

interface Stored extends KeptLearning {
  edition: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isMemory = (value: unknown): boolean =>
  isRecord(value) && ['heard', 'seen', 'skipped'].every((name) => Array.isArray(value[name]));

/** It is read as if a stranger had written it; that the answers fit, the rules find out when they are played again. */
function isStored(value: unknown, edition: string): value is Stored {
  if (!isRecord(value) || value.edition !== edition || !Array.isArray(value.answers)) return false;
  const { memory, starts, before = [] } = value;
  return (
    isRecord(starts) &&
    [memory, ...(Array.isArray(before) ? before : [before])].every(isMemory) &&
    Object.values(starts).every(Array.isArray)
  );
}

export function keptGuide(of: CourseMatch): KeptLearning | undefined {
  const value = readKept('guide', of.game.id);
  return isStored(value, editionOf(of)) ? value : undefined;
}

export const keepGuide = (of: CourseMatch, kept: KeptLearning): void =>
  keep('guide', of.game.id, { ...kept, edition: editionOf(of) });
