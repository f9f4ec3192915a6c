import {
  type Attacker,
  attackItems,
  type Combat,
  combatAhead,
  defenceItems,
  type Item,
  type State,
  total,
} from '@morgenrot/new-dawn';
import type { LogLine } from '@morgenrot/protocol';

/** A combat that is over, with both sums as they were. */
export interface Ended {
  combat: Combat;
  attack: readonly Item[];
  defence: readonly Item[];
  isWon: boolean;
  n: number;
}

interface Begun {
  combat: Combat;
  attack: Item[];
  defence: Item[];
}

/** Who attacks with the answer that declares it: from the own spaces, or with an army that has come there. */
function attackerIn({ steps }: State, { params }: LogLine): Attacker | undefined {
  const step = steps.at(-1);
  if (step?.kind === 'attack') return step;
  if (step?.kind !== 'moveArmy' && step?.kind !== 'chooseTarget') return undefined;
  const { target = '', player = '' } = params ?? {};
  const isFigure = target === 'army' || target === 'caravan';
  return { ...step, attacks: step.march, target: isFigure ? `${target}:${player}` : String(target) };
}

/** Dice that fell again in the last moment count as they lie now. */
function rerolled(begun: Begun, lines: readonly LogLine[]): Begun {
  const { combat } = begun;
  const last = (player: string | null): number | undefined => {
    const line = lines.findLast(({ key, by }) => key === 'attack.rerolled' && by === player);
    return line && Number(line.params?.die);
  };
  const attackDie = last(combat.attacker) ?? combat.attackDie;
  const defenceDie = (combat.defender === null ? undefined : last(combat.defender)) ?? combat.defenceDie;
  const withDie = (items: Item[], value: number): Item[] =>
    items.map((item) => (item.from === 'die' ? { ...item, value } : item));
  return {
    combat: { ...combat, attackDie, defenceDie },
    attack: withDie(begun.attack, attackDie),
    defence: withDie(begun.defence, defenceDie),
  };
}

/** The combat as the state before knew it: with its dice, or not declared yet. */
function begunBefore(before: State, declared: LogLine | undefined, ended: LogLine): Begun | undefined {
  const { combat } = before;
  if (combat) return { combat, attack: attackItems(before, combat), defence: defenceItems(before, combat) };
  const attacker = declared && attackerIn(before, declared);
  if (!attacker) return undefined;
  const ahead = combatAhead(before, attacker, String(ended.params?.hex) as `${number},${number}`);
  if (!ahead) return undefined;
  const { attackDie, defenceDie } = declared.params ?? {};
  const die = (value: unknown): Item => ({ from: 'die', value: Number(value) });
  return {
    combat: { ...ahead.combat, attackDie: Number(attackDie), defenceDie: Number(defenceDie) },
    attack: [die(attackDie), ...ahead.attack],
    defence: [die(defenceDie), ...ahead.defence],
  };
}

/** What the log's sum has beyond the lines that are known: tokens of the last moment, or cards that I may not see. */
function completed(items: readonly Item[], sum: number, isSpent: boolean): Item[] {
  const rest = sum - total(items);
  if (rest === 0) return [...items];
  const spent = items.find(({ from }) => from === 'spent');
  if (!isSpent) return [...items, { from: 'unknown', value: rest }];
  return [...items.filter((item) => item !== spent), { from: 'spent', value: rest + (spent?.value ?? 0) }];
}

/** The combat that ended with these lines, if one did. */
export function endedWith(before: State, lines: readonly LogLine[]): Ended | undefined {
  const ended = lines.findLast(({ key }) => key === 'attack.won' || key === 'attack.lost');
  const declared = lines.findLast(({ key }) => key === 'attack.declared');
  const known = ended && begunBefore(before, declared, ended);
  if (!ended || !known) return undefined;
  const begun = rerolled(known, lines);
  const spends = (player: string | null): boolean =>
    lines.some(
      ({ key, by }) =>
        by === player && (key.startsWith('trade.spent') || key === 'naturalWonder.spent' || key === 'resource.spent'),
    );
  const { combat } = begun;
  return {
    combat,
    attack: completed(begun.attack, Number(ended.params?.attack), spends(combat.attacker)),
    defence: completed(begun.defence, Number(ended.params?.defence), spends(combat.defender)),
    isWon: ended.key === 'attack.won',
    n: ended.n,
  };
}
