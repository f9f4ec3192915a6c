import { readFileSync } from 'node:fs';
import {
  AGENDAS,
  CITY_STATES,
  DIPLOMACY,
  DISTRICTS,
  FOCUS_CARDS,
  GOVERNMENT_IDS,
  NATURAL_WONDERS,
  TERRA_LEADER_IDS,
  TILES,
  WONDERS,
} from '../src/index.ts';
import { textsEn } from '../src/texts/en.ts';

/** Numbers of the fact sheets, which are not part of the repository: rules, worked cases, rulings. */
const numbers: Record<string, string> = JSON.parse(readFileSync(new URL('rules.json', import.meta.url), 'utf8'));

/** Rulings that were added while building. */
function rulings(): Record<string, string> {
  const page = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');
  return Object.fromEntries(
    [...page.matchAll(/^- \*\*(N-\w+) (.*?)\.?\*\*/gm)].map(([, id = '', what = '']) => [id, what]),
  );
}

const words: Readonly<Record<string, string>> = textsEn;
const named = (kind: string, group: string, ids: readonly string[]): [string, string][] =>
  ids.map((id) => [id, `${kind} ${words[`${group}.${id}.name`] ?? id}`]);

/** What a test has to prove: `pnpm coverage` and `npm test` look for these numbers and ids in the names of tests. */
export const demands = {
  rules: { ...numbers, ...rulings() },
  cards: Object.fromEntries([
    ...named('leader', 'leader', TERRA_LEADER_IDS),
    ...named('focus card', 'card', Object.keys(FOCUS_CARDS)),
    ...named('wonder', 'wonder', Object.keys(WONDERS)),
    ...named('city-state', 'cityState', Object.keys(CITY_STATES)),
    ...named('diplomacy card', 'diplomacy', Object.keys(DIPLOMACY)),
    ...named('natural wonder', 'naturalWonder', Object.keys(NATURAL_WONDERS)),
    ...named('agenda', 'agenda', Object.keys(AGENDAS)),
    ...named('government', 'government', GOVERNMENT_IDS),
    ...named('district', 'district', DISTRICTS),
    ...named('special card', 'special', ['ibrahim']),
    ...TILES.map(({ number, kind }): [string, string] => [`tile-${number}`, `tile ${number} (${kind})`]),
  ]),
};
