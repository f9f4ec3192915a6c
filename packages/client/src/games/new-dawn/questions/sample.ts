import type { Edition } from '@morgenrot/new-dawn';

/** In which editions the gallery shows a question. */
export interface Sample {
  in: readonly Edition[];
}

export const inBase: Sample = { in: ['base'] };
export const inTerra: Sample = { in: ['terra'] };
/** It looks different with the expansion. */
export const inBoth: Sample = { in: ['base', 'terra'] };
