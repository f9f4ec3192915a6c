import { AGENDAS, VICTORY_CARDS } from './cards/agendas.ts';
import { CITY_STATES } from './cards/city-states.ts';
import { GOVERNMENT_IDS } from './cards/governments.ts';
import { NATURAL_WONDERS } from './cards/natural-wonders.ts';
import { rulesetFor } from './rulesets/of.ts';
import type { Ruleset } from './rulesets/ruleset.ts';
import type { NewDawnOptions } from './state.ts';
import { DISTRICTS, type Edition } from './vocabulary.ts';

/** With the expansion everything of the base game is on the table as well. */
const upTo = (edition: Edition, rows: Record<string, { set: Edition }>): string[] =>
  Object.entries(rows).flatMap(([id, { set }]) => (set === 'base' || edition === 'terra' ? [id] : []));

/** Agendas that can lie on the table, and the one of a practice match where that is played. */
function agendasOf(rules: Ruleset, options: NewDawnOptions): string[] {
  const { laid, from, drawn } = rules.victory(options);
  const cards = drawn === 0 ? laid : [...laid, ...from];
  const known = new Set<string>(cards.flatMap((card) => VICTORY_CARDS[card]));
  return Object.keys(AGENDAS).filter((agenda) => known.has(agenda));
}

/** Everything in the box, by the names under which the log speaks of it. */
export function inventory(options: NewDawnOptions): Readonly<Record<string, readonly string[]>> {
  const rules = rulesetFor(options);
  const { edition } = rules;
  const uniques = rules.leaders().flatMap((id) => rules.leader(id).unique ?? []);
  return {
    leader: rules.leaders(),
    card: [...rules.focusCards(), ...uniques],
    wonder: rules.wonders(),
    cityState: upTo(edition, CITY_STATES),
    naturalWonder: upTo(edition, NATURAL_WONDERS),
    diplomacy: rules.diplomacy,
    agenda: agendasOf(rules, options),
    event: [...new Set(rules.dial.flat())],
    ...(edition === 'terra' && { government: GOVERNMENT_IDS, district: DISTRICTS }),
  };
}
