import { readFileSync } from 'node:fs';
import { GAMES } from '@morgenrot/catalog';
import { expect, it } from 'vitest';

it('says in docs/bots.md what a position is worth, as it is', () => {
  const text = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
  const rows = text.matchAll(/^\| `(\w+)` \| (-?[\d.]+) \|/gm);
  expect(Object.fromEntries([...rows].map(([, term, weight]) => [term, Number(weight)]))).toEqual(
    GAMES['new-dawn'].outlook?.weights,
  );
});
