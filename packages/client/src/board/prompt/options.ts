import type { Option } from '@morgenrot/engine';

/** Ways out of a question, in every game: their buttons answer at once. */
const LEAVING = new Set(['done', 'skip', 'decline', 'pass', 'cancel', 'other']);
export const isLeaving = (option: Option): boolean => LEAVING.has(option);
