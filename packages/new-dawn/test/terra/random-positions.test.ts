import { chance, clone, type LogEntry, open, sample } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import { describe, it } from 'vitest';
import {
  CITY_STATES,
  DISTRICTS,
  FOCUS_CARDS,
  type FocusCardId,
  focusRow,
  newDawn,
  RESOURCES,
  type State,
  TERRA_LEADER_IDS,
  TERRA_LEADERS,
  terra,
  type WonderId,
} from '../../src/index.ts';
import { type Given, terraTable } from '../kit.ts';
import { many } from '../quick.ts';

type Dice = ReturnType<typeof chance>;
const SEATS = ['A', 'B', 'C'];
const CAPITALS: Record<string, string> = { '1,1': 'A', '6,1': 'B', '3,4': 'C' };
const TYPES = ['growth', 'culture', 'science', 'economy', 'industry', 'military'] as const;
/** Wonders that may be built; the others may lie on the map. */
const OFFER: WonderId[] = ['stonehenge', 'petra', 'colossus', 'oracle', 'amundsen-scott', 'apadana'];
const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice.below(from.length)] as T;
const chanceOf = (dice: Dice, percent: number): boolean => dice.below(100) < percent;

/** Everything that is there once, drawn from as a position is made up. */
function boxOf(dice: Dice) {
  const each = (count: number) => Object.fromEntries(SEATS.map((me) => [me, count])) as Record<string, number>;
  return {
    wonders: dice.shuffle(terra.wonders().filter((wonder) => !OFFER.includes(wonder))).slice(0, 12),
    cityStates: dice.shuffle(Object.keys(CITY_STATES)).slice(0, 5),
    naturalWonders: ['pantanal', 'gobustan', 'ha-long-bay'],
    // The other letters stand on tiles that may still be explored.
    barbarians: [...'abdghijk'].slice(0, 5),
    districts: Object.fromEntries(SEATS.map((me) => [me, dice.shuffle(DISTRICTS)])),
    caravans: each(2),
    armies: each(2),
    cities: each(6),
  };
}

/** Pieces lie as they never would come to lie in a match that is played at random. */
function randomDrawing(dice: Dice): string {
  const box = boxOf(dice);
  const take = (from: Record<string, number>, of: string): boolean =>
    (from[of] ?? 0) > 0 && --(from[of] as number) >= 0;
  const figures = (kind: 'caravans' | 'armies', of: string, percent: number): string =>
    chanceOf(dice, percent) && take(box[kind], of) ? `${kind === 'armies' ? '^' : '+'}${of}` : '';
  const wonder = (percent: number): string => {
    const found = chanceOf(dice, percent) ? box.wonders.pop() : undefined;
    return found ? `#${found}` : '';
  };
  const token = (of: string): string => {
    const district = chanceOf(dice, 25) ? box.districts[of]?.pop() : undefined;
    const others = SEATS.map((me) => figures('caravans', me, 8)).join('');
    return `${of}${chanceOf(dice, 40) ? '*' : ''}${district ? `@${district}` : ''}${others}${figures('armies', of, 25)}`;
  };
  const city = (of: string): string =>
    take(box.cities, of) ? `${of}!${figures('caravans', of, 10)}${figures('armies', of, 25)}${wonder(35)}` : '';
  const cityState = (of: string): string => {
    const id = box.cityStates.pop();
    if (!id) return 'g';
    if (chanceOf(dice, 40) && take(box.cities, of)) return `g${of}!.${id}`;
    // R15.9: conquered without a city; only the holder's own figures stand there (R12.8).
    if (chanceOf(dice, 30)) {
      const visitors = figures('caravans', of, 25);
      return `g${of}${chanceOf(dice, 40) ? '*' : ''}${visitors}${figures('armies', of, 40)}.${id}`;
    }
    const barbarian = chanceOf(dice, 20) ? box.barbarians.pop() : undefined;
    return `g${barbarian ? `>${barbarian}` : ''}.${id}`;
  };
  const naturalWonder = (of: string): string => {
    const id = box.naturalWonders.pop();
    return id ? `n${chanceOf(dice, 50) ? of : ''}.${id}` : 'g';
  };
  const cell = (hex: string): string => {
    const [ground, of, what] = [pick(dice, ['g', 'g', 'h', 'f', 'd', 'm']), pick(dice, SEATS), dice.below(100)];
    const capital = CAPITALS[hex];
    if (capital) return `${ground}${capital}!!${figures('armies', capital, 15)}${wonder(40)}`;
    if (what < 4) return '.';
    if (what < 18) return 'w';
    if (what < 42) return `${ground}${token(of)}`;
    if (what < 54) return `${chanceOf(dice, 20) ? 'F' : ground}${city(of)}`;
    if (what < 58) return `F${figures('caravans', of, 20)}`;
    if (what < 64) return cityState(of);
    const barbarian = what < 68 ? box.barbarians.pop() : undefined;
    if (barbarian) return `${ground}>${barbarian}`;
    if (what < 71) return `${ground}.${pick(dice, RESOURCES)}`;
    if (what < 75) return naturalWonder(of);
    return `${ground}${figures('caravans', of, 10)}${figures('armies', of, 15)}${wonder(4)}`;
  };
  return Array.from({ length: 6 }, (_, r) => Array.from({ length: 8 }, (_, q) => cell(`${q},${r}`)).join(' ')).join(
    '\n',
  );
}

/** Cards of any level and one's own, now and then two of culture and none of the military. */
function randomSeat(dice: Dice, leader: (typeof TERRA_LEADER_IDS)[number]): Given {
  const all: FocusCardId[] = [...terra.focusCards(), TERRA_LEADERS[leader].unique];
  const row: FocusCardId[] = [];
  for (const type of dice.shuffle(TYPES)) {
    const taken = type === 'military' && chanceOf(dice, 6) ? 'culture' : type;
    row.push(
      pick(
        dice,
        all.filter((card) => FOCUS_CARDS[card].type === taken && !row.includes(card)),
      ),
    );
  }
  const governed = FOCUS_CARDS[row[3] as FocusCardId].type;
  return {
    row,
    trade: Object.fromEntries(row.map((card) => [card, dice.below(4)])),
    seat: { leader, stack: all.filter((card) => !row.includes(card)), governments: { [governed]: 3 } },
  };
}

function randomTable(dice: Dice) {
  const leaders = dice.shuffle(TERRA_LEADER_IDS);
  const players = Object.fromEntries(SEATS.map((me, i) => [me, randomSeat(dice, leaders[i] as 'rome')]));
  const t = terraTable(randomDrawing(dice), {
    players,
    dice: Array.from({ length: 4000 }, () => 1 + dice.below(6)),
    offer: dice.shuffle(OFFER).filter((_, n) => n < 4),
    steps: [
      { kind: 'placeArrow', player: 'A' },
      { kind: 'beginTurn', player: 'A' },
    ],
    state: {
      round: 2,
      terra: { stack: [3, 5, 8, 10], ibrahim: null },
      victory: [
        { card: 'vc-fortified', claims: [] },
        { card: 'vc-expeditionary', claims: [] },
        { card: 'vc-expansionist-prolific', claims: [] },
      ],
    },
  });
  complete(t.state, dice);
  return t;
}

/** What a drawing does not say: figures on their cards, diplomacy, tiles, and what is left in the supply. */
function complete(s: State, dice: Dice): void {
  const lent = new Set<string>();
  for (const me of s.order) {
    const seat = s.seats[me];
    if (!seat) continue;
    const most = (kind: 'armies' | 'caravans') => Math.max(0, ...seat.row.map(({ card }) => focusRow(card)[kind] ?? 0));
    for (const kind of ['armies', 'caravans'] as const) {
      if (most(kind) === 0) seat[kind] = seat[kind].filter(({ at }) => at);
      while (seat[kind].length < most(kind)) seat[kind].push({ at: null });
    }
    for (const from of SEATS.filter((other) => other !== me && chanceOf(dice, 50))) {
      const card = pick(dice, terra.diplomacy);
      if (!lent.has(from + card)) seat.diplomacy.push({ from, card, shown: true });
      lent.add(from + card);
    }
    for (const { held, cards } of Object.values(s.cityStates))
      if (held === null && chanceOf(dice, 40) && cards.includes('map')) cards[cards.indexOf('map')] = me;
  }
  s.tiles = ([7, 9, 11] as const).map((tile, i) => ({ tile, side: 'A', q: 90 + 10 * i, r: 90, rot: 0 }));
  for (const [hex, space] of Object.entries(s.map)) {
    if (!space.fort && space.ground !== 'water') space.tile = Math.floor(Number(hex.split(',')[0]) / 3);
    if (space.resource) s.supply[space.resource]--;
  }
}

const hasArmy = (s: State, hex: HexKey, but?: string): boolean =>
  s.order.some((player) => player !== but && s.seats[player]?.armies.some(({ at }) => at === hex));
const hasPact = (s: State, me: string, from: unknown): boolean =>
  s.seats[me]?.diplomacy.some((held) => held.card === 'non-aggression-pact' && held.from === from) ?? false;

/** What each entry of the log may not have done, by what was there before. */
const NEVER: Readonly<Record<string, (before: State, hex: HexKey, entry: LogEntry, after: State) => boolean>> = {
  'T8.8: touched what stands with an army': (before, hex, { key }) =>
    /^(control\.(replaced|destroyed|weakened|flipped)|city\.replaced)$/.test(key) && hasArmy(before, hex),
  'T8.7: laid where a rival army stands': (before, hex, { key, by }) =>
    /^(control\.placed|district\.placed|city\.built)$/.test(key) && hasArmy(before, hex, by),
  'T10.1: laid on a fort or on water': (_before, hex, { key }, after) =>
    /^(control|district)\.placed$/.test(key) && (after.map[hex]?.fort === true || after.map[hex]?.ground === 'water'),
  'T7.2: a district over a rival token': (before, hex, { key, by }) =>
    key === 'district.placed' && (before.map[hex]?.control?.of ?? by) !== by,
  'T2.2: built beside a city, a city-state or a fort': (before, hex, { key }) =>
    key === 'city.built' &&
    neighbours(hex).some((near) => before.map[near]?.fort || before.map[near]?.city || before.map[near]?.cityState),
  'T9.1: attacked something else than the barbarian there': (before, hex, { key, params }) =>
    key === 'attack.declared' &&
    Object.values(before.barbarians).some((barbarian) => barbarian?.at === hex) !== (params?.target === 'barbarian'),
  'Q-F14: attacked whoever gave a pact': (before, _hex, { key, by, params }) =>
    key === 'attack.declared' &&
    ['city', 'control', 'army', 'caravan'].includes(String(params?.target)) &&
    hasPact(before, by ?? '', params?.player),
  'T9.7: left a rival army on what was won': (before, hex, { key, by }, after) =>
    /^(control|city)\.conquered$/.test(key) &&
    after.order.some(
      (player) =>
        player !== by && !hasPact(before, by ?? '', player) && after.seats[player]?.armies.some(({ at }) => at === hex),
    ),
};

/** T15.3: a fort card carries a marker exactly while it is fulfilled. */
const areFortsHeld = (s: State): boolean =>
  (['vc-fortified', 'vc-expeditionary'] as const).every((card, i) =>
    s.order.every((me) => {
      const forts = Object.values(s.map).filter(({ fort, city }) => fort && city?.of === me).length;
      const claims = s.victory.find((victory) => victory.card === card)?.claims ?? [];
      return forts > i === claims.some(({ player }) => player === me);
    }),
  );

/** What does not hold in a state; not all of it does in a position that is made up. */
const notHeld = (s: State): Set<string> =>
  new Set(Object.entries(newDawn.invariants).flatMap(([name, holds]) => (holds(s) ? [] : [name])));

const brokenBy = (before: State, after: State, wasNotHeld: Set<string>, isNotHeld: Set<string>): string[] => [
  ...[...isNotHeld].filter((name) => !wasNotHeld.has(name)),
  ...after.news.flatMap((entry) =>
    Object.entries(NEVER).flatMap(([name, did]) =>
      did(before, entry.params?.hex as HexKey, entry, after) ? [name] : [],
    ),
  ),
  ...(areFortsHeld(after) ? [] : ['T15.3: a fort card without its fort']),
];

const IDLE = ['done', 'skip', 'decline', 'stop', 'keep'];
/** Rather something than nothing. */
function answerFor(dice: Dice, options: readonly string[]): string | undefined {
  const deeds = options.filter((option) => !IDLE.includes(option));
  return deeds.length > 0 && chanceOf(dice, 75)
    ? pick(dice, deeds)
    : (sample({ shape: 'one', from: [...options] }, dice.below) as string);
}

describe('positions that no match has led to', () => {
  it('T2.2 T7.2 T8.7 T8.8 T9.1 T9.7 T10.1 T15.3 Q-F14: whatever is answered, the rules and all invariants hold', () => {
    for (let n = 0; n < many(40); n++) {
      const dice = chance({ seed: `position-${n}`, drawn: 0 });
      const t = randomTable(dice);
      let broken = notHeld(t.state);
      for (let i = 0; i < 150 && open(t.state).length > 0; i++) {
        const by = pick(dice, open(t.state)).player as string;
        const kind = t.asked(by)?.kind;
        const before = clone(t.state);
        const answer = answerFor(dice, t.options(by));
        const about = `position ${n}, answer ${i}, ${kind}: ${answer}`;
        if (answer === undefined) throw new Error(about);
        t.play(by, answer);
        const now = notHeld(t.state);
        const wrong = brokenBy(before, t.state, broken, now);
        if (wrong.length > 0) throw new Error(`${wrong.join(', ')} (${about})`);
        broken = now;
      }
    }
  }, 300_000);
});
