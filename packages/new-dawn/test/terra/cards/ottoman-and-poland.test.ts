import { describe, expect, it } from 'vitest';
import { attackItems, defenceItems } from '../../../src/index.ts';
import { TERRA } from '../../kit.ts';
import { assault, combatOf } from '../armies.ts';
import { leads, sorted, terra, turn } from '../turns.ts';

const THREE = 'gA!! g g gB!! g g gC!!';
const withIbrahim = (ibrahim: string | null) => ({ terra: { stack: [], ibrahim } });

describe('[ottoman] and [ibrahim]', () => {
  it('Q-F32: nobody has Ibrahim at first; the Ottoman player may give him to anybody else at the start of a turn', () => {
    const t = terra(THREE, { players: { A: leads('ottoman') } });
    expect(t.state.terra?.ibrahim).toBeNull();
    expect(t.options('A')).toEqual(['done', 'leader:ottoman']);
    t.play('A', 'leader:ottoman');
    expect(sorted(t.options('A'))).toEqual(['B', 'C', 'done']);
    t.play('A', 'B');
    expect(t.state.terra?.ibrahim).toBe('B');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('Q-F32: on a later turn he may move on, but not to whoever has him, and never to the Ottoman player', () => {
    const t = terra(THREE, { players: { A: leads('ottoman') }, state: withIbrahim('B') });
    t.play('A', 'leader:ottoman');
    expect(sorted(t.options('A'))).toEqual(['C', 'done']);
    expect(t.why('A', 'B')).toEqual({ key: 'ibrahim.there', params: { player: 'B' } });
    t.play('A', 'C');
    expect(t.state.terra?.ibrahim).toBe('C');
  });
  it('[ottoman] +2 in attacks on whoever has Ibrahim', () => {
    const on = (ibrahim: string | null) => {
      const A = leads('ottoman', { trade: { 'masonry-terra': 1 } });
      const t = assault('gA!! g gB g gB!! gC!!', '2,0', { A, state: withIbrahim(ibrahim), dice: [1, 1] });
      return attackItems(t.state, combatOf(t)).find(({ from }) => from === 'leader:ottoman')?.value;
    };
    expect([on('B'), on('C'), on(null)]).toEqual([2, undefined, undefined]);
  });
  it('[ottoman] +2 in defence against whoever has Ibrahim', () => {
    const by = (ibrahim: string | null) => {
      const given = { A: { trade: { 'masonry-terra': 1 } }, B: leads('ottoman'), dice: [1, 1] };
      const t = assault('gA!! g gB g gB!! gC!!', '2,0', { ...given, state: withIbrahim(ibrahim) });
      return defenceItems(t.state, combatOf(t)).find(({ from }) => from === 'leader:ottoman')?.value;
    };
    expect([by('A'), by('C'), by(null)]).toEqual([2, undefined, undefined]);
  });
  it('T16, [ibrahim] whoever has him and goes to an Ottoman city with a caravan lays a trade token, and so does the host', () => {
    const t = turn(
      'gA!! g gB! g gB!!',
      'foreign-trade',
      5,
      {},
      { players: { B: leads('ottoman') }, state: withIbrahim('A') },
    );
    t.play('A', 'caravan:0', '2,0', 'astrology', 'astrology', 'skip');
    expect(t.asked('A')?.kind).toBe('placeTrade');
    t.play('A', 'pottery');
    expect(t.asked('B')?.kind).toBe('placeTrade');
    t.play('B', 'irrigation');
    expect([t.trade('A', 'pottery'), t.trade('B', 'irrigation')]).toEqual([1, 1]);
  });
  it('[ibrahim] he brings nothing in other cities, and nothing to the Ottoman player', () => {
    const elsewhere = turn(
      'gA!! g gB! g gB!! gC!!',
      'foreign-trade',
      5,
      {},
      {
        players: { C: leads('ottoman') },
        state: withIbrahim('A'),
      },
    );
    elsewhere.play('A', 'caravan:0', '2,0', 'astrology', 'astrology', 'skip');
    expect(elsewhere.asked('B')?.kind).not.toBe('placeTrade');
    expect(elsewhere.asked('A')?.kind).not.toBe('placeTrade');
    const own = turn('gA!! g gB! g gB!!', 'foreign-trade', 5, leads('ottoman'), { state: withIbrahim('B') });
    own.play('A', 'caravan:0', '2,0', 'astrology', 'astrology', 'skip');
    expect(own.asked('A')?.kind).not.toBe('placeTrade');
  });
});

describe('[poland]', () => {
  const first = (more: Parameters<typeof terra>[1] = {}) => terra(THREE, { players: { A: leads('poland') }, ...more });

  it('Q-F33: at the start of the first turn Poland chooses a player and takes a diplomacy card', () => {
    const t = first();
    expect(t.asked('A')?.kind).toBe('chooseAlly');
    expect(t.options('A')).toEqual(['B', 'C']);
    t.play('A', 'C');
    expect(t.asked('A')?.kind).toBe('takeDiplomacy');
    expect(t.options('A')).toContain('skip');
    t.play('A', 'non-aggression-pact');
    expect(t.seat('A').diplomacy).toEqual([{ from: 'C', card: 'non-aggression-pact', shown: true }]);
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('N-TD8: that comes before anything else at the start of the turn', () => {
    const t = terra('gA!!#colosseum gA g gB!!', {
      players: { A: leads('poland', { seat: { wonders: ['colosseum'] } }) },
    });
    expect(t.asked('A')?.kind).toBe('chooseAlly');
    t.play('A', 'B', 'skip');
    expect(t.asked('A')?.kind).toBe('startOfTurn');
  });
  it('Q-F33: only in the first round, and nobody else', () => {
    expect(first({ state: { round: 2 } }).asked('A')?.kind).toBe('chooseCard');
    expect(terra(THREE).asked('A')?.kind).toBe('chooseCard');
  });
  it('Q-F33: visits to that player bring further cards, without a limit; of others there is still one at most', () => {
    const ally = { from: 'B', card: 'joint-war' as const };
    const A = leads('poland', { diplomacy: [ally, { from: 'C', card: 'joint-war' }], seat: { ally: 'B' } });
    const t = turn('gC! g gA!! g gB! g gB!! gC!!', 'foreign-trade', 5, A, { state: { round: 2 } });
    t.play('A', 'caravan:0', '4,0', 'astrology', 'astrology');
    expect(t.asked('A')?.kind).toBe('takeDiplomacy');
    t.play('A', 'embassy');
    expect(t.seat('A').diplomacy.filter(({ from }) => from === 'B')).toHaveLength(2);
    const other = turn('gC! g gA!! g gB! g gB!! gC!!', 'foreign-trade', 5, A, { state: { round: 2 } });
    other.play('A', 'caravan:0', '0,0', 'astrology', 'astrology');
    expect(other.asked('A')?.kind).toBe('swapDiplomacy');
  });
  it('T9.2: an attack on the ally gives back all cards of that player', () => {
    const diplomacy = (['joint-war', 'defensive-pact', 'embassy'] as const).map((card) => ({ from: 'B', card }));
    const t = assault('gA!! g gB g gB!!', '2,0', {
      A: leads('poland', { diplomacy, seat: { ally: 'B' } }),
      dice: [6, 1],
      state: { round: 2 },
    });
    expect(t.seat('A').diplomacy).toEqual([]);
  });
  it('N-TD8: without a card left with that player Poland still chooses the ally', () => {
    const all = (['joint-war', 'defensive-pact', 'embassy', 'open-borders-terra', 'non-aggression-pact'] as const).map(
      (card) => ({ from: 'B', card }),
    );
    const t = terra(THREE, { options: TERRA, players: { A: leads('poland'), C: { diplomacy: all } } });
    t.play('A', 'B');
    expect(t.seat('A').ally).toBe('B');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
});
