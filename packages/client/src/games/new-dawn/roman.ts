const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI'];

/** Levels are written in Roman numerals, slots in ours. */
export const roman = (level: number): string => ROMAN[level] ?? String(level);
