import type { Option } from '@morgenrot/engine';

const HEX = /^-?\d+,-?\d+$/;

/** Spaces are chosen on the map, if there is one. */
export const isSpace = (option: Option): boolean => HEX.test(option);

/** Ways out of a question, in every game: their buttons answer at once. */
const LEAVING = new Set(['done', 'skip', 'decline', 'pass', 'cancel', 'other']);
export const isLeaving = (option: Option): boolean => LEAVING.has(option);
