import type { PlayerId } from '@morgenrot/engine';
import { neighbours } from '@morgenrot/hex';
import { focusRow } from '../../cards/focus.ts';
import { inPlay } from '../../effects/in-play.ts';
import type { Combat, State } from '../../state.ts';
import { difficultyInCombat } from '../map/difficulty.ts';
import { hexAt } from '../map/map.ts';
import { type Item, namedBy } from './items.ts';

/** R15.5 */
const CITY_STATE_DEFENCE = 8;
/** T9.4: an uncontrolled fort, and an army that helps. */
const FORT_DEFENCE = 6;
const GUARD = 2;

/** R15.4 */
export function attackItems(s: State, combat: Combat): Item[] {
  const { attacker } = combat;
  return [
    { from: 'die', value: combat.attackDie },
    { from: 'slot', value: combat.slot },
    { from: 'card', value: combat.cardBonus },
    ...inPlay(s, attacker).map(({ effect, source }) => ({
      ...namedBy(source),
      value: effect.attackBonus?.(s, attacker, combat, source) ?? 0,
    })),
    { from: 'spent', value: combat.attackSpent },
  ].filter(({ value }) => value !== 0);
}

/** What one reinforced control token of the defender is worth: some have more of it, some attackers leave less. */
function reinforcedWorth(s: State, defender: PlayerId | null): number {
  const worth = defender === null ? [] : inPlay(s, defender).map(({ effect }) => effect.reinforcedWorth ?? 1);
  const less = (s.seats[s.active]?.row ?? []).map(({ card }) => focusRow(card).weakensReinforced ?? 0);
  return Math.max(0, Math.max(1, ...worth) - (s.phase === 'play' ? Math.max(0, ...less) : 0));
}

const reinforcedBeside = (s: State, { hex, defender }: Combat): number =>
  reinforcedWorth(s, defender) *
  neighbours(hex).filter((beside) => {
    const control = s.map[beside]?.control;
    return control?.reinforced && control.of === defender;
  }).length;

/** T9.4, Q-F4: another army of the defender on the space, however many. */
const guard = (s: State, { hex, defender, target, figure }: Combat): number => {
  const armies = (defender === null ? undefined : s.seats[defender]?.armies) ?? [];
  return armies.some(({ at }, i) => at === hex && !(target === 'army' && i === figure)) ? GUARD : 0;
};

/** R15.5: what the space itself gives. */
function groundItems(s: State, combat: Combat): Item[] {
  const { hex, target } = combat;
  const difficulty = difficultyInCombat(s, hex);
  switch (target) {
    case 'cityState':
      return [{ from: 'cityState', value: CITY_STATE_DEFENCE }];
    case 'fort':
      return [{ from: 'fort', value: FORT_DEFENCE }];
    case 'barbarian':
    case 'army':
    case 'caravan':
      return [{ from: 'ground', value: difficulty }];
    case 'city':
      return [
        { from: 'city', value: 2 * difficulty },
        { from: 'reinforcedBeside', value: reinforcedBeside(s, combat) },
      ];
    case 'control':
      return [
        { from: 'ground', value: difficulty },
        { from: 'reinforced', value: hexAt(s, hex).control?.reinforced ? reinforcedWorth(s, combat.defender) : 0 },
        { from: 'reinforcedBeside', value: reinforcedBeside(s, combat) },
      ];
  }
}

export function defenceItems(s: State, combat: Combat): Item[] {
  const { defender } = combat;
  const effects = defender === null ? [] : inPlay(s, defender);
  return [
    { from: 'die', value: combat.defenceDie },
    ...groundItems(s, combat),
    { from: 'guard', value: guard(s, combat) },
    ...effects.map(({ effect, source }) => ({
      ...namedBy(source),
      value: effect.defenceBonus?.(s, defender ?? '', combat, source) ?? 0,
    })),
    { from: 'spent', value: combat.defenceSpent },
  ].filter(({ value }) => value !== 0);
}
