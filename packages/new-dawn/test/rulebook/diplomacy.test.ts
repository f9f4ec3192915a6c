import { describe, expect, it } from 'vitest';
import { RESOURCES } from '../../src/index.ts';
import { type Given, rowWith, type TableOptions, table } from '../kit.ts';

/** A sends a caravan from Foreign Trade in the fifth slot, and lays both tokens on culture. */
function visited(drawing: string, hex: string, { A = {}, ...more }: TableOptions & { A?: Given } = {}) {
  const t = table(drawing, { ...more, players: { ...more.players, A: { row: rowWith('foreign-trade', 5), ...A } } });
  t.play('A', 'foreign-trade', 'caravan:0', hex, 'early-empire', 'early-empire');
  return t;
}
const nameOf = ({ from, card }: { from: string; card: string }) => `${from}:${card}`;

describe('R18 diplomacy cards', () => {
  it('R2.5, Q-E33: a card with a third player cannot be taken', () => {
    const t = visited('gA!! g gB!! . gC!!', '2,0', {
      players: { C: { diplomacy: [{ from: 'B', card: 'joint-war' }] } },
    });
    expect(t.options('A')).toEqual(['defensive-pact', 'embassy', 'open-borders-base', 'skip']);
  });
  it('Q-E33: with none left at home there is nothing to take', () => {
    const t = visited('gA!! g gB!! . gC!! . gD!!', '2,0', {
      players: {
        C: {
          seat: { wonders: ['potala-palace'] },
          diplomacy: [
            { from: 'B', card: 'joint-war' },
            { from: 'B', card: 'embassy' },
            { from: 'B', card: 'defensive-pact' },
          ],
        },
        D: { diplomacy: [{ from: 'B', card: 'open-borders-base' }] },
      },
    });
    expect(t.asked('B')?.kind).toBe('chooseCard');
    expect(t.seat('A').diplomacy).toEqual([]);
  });
  it('R12.6, R18.1: whoever holds one of that rival may swap it for another that is at home', () => {
    const diplomacy = [
      { from: 'C', card: 'embassy' as const },
      { from: 'B', card: 'joint-war' as const },
    ];
    const t = visited('gA!! g gB!! . gC!!', '2,0', { A: { diplomacy } });
    expect(t.options('A')).toEqual(['done', 'B:joint-war']);
    t.play('A', 'B:joint-war');
    expect(t.options('A')).toEqual(['defensive-pact', 'embassy', 'open-borders-base', 'skip']);
    t.play('A', 'defensive-pact');
    expect(t.seat('A').diplomacy.map(nameOf)).toEqual(['C:embassy', 'B:defensive-pact']);
    expect(t.log()).toContain('diplomacy.swapped');
  });
  it('R12.6: or keep it, also on second thoughts', () => {
    const A = { diplomacy: [{ from: 'B', card: 'joint-war' as const }] };
    const kept = visited('gA!! g gB!!', '2,0', { A });
    kept.play('A', 'done');
    const reconsidered = visited('gA!! g gB!!', '2,0', { A });
    reconsidered.play('A', 'B:joint-war', 'skip');
    for (const t of [kept, reconsidered]) {
      expect(t.seat('A').diplomacy.map(nameOf)).toEqual(['B:joint-war']);
      expect(t.asked('B')?.kind).toBe('chooseCard');
    }
  });
  it('R18.1: one card of each player: a card of another does not stand in the way', () => {
    const t = visited('gA!! g gB!! . gC!!', '2,0', { A: { diplomacy: [{ from: 'C', card: 'joint-war' }] } });
    t.play('A', 'joint-war');
    expect(t.seat('A').diplomacy.map(nameOf)).toEqual(['C:joint-war', 'B:joint-war']);
  });
  it('R18.1 [potala-palace]: up to four of each player; each visit brings one more', () => {
    const t = visited('gA!!#potala-palace g gB!!', '2,0', { A: { diplomacy: [{ from: 'B', card: 'joint-war' }] } });
    t.play('A', 'embassy');
    t.play('B', 'pottery');
    t.play('A', 'marble');
    expect(t.seat('A').diplomacy.map(nameOf)).toEqual(['B:joint-war', 'B:embassy']);
  });
  it('Q-E33 [geneva]: swaps only for a card that is with its owner', () => {
    const t = table('gA!! g g gB!! . gC!!', {
      players: {
        A: { cityStates: ['geneva'], diplomacy: [{ from: 'B', card: 'joint-war' }] },
        B: {},
        C: { diplomacy: [{ from: 'B', card: 'embassy' }] },
      },
    });
    t.play('A', 'cityState:geneva', 'B:joint-war');
    expect(t.options('A')).toEqual(['defensive-pact', 'open-borders-base', 'skip']);
    t.play('A', 'defensive-pact');
    expect(t.seat('A').diplomacy.map(nameOf)).toEqual(['B:defensive-pact']);
  });
  it('R18.1: no benefit from own cards: the giver of a Joint War attacks as ever', () => {
    const t = table('gA!! g>a gB!!', {
      players: { A: { row: rowWith('masonry-base', 1) }, B: { diplomacy: [{ from: 'A', card: 'joint-war' }] } },
      dice: [1, 6],
    });
    t.play('A', 'masonry-base', 'attack', '1,0');
    expect(t.news().find(({ key }) => key === 'attack.lost')?.params?.attack).toBe(2);
  });
  it('R18.2: a card is always active, without being named', () => {
    const t = table('gA!! g>a gB!!', {
      players: { A: { row: rowWith('masonry-base', 1), diplomacy: [{ from: 'B', card: 'joint-war' }] } },
      dice: [1, 6],
    });
    t.play('A', 'masonry-base', 'attack', '1,0');
    expect(t.news().find(({ key }) => key === 'attack.lost')?.params?.attack).toBe(4);
  });
  it('R18.3: returned by attacking any space of that player, kept when the holder is attacked', () => {
    const given = {
      players: {
        A: {
          row: rowWith('masonry-base', 1),
          diplomacy: [
            { from: 'B', card: 'embassy' as const },
            { from: 'C', card: 'embassy' as const },
          ],
        },
        B: { diplomacy: [{ from: 'A', card: 'embassy' as const }] },
      },
      dice: [1, 6],
    };
    const t = table('gA!! g gB g gB!! . gC!!', given);
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(t.seat('A').diplomacy.map(nameOf)).toEqual(['C:embassy']);
    expect(t.seat('B').diplomacy.map(nameOf)).toEqual(['A:embassy']);
  });
});

describe('[embassy]', () => {
  const EMBASSY = [{ from: 'B', card: 'embassy' as const }];
  it('a caravan to the giver’s capital: the giver lays a trade token, then the visitor takes any resource', () => {
    const t = visited('gA!! g gB!!', '2,0', { A: { diplomacy: EMBASSY } });
    t.play('A', 'done');
    expect(t.asked('B')?.kind).toBe('placeTrade');
    t.play('B', 'pottery');
    expect(t.trade('B', 'pottery')).toBe(1);
    expect(t.options('A')).toEqual(['skip', ...RESOURCES]);
    t.play('A', 'diamonds');
    expect(t.seat('A').resources.diamonds).toBe(1);
  });
  it('[embassy] a resource of a type that is owned already will do', () => {
    const resources = { marble: 0, mercury: 0, oil: 0, diamonds: 1 };
    const t = visited('gA!! g gB!!', '2,0', { A: { diplomacy: EMBASSY, seat: { resources } } });
    t.play('A', 'done');
    t.play('B', 'pottery');
    t.play('A', 'diamonds');
    expect(t.seat('A').resources.diamonds).toBe(2);
  });
  it('Q-E33 [embassy]: counts also for the visit that gains it', () => {
    const t = visited('gA!! g gB!!', '2,0');
    t.play('A', 'embassy');
    t.play('B', 'pottery');
    t.play('A', 'oil');
    expect(t.seat('A').resources.oil).toBe(1);
  });
  it('[embassy] not for another city of the giver, nor for another player’s capital', () => {
    const city = visited('gA!! g gB! g gB!!', '2,0', { A: { diplomacy: EMBASSY } });
    city.play('A', 'done');
    expect(city.asked('B')?.kind).toBe('chooseCard');
    const other = visited('gA!! g gC!! . gB!!', '2,0', { A: { diplomacy: EMBASSY } });
    other.play('A', 'skip');
    expect(other.asked('B')?.kind).toBe('chooseCard');
  });
  it('[embassy] swapped away on this visit it gives nothing', () => {
    const t = visited('gA!! g gB!!', '2,0', { A: { diplomacy: EMBASSY } });
    t.play('A', 'B:embassy', 'joint-war');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R2.4 [embassy]: without resources in the supply only the giver gains', () => {
    const t = visited('gA!! g gB!!', '2,0', {
      A: { diplomacy: EMBASSY },
      state: { supply: { marble: 0, mercury: 0, oil: 0, diamonds: 0 } },
    });
    t.play('A', 'done');
    t.play('B', 'pottery');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
});

describe('[open-borders-base]', () => {
  const BORDERS = [{ from: 'B', card: 'open-borders-base' as const }];
  const mature = (drawing: string, diplomacy: Given['diplomacy']) => {
    const t = table(drawing, { players: { A: { diplomacy: diplomacy ?? [] }, B: {} }, state: { dial: 2 } });
    for (const player of t.state.order) t.pass(player);
    return t.asked('A')?.kind === 'placeTrade';
  };
  it('Q-C12: control tokens of the giver count for the maturity of the holder’s cities', () => {
    expect(mature('gA!! gB g gB!!', [])).toBe(false);
    expect(mature('gA!! gB g gB!!', BORDERS)).toBe(true);
    expect(mature('gA!! gB* g gB!!', BORDERS)).toBe(true);
  });
  it('Q-C12: but not the giver’s cities, nor tokens of others', () => {
    expect(mature('gA!! gB! g gB!!', BORDERS)).toBe(false);
    expect(mature('gA!! gC g gB!! . gC!!', BORDERS)).toBe(false);
  });
  it('[open-borders-base]: caravans of the holder start there; the giver has nothing from it', () => {
    const options = (A: Given, B: Given) => {
      const t = table('gA!! g g gA gA! gB g gB!!', {
        players: { A: { row: rowWith('foreign-trade', 5), seat: { leader: 'scythia' }, ...A }, B },
      });
      t.play('A', 'foreign-trade', 'caravan:0');
      return t.options('A');
    };
    expect(options({ diplomacy: BORDERS }, {})).toContain('6,0');
    expect(options({}, { diplomacy: [{ from: 'A', card: 'open-borders-base' }] })).not.toContain('6,0');
  });
});
