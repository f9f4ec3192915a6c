import {
  type Answer,
  type Api,
  type Ask,
  next,
  offer,
  offersOnly,
  type PlayerId,
  type Reason,
} from '@morgenrot/engine';
import { type HexKey, neighbours, reach, wayTo } from '@morgenrot/hex';
import type { Doing } from '../../effects/effect.ts';
import { inPlayWith } from '../../effects/in-play.ts';
import type { State, Target } from '../../state.ts';
import type { Attack, Attacks, Military, NewDawnStep, StepOf } from '../../steps.ts';
import { controlTokensOf } from '../cities/control.ts';
import { barbariansOn, friendlySpaces, hexAt, hexes, isRival } from '../map/map.ts';
import { reading } from '../map/reading.ts';
import { isNamed, namedOption, namedOptions, spendNamed, spendTrade, tradeOn } from '../trade/trade.ts';

/** What an attack on a space would hit: a barbarian first, whatever else is there (R15.1). */
export function targetOn(s: State, me: PlayerId, hex: HexKey): Target | undefined {
  if (barbariansOn(s, hex).length > 0) return 'barbarian';
  const { cityState, city, control } = hexAt(s, hex);
  if (cityState) return 'cityState';
  if (!isRival(s, me, hex)) return undefined;
  if (city) return 'city';
  return control ? 'control' : undefined;
}

/** May an attack's path lead over this space (R15.1)? The terrain does not matter. */
function isPassable(s: State, me: PlayerId, hex: HexKey, through: Attacks['through']): boolean {
  const space = s.map[hex];
  if (!space || through === 'everything') return space !== undefined;
  if (space.ground === 'water') return through === 'water';
  return !space.cityState && !isRival(s, me, hex) && barbariansOn(s, hex).length === 0;
}

function inRange(s: State, me: PlayerId, { range, through }: Attacks): Map<HexKey, number> {
  const origins = friendlySpaces(s, me).filter((hex) => !s.thisTurn.captured.includes(hex));
  const passable = (hex: HexKey) => isPassable(s, me, hex, through);
  return reach(
    origins,
    range,
    (hex) => passable(hex) || (s.map[hex] !== undefined && targetOn(s, me, hex) !== undefined),
    passable,
  );
}

/** The path of an attack, from the space that it comes from; empty where it needs none. */
export const attackWay = (s: State, { player, attacks }: Attack, hex: HexKey): HexKey[] =>
  wayTo(inRange(s, player, attacks), hex, (on) => isPassable(s, player, on, attacks.through));

function attackRefused(
  s: State,
  me: PlayerId,
  near: ReadonlyMap<HexKey, number>,
  hex: HexKey,
  range: number,
): Reason | undefined {
  if (!targetOn(s, me, hex)) return { key: 'attack.noTarget' };
  if (inPlayWith(s, me, 'attacksAnywhere').some(({ effect }) => effect.attacksAnywhere)) return undefined;
  return near.has(hex) ? undefined : { key: 'attack.outOfRange', params: { range } };
}

/** Is there anything to attack? */
function findsTarget(s: State, { player, attacks }: Attack): boolean {
  const near = inRange(s, player, attacks);
  return hexes(s).some((hex) => !attackRefused(s, player, near, hex, attacks.range));
}

export const attackByCard = {
  doing: (): Doing => ({ act: 'combat' }),
  ask(s: State, { player, attacks }: Attack): Ask {
    const near = inRange(s, player, attacks);
    return offer(hexes(s), (hex) => attackRefused(s, player, near, hex, attacks.range), 'done');
  },
  run(s: State, step: Attack, answer: Answer): void {
    const { player, focus, slot, attacks } = step;
    if (answer === 'done') {
      next<NewDawnStep>(s, ...endOfAttacks(step));
      return;
    }
    next<NewDawnStep>(
      s,
      { kind: 'declareAttack', player, focus, slot, hex: answer as HexKey, attacks },
      { ...step, kind: 'attacks', attacks: { ...attacks, left: attacks.left - 1 }, made: step.made + 1 },
    );
  },
};

const endOfAttacks = ({ player, slot, made, thenReinforce }: Omit<Attack, 'kind'>): NewDawnStep[] =>
  thenReinforce ? [{ kind: 'reinforce', player, left: slot - made }] : [];

/** One attack after another, while any is left and there is anything to attack. */
export const attacks = {
  run(s: State, step: StepOf<'attacks'>): void {
    const asking: Attack = { ...step, kind: 'attack' };
    const more = step.attacks.left > 0 && reading(s, () => findsTarget(s, asking));
    next<NewDawnStep>(s, ...(more ? [asking] : endOfAttacks(step)));
  },
};

const weak = (s: State, me: PlayerId): HexKey[] =>
  controlTokensOf(s, me).filter((hex) => !s.map[hex]?.control?.reinforced);

/** T6.3: tokens of a growth card that is being resolved reinforce one more each. */
const tradeFor = (s: State, { player, focus }: StepOf<'reinforce'>): number =>
  focus === undefined ? 0 : tradeOn(s, player, focus);
const wondersFor = (s: State, { player, focus }: StepOf<'reinforce'>): string[] =>
  focus === undefined ? [] : namedOptions(s, player, focus);

const isWithin = (s: State, { player, only, beside }: StepOf<'reinforce'>, hex: HexKey): boolean =>
  (!only || only.includes(hex)) && (!beside || neighbours(hex).some((near) => s.map[near]?.city?.of === player));

/** R14.2: own control tokens anywhere on the map are turned to the reinforced side. */
export const reinforce = {
  option: namedOption,
  ask(s: State, step: StepOf<'reinforce'>): Ask {
    const found = weak(s, step.player).filter((hex) => isWithin(s, step, hex));
    const able = step.left + tradeFor(s, step) > 0;
    const wonders = found.length > 0 ? wondersFor(s, step) : [];
    return { shape: 'one', from: [...(step.must ? [] : ['done']), ...(able ? found : []), ...wonders] };
  },
  idle: (s: State, step: StepOf<'reinforce'>): boolean => offersOnly(reinforce.ask(s, step), 'done'),
  run(s: State, step: StepOf<'reinforce'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    if (isNamed(answer)) {
      next<NewDawnStep>(s, { ...step, left: step.left + 1 });
      spendNamed(s, step.player, answer, api);
      return;
    }
    if (step.left === 0 && step.focus !== undefined) spendTrade(s, step.player, step.focus, api);
    const hex = answer as HexKey;
    const { control } = hexAt(s, hex);
    if (control) control.reinforced = true;
    api.log({ key: 'control.reinforced', by: step.player, params: { hex } });
    const rest = { ...step, left: Math.max(0, step.left - 1) };
    if (rest.left + tradeFor(s, rest) > 0 || wondersFor(s, rest).length > 0) next<NewDawnStep>(s, rest);
  },
};

function modeRefused(s: State, step: Military, what: 'attack' | 'reinforce'): Reason | undefined {
  if (what === 'reinforce') {
    if (step.reinforced) return { key: 'military.doneThat' };
    return weak(s, step.player).length === 0 ? { key: 'military.nothingToReinforce' } : undefined;
  }
  if (step.attacked) return { key: 'military.doneThat' };
  const asking: Attack = { ...attackOf(step), kind: 'attack' };
  return findsTarget(s, asking) ? undefined : { key: 'military.nothingToAttack' };
}

const attackOf = ({ player, focus, slot, attacks: all, mode }: Military): StepOf<'attacks'> => ({
  kind: 'attacks',
  player,
  focus,
  slot,
  attacks: all,
  made: 0,
  thenReinforce: mode === 'attacksFirst',
});

/** R14.1: either part, or attacks and then reinforcing, or both in either order. */
export const military = {
  doing: (): Doing => ({ act: 'combat' }),
  ask: (s: State, step: Military): Ask =>
    offer(['attack', 'reinforce'] as const, (what) => modeRefused(s, step, what), 'skip'),
  /** Q-C3: after one part of a card that has both, the other; with nothing left to do it is over. */
  idle: (s: State, step: Military): boolean =>
    (step.attacked || step.reinforced) && offersOnly(military.ask(s, step), 'skip'),
  run(s: State, step: Military, answer: Answer): void {
    const { player, slot } = step;
    const again = (done: Partial<Military>): NewDawnStep[] => (step.mode === 'both' ? [{ ...step, ...done }] : []);
    if (answer === 'attack') next<NewDawnStep>(s, attackOf(step), ...again({ attacked: true }));
    if (answer !== 'reinforce') return;
    // Mass Production with no attack made: the whole slot is left for reinforcing.
    next<NewDawnStep>(s, { kind: 'reinforce', player, left: slot }, ...again({ reinforced: true }));
  },
};
