import { createContext, use } from 'react';

/** Nothing on the screen is written smaller than this, in pixels. */
export const LEGIBLE = 11.5;
/** Up to this enlargement words keep their size on the screen; beyond it they grow more slowly than the picture. */
const NEAR = 0.8;
/** How much closer a picture comes before its words are placed anew. */
const STEP = 1.12;

/** Enlargements in steps, rounded down: between two steps words keep their places. */
export const enlargementStep = (k: number): number => STEP ** Math.floor(Math.log(k) / Math.log(STEP) + 1e-6);

/** How large words have to be in the picture's own units to be read on the screen. */
export const writingSize = (k: number): number => (k < NEAR ? LEGIBLE / k : LEGIBLE / Math.sqrt(NEAR * k));

/** How many times as large as it is drawn the picture is looked at, in steps. */
export const EnlargementContext = createContext(1);

/** The size of words, in the picture's own units. */
export const useWritingSize = (): number => writingSize(use(EnlargementContext));
