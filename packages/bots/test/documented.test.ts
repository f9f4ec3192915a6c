import { readFileSync } from 'node:fs';
import { GAMES } from '@morgenrot/catalog';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
/** Each game's table stands in the part that follows its heading; the first game's in what is before all others. */
const [first = '', other = ''] = text.split(/^## Stone Age$/m);

it.each([
  ['new-dawn', first, GAMES['new-dawn'].outlook],
  ['stone-age', other, GAMES['stone-age'].outlook],
])('says in docs/bots.md what a position is worth, as it is (%s)', (_game, part, outlook) => {
  const rows = part.matchAll(/^\| `(\w+)` \| (-?[\d.]+) \|/gm);
  expect(Object.fromEntries([...rows].map(([, term, weight]) => [term, Number(weight)]))).toEqual(outlook?.weights);
});
