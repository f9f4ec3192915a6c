import { asked, give, HIDDEN, startMatch, viewOf } from '@morgenrot/engine';
import { distance, type HexKey } from '@morgenrot/hex';
import { describe, expect, it, test } from 'vitest';
import {
  base,
  capitalOf,
  FOCUS_CARDS,
  LEADERS,
  type NewDawnOptions,
  newDawn,
  RESOURCES,
  type State,
  TILES,
  WONDERS,
} from '../../src/index.ts';
import { cellsOf } from '../../src/tiles.ts';
import { PRACTICE } from '../kit.ts';

const OPTIONS: NewDawnOptions = { ...PRACTICE, victory: 'standard' };
const begin = (players: number, seed = 'set-up'): State =>
  startMatch(newDawn, { players: Array.from({ length: players }, (_, i) => String(i)), options: OPTIONS, seed }).state;
/** The same when everything is laid out, with the direction token as the last thing placed. */
function laidOut(players: number): State {
  const match = startMatch(newDawn, {
    players: Array.from({ length: players }, (_, i) => String(i)),
    options: OPTIONS,
    seed: 'set-up',
  });
  const me = match.state.startPlayer;
  give(newDawn, match.state, me, asked(newDawn.handlers, match.state, me)?.id ?? -1, '0', match.chance);
  return match.state;
}
const hexes = (s: State) => Object.values(s.map);

describe('R3, R4 set-up', () => {
  test.each([
    [2, 100],
    [3, 130],
    [4, 160],
  ])('the first-game map for %i players has %i spaces, none twice', (players, spaces) => {
    const s = begin(players);
    expect(hexes(s)).toHaveLength(spaces);
    expect(s.tiles.flatMap(cellsOf)).toHaveLength(spaces);
  });
  it('keeps the capitals at least nine spaces apart, each with its owner', () => {
    const s = begin(4);
    const capitals = s.order.map((player) => capitalOf(s, player) as HexKey);
    for (const a of capitals) for (const b of capitals) if (a !== b) expect(distance(a, b)).toBeGreaterThanOrEqual(9);
    expect(capitals.map((hex) => s.map[hex]?.city)).toEqual(s.order.map((of) => ({ of, capital: true })));
  });
  it('TC-B11: puts a token on every printed icon', () => {
    const s = begin(4);
    expect(s.map['7,-2']).toMatchObject({ naturalWonder: 'grand-mesa', site: 'grand-mesa' });
    expect(s.map['-4,-1']?.cityState).toBe('buenos-aires');
    expect(s.cityStates['buenos-aires']).toEqual({ home: '-4,-1', cards: ['map', 'map'], held: null });
    expect(s.barbarians.I).toEqual({ home: '-5,-2', at: '-5,-2' });
    // Tile 5 shows its barbarian on side B only (Q-B4).
    expect(Object.keys(s.barbarians).sort().join('')).toBe('ABCDFGI');
  });
  it('TC-B11: Rome’s row', () => {
    expect(LEADERS.rome.startOrder).toEqual(['science', 'economy', 'military', 'culture', 'industry']);
    const s = begin(4, 'rome');
    for (const seat of Object.values(s.seats)) {
      expect(seat.row.map(({ card }) => FOCUS_CARDS[card].type)).toEqual(base.leader(seat.leader ?? 'rome').startOrder);
      expect(seat.row.every(({ card }) => FOCUS_CARDS[card].level === 1)).toBe(true);
    }
  });
  test.each([
    [2, { ancient: 1, medieval: 1, modern: 2 }],
    [3, { ancient: 1, medieval: 2, modern: 2 }],
    [4, { ancient: 2, medieval: 2, modern: 2 }],
  ])('R3.7: wonder decks for %i players, ancient on top, modern at the bottom', (players, counts) => {
    for (const [type, { shown, deck }] of Object.entries(laidOut(players).wonderDecks)) {
      const fromTop = [shown, ...[...deck].reverse()].map((id) => id && WONDERS[id]);
      expect(fromTop.every((row) => row?.type === type)).toBe(true);
      const eras = fromTop.map((row) => row?.era);
      expect(eras).toEqual(
        [...eras].sort(
          (a, b) =>
            ['ancient', 'medieval', 'modern'].indexOf(a ?? '') - ['ancient', 'medieval', 'modern'].indexOf(b ?? ''),
        ),
      );
      const found = Object.fromEntries(Object.keys(counts).map((era) => [era, eras.filter((x) => x === era).length]));
      expect(found).toEqual(counts);
    }
  });
  it('hides the order of the wonder decks from everybody', () => {
    const s = laidOut(4);
    for (const me of [...s.order, null]) {
      const { wonderDecks } = viewOf(newDawn, s, me);
      for (const { shown, deck } of Object.values(wonderDecks)) {
        expect(shown).not.toBe(HIDDEN);
        expect(deck.every((card) => (card as string) === HIDDEN)).toBe(true);
      }
    }
  });
  it('R3.6: the start player lays the direction token, then the first round begins', () => {
    const s = begin(3);
    expect(s.phase).toBe('setUp');
    expect(s.steps.at(-1)).toMatchObject({ kind: 'placeArrow', player: s.startPlayer });
  });
  it('leaves what is not on the map in the supply', () => {
    const s = begin(4);
    for (const resource of RESOURCES) {
      const onMap = hexes(s).filter((hex) => hex.resource === resource).length;
      expect(s.supply[resource]).toBe(8 - onMap);
    }
  });
});

describe('tiles', () => {
  it('every side has ten spaces and can be read', () => {
    for (const { number } of TILES) {
      for (const side of ['A', 'B'] as const) {
        expect(cellsOf({ tile: number, side, q: 0, r: 0, rot: 0 })).toHaveLength(10);
      }
    }
  });
  it('lies where the check values say', () => {
    const cells = cellsOf({ tile: 12, side: 'A', q: 4, r: -1, rot: 0 });
    expect([cells[0]?.hex, cells[9]?.hex]).toEqual(['2,-2', '4,0']);
    const turned = cellsOf({ tile: 6, side: 'A', q: -3, r: 1, rot: 3 });
    expect([turned[0]?.hex, turned[9]?.hex]).toEqual(['-1,2', '-3,0']);
  });
});
