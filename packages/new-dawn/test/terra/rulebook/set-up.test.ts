import { faceDown, viewOf } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import { describe, expect, it, test } from 'vitest';
import {
  CITY_STATES,
  cellsAt,
  citiesLeft,
  controlLeft,
  FOCUS_CARDS,
  focusRow,
  type LeaderId,
  newDawn,
  placementOption,
  type State,
  TERRA_LEADER_IDS,
  TILES,
  terra,
  WONDER_TYPES,
  WONDERS,
} from '../../../src/index.ts';
import { cellsOf } from '../../../src/tiles.ts';
import { terraTable } from '../../kit.ts';
import { laidOut, sitDown, unmixed } from '../set-up-kit.ts';

const SEEDS = Array.from({ length: 25 }, (_, i) => `seed ${i}`);
const COUNTS = [2, 3, 4, 5];
const CAPITALS = [7, 9, 11, 16, 17];
const clockwise = (s: State): string[] => {
  const start = s.order.indexOf(s.startPlayer);
  return [...s.order.slice(start), ...s.order.slice(0, start)];
};
const hexesOf = (s: State) => Object.keys(s.map) as HexKey[];
const fortsOf = (s: State) => hexesOf(s).filter((hex) => s.map[hex]?.fort);

describe('T1 what is in the box', () => {
  it('T1: base cards that were replaced are out, their new versions in', () => {
    const cards = terra.focusCards();
    for (const id of ['currency-base', 'animal-husbandry-base', 'masonry-base', 'flight-base'])
      expect(cards).not.toContain(id);
    for (const id of ['currency-terra', 'animal-husbandry-terra', 'masonry-terra', 'irrigation'])
      expect(cards).toContain(id);
    expect(terra.wonders()).not.toContain('pentagon-base');
    expect(terra.wonders()).not.toContain('machu-picchu-base');
    expect(terra.wonders()).toHaveLength(36);
    expect(terra.diplomacy).toEqual([
      'joint-war',
      'defensive-pact',
      'embassy',
      'open-borders-terra',
      'non-aggression-pact',
    ]);
  });
  it('T1: ten normal victory cards, without the base Technophile and Scholarly', () => {
    const { from, laid } = terra.victory(sitDown(2).s.options);
    expect(from).toHaveLength(10);
    expect(from).not.toContain('vc-technophile-scholarly-base');
    expect(laid).toEqual(['vc-fortified', 'vc-expeditionary']);
  });
  it('T1: a card of each of six kinds and four levels, eighteen unique ones, one for each leader', () => {
    for (const type of ['culture', 'science', 'economy', 'industry', 'military', 'growth'] as const) {
      const levels = terra.focusCards().filter((id) => FOCUS_CARDS[id].type === type);
      expect(levels.map((id) => FOCUS_CARDS[id].level).sort()).toEqual([1, 2, 3, 4]);
    }
    const uniques = TERRA_LEADER_IDS.map((id) => terra.leader(id).unique);
    expect(new Set(uniques).size).toBe(18);
    expect(uniques.every((id) => id && focusRow(id).unique)).toBe(true);
  });
});

describe('T3.1, T3.2 what every player begins with', () => {
  test.each(COUNTS)('T3.1: %i players have a leader each and their own pieces', (players) => {
    const { s } = sitDown(players);
    const leaders = Object.values(s.seats).map(({ leader }) => leader);
    expect(new Set(leaders).size).toBe(players);
    for (const player of s.order) {
      expect([controlLeft(s, player), citiesLeft(s, player), s.seats[player]?.tech]).toEqual([34, 7, 0]);
      expect(s.seats[player]?.armies).toEqual([{ at: null }]);
      expect(s.seats[player]?.caravans).toEqual([{ at: null }]);
      expect(s.seats[player]?.governments).toBeUndefined();
    }
  });
  it('T3.1: twenty-four cards and the leader’s own, six of them in the row', () => {
    for (const seat of Object.values(sitDown(5).s.seats)) {
      const unique = terra.leader(seat.leader as LeaderId).unique;
      const all = [...seat.row.map(({ card }) => card), ...seat.stack];
      expect([seat.row.length, all.length, new Set(all).size]).toEqual([6, 25, 25]);
      expect(all).toContain(unique);
    }
  });
  it('T3.1: over many matches every one of the eighteen leaders is drawn', () => {
    const seen = new Set(
      SEEDS.flatMap((seed) => Object.values(sitDown(5, {}, seed).s.seats).map(({ leader }) => leader)),
    );
    expect(seen.size).toBe(18);
  });
  const rowOf = (leader: LeaderId): string[] => {
    const t = sitDown(2, { leaders: 'pick' });
    t.play(t.next(), leader);
    return (
      Object.values(t.s.seats)
        .find((seat) => seat.leader === leader)
        ?.row.map(({ card }) => card) ?? []
    );
  };
  test.each(TERRA_LEADER_IDS)('T3.2 [%s]: level I cards in the leader’s order, growth first', (leader) => {
    const row = rowOf(leader);
    expect(row.map((card) => focusRow(card as never).type)).toEqual(terra.leader(leader).startOrder);
    expect(row.every((card) => focusRow(card as never).level === 1)).toBe(true);
    expect(focusRow(row[0] as never).type).toBe('growth');
  });
  test.each([
    ['aztec', 'mysticism'],
    ['china', 'writing'],
    ['egypt', 'wheel'],
    ['scythia', 'horseback-riding'],
    ['sumeria', 'craftsmanship'],
  ] as const)('TC-T8 [%s]: the unique card of level I, %s, replaces the level I card of its type', (leader, card) => {
    const { type } = FOCUS_CARDS[card];
    expect(rowOf(leader).filter((id) => focusRow(id as never).type === type)).toEqual([card]);
  });
  test.each([
    ['zulu', 'scorched-earth'],
    ['georgia', 'siege-tactics'],
    ['america', 'radio'],
  ] as const)('TC-T8 [%s]: the unique card of a higher level, %s, is not in the first row', (leader, card) => {
    expect(rowOf(leader)).not.toContain(card);
    expect(rowOf(leader)[0]).toBe('irrigation');
  });
  it('Q-F36: Mysticism takes the leftmost slot in place of Irrigation', () => {
    expect(rowOf('aztec')[0]).toBe('mysticism');
  });
});

describe('T3.3 the map', () => {
  test.each([
    [2, 2],
    [3, 2],
    [4, 4],
    [5, 4],
  ])('T3.3c, T3.3d: %i players have a core of %i tiles, the rest of the sixteen is the stack', (players, core) => {
    for (const seed of SEEDS.slice(0, 8)) {
      const { s } = sitDown(players, {}, seed);
      expect([s.tiles.length, s.terra?.stack.length]).toEqual([core, 16 - core]);
      const all = [...s.tiles.map(({ tile }) => tile), ...(s.terra?.stack ?? [])].sort((a, b) => a - b);
      expect(all).toEqual(TILES.map(({ number }) => number).filter((number) => !CAPITALS.includes(number)));
    }
  });
  it('T3.3d: the core is drawn from the bottom of the stack, whatever it shows', () => {
    expect(unmixed(4).tiles.map(({ tile }) => tile)).toEqual([21, 20, 19, 18]);
    expect(unmixed(3).tiles.map(({ tile }) => tile)).toEqual([21, 20]);
    expect(unmixed(3).terra?.stack.at(-1)).toBe(19);
    const kinds = new Set(
      SEEDS.flatMap((seed) =>
        sitDown(4, {}, seed).s.tiles.map(({ tile }) => TILES.find((row) => row.number === tile)?.kind),
      ),
    );
    expect([...kinds].sort()).toEqual(['cityState', 'naturalWonder', 'plain']);
  });
  test.each([
    [3, 'A'],
    [4, 'B'],
  ] as const)('T3.3e: a die of %i turns up side %s of all core tiles', (die, side) => {
    expect(unmixed(4, die).tiles.map((tile) => tile.side)).toEqual([side, side, side, side]);
  });
  it('T3.3f: two tiles lie on the first half of the block, in the order they were drawn', () => {
    const where = (s: State) => s.tiles.map(({ q, r, rot }) => `${q},${r},${rot}`);
    expect(where(unmixed(2, 1))).toEqual(['0,-1,0', '-3,1,3']);
    expect(where(unmixed(2, 6))).toEqual(['1,-1,0', '2,1,3']);
    expect(where(unmixed(5, 1))).toEqual(['0,-1,0', '4,-1,0', '-3,1,3', '1,1,3']);
  });
  it('T3.3a: everybody has one of the five capital tiles, not always the same', () => {
    const dealt = SEEDS.map((seed) => Object.values(sitDown(5, {}, seed).s.building?.tiles ?? {}).flat());
    for (const tiles of dealt) expect([...tiles].sort((a, b) => a - b)).toEqual(CAPITALS);
    expect(new Set(dealt.map(String)).size).toBeGreaterThan(1);
  });
  it('T3.3b: the start player is drawn, and places the first fort', () => {
    const starts = new Set<string>();
    for (const seed of SEEDS) {
      const t = sitDown(5, {}, seed);
      starts.add(t.s.startPlayer);
      expect([t.next(), t.ask(t.next())?.kind]).toEqual([t.s.startPlayer, 'placeFort']);
    }
    expect(starts.size).toBe(5);
  });
  it('T3.3g, T3.3h: forts clockwise from the start player, then capital tiles the same way', () => {
    const t = sitDown(4);
    const said: string[] = [];
    const note = () => said.push(`${t.ask(t.next())?.kind} ${t.next()}`);
    for (let i = 0; i < 12; i++) {
      note();
      t.play(t.next(), t.options(t.next())[0] ?? '');
    }
    const around = clockwise(t.s);
    expect(said).toEqual([
      ...around.map((player) => `placeFort ${player}`),
      ...around.flatMap((player) => [`pickTile ${player}`, `layTile ${player}`]),
    ]);
    expect(fortsOf(t.s)).toHaveLength(4);
  });
});

describe('T3.3g forts', () => {
  it('TC-T1: every place offered touches two core spaces, no fort and no city-state', () => {
    for (const seed of SEEDS.slice(0, 6)) {
      const t = sitDown(5, {}, seed);
      const cityStates = t.s.tiles.flatMap(cellsOf).flatMap(({ hex, cityState }) => (cityState ? [hex] : []));
      for (let i = 0; i < 5; i++) {
        const places = t.options(t.next()) as HexKey[];
        for (const hex of places) {
          const beside = neighbours(hex);
          expect(t.s.map[hex]).toBeUndefined();
          expect(beside.filter((near) => typeof t.s.map[near]?.tile === 'number').length).toBeGreaterThanOrEqual(2);
          expect(beside.some((near) => t.s.map[near]?.fort || cityStates.includes(near))).toBe(false);
        }
        t.play(t.next(), places[i] ?? '');
      }
    }
  });
  it('TC-T1: a place that touches only one core space is refused, and one that is no empty place of the table', () => {
    const t = sitDown(2);
    const me = t.next();
    const ask = t.ask(me)?.ask;
    const refused = ask?.shape === 'one' ? Object.entries(ask.refused ?? {}) : [];
    const one = refused.find(([, why]) => why.key === 'fort.touchesTooFew');
    expect(one?.[1].params).toEqual({ touching: 1, need: 2 });
    expect(t.why(me, one?.[0] ?? '')?.key).toBe('fort.touchesTooFew');
    expect(t.why(me, hexesOf(t.s)[0] ?? '')).toBeDefined();
    expect(t.why(me, '90,90')).toBeDefined();
  });
  it('TC-T1: next to another fort is refused', () => {
    const t = sitDown(2);
    const first = t.options(t.next())[0] as HexKey;
    t.play(t.next(), first);
    const beside = neighbours(first).filter((hex) => !t.s.map[hex]);
    for (const hex of beside) expect(t.why(t.next(), hex)).toEqual({ key: 'fort.besideFort' });
  });
  it('T3.3g: next to a city-state space is refused', () => {
    const reasons = SEEDS.flatMap((seed) => {
      const t = sitDown(2, {}, seed);
      const ask = t.ask(t.next())?.ask;
      return ask?.shape === 'one' ? Object.values(ask.refused ?? {}).map(({ key }) => key) : [];
    });
    expect(reasons).toContain('fort.besideCityState');
  });
  it('T3.3g: a fort is one space of forest that belongs to no tile', () => {
    const t = sitDown(2);
    const [hex] = t.options(t.next());
    t.play(t.next(), hex ?? '');
    expect(t.s.map[hex as HexKey]).toEqual({ ground: 'forest', tile: null, fort: true });
  });
  /** A core drawn by hand, as if it were being built. */
  const building = (drawing: string, core: number, at: (hex: HexKey) => number) => {
    const t = terraTable(drawing, {
      players: { A: {} },
      steps: [{ kind: 'placeFort', player: 'A' }],
      state: { building: { tiles: {}, capitals: {}, core } },
    });
    for (const hex of hexesOf(t.state)) Object.assign(t.state.map[hex] ?? {}, { tile: at(hex) });
    return t;
  };
  it('N-TA1: then a place next to a fort is legal too', () => {
    const t = building('F', 1, () => 0);
    expect(t.options('A')).toHaveLength(6);
  });
  it('Q-B8: with no place by the rule, any that touches the most spaces of the core', () => {
    const t = building('g', 1, () => 0);
    expect(t.options('A')).toHaveLength(6);
    t.play('A', '1,0');
    expect(t.state.map['1,0']?.fort).toBe(true);
  });
  it('T3.3i Q-F1: a place that the fort encloses becomes water', () => {
    const t = building('. g g\ng . .\ng g .', 1, () => 0);
    t.play('A', '2,1');
    expect(t.state.map['1,1']).toEqual({ ground: 'water', tile: null });
    expect(t.log()).toEqual(['fort.placed', 'tile.hole']);
  });
  it('Q-F1: what stays open stays empty', () => {
    const t = building('. g g\ng . .\ng g .', 1, () => 0);
    t.play('A', '0,0');
    expect(t.state.map['1,1']).toBeUndefined();
  });
});

describe('T3.3h capital tiles', () => {
  it('TC-T2: four spaces of core and forts together are enough, spaces of other capital tiles do not count', () => {
    let [withFort, onlyWithCapital] = [0, 0];
    for (const seed of SEEDS.slice(0, 5)) {
      const t = sitDown(3, {}, seed);
      t.until('layTile');
      t.play(t.next(), t.options(t.next())[0] ?? '');
      t.until('layTile');
      const me = t.next();
      const ask = t.ask(me)?.ask;
      const refused = ask?.shape === 'one' ? (ask.refused ?? {}) : {};
      const isCore = (hex: HexKey) => Number(t.s.map[hex]?.tile ?? 99) < 2;
      const isFort = (hex: HexKey) => t.s.map[hex]?.fort === true;
      const [side = 'A'] = t.s.steps.flatMap((step) => (step.kind === 'layTile' ? [step.side] : []));
      const beside = (name: string): HexKey[] => {
        const placement = placementOption.read(name);
        const cells = placement ? cellsAt(side, placement) : [];
        return [...new Set(cells.flatMap(neighbours))].filter((hex) => t.s.map[hex]);
      };
      for (const name of t.options(me).filter((option) => option !== 'other')) {
        const spaces = beside(name);
        expect(spaces.filter((hex) => isCore(hex) || isFort(hex)).length).toBeGreaterThanOrEqual(4);
        if (spaces.filter(isCore).length < 4) withFort++;
      }
      for (const [name, why] of Object.entries(refused)) {
        const spaces = beside(name);
        const touching = spaces.filter((hex) => isCore(hex) || isFort(hex)).length;
        expect(why).toEqual({ key: 'tile.touchesTooFew', params: { touching, need: 4 } });
        expect(touching).toBeLessThan(4);
        if (spaces.length >= 4) onlyWithCapital++;
      }
      const [short = ''] = Object.keys(refused);
      expect(t.why(me, short)?.key).toBe('tile.touchesTooFew');
    }
    expect(withFort).toBeGreaterThan(0);
    expect(onlyWithCapital).toBeGreaterThan(0);
  });
  it('Q-B8: where nobody could touch four, as many as possible are enough', () => {
    const t = terraTable('g', {
      players: { A: {} },
      steps: [{ kind: 'layTile', player: 'A', tile: 7, side: 'A' }],
      state: { building: { tiles: { A: [7] }, capitals: { A: 7 }, core: 1 } },
    });
    Object.assign(t.state.map['0,0'] ?? {}, { tile: 0 });
    expect(t.options('A').length).toBeGreaterThan(6);
    t.play('A', t.options('A')[0] ?? '');
    expect(Object.keys(t.state.map)).toHaveLength(11);
  });
  it('T3.3h: with it comes the capital, on its icon', () => {
    const t = sitDown(5);
    t.until('placeArrow');
    const icons = t.s.tiles.flatMap(cellsOf).filter(({ capital }) => capital);
    expect(icons.map(({ hex }) => t.s.map[hex]?.city?.of).sort()).toEqual([...t.s.order]);
  });
  it('T3.3h: either side may lie up', () => {
    const t = sitDown(2);
    t.until('pickTile');
    expect(t.options(t.next()).map((name) => name.at(-1))).toEqual(['A', 'B']);
  });
});

describe('T3.4 to T3.9 tokens and decks', () => {
  it('T3.4, T3.5: printed tokens lie there, city-states with the star frame too, each with its two cards', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const t = sitDown(5, {}, seed);
      t.until('placeArrow');
      for (const [id, cityState] of Object.entries(t.s.cityStates)) {
        seen.add(CITY_STATES[id as keyof typeof CITY_STATES].frame);
        expect(cityState.cards).toEqual(['map', 'map']);
        expect(t.s.map[cityState.home]?.cityState).toBe(id);
      }
      for (const cell of t.s.tiles.flatMap(cellsOf)) {
        expect(t.s.map[cell.hex]?.resource).toBe(cell.resource);
        expect(t.s.map[cell.hex]?.naturalWonder).toBe(cell.naturalWonder);
        if (cell.barbarian) expect(t.s.barbarians[cell.barbarian]?.at).toBe(cell.hex);
      }
    }
    expect(seen).toContain('star');
  });
  it('T3.5: nothing of a tile in the stack is on the map', () => {
    const t = sitDown(2);
    t.until('placeArrow');
    const shown = t.s.tiles.flatMap(cellsOf).flatMap(({ cityState }) => cityState ?? []);
    expect(Object.keys(t.s.cityStates).sort()).toEqual(shown.sort());
  });
  it('T3.6: the start player lays the direction token; the start section is not resolved', () => {
    const t = sitDown(3);
    t.until('placeArrow');
    expect(t.next()).toBe(t.s.startPlayer);
    expect(t.s.dial).toBe(0);
    t.play(t.next(), '0');
    expect([t.s.phase, t.s.round, t.s.dial]).toEqual(['play', 1, 0]);
    expect(Object.values(t.s.wonderDecks).some(({ aged }) => aged)).toBe(false);
  });
  test.each(COUNTS)(
    'TC-T20, T3.7: with %i players each deck has seven wonders, 2 ancient, 2 medieval, 3 modern',
    (players) => {
      const s = laidOut(players);
      for (const type of WONDER_TYPES) {
        const { shown, deck } = s.wonderDecks[type];
        const all = [...deck, shown].flatMap((id) => id ?? []);
        expect(all.map((id) => WONDERS[id].era)).toEqual([
          'modern',
          'modern',
          'modern',
          'medieval',
          'medieval',
          'ancient',
          'ancient',
        ]);
        expect(all.every((id) => WONDERS[id].type === type)).toBe(true);
      }
    },
  );
  it('T3.7: which ancient and medieval wonder is removed is not always the same', () => {
    const left = new Set(
      SEEDS.flatMap((seed) => {
        const dealt = Object.values(laidOut(2, {}, seed).wonderDecks).flatMap(({ shown, deck }) => [shown, ...deck]);
        return terra.wonders().filter((id) => !dealt.includes(id));
      }),
    );
    expect(left.size).toBe(24);
    expect([...left].every((id) => WONDERS[id].era !== 'modern')).toBe(true);
  });
  it('T3.8: both fort cards and three normal ones, different from match to match', () => {
    const hands = SEEDS.map((seed) => laidOut(2, {}, seed).victory.map(({ card }) => card));
    for (const hand of hands) {
      expect(hand.slice(0, 2)).toEqual(['vc-fortified', 'vc-expeditionary']);
      expect(new Set(hand).size).toBe(5);
    }
    expect(new Set(hands.flat()).size).toBe(12);
  });
  it('T3.9: ten resources of each type, those on the map come out of the supply', () => {
    const t = sitDown(5);
    t.until('placeArrow');
    for (const resource of ['marble', 'mercury', 'oil', 'diamonds'] as const) {
      const onMap = hexesOf(t.s).filter((hex) => t.s.map[hex]?.resource === resource).length;
      expect(t.s.supply[resource]).toBe(10 - onMap);
    }
  });
  it('N-TA6: a printed icon stays empty when the supply has no such resource left', () => {
    const t = sitDown(5);
    t.until('pickTile');
    Object.assign(t.s.supply, { marble: 0, mercury: 0, oil: 0, diamonds: 0 });
    t.until('placeArrow');
    expect(hexesOf(t.s).some((hex) => t.s.map[hex]?.resource)).toBe(false);
    expect(t.s.supply).toEqual({ marble: 0, mercury: 0, oil: 0, diamonds: 0 });
  });
  it('T3.3c: nobody sees the order of the tile stack', () => {
    const { s } = sitDown(3);
    for (const me of [...s.order, null])
      expect(viewOf(newDawn, s, me).terra?.stack).toEqual(faceDown(s.terra?.stack ?? []));
  });
});
