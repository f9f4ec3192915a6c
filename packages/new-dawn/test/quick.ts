import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The quick loop (pnpm check): large numbers shrink to a tenth. */
    quick: boolean;
  }
}

export const isQuick = inject('quick');

/** So many, or a tenth of it in the quick loop. */
export const many = (n: number): number => (isQuick ? Math.ceil(n / 10) : n);
