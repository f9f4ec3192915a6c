import { readFileSync } from 'node:fs';
import { BUILDING_IDS, CARD_IDS } from '../src/index.ts';
import { textsEn } from '../src/texts/en.ts';

/** Numbers of the fact sheets: rules, worked cases and rulings. What is not ours to prove stands in docs/rulings.md. */
const rules: Record<string, string> = JSON.parse(readFileSync(new URL('rules.json', import.meta.url), 'utf8'));

/** What a test has to prove: rule numbers stand in its name, card ids in square brackets. */
export const demands = {
  rules,
  cards: Object.fromEntries([
    ...CARD_IDS.map((id) => [id, textsEn[`card.${id}.name`]]),
    ...BUILDING_IDS.map((id) => [id, textsEn[`building.${id}.text`]]),
  ]) as Record<string, string>,
};
