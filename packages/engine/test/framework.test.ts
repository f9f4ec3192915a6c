import { type Bazaar, bazaar } from '@morgenrot/test-game';
import { describe, expect, it } from 'vitest';
import {
  frameworkTable,
  freshSeed,
  moveNames,
  projectLog,
  projectState,
  rewind,
  type TableState,
  toBgio,
} from '../src/framework/index.ts';
import { asked, chance, give, hashOf, open, type PlayerId, sample, startMatch, untyped } from '../src/index.ts';

const game = untyped(bazaar);
const options = { length: 'short', market: 'open' } as const;
const table = frameworkTable(game);
const begin = (seed: string) => table.begin({ seats: 3, options, seed });

const take = (state: TableState, by: PlayerId, value: Parameters<typeof table.answer>[3]): TableState => {
  const after = table.answer(state, by, asked(game.handlers, state.G, by)?.id ?? -1, value);
  if (!after.ok) throw new Error(after.reason.key);
  return after.value;
};

describe('the boardgame.io game', () => {
  it('has a named move for each step that asks, and no other', () => {
    const asking = ['play', 'pay', 'discard', 'roll', 'vote', 'visit', 'wish', 'price', 'haggle'];
    expect(moveNames(game).sort()).toEqual(asking.sort());
    expect(Object.keys(toBgio(bazaar).moves ?? {}).sort()).toEqual(asking);
  });
  it('runs every match exactly as the plain functions do', () => {
    for (let match = 0; match < 25; match++) {
      const seed = `parity-${match}`;
      const dice = chance({ seed: `choices-${match}`, drawn: 0 });
      const plain = startMatch(bazaar, { players: ['0', '1', '2'], options, seed });
      let state = begin(seed);
      while (open(plain.state).length > 0) {
        const waiting = open(plain.state);
        const by = waiting[dice.below(waiting.length)]?.player as PlayerId;
        const mine = asked(bazaar.handlers, plain.state, by);
        const value = mine && sample(mine.ask, dice.below);
        if (!mine || value === undefined) throw new Error('nothing to answer');
        expect(Object.keys(state.ctx.activePlayers ?? {}).sort()).toEqual(
          waiting.map(({ player }) => player as string).sort(),
        );
        expect(state.ctx.currentPlayer).toBe(plain.state.active);
        expect(state.ctx.phase).toBe(bazaar.phaseOf(plain.state));
        const before = state;
        state = take(state, by, value);
        give(bazaar, plain.state, by, mine.id, value, plain.chance);
        expect(hashOf(state.G)).toBe(hashOf(plain.state));
        expect(state._stateID).toBe(before._stateID + 1);
      }
      expect(state.ctx.gameover).toEqual(bazaar.outcome(plain.state));
    }
  });
  it('refuses with the same reasons, and never changes the state it was given', () => {
    const state = begin('x');
    const hash = hashOf(state);
    expect(table.answer(state, '1', 1, 'pass')).toEqual({ ok: false, reason: { key: 'decision.notYours' } });
    expect(table.answer(state, '0', 99, 'pass')).toEqual({ ok: false, reason: { key: 'decision.gone' } });
    take(state, '0', 'pass');
    expect(hashOf(state)).toBe(hash);
  });
  it('gives nobody the seed, a deck or a hand, and no argument of a move', () => {
    let state = table.begin({ seats: 3, options, seed: 'the-seed-nobody-knows' });
    const bazaarNow = (): Bazaar => state.G as unknown as Bazaar;
    for (const me of bazaarNow().order) {
      state = take(state, me, bazaarNow().hands[me]?.[0] ?? '');
      state = take(state, me, 0);
      state = take(state, me, 'rest');
    }
    state = take(state, '0', 'vote-cedar');
    for (const me of ['0', '1', '2', null]) {
      const sent = JSON.stringify([projectState(game, state, me), projectLog(state)]);
      expect(sent).not.toContain('the-seed');
      for (const card of bazaarNow().deck) expect(sent).not.toContain(`"${card}"`);
      expect(sent.includes('"given":"vote-cedar"')).toBe(me === '0');
    }
    expect(projectLog(state).every(({ action }) => action.payload.args === null)).toBe(true);
  });
  it('goes back to an earlier state under a new number', () => {
    const before = begin('back');
    const after = take(before, '0', 'pass');
    const again = rewind(after, before);
    expect(hashOf(again.G)).toBe(hashOf(before.G));
    expect(again._stateID).toBe(after._stateID + 1);
    expect(hashOf(take(again, '0', 'pass').G)).toBe(hashOf(after.G));
  });
  it('makes seeds of 128 bits that never come twice', () => {
    const seeds = Array.from({ length: 100 }, freshSeed);
    expect(seeds.every((seed) => /^[0-9a-f]{32}$/.test(seed))).toBe(true);
    expect(new Set(seeds).size).toBe(100);
  });
});
