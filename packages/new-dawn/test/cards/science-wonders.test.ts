import { describe, expect, it } from 'vitest';
import type { DiplomacyCardId, FocusCardId, Seat, WonderId } from '../../src/index.ts';
import { FIRST_ROW, type Given, rowWith, type TableOptions, table } from '../kit.ts';

const RICH = { marble: 4, mercury: 4, oil: 4, diamonds: 4 };
const MAP = 'gA!! g g gB!!';
/** A is about to build `wonder` in the capital. */
function building(
  wonder: WonderId,
  row: FocusCardId[] = rowWith('pottery', 5),
  more: TableOptions = {},
  seat: Partial<Seat> = {},
) {
  const A: Given = { row, seat: { resources: { ...RICH }, ...seat }, ...more.players?.A };
  const t = table(MAP, { offer: [wonder], ...more, players: { ...more.players, A } });
  if (t.asked('A')?.kind === 'startOfTurn') t.play('A', 'done');
  const industry = row.find((card) =>
    ['pottery', 'animal-husbandry-base', 'nationalism', 'urbanization'].includes(card),
  );
  t.play('A', industry ?? 'pottery', 'wonder', wonder);
  while (t.asked('A')?.kind === 'payWonder') t.play('A', t.options('A')[0] ?? '');
  t.play('A', '0,0');
  return t;
}

describe('[oracle]', () => {
  it('[oracle] Q-E38: two neighbouring cards of the row change places', () => {
    const t = table(MAP, { players: { A: { seat: { wonders: ['oracle'] } } } });
    t.play('A', 'wonder:oracle', 'foreign-trade');
    expect(t.options('A').sort()).toEqual(['astrology', 'done', 'pottery']);
    expect(t.why('A', 'masonry-base')).toEqual({ key: 'card.notNeighbour' });
    t.play('A', 'astrology');
    expect(t.row('A')).toEqual(['early-empire', 'foreign-trade', 'astrology', 'pottery', 'masonry-base']);
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[oracle] Q-E38: the ends of the row are no neighbours', () => {
    const t = table(MAP, { players: { A: { seat: { wonders: ['oracle'] } } } });
    t.play('A', 'wonder:oracle', 'early-empire');
    expect(t.options('A').sort()).toEqual(['astrology', 'done']);
  });
  it('[oracle] R8.3: what lies on the cards goes with them', () => {
    const t = table(MAP, { players: { A: { trade: { astrology: 2 }, seat: { wonders: ['oracle'] } } } });
    t.play('A', 'wonder:oracle', 'astrology', 'early-empire');
    expect(t.row('A')[0]).toBe('astrology');
    expect(t.trade('A', 'astrology')).toBe(2);
  });
});

describe('[pyramids]', () => {
  it('[pyramids] Q-E37: when built up to three cards of level I become level II of their type', () => {
    const t = building('pyramids');
    expect(t.options('A').sort()).toEqual([...FIRST_ROW, 'done'].sort());
    t.play('A', 'astrology', 'masonry-base', 'pottery');
    expect(t.row('A')).toEqual([
      'animal-husbandry-base',
      'early-empire',
      'mathematics',
      'foreign-trade',
      'iron-working-base',
    ]);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[pyramids] only level I, and fewer will do', () => {
    const t = building('pyramids', ['drama-and-poetry', 'astrology', 'steam-power', 'masonry-base', 'pottery']);
    expect(t.options('A').sort()).toEqual(['astrology', 'done', 'masonry-base', 'pottery']);
    expect(t.why('A', 'drama-and-poetry')).toEqual({ key: 'card.otherLevel', params: { level: 1 } });
    t.play('A', 'astrology');
    expect(t.why('A', 'mathematics')).toBeDefined();
    t.play('A', 'done');
    expect(t.row('A')).toContain('masonry-base');
  });
  it('[pyramids] R8.3: the old card is in the stack, its trade tokens on the new one', () => {
    const t = building('pyramids', rowWith('pottery', 5), { players: { A: { trade: { astrology: 2 } } } }, {});
    t.play('A', 'astrology', 'done');
    expect(t.trade('A', 'mathematics')).toBe(2);
    expect(t.seat('A').stack).toContain('astrology');
  });
  it('[pyramids] R12.1: a better economy card brings its caravan', () => {
    const t = building('pyramids');
    t.play('A', 'foreign-trade', 'done');
    expect(t.seat('A').caravans).toHaveLength(2);
  });
});

describe('[porcelain-tower]', () => {
  it('[porcelain-tower] Q-E37: when built up to two cards become the next level of their type', () => {
    const t = building('porcelain-tower', ['mass-media', 'mathematics', 'steam-power', 'masonry-base', 'pottery']);
    expect(t.why('A', 'mass-media')).toEqual({ key: 'card.noBetter' });
    t.play('A', 'mathematics', 'masonry-base');
    expect(t.row('A')).toEqual(['pottery', 'mass-media', 'replaceable-parts', 'steam-power', 'iron-working-base']);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[porcelain-tower] N-W2: two different cards, each by one level', () => {
    const t = building('porcelain-tower');
    t.play('A', 'astrology');
    expect(t.why('A', 'mathematics')).toEqual({ key: 'card.justGained' });
  });
  it('[porcelain-tower] Q-E37: the own stack must hold the card', () => {
    const t = building('porcelain-tower', rowWith('pottery', 5), {}, {});
    expect(t.options('A')).toContain('astrology');
    const row: FocusCardId[] = ['early-empire', 'astrology', 'foreign-trade', 'currency-base', 'pottery'];
    const two = building('porcelain-tower', row, {}, { wonders: ['oxford-university'] });
    expect(two.why('A', 'foreign-trade')).toEqual({ key: 'card.noBetter' });
    expect(two.options('A')).toContain('currency-base');
  });
});

describe('[potala-palace]', () => {
  const all: DiplomacyCardId[] = ['joint-war', 'defensive-pact', 'embassy', 'open-borders-base'];
  const of = (t: ReturnType<typeof table>) => t.seat('A').diplomacy.map(({ from, card }) => `${from}:${card}`);
  const three = (given: TableOptions = {}) => {
    const players = { C: {}, B: {}, ...given.players };
    return building('potala-palace', rowWith('pottery', 5), { ...given, players });
  };
  it('[potala-palace] when built three diplomacy cards in total, from whichever players', () => {
    const t = three();
    expect(t.options('A').sort()).toEqual(['B', 'C', 'done']);
    t.play('A', 'B', 'joint-war', 'B', 'embassy', 'C', 'joint-war');
    expect(of(t)).toEqual(['B:joint-war', 'B:embassy', 'C:joint-war']);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[potala-palace] fewer will do', () => {
    const t = three();
    t.play('A', 'B', 'joint-war', 'done');
    expect(of(t)).toEqual(['B:joint-war']);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[potala-palace] Q-E33, R2.5: only cards that are with their owner', () => {
    const t = three({ players: { C: { diplomacy: all.map((card) => ({ from: 'B', card })) }, B: {} } });
    expect(t.why('A', 'B')).toEqual({ key: 'diplomacy.noneLeft' });
  });
  it('[potala-palace] up to four of each player: a visit brings a second one', () => {
    const visit = (wonders: WonderId[]) => {
      const t = table('gA!! g g gB!!', {
        players: {
          A: { row: rowWith('foreign-trade', 3), diplomacy: [{ from: 'B', card: 'joint-war' }], seat: { wonders } },
        },
      });
      t.play('A', 'foreign-trade', 'caravan:0', '3,0', 'astrology', 'astrology');
      return t;
    };
    const t = visit(['potala-palace']);
    expect(t.asked('A')?.kind).toBe('takeDiplomacy');
    t.play('A', 'embassy');
    expect(of(t)).toEqual(['B:joint-war', 'B:embassy']);
    expect(visit([]).asked('A')?.kind).toBe('swapDiplomacy');
  });
  it('[potala-palace] R12.6: or the one already held may be swapped, as without it', () => {
    const t = table('gA!! g g gB!!', {
      players: {
        A: {
          row: rowWith('foreign-trade', 3),
          diplomacy: [{ from: 'B', card: 'joint-war' }],
          seat: { wonders: ['potala-palace'] },
        },
      },
    });
    t.play('A', 'foreign-trade', 'caravan:0', '3,0', 'astrology', 'astrology', 'skip', 'B:joint-war', 'embassy');
    expect(of(t)).toEqual(['B:embassy']);
  });
  it('[potala-palace] a fourth card of the same player too', () => {
    const t = table('gA!! g g gB!!', {
      players: {
        A: {
          row: rowWith('foreign-trade', 3),
          diplomacy: all.slice(0, 3).map((card) => ({ from: 'B', card })),
          seat: { wonders: ['potala-palace'] },
        },
      },
    });
    t.play('A', 'foreign-trade', 'caravan:0', '3,0', 'astrology', 'astrology', 'open-borders-base');
    expect(of(t)).toHaveLength(4);
  });
  it('[potala-palace] R15.2: an attack gives back all of them', () => {
    const t = table('gA!! g gB gB!!', {
      dice: [1, 6],
      players: {
        A: {
          row: rowWith('masonry-base', 2),
          diplomacy: all.map((card) => ({ from: 'B', card })),
          seat: { wonders: ['potala-palace'] },
        },
      },
    });
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(of(t)).toEqual([]);
  });
  it('[potala-palace] N-W3: lost, it leaves the cards where they are, but no more are taken', () => {
    const t = table('gC!! g gA!!#potala-palace g gB!!', {
      dice: [6, 1],
      steps: [{ kind: 'beginTurn', player: 'B' }],
      players: {
        A: {
          row: rowWith('foreign-trade', 3),
          diplomacy: [
            { from: 'C', card: 'joint-war' },
            { from: 'C', card: 'embassy' },
          ],
        },
        B: { row: rowWith('masonry-base', 5) },
        C: {},
      },
      state: { active: 'B' },
    });
    t.play('B', 'masonry-base', 'attack', '2,0', '4,0', 'done');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([[], ['potala-palace']]);
    t.pass('C');
    t.play('A', 'foreign-trade', 'caravan:0', '0,0', 'astrology', 'astrology');
    expect(of(t)).toEqual(['C:joint-war', 'C:embassy']);
    expect(t.asked('A')?.kind).toBe('swapDiplomacy');
  });
});

describe('[oxford-university]', () => {
  const gaining = (wonders: WonderId[], row: FocusCardId[] = rowWith('astrology', 3)) => {
    const t = table(MAP, { players: { A: { row, seat: { wonders, tech: 0, techBest: 0 } } } });
    t.play('A', 'astrology', 'by:3');
    return t;
  };
  it('[oxford-university] Q-E36: a gained card may replace one of another type', () => {
    const t = gaining(['oxford-university']);
    t.play('A', 'currency-base');
    expect(t.asked('A')?.kind).toBe('giveWay');
    expect(t.options('A').sort()).toEqual(['early-empire', 'foreign-trade', 'masonry-base', 'pottery']);
    t.play('A', 'masonry-base');
    expect(t.row('A').sort()).toEqual(['astrology', 'currency-base', 'early-empire', 'foreign-trade', 'pottery']);
    expect(t.seat('A').stack).toContain('masonry-base');
  });
  it('[oxford-university] a science card gives way only to a science card', () => {
    const t = gaining(['oxford-university']);
    t.play('A', 'mathematics');
    expect(t.options('A').sort()).toEqual([...FIRST_ROW].sort());
    t.play('A', 'pottery');
    expect(t.row('A')).toContain('mathematics');
    expect(t.row('A')).toContain('astrology');
  });
  it('without it only the card of the same type gives way', () => {
    const t = gaining([]);
    t.play('A', 'currency-base');
    expect(t.row('A')).toContain('masonry-base');
    expect(t.row('A')).not.toContain('foreign-trade');
  });
  it('[oxford-university] Q-E36: without an economy card the caravan on it is gone, one on the map stays and cannot move', () => {
    const onCard = gaining(['oxford-university']);
    onCard.play('A', 'mathematics', 'foreign-trade');
    expect(onCard.seat('A').caravans).toEqual([]);
    const t = table('gA!! g+A g gB!!', {
      players: { A: { row: rowWith('astrology', 3), seat: { wonders: ['oxford-university'] } } },
    });
    t.play('A', 'astrology', 'by:3', 'mathematics', 'foreign-trade');
    expect(t.map()).toBe('gA!! g+A g gB!!');
    t.pass('B');
    expect(t.row('A').some((card) => card === 'foreign-trade')).toBe(false);
  });
  it('[oxford-university] Q-E36: rewards for a type that is missing are lost', () => {
    const row: FocusCardId[] = ['early-empire', 'drama-and-poetry', 'foreign-trade', 'pottery', 'masonry-base'];
    const t = table('gA!! g g.seoul g gB!!', { players: { A: { row, seat: { wonders: ['oxford-university'] } } } });
    t.play('A', 'foreign-trade', 'caravan:0', '2,0');
    expect(t.seat('A').row.every(({ trade }) => trade === 0)).toBe(true);
    expect(t.state.cityStates.seoul?.cards).toContain('A');
  });
  it('[oxford-university] Q-E36: with two cards of a type the owner chooses where its tokens go', () => {
    const row: FocusCardId[] = ['astrology', 'mathematics', 'foreign-trade', 'pottery', 'masonry-base'];
    const t = table('gA!! g g.seoul g gB!!', { players: { A: { row, seat: { wonders: ['oxford-university'] } } } });
    t.play('A', 'foreign-trade', 'caravan:0', '2,0');
    expect(t.options('A').sort()).toEqual(['astrology', 'mathematics']);
    t.play('A', 'mathematics', 'astrology');
    expect([t.trade('A', 'astrology'), t.trade('A', 'mathematics')]).toEqual([1, 1]);
  });
});

describe('[kremlin]', () => {
  const attack = (drawing: string, hex: string, dice: number[] = [1, 3]) => {
    const t = table(drawing, {
      dice,
      players: { A: { row: rowWith('masonry-base', 3), seat: { wonders: ['kremlin'] } } },
    });
    t.play('A', 'masonry-base', 'attack', hex);
    return t.log().includes('attack.won');
  };
  // 1 + 3 against 3 + 1 is a tie: only the wonder wins it.
  it('[kremlin] +4 with more reinforced tokens on the map than the defender', () => {
    expect(attack('gA!! g gB g gA* g g gB!!', '2,0')).toBe(true);
    expect(attack('gA!! g gB g gA g g gB!!', '2,0')).toBe(false);
  });
  it('[kremlin] as many are not more', () => {
    expect(attack('gA!! g gB g gA* g gB* g g gB!!', '2,0')).toBe(false);
    expect(attack('gA!! g gB g gA* gA* gB* g g gB!!', '2,0')).toBe(true);
  });
  it('[kremlin] a third player’s tokens do not matter', () => {
    expect(attack('gA!! g gB g gA* g gC* gC* g gB!! g gC!!', '2,0')).toBe(true);
  });
  it('[kremlin] only against rival spaces: no barbarian, no city-state', () => {
    expect(attack('gA!! g g>a g gA* g g gB!!', '2,0')).toBe(false);
    expect(attack('gA!! g g.seoul g gA* g g gB!!', '2,0', [6, 1])).toBe(false);
  });
  it('[kremlin] against a city too', () => {
    expect(attack('gA!! g gB! g gA* g g gB!!', '2,0')).toBe(true);
  });
  it('[kremlin] not in defence', () => {
    const t = table('gA!! g gB gB* gB!!', {
      dice: [2, 1],
      players: { A: { row: rowWith('masonry-base', 3) }, B: { seat: { wonders: ['kremlin'] } } },
    });
    // 5 against 1 + 1 + 1.
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(t.log()).toContain('attack.won');
  });
});
