import type { Words } from '../texts/words.ts';
import type { Entry } from './entry.ts';

const KEYS = ['reference', 'move', 'next', 'choose', 'zoom', 'fit', 'turn', 'escape', 'tab'] as const;

/** The page’s own entry: what can be done by keys. */
export const keysEntry = ({ say }: Words): Entry => ({
  id: 'page:keys',
  title: say('keys.title'),
  short: say('keys.short'),
  paragraphs: KEYS.map((key) => ({ number: say(`keys.${key}.key`), text: say(`keys.${key}`) })),
  facts: [],
  forms: [],
  see: [],
  isCard: false,
});
