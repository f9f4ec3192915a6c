import { describe, expect, it, test } from 'vitest';
import { AGENDAS, type TileNumber, WONDERS, type WonderId } from '../../../src/index.ts';
import type { TableOptions } from '../../kit.ts';
import { assault, marching } from '../armies.ts';
import { hexesOf, holding, onTile, slotNow, terra, turn } from '../turns.ts';

describe('wonder cards', () => {
  const ROWS: [WonderId, string][] = [
    ['colosseum', 'culture ancient 9 marble oil'],
    ['taj-mahal', 'culture medieval 9 marble diamonds'],
    ['cristo-redentor', 'culture modern 11 marble mercury'],
    ['apadana', 'economy ancient 8 diamonds marble'],
    ['kilwa-kisiwani', 'economy medieval 9 diamonds marble'],
    ['machu-picchu-terra', 'economy medieval 10 diamonds mercury'],
    ['orszaghaz', 'economy modern 11 diamonds oil'],
    ['jebel-barkal', 'military ancient 7 oil mercury'],
    ['huey-teocalli', 'military medieval 9 oil mercury'],
    ['statue-of-liberty', 'military modern 12 oil marble'],
    ['pentagon-terra', 'military modern 12 oil diamonds'],
    ['great-library', 'science ancient 8 mercury diamonds'],
    ['university-of-sankore', 'science medieval 9 mercury oil'],
    ['amundsen-scott', 'science modern 10 mercury diamonds'],
  ];
  test.each(ROWS)('[%s] is %s', (id, row) => {
    const { type, era, cost, resources } = WONDERS[id];
    expect([type, era, cost, ...resources].join(' ')).toBe(row);
  });
  it('Q-D12: with them every kind has three wonders of each era', () => {
    const inTerra = Object.values(WONDERS).filter(({ only }) => only !== 'base');
    const kinds = new Map<string, number>();
    for (const { type, era } of inTerra) kinds.set(`${type} ${era}`, (kinds.get(`${type} ${era}`) ?? 0) + 1);
    expect(kinds.size).toBe(12);
    expect([...kinds.values()].every((count) => count === 3)).toBe(true);
    const resources = inTerra.flatMap((row) => row.resources);
    for (const type of ['marble', 'mercury', 'oil', 'diamonds'] as const) {
      expect([type, resources.filter((resource) => resource === type).length]).toEqual([type, 18]);
    }
  });
});

/** A builds the wonder and says where. */
const building = (drawing: string, wonder: WonderId, more: TableOptions = {}) =>
  terra(drawing, { steps: [{ kind: 'placeWonder', player: 'A', wonder }], ...more });

describe('[colosseum]', () => {
  it('[colosseum] at the start of the turn one token next to an own city is reinforced', () => {
    const t = terra('gA!!#colosseum gA g gA gB!!');
    t.play('A', 'wonder:colosseum');
    expect(t.options('A')).toEqual(['done', '1,0']);
    t.play('A', '1,0');
    expect(t.map()).toBe('gA!!#colosseum gA* g gA gB!!');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[colosseum] one a turn, however many there are', () => {
    const t = terra('gA gA!!#colosseum gA gB!!');
    t.play('A', 'wonder:colosseum', '0,0');
    expect(t.map()).toBe('gA* gA!!#colosseum gA gB!!');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[colosseum] is not offered when every token next to an own city is reinforced', () => {
    expect(terra('gA!!#colosseum gA* g gA gB!!').asked('A')?.kind).toBe('chooseCard');
  });
});

describe('[taj-mahal]', () => {
  it('[taj-mahal] itself counts for culture cards: one position farther right', () => {
    expect(slotNow(turn('gA!! g gB!!', 'early-empire', 2, holding('taj-mahal')))).toBe(3);
  });
  it('[taj-mahal] one position for each own wonder of the kind of the card', () => {
    const A = holding('taj-mahal', 'stonehenge', 'pyramids', 'oracle');
    expect(slotNow(turn('gA!! g gB!!', 'early-empire', 1, A))).toBe(3);
    expect(slotNow(turn('gA!! g gB!!', 'astrology', 1, A))).toBe(3);
    expect(slotNow(turn('gA!! g gB!!', 'foreign-trade', 1, A))).toBe(1);
  });
});

describe('[cristo-redentor]', () => {
  it('[cristo-redentor] when built, a rival city within 3 spaces of it becomes an own one', () => {
    const t = building('gB!! g gA!! g g gB! g', 'cristo-redentor', { players: { B: { seat: {} } } });
    t.play('A', '2,0');
    expect(t.asked('A')?.kind).toBe('replaceCity');
    expect(hexesOf(t)).toEqual(['5,0']);
    t.play('A', '5,0');
    expect(t.map()).toBe('gB!! g gA!!#cristo-redentor g g gA! g');
  });
  it('[cristo-redentor] near the wonder, not near another own city', () => {
    const t = building('gA!! g g gB! g g g gB! g gA! g gB!!', 'cristo-redentor');
    t.play('A', '0,0');
    expect(hexesOf(t)).toEqual(['3,0']);
    expect(t.why('A', '7,0')).toEqual({ key: 'hex.outOfReach' });
  });
  it('Q-F15: no capital, no city with an army, none that is farther away', () => {
    const t = building('gB!! g gA!! g g gB!^B gB! gB!', 'cristo-redentor');
    t.play('A', '2,0');
    expect(t.asked('A')).toBeUndefined();
    const open = building('gB!! g gA!! gB! g gB!^B gB!', 'cristo-redentor');
    open.play('A', '2,0');
    expect(open.why('A', '0,0')).toEqual({ key: 'hex.capital' });
    expect(open.why('A', '5,0')).toEqual({ key: 'hex.guarded' });
    expect(open.why('A', '6,0')).toMatchObject({ key: 'hex.outOfReach' });
    expect(open.why('A', '4,0')).toEqual({ key: 'hex.notRivalCity' });
  });
  it('Q-F15: the loser’s caravan goes home, wonder and natural wonder change hands, diplomacy cards stay', () => {
    const A = { diplomacy: [{ from: 'B', card: 'joint-war' as const }] };
    const t = building('gA!! g nB!+B.pantanal#apadana g gB!!', 'cristo-redentor', { players: { A } });
    t.play('A', '0,0', '2,0');
    expect(t.map()).toBe('gA!!#cristo-redentor g nA!#apadana g gB!!');
    expect(t.seat('B').caravans).toEqual([{ at: null }]);
    expect(t.seat('A').naturalWonders).toEqual(['pantanal']);
    expect(t.seat('A').wonders).toContain('apadana');
    expect(t.seat('A').diplomacy).toHaveLength(1);
    // T2.3: that is no capture, so nothing is explored.
    expect(t.asked('A')).toBeUndefined();
  });
  it('Q-F15: a conquered city-state changes hands with its city; without an unused city nothing does', () => {
    const t = building('gA!! g gB!.seoul g gB!!', 'cristo-redentor');
    t.play('A', '0,0', '2,0');
    expect(t.state.cityStates.seoul?.held?.by).toBe('A');
    const none = building('gA!! gA! gA! gA! gA! gA! gA! gA! gB! g gB!!', 'cristo-redentor');
    none.play('A', '6,0');
    expect(none.asked('A')).toBeUndefined();
  });
  it('N-TD7: captured from a capital it works from the city under which the captor lays it', () => {
    const t = assault('gA!! g gB!!#cristo-redentor g gB! gB! g gA!', '2,0', { dice: [6, 1] });
    t.play('A', '7,0');
    expect(t.asked('A')?.kind).toBe('replaceCity');
    expect(hexesOf(t)).toEqual(['4,0', '5,0']);
    expect(t.map()).toContain('gA!#cristo-redentor');
  });
  it('[cristo-redentor] when captured it works for the captor, from where it stands', () => {
    const t = assault('gA!! g gB!#cristo-redentor g gB! g gB!!', '2,0', { dice: [6, 1] });
    expect(t.asked('A')?.kind).toBe('replaceCity');
    t.play('A', '4,0');
    expect(t.map()).toBe('gA!! g gA!^A#cristo-redentor g gA! g gB!!');
  });
});

const STACK = (stack: TileNumber[]) => ({ terra: { stack, ibrahim: null } });
describe('neutral wonders', () => {
  it('N-TD13, T10.4: one on an uncontrolled fort or in a city-state is captured by an attack', () => {
    const fort = assault('gA!! g F#cristo-redentor g gB! g gB!!', '2,0', { position: 5, dice: [6, 1] });
    expect(fort.seat('A').wonders).toEqual(['cristo-redentor']);
    expect(fort.asked('A')?.kind).toBe('replaceCity');
    const state = assault('gA!! g g.seoul#cristo-redentor g gB! g gB!!', '2,0', { position: 5, dice: [6, 1] });
    expect(state.asked('A')?.kind).toBe('replaceCity');
  });
  it('N-TD13, R20.7: not when the city-state is taken after a visit', () => {
    const t = turn('gA!! g g.seoul#cristo-redentor g gB! g gB!!', 'foreign-trade', 5, holding('orszaghaz'));
    t.play('A', 'caravan:0', '2,0', 'conquer');
    expect(t.seat('A').wonders).toEqual(['orszaghaz', 'cristo-redentor']);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
});

describe('[apadana]', () => {
  it('Q-F17: when built, a tile is explored from any edge space of a tile, and a token goes on empty land of it', () => {
    const t = building('gA!! g g gB!!', 'apadana', { state: STACK([10]) });
    onTile(t.state, 8, '0,0', '2,0', '3,0');
    t.play('A', '0,0');
    expect(t.asked('A')?.kind).toBe('exploreAnywhere');
    expect(hexesOf(t)).toEqual(['0,0', '2,0', '3,0']);
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.noTile' });
    t.play('A', '3,0', 'A');
    expect(t.asked('A')?.kind).toBe('layExplored');
    t.play('A', t.options('A')[0] ?? '');
    expect(t.asked('A')?.kind).toBe('placeOnTile');
    const [tile] = t.state.tiles;
    expect(tile).toMatchObject({ tile: 10, side: 'A' });
    const land = hexesOf(t);
    expect(land.every((hex) => t.state.map[hex as '0,0']?.tile === 0)).toBe(true);
    expect(land.every((hex) => t.state.map[hex as '0,0']?.ground !== 'water')).toBe(true);
    t.play('A', land[0] ?? '');
    expect(t.state.map[land[0] as '0,0']?.control?.of).toBe('A');
    expect(t.state.terra?.stack).toEqual([]);
  });
  it('Q-F17: not from inside the map', () => {
    const t = building('. g g\ng gA!! g\ng g . gB!!', 'apadana', { state: STACK([10]) });
    onTile(t.state, 8, '1,0', '2,0', '0,1', '1,1', '2,1', '0,2', '1,2');
    t.play('A', '1,1');
    expect(t.why('A', '1,1')).toEqual({ key: 'explore.notAtEdge' });
    expect(hexesOf(t)).toContain('1,0');
  });
  it('Q-F17: the token may be done without; a space with a token on it is not empty', () => {
    const t = building('gA!! g g gB!!', 'apadana', { state: STACK([10]) });
    onTile(t.state, 8, '3,0');
    t.play('A', '0,0', '3,0', 'A');
    t.play('A', t.options('A')[0] ?? '');
    // A city-state, a barbarian, a resource or water: none of them is offered, each says why.
    const laid = Object.keys(t.state.map).filter((hex) => t.state.map[hex as '0,0']?.tile === 0);
    for (const hex of laid.filter((other) => !t.options('A').includes(other))) {
      expect(['hex.notEmpty', 'hex.water']).toContain(t.why('A', hex)?.key);
    }
    t.play('A', 'skip');
    expect(t.asked('A')).toBeUndefined();
  });
  it('Q-F17: when captured, the attack is finished first; then the captor explores', () => {
    const t = marching('gA!! g gB!#apadana g gB!!', { dice: [6, 1], state: STACK([10]) });
    onTile(t.state, 8, '4,0');
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! g gA!^A#apadana g gB!!');
    expect(t.asked('A')?.kind).toBe('exploreAnywhere');
    expect(t.state.steps.some(({ kind }) => kind === 'afterAttack')).toBe(false);
    t.play('A', 'skip');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-F17: without a tile in the stack nothing is asked', () => {
    const t = building('gA!! g g gB!!', 'apadana');
    onTile(t.state, 8, '0,0');
    t.play('A', '0,0');
    expect(t.asked('A')).toBeUndefined();
  });
});

/** A caravan of A goes to the space, and its tokens are laid. */
const visiting = (drawing: string, hex: string, A = {}, laid = 0) => {
  const t = turn(drawing, 'foreign-trade', 5, A);
  t.play('A', 'caravan:0', hex, ...Array.from({ length: laid }, () => 'pottery'));
  return t;
};

describe('[kilwa-kisiwani]', () => {
  it('[kilwa-kisiwani] a caravan to a city-state brings one more trade token, for any card', () => {
    const t = visiting('gA!! g g.seoul g gB!!', '2,0', holding('kilwa-kisiwani'));
    expect(t.trade('A', 'astrology')).toBe(2);
    expect(t.asked('A')?.kind).toBe('placeTrade');
    t.play('A', 'irrigation');
    expect(t.trade('A', 'irrigation')).toBe(1);
  });
  it('[kilwa-kisiwani] nothing more for a rival city', () => {
    const t = visiting('gA!! g gB! g gB!!', '2,0', holding('kilwa-kisiwani'), 2);
    t.play('A', 'skip');
    expect(t.asked('A')?.kind).not.toBe('placeTrade');
    expect(t.trade('A', 'pottery')).toBe(2);
  });
});

describe('[machu-picchu-terra]', () => {
  test.each([
    [0, 2],
    [1, 3],
    [2, 4],
    [3, 3],
    [4, 4],
  ])('Q-C13: [machu-picchu-terra] a card at p%i is resolved with %i', (position, slot) => {
    expect(slotNow(turn('gA!! g gB!!', 'early-empire', position, holding('machu-picchu-terra')))).toBe(slot);
  });
});

describe('[orszaghaz]', () => {
  it('Q-F19: after a visit the city-state may be conquered; the card just gained is put aside with the other', () => {
    const t = visiting('gA!! g g.seoul g gB!!', '2,0', holding('orszaghaz'));
    expect(t.asked('A')?.kind).toBe('conquerVisited');
    expect(t.state.cityStates.seoul?.cards).toEqual(['A', 'map']);
    t.play('A', 'conquer');
    expect(t.map()).toBe('gA!! g gA!.seoul g gB!!');
    expect(t.state.cityStates.seoul).toMatchObject({ cards: ['aside', 'aside'], held: { by: 'A' } });
    expect(t.trade('A', 'astrology')).toBe(2);
    expect(AGENDAS.warmonger(t.state, 'A')).toEqual({ have: 1, need: 2 });
    expect(t.state.thisTurn.attacksWon).toBe(0);
  });
  it('[orszaghaz] it need not be; a rival city is not conquered', () => {
    const t = visiting('gA!! g g.seoul g gB!!', '2,0', holding('orszaghaz'));
    t.play('A', 'done');
    expect(t.map()).toBe('gA!! g g.seoul g gB!!');
    const rival = visiting('gA!! g gB! g gB!!', '2,0', holding('orszaghaz'), 2);
    rival.play('A', 'skip');
    expect(rival.asked('A')?.kind).not.toBe('conquerVisited');
  });
  it('R15.9: without an unused city a reinforced control token stands for it', () => {
    const t = visiting('gA!! g g.seoul gA! gA! gA! gA! gA! gA! gA! gB!!', '2,0', holding('orszaghaz'));
    t.play('A', 'conquer');
    expect(t.map()).toBe('gA!! g gA*.seoul gA! gA! gA! gA! gA! gA! gA! gB!!');
  });
});
