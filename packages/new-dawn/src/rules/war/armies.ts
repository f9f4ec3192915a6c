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
import { type HexKey, neighbours, reach } from '@morgenrot/hex';
import { anyInPlay, inPlay, inPlayWith } from '../../effects/in-play.ts';
import type { State } from '../../state.ts';
import type { MoveArmies, MoveArmy, NewDawnStep, StepOf } from '../../steps.ts';
import type { Obstacle } from '../../vocabulary.ts';
import { difficultiesFor } from '../map/difficulty.ts';
import { EXPLORE, explore, exploreRefused, explorerOf, exploringRefused, waysToGo } from '../map/exploration.ts';
import { armiesAllowed } from '../map/figure-supply.ts';
import { armyOf, entersWater, startCities } from '../map/figures.ts';
import { hexAt } from '../map/map.ts';
import { reading } from '../map/reading.ts';
import { aimName, type FieldOfRanks, fieldFor } from '../map/standing.ts';
import { count, form } from '../option-form.ts';
import { seatOf } from '../seats.ts';

const DOING = { act: 'army', card: 'military' } as const;

type Refusing = (hex: HexKey) => Reason | undefined;

/** Why an army may not enter a space (T8.4, Q-F14); asked of the whole map, so what holds for all is found first. */
function entering(s: State, { player, slot, march }: MoveArmy, field: FieldOfRanks): Refusing {
  const difficulty = difficultiesFor(s, player, DOING);
  const water = march.water || entersWater(s, player);
  return (hex) => {
    if (hexAt(s, hex).ground === 'water' && !water) return { key: 'hex.water' };
    const need = difficulty(hex);
    if (need > slot) return { key: 'hex.tooHard', params: { need, slot } };
    const mustNot = field.obstacles(hex).length > 0 && field.aims(hex).length === 0;
    return mustNot ? { key: 'army.mayNotAttack' } : undefined;
  };
}

const movesLeft = (s: State, { player, march, gone }: MoveArmy): number =>
  anyInPlay(s, player, ({ effect }) => effect.armiesUnlimited) ? Number.POSITIVE_INFINITY : march.distance - gone;

/** Where the army stands, or the cities from which it may set out (T8.3). */
function startsOf(s: State, { player, army, start }: MoveArmy): HexKey[] {
  const { at } = armyOf(s, player, army);
  if (at !== null) return [at];
  return start === undefined ? startCities(s, player) : [start];
}

/** Everything a march is asked about, found once. */
interface Marching {
  field: FieldOfRanks;
  cannotEnter: Refusing;
  /** May the way lead on from here (T8.5)? */
  passes: (hex: HexKey) => boolean;
  mayEnd: (hex: HexKey) => boolean;
  far: Map<HexKey, number>;
}

/** Some spaces are no place for an army to stop, although nothing has to be attacked there. */
export const mayEndOn = (s: State, me: PlayerId, hex: HexKey): boolean =>
  !inPlayWith(s, me, 'armyMayNotEnd').some(({ effect }) => effect.armyMayNotEnd?.(s, me, hex));

function marching(s: State, step: MoveArmy): Marching {
  const field = fieldFor(s, step.player);
  const cannotEnter = entering(s, step, field);
  const allowed: Obstacle[] = [
    ...step.march.passes,
    ...inPlay(s, step.player).flatMap(({ effect }) => effect.armiesPass ?? []),
  ];
  const passes = (hex: HexKey) => field.obstacles(hex).every((obstacle) => allowed.includes(obstacle));
  const far = reach(
    startsOf(s, step),
    movesLeft(s, step),
    (hex) => s.map[hex] !== undefined && !cannotEnter(hex),
    passes,
  );
  return { field, cannotEnter, passes, mayEnd: (hex) => mayEndOn(s, step.player, hex), far };
}

/** A way to a space, that one included: how many spaces of it have to be passed, and where the last free one lies. */
interface Approach {
  way: HexKey[];
  passed: number;
  free: number;
}
const easier = (one: Approach, other: Approach): number => one.passed - other.passed || other.free - one.free;

/** The spaces before `hex` on a shortest way there, of these the one that passes least and can fall back least (N-TB8). */
function wayTo({ far, passes, field }: Marching, hex: HexKey): HexKey[] {
  const known = new Map<HexKey, Approach>();
  const approach = (here: HexKey): Approach => {
    const away = far.get(here) ?? 0;
    const isFree = field.obstacles(here).length === 0;
    const before = neighbours(here).filter((beside) => far.get(beside) === away - 1 && (away === 1 || passes(beside)));
    const [best] = before.map(reached).sort(easier);
    if (!best) return { way: [here], passed: 0, free: isFree ? away : -1 };
    return { way: [...best.way, here], passed: best.passed + (isFree ? 0 : 1), free: isFree ? away : best.free };
  };
  const reached = (here: HexKey): Approach => {
    const found = known.get(here) ?? approach(here);
    known.set(here, found);
    return found;
  };
  return reached(hex).way.slice(0, -1);
}

/** A start city may be named first: where there are several, or to explore from it (Q-F9). */
function startRefused(s: State, step: MoveArmy, hex: HexKey): Reason | undefined {
  const { at } = armyOf(s, step.player, step.army);
  const open = at === null && step.start === undefined;
  const useful = open && (startCities(s, step.player).length > 1 || !exploreRefused(s, hex, step));
  return useful ? undefined : { key: 'army.here' };
}

function stopRefused(
  s: State,
  step: MoveArmy,
  { far, cannotEnter, mayEnd }: Marching,
  hex: HexKey,
): Reason | undefined {
  const steps = far.get(hex);
  if (steps === undefined) return cannotEnter(hex) ?? { key: 'army.tooFar' };
  if (steps === 0) return startRefused(s, step, hex);
  return mayEnd(hex) ? undefined : { key: 'army.mayNotEnd' };
}

const explorer = (s: State, step: MoveArmy): HexKey | undefined => explorerOf(armyOf(s, step.player, step.army), step);

const STOP = 'stop';

/** Where the army may go, or why it may not. */
function goingRefused(s: State, step: MoveArmy): (option: string) => Reason | undefined {
  const march = marching(s, step);
  return (option) =>
    option === EXPLORE
      ? exploringRefused(s, explorer(s, step), step, { spaces: movesLeft(s, step), none: 'army.tooFar' })
      : stopRefused(s, step, march, option as HexKey);
}

export const moveArmy = {
  doing: () => DOING,
  ask: (s: State, step: MoveArmy): Ask => offer<string>(waysToGo(s), goingRefused(s, step), STOP),
  run(s: State, step: MoveArmy, answer: Answer, api: Api): void {
    if (answer === STOP) finish(s, step);
    else if (answer === EXPLORE) exploreHere(s, step, api);
    else goTo(s, step, answer as HexKey, api);
  },
};

const canGoOn = (s: State, step: MoveArmy): boolean =>
  reading(s, () => {
    const refused = goingRefused(s, step);
    return waysToGo(s).some((option) => !refused(option));
  });

/** T8.2: one army completely, attack included, before the next. */
export function finish(
  s: State,
  { army, gone: _gone, trail: _trail, start: _start, explored: _explored, ...step }: MoveArmy,
): void {
  next<NewDawnStep>(s, { ...step, kind: 'moveArmies', done: [...step.done, army] });
}

/** T11: a space of movement for a look beyond the edge. */
function exploreHere(s: State, step: MoveArmy, api: Api): void {
  const hex = explorer(s, step);
  if (hex === undefined) return;
  const after: MoveArmy = { ...step, gone: step.gone + 1, explored: true };
  if (movesLeft(s, after) > 0) next<NewDawnStep>(s, after);
  else finish(s, after);
  explore(s, step.player, hex, api);
}

function goTo(s: State, step: MoveArmy, hex: HexKey, api: Api): void {
  const march = reading(s, () => marching(s, step));
  const cost = march.far.get(hex) ?? 0;
  if (cost === 0) {
    next<NewDawnStep>(s, { ...step, start: hex });
    return;
  }
  const after: MoveArmy = { ...step, gone: step.gone + cost, trail: [...step.trail, ...wayTo(march, hex)] };
  const army = armyOf(s, step.player, step.army);
  api.log({ key: 'army.moved', by: step.player, params: { ...(army.at && { from: army.at }), hex } });
  army.at = hex;
  const aims = march.field.obstacles(hex).length > 0 ? march.field.aims(hex) : [];
  const [only] = aims;
  if (!only) {
    if (canGoOn(s, after)) next<NewDawnStep>(s, after);
    else finish(s, after);
    return;
  }
  next<NewDawnStep>(
    s,
    aims.length > 1 ? { ...after, kind: 'chooseTarget', hex } : attackWith(after, hex, aimName(only)),
    { ...after, kind: 'afterAttack', hex },
  );
}

/** T9.1: attacks start by an army's movement, from the space it has come to. */
export const attackWith = (
  { player, focus, slot, march, army }: Omit<MoveArmy, 'kind'>,
  hex: HexKey,
  target: string,
): StepOf<'declareAttack'> => ({
  kind: 'declareAttack',
  player,
  focus,
  slot,
  hex,
  attacks: {
    bonus: march.bonus,
    bonusVsBarbarian: march.bonusVsBarbarian,
    ...(march.scorches && { scorches: true }),
  },
  army,
  target,
});

/** `army:1`: which of the own armies marches. */
export const armyOption = form('army:{army}', { army: count });

/** May this army march once more because it was beaten this turn (Q-F21)? */
const isBack = (s: State, { player, again }: MoveArmies, army: number): boolean =>
  again > 0 && (s.thisTurn.beaten ?? []).includes(army) && armyOf(s, player, army).at === null;

const setOut = (step: MoveArmies, army: number): MoveArmy => ({ ...step, kind: 'moveArmy', army, gone: 0, trail: [] });

function mayMarch(s: State, step: MoveArmies, army: number, more: boolean): boolean {
  const open = step.done.includes(army) ? isBack(s, step, army) : more;
  return open && canGoOn(s, setOut(step, army));
}

export const moveArmies = {
  doing: () => DOING,
  option: armyOption,
  ask(s: State, step: MoveArmies): Ask {
    // A worse card leaves armies on the map that it does not let their owner use (T8.1).
    const more = new Set(step.done).size < armiesAllowed(s, step.player);
    const able = seatOf(s, step.player).armies.flatMap((_, i) =>
      mayMarch(s, step, i, more) ? [armyOption.write({ army: i })] : [],
    );
    return { shape: 'one', from: [...able, 'done'] };
  },
  idle: (s: State, step: MoveArmies): boolean => offersOnly(moveArmies.ask(s, step), 'done'),
  run(s: State, step: MoveArmies, answer: Answer): void {
    const army = armyOption.read(String(answer))?.army;
    if (army === undefined) return;
    const again = step.done.includes(army) ? step.again - 1 : step.again;
    next<NewDawnStep>(s, setOut({ ...step, again }, army));
  },
};

/** The way of an army from where it stands or sets out, for whoever looks at it before deciding; empty where there is none. */
export function armyWay(s: State, step: MoveArmy, hex: HexKey): HexKey[] {
  const march = marching(s, step);
  return (march.far.get(hex) ?? 0) > 0 ? [...wayTo(march, hex), hex] : [];
}

/** Spaces that an army may still go; null: as far as it likes. */
export const armyMovesLeft = (s: State, step: MoveArmy): number | null => {
  const left = movesLeft(s, step);
  return Number.isFinite(left) ? left : null;
};

/** What `me` would attack with an army on a space, by name. */
export const targetsFor = (s: State, me: PlayerId, hex: HexKey): string[] => fieldFor(s, me).aims(hex).map(aimName);
