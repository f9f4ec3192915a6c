import { WONDER_ERAS } from '../../cards/wonder-eras.ts';
import { ERAS } from '../../vocabulary.ts';
import type { Effect } from '../effect.ts';

/** Culture cards place more tokens by the latest era among the own wonders: 1, 2 or 3. */
export const france: Effect = {
  moreControl: (s, me) => Math.max(0, ...(s.seats[me]?.wonders ?? []).map((id) => ERAS.indexOf(WONDER_ERAS[id]) + 1)),
};
