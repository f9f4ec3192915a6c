import { describe, expect, it } from 'vitest';
import {
  citiesLeft,
  controlLeft,
  type FocusCardId,
  type State,
  type VictoryCardId,
  wonderCost,
} from '../../../src/index.ts';
import { terraRowWith, terraTable } from '../../kit.ts';

const NORMAL = [
  ['vc-warmonger-paranoid', 'warmonger'],
  ['vc-civilized-moneygrubber', 'civilized'],
  ['vc-explorer-aesthetic', 'explorer'],
] as const;
/** Both fort cards, and three normal ones that A has claimed. */
const almostWon = (): State['victory'] => [
  ...(['vc-fortified', 'vc-expeditionary'] satisfies VictoryCardId[]).map((card) => ({ card, claims: [] })),
  ...NORMAL.map(([card, agenda]) => ({ card, claims: [{ player: 'A', agenda, marked: true }] })),
];
const slotOf = (t: ReturnType<typeof terraTable>) =>
  t.news().findLast(({ key }) => key === 'card.resolved')?.params?.slot;
const agendasOf = (s: State, me: string) =>
  s.victory.flatMap(({ claims }) => claims).flatMap(({ player, agenda }) => (player === me ? [agenda] : []));

describe('four of five and forts', () => {
  const FRONT = 'gA!! g FA! g gB!!';
  const military: FocusCardId[] = [
    'irrigation',
    'early-empire',
    'astrology',
    'foreign-trade',
    'pottery',
    'masonry-terra',
  ];

  it('[fortified x an army, last turn of the round]: the fort is stormed, the marker goes, and nobody wins', () => {
    const t = terraTable(FRONT, {
      players: { B: { row: military } },
      state: { victory: almostWon() },
      dice: [6, 1, 1],
    });
    t.pass('A');
    expect(agendasOf(t.state, 'A')).toContain('fortified');
    t.play('B', 'masonry-terra', ...(t.asked('B')?.kind === 'moveArmies' ? ['army:0'] : []));
    while (t.asked('B')?.kind !== 'moveArmy') t.play('B', t.options('B').find((option) => option !== 'done') ?? '');
    t.play('B', '2,0');
    finishCombat(t);
    expect(t.state.map['2,0']?.city?.of).toBe('B');
    expect(agendasOf(t.state, 'A')).not.toContain('fortified');
    expect(agendasOf(t.state, 'B')).toContain('fortified');
    expect(t.state.ranking).toBeNull();
  });
  /** Nobody spends anything, all that may be skipped is skipped. */
  function finishCombat(t: ReturnType<typeof terraTable>): void {
    for (let i = 0; i < 20 && t.state.round === 1 && t.state.ranking === null; i++) {
      const me = ['A', 'B'].find((player) => t.asked(player) !== undefined);
      const way = me && t.options(me).find((option) => ['done', 'skip', 'decline', 'stop'].includes(option));
      if (!me || !way || t.asked(me)?.kind === 'chooseCard') return;
      t.play(me, way);
    }
  }
  it('[fortified x an attack that fails]: the marker stays, and A wins before the dial', () => {
    const t = terraTable(FRONT, { players: { B: { row: military } }, state: { victory: almostWon() }, dice: [1, 6] });
    t.pass('A');
    t.play('B', 'masonry-terra');
    while (t.asked('B')?.kind !== 'moveArmy') t.play('B', t.options('B').find((option) => option !== 'done') ?? '');
    t.play('B', '2,0');
    finishCombat(t);
    expect(t.state.ranking?.[0]).toEqual(['A']);
  });
  /** A barbarian beside the fort: the dial would bring it there. */
  const besieged = (victory: State['victory']) => {
    const t = terraTable(FRONT, { state: { victory }, dice: [1] });
    t.state.barbarians.A = { home: '3,0', at: '3,0' };
    t.pass('A');
    t.pass('B');
    return t;
  };
  it('N-TA4 [fortified x a barbarian on the dial]: with three markers the fort is lost, and its marker at once', () => {
    const t = besieged(almostWon().slice(0, 4));
    expect(t.state.map['2,0']?.city).toBeUndefined();
    expect(t.state.map['2,0']?.fort).toBe(true);
    expect(agendasOf(t.state, 'A')).toEqual(['warmonger', 'civilized']);
    expect(t.state.ranking).toBeNull();
  });
  it('N-TA4 [fortified x a barbarian on the dial]: with four the check came first, and the match is won', () => {
    const t = besieged(almostWon());
    expect(t.state.ranking?.[0]).toEqual(['A']);
    expect(t.state.map['2,0']?.city?.of).toBe('A');
    expect(t.log()).not.toContain('barbarians.moved');
  });
  it('[expeditionary x control tokens]: a lost marker may be placed as a control token again', () => {
    const t = terraTable('gA!! g FA! g FA! g gB!!', { state: { victory: almostWon() } });
    const before = controlLeft(t.state, 'A');
    delete t.state.map['4,0']?.city;
    t.pass('A');
    expect(controlLeft(t.state, 'A')).toBe(before + 1);
    expect(citiesLeft(t.state, 'A')).toBe(6);
  });
});

describe('shifts with the rest of the game', () => {
  const MAP = 'gA!! g g g g gB!!';
  it('[taj-mahal x georgia x democracy]: wonders, a city-state’s card and the government add up', () => {
    const t = terraTable(MAP, {
      players: {
        A: {
          row: terraRowWith('astrology', 0),
          cityStates: ['seoul'],
          seat: { leader: 'georgia', wonders: ['taj-mahal', 'oracle'], governments: { science: 0 } },
        },
      },
    });
    t.play('A', 'done', 'astrology');
    // p0, one science wonder, one science city-state, Democracy: p3.
    expect(slotOf(t)).toBe(3);
  });
  it('[georgia x republic]: a city-state of another kind shifts nothing', () => {
    const t = terraTable(MAP, {
      players: {
        A: {
          row: terraRowWith('early-empire', 1),
          cityStates: ['seoul'],
          seat: { leader: 'georgia', governments: { culture: 1 } },
        },
      },
    });
    t.play('A', 'early-empire');
    expect(slotOf(t)).toBe(3);
  });
  it('Q-E34 [venetian-arsenal x democracy]: the fifth slot by shift counts, and the second resolution starts at p0', () => {
    const t = terraTable(MAP, {
      players: {
        A: { row: terraRowWith('astrology', 4), seat: { wonders: ['venetian-arsenal'], governments: { science: 4 } } },
      },
    });
    t.play('A', 'astrology', 'skip');
    expect(t.asked('A')?.kind).toBe('resolveAgain');
    t.play('A', 'again');
    // p0 and one to the right: p1, which is the first slot as well.
    expect(slotOf(t)).toBe(1);
  });
  it('[estadio-do-maracana x oligarchy]: the economy card that goes first is shifted and reset with its marker', () => {
    const t = terraTable(MAP, {
      players: {
        A: {
          row: terraRowWith('foreign-trade', 2),
          seat: { wonders: ['estadio-do-maracana'], governments: { economy: 2 } },
        },
      },
    });
    t.play('A', 'first:foreign-trade');
    expect(slotOf(t)).toBe(4);
    while (t.asked('A')?.kind !== 'chooseCard') t.play('A', 'done');
    expect(t.row('A')[0]).toBe('foreign-trade');
    expect(t.seat('A').governments).toEqual({ economy: 2 });
    expect(t.seat('A').row[0]?.id).toBe(2);
  });
  it('[monarchy x reset]: after its reset the growth card is resolved from p0 with the same marker', () => {
    const t = terraTable(MAP, {
      players: { A: { row: terraRowWith('irrigation', 4), seat: { governments: { growth: 4 } } } },
      dice: [1],
    });
    t.pass('A', 'irrigation');
    t.pass('B');
    t.play('A', 'irrigation');
    expect(slotOf(t)).toBe(2);
  });
  it('[republic x capitalism x machu-picchu-terra]: as if in the first slot, both shifts count in the owner’s order', () => {
    const row: FocusCardId[] = ['irrigation', 'astrology', 'pottery', 'masonry-terra', 'early-empire', 'capitalism'];
    const t = terraTable(MAP, {
      players: { A: { row, seat: { wonders: ['machu-picchu-terra'], governments: { culture: 4 } } } },
    });
    t.play('A', 'capitalism', 'done', 'early-empire');
    // p0 +2 = p2 is the second slot still: Machu Picchu counts whichever comes first.
    expect(slotOf(t)).toBe(4);
  });
  it('[oxford-university x republic]: the marker is gone with the kind, and may be laid on the new one at the next icon', () => {
    const t = terraTable(MAP, {
      players: { A: { seat: { wonders: ['oxford-university'], governments: { culture: 1 } } } },
      steps: [
        { kind: 'takeCard', player: 'A', level: 2 },
        { kind: 'chooseGovernment', player: 'A' },
      ],
    });
    t.play('A', 'engineering', 'early-empire');
    expect(t.options('A')).toContain('engineering');
    t.play('A', 'engineering');
    expect(t.seat('A').governments).toEqual({ growth: 1 });
  });
});

describe('ageing with the rest of the game', () => {
  const MAP = 'gA!! g g g gB!!';
  it('[egypt x ageing]: both reductions count', () => {
    const t = terraTable(MAP, { offer: ['petra'], players: { A: { seat: { leader: 'egypt' } } } });
    const before = wonderCost(t.state, 'A', 'petra');
    t.state.wonderDecks.military.aged = true;
    expect(wonderCost(t.state, 'A', 'petra')).toBe(before - 1);
    expect(wonderCost(t.state, 'B', 'petra')).toBe(6);
  });
  it('[ageing x building in the same round]: the card turned up after a build has its first token at the icon', () => {
    const t = terraTable(MAP, {
      offer: ['petra'],
      deck: { military: ['terracotta-army'] },
      players: { A: { row: terraRowWith('pottery', 5), trade: { pottery: 2 } } },
      state: { dial: 5 },
      dice: [1],
    });
    t.state.wonderDecks.military.aged = true;
    t.play('A', 'pottery', 'wonder', 'petra', 'trade', 'build', '0,0');
    expect(t.trade('A', 'pottery')).toBe(1);
    t.pass('B');
    expect(t.state.wonderDecks.military).toEqual({ shown: 'terracotta-army', deck: [], aged: true });
  });
  it('[handicap x trade tokens]: with three on every card nothing more fits', () => {
    const full = { irrigation: 3, 'early-empire': 3, astrology: 3, 'foreign-trade': 3, pottery: 3, 'masonry-terra': 3 };
    const t = terraTable(MAP, {
      players: { A: { trade: full } },
      steps: [{ kind: 'gainTrade', player: 'A', left: 2 }],
    });
    expect(t.asked('A')).toBeUndefined();
    expect(t.seat('A').row.every(({ trade }) => trade === 3)).toBe(true);
  });
});
