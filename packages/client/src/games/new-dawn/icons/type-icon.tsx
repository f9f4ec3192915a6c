import type { FocusType } from '@morgenrot/new-dawn';
import { tip } from '../../../reference/tip.ts';

/** Lyre, flask, coins, gear, swords, ear of grain: drawn as lines in a square of 24. */
export const TYPE_PATHS: Record<FocusType, string> = {
  culture: 'M6 4c-.6 6 1 10.5 6 11.5 5-1 6.6-5.5 6-11.5M7 8h10M10 8v6M12 8v7.5M14 8v6M12 15.5V19M8 20.5h8',
  science: 'M9 3h6M10.5 3v6L5.6 18c-.8 1.5.1 3 1.6 3h9.6c1.5 0 2.4-1.5 1.6-3L13.5 9V3M8 15h8',
  economy:
    'M5 7c0-1.7 3.1-3 7-3s7 1.3 7 3-3.1 3-7 3-7-1.3-7-3zM5 7v5c0 1.7 3.1 3 7 3s7-1.3 7-3V7M5 12v5c0 1.7 3.1 3 7 3s7-1.3 7-3v-5',
  industry:
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  military: 'M4 4l12.5 12.5M20 4L7.5 16.5M13.5 18.5l5-5M10.5 18.5l-5-5M17.5 17.5L20.5 20.5M6.5 17.5L3.5 20.5',
  growth:
    'M12 21V8M12 8c-1.8-1.5-1.8-3.5 0-5 1.8 1.5 1.8 3.5 0 5zM12 13c-3 0-5-1.5-5-4 3 0 5 1.5 5 4zM12 13c3 0 5-1.5 5-4-3 0-5 1.5-5 4zM12 18c-3 0-5-1.5-5-4 3 0 5 1.5 5 4zM12 18c3 0 5-1.5 5-4-3 0-5 1.5-5 4z',
};

export function TypeIcon({ type }: { type: FocusType }) {
  return (
    <svg className={`nd-type-icon nd-type-${type}`} viewBox="0 0 24 24" aria-hidden="true" {...tip(`term:${type}`)}>
      <path d={TYPE_PATHS[type]} />
    </svg>
  );
}
