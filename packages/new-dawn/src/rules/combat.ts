import { type Answer, type Api, type Ask, next, type PlayerId } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import type { Source } from '../effects/effect.ts';
import { inPlay } from '../effects/in-play.ts';
import type { Combat, State } from '../state.ts';
import type { Attacks, NewDawnStep, StepOf } from '../steps.ts';
import { returnCityStateCard } from './city-states.ts';
import { showUsed } from './closed-diplomacy.ts';
import { attackWon } from './conquest.ts';
import { difficultyInCombat } from './difficulty.ts';
import { returnDiplomacy } from './diplomacy.ts';
import { typeOf } from './focus-row.ts';
import { hexAt, ownerOf } from './map.ts';
import { targetOn } from './military.ts';
import { rightOf, seatOf } from './seats.ts';
import { namedNaturalWonder, naturalWonderOptions, spendNaturalWonder, spendTrade, tradeOn } from './trade.ts';

/** R15.5 */
const CITY_STATE_DEFENCE = 8;

/** One line of a sum, so that everybody sees where it comes from. */
export interface Item {
  from: string;
  value: number;
  /** Whose diplomacy card it is: the same card of several players counts for each. */
  giver?: PlayerId;
}
export const total = (items: readonly Item[]): number => items.reduce((sum, { value }) => sum + value, 0);

const named = ({ id, from }: Source) => (from === undefined ? { from: id } : { from: id, giver: from });

/** R15.4 */
export function attackItems(s: State, combat: Combat): Item[] {
  const { attacker } = combat;
  return [
    { from: 'die', value: combat.attackDie },
    { from: 'slot', value: combat.slot },
    { from: 'card', value: combat.cardBonus },
    ...inPlay(s, attacker).map(({ effect, source }) => ({
      ...named(source),
      value: effect.attackBonus?.(s, attacker, combat, source) ?? 0,
    })),
    { from: 'spent', value: combat.attackSpent },
  ].filter(({ value }) => value !== 0);
}

const reinforcedBeside = (s: State, { hex, defender }: Combat): number =>
  neighbours(hex).filter((beside) => {
    const control = s.map[beside]?.control;
    return control?.reinforced && control.of === defender;
  }).length;

/** R15.5: what the space itself gives. */
function groundItems(s: State, combat: Combat): Item[] {
  const { hex, target } = combat;
  const difficulty = difficultyInCombat(s, hex);
  switch (target) {
    case 'cityState':
      return [{ from: 'cityState', value: CITY_STATE_DEFENCE }];
    case 'barbarian':
      return [{ from: 'ground', value: difficulty }];
    case 'city':
      return [
        { from: 'city', value: 2 * difficulty },
        { from: 'reinforcedBeside', value: reinforcedBeside(s, combat) },
      ];
    case 'control':
      return [
        { from: 'ground', value: difficulty },
        { from: 'reinforced', value: hexAt(s, hex).control?.reinforced ? 1 : 0 },
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
    ...effects.map(({ effect, source }) => ({
      ...named(source),
      value: effect.defenceBonus?.(s, defender ?? '', combat, source) ?? 0,
    })),
    { from: 'spent', value: combat.defenceSpent },
  ].filter(({ value }) => value !== 0);
}

/** Who attacks, with which card, from which slot. */
export interface Attacker {
  player: PlayerId;
  slot: number;
  attacks: Attacks;
}

/** R15.1, R15.2: what the attacker holds of the attacked goes back before the dice; these are not rolled yet. */
export function openCombat(s: State, { player, slot, attacks }: Attacker, hex: HexKey, api: Api): Combat | undefined {
  const target = targetOn(s, player, hex);
  if (!target) return undefined;
  const defender = target === 'city' || target === 'control' ? (ownerOf(s, hex) ?? null) : null;
  const { cityState } = hexAt(s, hex);
  if (target === 'cityState' && cityState) returnCityStateCard(s, cityState, player, api);
  if (defender !== null) returnDiplomacy(s, player, defender, api);
  const cardBonus = target === 'barbarian' ? attacks.bonusVsBarbarian : attacks.bonus;
  const unrolled = { attackDie: 0, defenceDie: 0, attackSpent: 0, defenceSpent: 0 };
  const roller = defender ?? rightOf(s, player);
  return { attacker: player, hex, target, defender, roller, slot, cardBonus, ...unrolled };
}

/** R15.3: then both roll, and all can see what each side comes to. */
export const declareAttack = {
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
    next<NewDawnStep>(
      s,
      { kind: 'spendInAttack', player, focus, slot },
      ...militaryCards(s, defender).map((card) => ({
        kind: 'spendInDefence' as const,
        player: defender ?? '',
        focus: card,
      })),
      { kind: 'endCombat', player },
    );
  },
};

const militaryCards = (s: State, player: PlayerId | null): number[] =>
  player === null
    ? []
    : seatOf(s, player)
        .row.filter((focus) => typeOf(focus) === 'military')
        .map(({ id }) => id);

const spendable = (s: State, player: PlayerId, focus: number): Ask => ({
  shape: 'one',
  from: [
    ...Array.from({ length: tradeOn(s, player, focus) + 1 }, (_, i) => String(i)),
    ...naturalWonderOptions(s, player, focus),
  ],
});
const nothingToSpend = (s: State, player: PlayerId, focus: number): boolean =>
  tradeOn(s, player, focus) === 0 && naturalWonderOptions(s, player, focus).length === 0;

/** R15.6: +1 for each token spent. */
function spend(s: State, player: PlayerId, focus: number, answer: Answer, api: Api): number {
  const wonder = namedNaturalWonder(answer);
  if (wonder) {
    spendNaturalWonder(s, player, wonder, api);
    return 1;
  }
  const spent = Number(answer);
  for (let i = 0; i < spent; i++) spendTrade(s, player, focus, api);
  return spent;
}

/** First the attacker, knowing both values; nobody gets a second chance (R15.6). */
export const spendInAttack = {
  ask: (s: State, { player, focus }: StepOf<'spendInAttack'>): Ask => spendable(s, player, focus),
  idle: (s: State, { player, focus }: StepOf<'spendInAttack'>): boolean => nothingToSpend(s, player, focus),
  run(s: State, step: StepOf<'spendInAttack'>, answer: Answer, api: Api): void {
    if (namedNaturalWonder(answer)) next<NewDawnStep>(s, step);
    const spent = spend(s, step.player, step.focus, answer, api);
    if (s.combat) s.combat.attackSpent += spent;
  },
};

export const spendInDefence = {
  ask: (s: State, { player, focus }: StepOf<'spendInDefence'>): Ask => spendable(s, player, focus),
  idle: (s: State, { player, focus }: StepOf<'spendInDefence'>): boolean => nothingToSpend(s, player, focus),
  run(s: State, step: StepOf<'spendInDefence'>, answer: Answer, api: Api): void {
    if (namedNaturalWonder(answer)) next<NewDawnStep>(s, step);
    const spent = spend(s, step.player, step.focus, answer, api);
    if (s.combat) s.combat.defenceSpent += spent;
  },
};

/** R15.6, N-E3: tokens are spent with full knowledge, so closed cards that count lie open before. */
function showCards(s: State, me: PlayerId, items: Item[], api: Api): void {
  for (const { source } of inPlay(s, me)) {
    const [kind, card] = source.id.split(':');
    const counted = items.some(({ from, giver }) => from === source.id && giver === source.from);
    if (kind === 'diplomacy' && card && counted) showUsed(s, me, card, source.from, api);
  }
}

/** R15.7: the higher value wins, a tie goes to the defender. */
export const endCombat = {
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
    if (won) attackWon(s, combat, api);
  },
};
