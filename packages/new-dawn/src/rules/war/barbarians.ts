import { type Answer, type Api, type Ask, next, offer, type PlayerId, type Reason } from '@morgenrot/engine';
import { type Direction, type HexKey, opposite, step, turned, WEST } from '@morgenrot/hex';
import { anyInPlay } from '../../effects/in-play.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { BARBARIANS, type Barbarian } from '../../vocabulary.ts';
import { removeControl } from '../cities/control.ts';
import { defeatFiguresOn, hasArmy } from '../map/figures.ts';
import { barbariansOn, hexAt, hexes, isBare, isEmptySpace, isWater, neighboursOnMap, spaceOwner } from '../map/map.ts';
import { reading } from '../map/reading.ts';
import { abandon } from './holdings.ts';

/** A raided capital costs two trade tokens (R22.4). */
const RAID = 2;
/** Q-E15: then they stay as they are. */
const MOST_SPREADING_ROLLS = 50;

/** Which way a die's number points, as the token lies (README 3.2 of the facts: 1 is west when it lies as printed). */
export const directionFor = (s: State, die: number): Direction => turned(WEST, die - 1 + (s.arrow ?? 0));

/** The water that a barbarian crosses, space by space, and the land where it comes out. */
interface BarbarianWay {
  over: HexKey[];
  to: HexKey;
}

/** Over water on to land, and at the map's edge the other way (R22.2, R22.3); with no land either way it stays. */
function barbarianWay(s: State, from: HexKey, direction: Direction): BarbarianWay {
  const over: HexKey[] = [];
  let here = from;
  let heading = direction;
  let turnedRound = false;
  for (;;) {
    const ahead = step(here, heading);
    if (s.map[ahead] && !isBarred(s, ahead)) {
      here = ahead;
      if (!isWater(s, here)) return { over, to: here };
      over.push(here);
    } else if (turnedRound) return { over: [], to: from };
    else {
      heading = opposite(heading);
      turnedRound = true;
    }
  }
}

/** Where a barbarian comes out; its own space when there is no land either way, or an army on the water stops it. */
export function wayOut(s: State, from: HexKey, direction: Direction): HexKey {
  const { over, to } = barbarianWay(s, from, direction);
  return over.some((hex) => hasArmy(s, hex)) ? from : to;
}

/** Q-C10: before some spaces a barbarian turns round as at the map's edge. */
function isBarred(s: State, hex: HexKey): boolean {
  const owner = spaceOwner(s, hex);
  return owner !== undefined && anyInPlay(s, owner, ({ effect }) => effect.barsBarbarians?.(s, owner, hex));
}

/** R22.4, 1: every caravan there goes back to its owner's card. */
const scatterCaravans = (s: State, hex: HexKey, api: Api): void =>
  defeatFiguresOn(s, hex, s.order, { armies: false, caravans: true }, api);

/** T8.9: so does every army; was there one? */
function scatterArmies(s: State, hex: HexKey, api: Api): boolean {
  const stood = hasArmy(s, hex);
  defeatFiguresOn(s, hex, s.order, { armies: true, caravans: false }, api);
  return stood;
}

/** T8.9, Q-V5: figures in its way are hit, on water too; an army stops it, and it goes back to the land it came from. */
function stoppedOn(s: State, from: HexKey, way: readonly HexKey[], barbarian: Barbarian, api: Api): boolean {
  for (const hex of way) {
    scatterCaravans(s, hex, api);
    // Q-F3: armies take the blow for everything there but caravans.
    if (!scatterArmies(s, hex, api)) continue;
    api.log({ key: 'barbarian.stopped', params: { barbarian, from, hex } });
    return true;
  }
  return false;
}

/** R22.4, 2 to 5: what the pieces on the space do to the barbarian, and it to them. Does it stay? */
function strikes(s: State, hex: HexKey, barbarian: Barbarian, api: Api): boolean {
  const space = hexAt(s, hex);
  const { city, control } = space;
  if (city?.capital) {
    api.log({ key: 'capital.raided', by: city.of, params: { barbarian, hex } });
    next<NewDawnStep>(s, { kind: 'loseTrade', player: city.of, left: RAID });
    return false;
  }
  if (city) {
    destroyCity(s, hex, city.of, barbarian, api);
    return true;
  }
  if (!control) return true;
  if (control.reinforced) {
    control.reinforced = false;
    api.log({ key: 'barbarian.repelled', by: control.of, params: { barbarian, hex } });
    return false;
  }
  removeControl(s, hex, api);
  api.log({ key: 'barbarian.tookControl', by: control.of, params: { barbarian, hex } });
  return true;
}

/** What belongs to the space is nobody's again (Q-E10, R20.7, Q-E14). */
function destroyCity(s: State, hex: HexKey, owner: PlayerId, barbarian: Barbarian, api: Api): void {
  delete hexAt(s, hex).city;
  api.log({ key: 'city.destroyed', by: owner, params: { barbarian, hex } });
  abandon(s, hex, owner, api);
}

const onTheMap = (s: State): Barbarian[] => BARBARIANS.filter((letter) => s.barbarians[letter]?.at);

/** R22.1: one die, one direction for all, in the order of letters with all consequences (Q-E15). */
export const moveBarbarians = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    const die = api.d6();
    const direction = directionFor(s, die);
    api.log({ key: 'barbarians.moved', by: s.startPlayer, params: { die, direction } });
    next<NewDawnStep>(
      s,
      ...onTheMap(s).map((barbarian) => ({ kind: 'moveBarbarian' as const, barbarian, direction })),
      { kind: 'spreadBarbarians', rolls: 0 },
    );
  },
};

export const moveBarbarian = {
  movesBarbarians: true,
  run(
    s: State,
    { barbarian, direction }: { barbarian: Barbarian; direction: Direction },
    _answer: Answer,
    api: Api,
  ): void {
    const moving = s.barbarians[barbarian];
    if (!moving?.at) return;
    const from = moving.at;
    const { over, to } = barbarianWay(s, from, direction);
    if (stoppedOn(s, from, over, barbarian, api)) return;
    if (to === from) {
      api.log({ key: 'barbarian.stayed', params: { barbarian, hex: from } });
      return;
    }
    if (stoppedOn(s, from, [to], barbarian, api)) return;
    if (!strikes(s, to, barbarian, api)) return;
    moving.at = to;
    api.log({ key: 'barbarian.moved', params: { barbarian, from, hex: to } });
  },
};

/** R22.6: one of those that share a space, at random, goes where a die sends it, until each stands alone. */
export const spreadBarbarians = {
  movesBarbarians: true,
  run(s: State, { rolls }: { rolls: number }, _answer: Answer, api: Api): void {
    const crowded = reading(s, () => hexes(s).find((hex) => barbariansOn(s, hex).length > 1));
    if (!crowded || rolls >= MOST_SPREADING_ROLLS) return;
    const [barbarian] = api.shuffle(barbariansOn(s, crowded));
    if (!barbarian) return;
    const die = api.d6();
    const direction = directionFor(s, die);
    api.log({ key: 'barbarians.spread', params: { barbarian, hex: crowded, die, direction } });
    next<NewDawnStep>(
      s,
      { kind: 'moveBarbarian', barbarian, direction },
      { kind: 'spreadBarbarians', rolls: rolls + 1 },
    );
  },
};

/** R22.7: those off the map come back to their icons where these are empty, or hold only caravans. */
export const spawnBarbarians = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    for (const barbarian of BARBARIANS) {
      const waiting = s.barbarians[barbarian];
      if (!waiting || waiting.at !== null) continue;
      const { home } = waiting;
      if (!isBare(s, home)) {
        api.log({ key: 'barbarian.waits', params: { barbarian, hex: home } });
        continue;
      }
      scatterCaravans(s, home, api);
      scatterArmies(s, home, api);
      waiting.at = home;
      api.log({ key: 'barbarian.appeared', params: { barbarian, hex: home } });
    }
  },
};

const emptyLandBeside = (s: State, hex: HexKey): HexKey[] =>
  neighboursOnMap(s, hex).filter((beside) => !isWater(s, beside) && isEmptySpace(s, beside));

/** One barbarian is moved to empty land beside it. */
export const moveOneBarbarian = {
  ask: (s: State, _step: StepOf<'moveOneBarbarian'>): Ask =>
    offer(
      onTheMap(s),
      (barbarian): Reason | undefined => {
        const at = s.barbarians[barbarian]?.at;
        return at && emptyLandBeside(s, at).length > 0 ? undefined : { key: 'hex.noEmptyNeighbour' };
      },
      'done',
    ),
  run(s: State, { player }: StepOf<'moveOneBarbarian'>, answer: Answer): void {
    if (answer !== 'done') next<NewDawnStep>(s, { kind: 'moveOneBarbarianTo', player, barbarian: answer as Barbarian });
  },
};

export const moveOneBarbarianTo = {
  ask: (s: State, { barbarian }: StepOf<'moveOneBarbarianTo'>): Ask => {
    const at = s.barbarians[barbarian]?.at;
    return { shape: 'one', from: at ? ['done', ...emptyLandBeside(s, at)] : ['done'] };
  },
  run(s: State, { barbarian }: StepOf<'moveOneBarbarianTo'>, answer: Answer, api: Api): void {
    const moving = s.barbarians[barbarian];
    if (answer === 'done' || !moving?.at) return;
    api.log({ key: 'barbarian.moved', params: { barbarian, from: moving.at, hex: String(answer) } });
    moving.at = answer as HexKey;
  },
};
