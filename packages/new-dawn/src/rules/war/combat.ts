import { type Answer, type Api, next, type PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { inPlay } from '../../effects/in-play.ts';
import { sourceOption } from '../../effects/source.ts';
import type { Combat, State } from '../../state.ts';
import type { Bonuses, NewDawnStep, StepOf } from '../../steps.ts';
import { returnCityStateCard } from '../cities/city-states.ts';
import { defeatArmy } from '../map/figures.ts';
import { hexAt, spaceOwner } from '../map/map.ts';
import { type Aim, aimName, fieldFor } from '../map/standing.ts';
import { typeOf } from '../row/focus-row.ts';
import { rightOf, seatOf } from '../seats.ts';
import { showUsed } from '../trade/closed-diplomacy.ts';
import { returnDiplomacy } from '../trade/diplomacy.ts';
import { whenAttackIsOver } from './attack-over.ts';
import { attackItems, defenceItems } from './combat-sums.ts';
import { attackWon } from './conquest.ts';
import { type Item, total } from './items.ts';
import { targetOn } from './military.ts';
import { tellAggression } from './peace.ts';

/** Who attacks, with which card, from which slot; in Terra with which army, and what of all that stands there. */
export interface Attacker {
  player: PlayerId;
  slot: number;
  attacks: Bonuses;
  army?: number;
  target?: string;
}

/** The space as such, and whoever has it: without armies nothing else can be attacked. */
function spaceOn(s: State, me: PlayerId, hex: HexKey): Aim | undefined {
  const target = targetOn(s, me, hex);
  const isOwned = target === 'city' || target === 'control';
  return target && { target, defender: isOwned ? (spaceOwner(s, hex) ?? null) : null };
}

const aimOf = (s: State, { player, army, target }: Attacker, hex: HexKey): Aim | undefined => {
  if (army === undefined) return spaceOn(s, player, hex);
  const aims = fieldFor(s, player).aims(hex);
  return aims.find((aim) => aimName(aim) === target) ?? aims[0];
};

/** R15.1, R15.2: what the attacker holds of the attacked goes back before the dice; these are not rolled yet. */
export function openCombat(s: State, from: Attacker, hex: HexKey, api: Api): Combat | undefined {
  const aim = aimOf(s, from, hex);
  if (!aim) return undefined;
  const { player, slot, attacks, army } = from;
  const { target, defender } = aim;
  const { cityState } = hexAt(s, hex);
  if (target === 'cityState' && cityState) returnCityStateCard(s, cityState, player, api);
  if (defender !== null) returnDiplomacy(s, player, defender, api);
  const cardBonus = target === 'barbarian' ? attacks.bonusVsBarbarian : attacks.bonus;
  const unrolled = { attackDie: 0, defenceDie: 0, attackSpent: 0, defenceSpent: 0 };
  const roller = defender ?? rightOf(s, player);
  const combat: Combat = { attacker: player, hex, target, defender, roller, slot, cardBonus, ...unrolled };
  if (army !== undefined) combat.army = army;
  if (aim.figure !== undefined) combat.figure = aim.figure;
  if (attacks.scorches) combat.scorches = true;
  return combat;
}

/** R15.3: then both roll, and all can see what each side comes to. */
export const declareAttack = {
  isAttack: true,
  run(s: State, step: StepOf<'declareAttack'>, _answer: Answer, api: Api): void {
    const { player, focus, slot, hex } = step;
    const opened = openCombat(s, step, hex, api);
    if (!opened) return;
    const { target, defender } = opened;
    const combat = { ...opened, attackDie: api.d6(), defenceDie: api.d6() };
    s.combat = combat;
    const { attackDie, defenceDie, roller } = combat;
    api.log({ key: 'attack.declared', by: player, params: { hex, target, attackDie, defenceDie, player: roller } });
    showCards(s, player, attackItems(s, combat), api);
    if (defender !== null) showCards(s, defender, defenceItems(s, combat), api);
    next<NewDawnStep>(s, { kind: 'spendInAttack', player, focus, slot }, ...defending(s, defender), {
      kind: 'endCombat',
      player,
    });
  },
};

/** R15.6, N-M4: from each military card; without one resources may still be spent where they serve in combat (Q-F35). */
function defending(s: State, player: PlayerId | null): StepOf<'spendInDefence'>[] {
  if (player === null) return [];
  const cards = seatOf(s, player).row.filter((focus) => typeOf(focus) === 'military');
  if (cards.length > 0) return cards.map(({ id: focus }) => ({ kind: 'spendInDefence', player, focus }));
  return inPlay(s, player).some(({ effect }) => effect.resourceInCombat) ? [{ kind: 'spendInDefence', player }] : [];
}

/** R15.6, N-E3: tokens are spent with full knowledge, so closed cards that count lie open before. */
function showCards(s: State, me: PlayerId, items: Item[], api: Api): void {
  for (const { source } of inPlay(s, me)) {
    const read = sourceOption.read(source.id);
    const counted = items.some(({ from, giver }) => from === source.id && giver === source.from);
    if (read?.kind === 'diplomacy' && counted) showUsed(s, me, read.id, source.from, api);
  }
}

/** So strong a won attack counts for an agenda (Terra). */
const DEVASTATING = 16;

/** R15.7: the higher value wins, a tie goes to the defender. */
export const endCombat = {
  isAttack: true,
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    const { combat } = s;
    if (!combat) throw new Error('a combat ends that never began');
    const [attack, defence] = [attackItems(s, combat), defenceItems(s, combat)];
    const won = total(attack) > total(defence);
    api.log({
      key: won ? 'attack.won' : 'attack.lost',
      by: combat.attacker,
      params: { hex: combat.hex, attack: total(attack), defence: total(defence) },
    });
    s.combat = null;
    const { attacker, defender } = combat;
    if (defender !== null) whenAttackIsOver(s, () => tellAggression(s, defender, attacker, api));
    if (s.terra && won && total(attack) >= DEVASTATING) seatOf(s, attacker).devastated = true;
    if (won) attackWon(s, combat, api);
    else armyLost(s, combat, api);
  },
};

/** T9.6: whoever loses an attack with an army loses the army; it goes back to its card. */
function armyLost(s: State, { attacker, army }: Combat, api: Api): void {
  if (army === undefined) return;
  defeatArmy(s, attacker, army, api);
  s.thisTurn.beaten = [...(s.thisTurn.beaten ?? []), army];
}
