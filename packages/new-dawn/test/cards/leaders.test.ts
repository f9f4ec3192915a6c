import { describe, expect, it, test } from 'vitest';
import { difficultyFor, type FocusCardId, type NaturalWonderId, type State, type WonderId } from '../../src/index.ts';
import { type Given, rowWith, table } from '../kit.ts';

type Table = ReturnType<typeof table>;
/** On which card of A's row a natural wonder lies. */
const under = (t: Table, wonder: NaturalWonderId, player = 'A'): FocusCardId | undefined =>
  t.seat(player).row.find(({ naturalWonders }) => naturalWonders.includes(wonder))?.card;

/** America with natural wonders already laid on cards. */
function america(row: FocusCardId[], laid: Partial<Record<FocusCardId, NaturalWonderId[]>>, more: Given = {}): Given {
  return {
    ...more,
    row,
    seat: {
      leader: 'america',
      naturalWonders: Object.values(laid).flat(),
      row: row.map((card, id) => ({
        id,
        card,
        trade: more.trade?.[card] ?? 0,
        naturalWonders: laid[card] ?? [],
      })),
      ...more.seat,
    },
  };
}
const NONE = { marble: 0, mercury: 0, oil: 0, diamonds: 0 };

describe('[america] natural wonders on focus cards', () => {
  it('[america] Q-E32: a natural wonder gained is laid on any card of the row', () => {
    const t = table('n.pantanal gA!! g gB!!', {
      players: { A: { row: rowWith('early-empire', 5), seat: { leader: 'america' } } },
    });
    t.play('A', 'early-empire', '0,0');
    expect(t.asked('A')?.kind).toBe('layNaturalWonder');
    expect(t.options('A').sort()).toEqual(t.row('A').sort());
    t.play('A', 'astrology');
    expect(under(t, 'pantanal')).toBe('astrology');
    expect(t.asked('A')?.kind).toBe('placeControl');
  });
  it('another leader keeps it beside the sheet and is asked nothing', () => {
    const t = table('n.pantanal gA!! g gB!!', { players: { A: { row: rowWith('early-empire', 5) } } });
    t.play('A', 'early-empire', '0,0');
    expect(t.asked('A')?.kind).toBe('placeControl');
    expect(t.seat('A').naturalWonders).toEqual(['pantanal']);
  });
  it('[america] science: as a trade token one space more; then it is laid anew and has served for this turn', () => {
    const row = rowWith('astrology', 2);
    const t = table('nA.pantanal gA!! g gB!!', { players: { A: america(row, { astrology: ['pantanal'] }) } });
    t.play('A', 'astrology');
    expect(t.options('A')).toEqual(['by:2', 'naturalWonder:pantanal', 'skip']);
    t.play('A', 'naturalWonder:pantanal');
    expect(t.asked('A')?.kind).toBe('layNaturalWonder');
    t.play('A', 'astrology');
    expect(t.options('A')).toEqual(['by:3', 'skip']);
    t.play('A', 'by:3');
    expect(t.seat('A').tech).toBe(3);
    expect(t.seat('A').naturalWonders).toEqual(['pantanal']);
  });
  it('[america] culture: one control token more', () => {
    const t = table('g g nA.pantanal gA!! g g gB!!', {
      players: { A: america(rowWith('civil-service', 1), { 'civil-service': ['pantanal'] }) },
    });
    t.play('A', 'civil-service', 'naturalWonder:pantanal', 'pottery');
    expect(under(t, 'pantanal')).toBe('pottery');
    t.play('A', '4,0', 'done');
    expect(t.options('A')).not.toContain('naturalWonder:pantanal');
  });
  it('[america] culture: with all tokens of the card placed it still buys one', () => {
    const t = table(
      `
      . g g
      g gA!! g
      g g nA.pantanal gB!!`,
      { players: { A: america(rowWith('early-empire', 1), { 'early-empire': ['pantanal'] }) } },
    );
    t.play('A', 'early-empire', '1,0', '2,0');
    expect(t.options('A')).toContain('naturalWonder:pantanal');
    expect(t.why('A', '0,1')).toEqual({ key: 'control.allPlaced' });
    t.play('A', 'naturalWonder:pantanal', 'early-empire', '0,1');
    expect(t.map()).toBe('. gA gA\ngA gA!! g\ng g nA gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[america] economy: every caravan one space more', () => {
    const t = table('gA!! g g g g g gB!! nA.pantanal', {
      players: { A: america(rowWith('foreign-trade', 1), { 'foreign-trade': ['pantanal'] }) },
    });
    t.play('A', 'foreign-trade', 'caravan:0');
    expect(t.options('A')).not.toContain('4,0');
    t.play('A', 'naturalWonder:pantanal', 'pottery');
    expect(t.options('A')).toContain('4,0');
  });
  it('[america] industry: as a trade token 1, as its resource 2, but only one of them', () => {
    const set = () =>
      table('nA.pantanal gA!! g gB!!', {
        offer: ['stonehenge'],
        players: { A: america(rowWith('pottery', 5), { pottery: ['pantanal'] }, { trade: { pottery: 1 } }) },
      });
    const t = set();
    t.play('A', 'pottery', 'wonder', 'stonehenge');
    expect(t.options('A').sort()).toEqual(['asTrade:pantanal', 'cancel', 'naturalWonder:pantanal', 'trade']);
    t.play('A', 'asTrade:pantanal');
    expect(t.options('A').sort()).toEqual(['cancel', 'trade']);
    t.play('A', 'trade', 'build');
    expect(t.asked('A')?.kind).toBe('layNaturalWonder');
    const asResource = set();
    asResource.play('A', 'pottery', 'wonder', 'stonehenge', 'naturalWonder:pantanal');
    expect(asResource.options('A')).toContain('build');
    asResource.play('A', 'build', 'astrology', '1,0');
    expect(under(asResource, 'pantanal')).toBe('astrology');
    expect(asResource.seat('A')).toMatchObject({ wonders: ['stonehenge'], naturalWonders: ['pantanal'] });
  });
  it('[america] industry: from another card it is spent as its resource all the same', () => {
    const t = table('nA.pantanal gA!! g gB!!', {
      offer: ['stonehenge'],
      players: { A: america(rowWith('pottery', 5), { astrology: ['pantanal'] }) },
    });
    t.play('A', 'pottery', 'wonder', 'stonehenge');
    expect(t.options('A').sort()).toEqual(['cancel', 'naturalWonder:pantanal']);
    t.play('A', 'naturalWonder:pantanal', 'build', 'pottery', '1,0');
    expect(under(t, 'pantanal')).toBe('pottery');
  });
  it('[america] military: +1 for the attacker, and for the defender in another’s turn', () => {
    const t = table('gA!! g gB nB.pantanal gB!!', {
      dice: [3, 3],
      players: {
        A: { row: rowWith('masonry-base', 2) },
        B: america(rowWith('masonry-base', 2), { 'masonry-base': ['pantanal'] }),
      },
    });
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(t.options('B')).toEqual(['0', 'naturalWonder:pantanal']);
    // 5 against 4: with the natural wonder a tie, which the defender wins.
    t.play('B', 'naturalWonder:pantanal', 'astrology');
    expect(t.log()).toContain('attack.lost');
    expect(under(t, 'pantanal', 'B')).toBe('astrology');
  });
  it('[america] Q-E32: it does not count against the limit of three', () => {
    const t = table('nA.pantanal gA!! g gB!!', {
      players: {
        A: america(rowWith('mathematics', 1), { 'early-empire': ['pantanal'] }, { trade: { 'early-empire': 2 } }),
      },
    });
    t.play('A', 'mathematics', 'early-empire');
    expect(t.trade('A', 'early-empire')).toBe(3);
  });
  it('[america] Q-E32: it moves with its card when that is replaced', () => {
    const t = table('nA.pantanal gA!! g gB!!', {
      players: { A: america(rowWith('astrology', 3), { pottery: ['pantanal'] }) },
    });
    t.play('A', 'astrology', 'by:3', 'animal-husbandry-base');
    expect(under(t, 'pantanal')).toBe('animal-husbandry-base');
  });
  it('[america] Q-E32, R19.3: it goes from the card when the space is lost', () => {
    const t = table('gB!! g nA.pantanal g gA!!', {
      dice: [6, 1],
      steps: [{ kind: 'beginTurn', player: 'B' }],
      players: {
        A: america(rowWith('astrology', 3), { pottery: ['pantanal'] }),
        B: { row: rowWith('masonry-base', 5) },
      },
      state: { active: 'B' },
    });
    t.play('B', 'masonry-base', 'attack', '2,0');
    expect(under(t, 'pantanal')).toBeUndefined();
    expect([t.seat('A').naturalWonders, t.seat('B').naturalWonders]).toEqual([[], ['pantanal']]);
  });
  it('[america] R19.5: taken back from its space it returns there and goes from the card', () => {
    const all = Array.from({ length: 30 }, () => 'gA').join(' ');
    const t = table(`nA.pantanal gA!! g gB!! ${all}`, {
      players: { A: america(rowWith('early-empire', 5), { pottery: ['pantanal'] }) },
    });
    t.play('A', 'early-empire', '2,0', '0,0');
    expect(under(t, 'pantanal')).toBeUndefined();
    expect(t.map().startsWith('n.pantanal')).toBe(true);
  });
  it('[america] TC-B21: in the next turn it may be spent again', () => {
    const t = table('nA.pantanal gA!! g gB!!', {
      players: { A: america(rowWith('astrology', 2), { astrology: ['pantanal'] }) },
    });
    t.play('A', 'astrology', 'naturalWonder:pantanal', 'astrology', 'by:3', 'decline');
    t.pass('B');
    t.play('A', 'astrology');
    expect(t.options('A')).toContain('naturalWonder:pantanal');
  });
});

describe('[france] culture cards', () => {
  const WIDE = `
    . g g g g
    g gA!! gA! g g
    g g g g gB!!`;
  const most = (wonders: WonderId[], card: FocusCardId = 'early-empire', state: Partial<State> = {}): number => {
    const t = table(WIDE, { state, players: { A: { row: rowWith(card, 5), seat: { leader: 'france', wonders } } } });
    if (t.asked('A')?.kind === 'startOfTurn') t.play('A', 'done');
    t.play('A', card);
    let placed = 0;
    while (t.asked('A')?.kind === 'placeControl') {
      const hex = t.options('A').find((option) => option !== 'done');
      if (!hex) break;
      t.play('A', hex);
      placed++;
    }
    return placed;
  };
  test.each([
    [[], 2],
    [['colossus'], 3],
    [['big-ben'], 5],
    [['machu-picchu-base'], 4],
    [['colossus', 'machu-picchu-base'], 4],
    [['big-ben', 'colossus', 'machu-picchu-base'], 5],
    [['colossus', 'petra'], 3],
  ] as [WonderId[], number][])(
    '[france] with %j a card of two tokens places %i: the latest era counts, not the sum',
    (wonders, tokens) => {
      expect(most(wonders)).toBe(tokens);
    },
  );
  it('[france] Civil Service: the tokens come next to the own cities, the last one next to any friendly space', () => {
    expect(most(['colossus'], 'civil-service')).toBe(4);
  });
  it('[france] only culture cards: the tokens of a new city stay two', () => {
    const t = table('gA!! g g g g gB!!', {
      players: { A: { row: rowWith('urbanization', 5), seat: { leader: 'france', wonders: ['big-ben'] } } },
    });
    t.play('A', 'urbanization', 'city', '2,0', '1,0', '3,0');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('another leader gets none for wonders', () => {
    const t = table(WIDE, { players: { A: { row: rowWith('early-empire', 5), seat: { wonders: ['big-ben'] } } } });
    t.play('A', 'early-empire', '1,0', '2,0');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[france] the tokens of trade tokens come on top', () => {
    const t = table(WIDE, {
      players: {
        A: {
          row: rowWith('early-empire', 5),
          trade: { 'early-empire': 1 },
          seat: { leader: 'france', wonders: ['colossus'] },
        },
      },
    });
    t.play('A', 'early-empire', '1,0', '2,0', '3,0');
    expect(t.trade('A', 'early-empire')).toBe(1);
    t.play('A', '0,1');
    expect(t.trade('A', 'early-empire')).toBe(0);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
});

describe('other leaders, what is special about each', () => {
  it('[aztec] only after resetting the military card, whatever was won in the turn', () => {
    const row: FocusCardId[] = ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'masonry-base'];
    const reset = (card: FocusCardId, focus: number) =>
      table('gA!! g gB!!', {
        players: { A: { row, seat: { leader: 'aztec' } } },
        state: { thisTurn: { used: [], captured: [], entered: [], returned: [], attacksWon: 1 } },
        steps: [{ kind: 'resetCard', player: 'A', focus, card }],
      });
    expect(row.map((card, focus) => reset(card, focus).asked('A')?.kind)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'swapCards',
    ]);
  });
  it('[egypt] world wonders cost 1 less', () => {
    const t = table('gA!! g g gB!!', {
      offer: ['petra'],
      players: { A: { row: rowWith('pottery', 5), seat: { leader: 'egypt', resources: NONE } } },
    });
    t.play('A', 'pottery');
    expect(t.why('A', 'wonder')).toEqual({ key: 'build.noWonder' });
    const six = table('gA!! g g gB!!', {
      offer: ['petra'],
      players: { A: { row: rowWith('pottery', 5), trade: { pottery: 1 }, seat: { leader: 'egypt', resources: NONE } } },
    });
    six.play('A', 'pottery', 'wonder', 'petra', 'trade', 'build', '0,0');
    expect(six.seat('A').wonders).toEqual(['petra']);
  });
  it('[rome] caravans on the card start from any own city, mature or not', () => {
    const go = (leader: 'rome' | 'egypt') => {
      const t = table('gA!! g g g g g g gA! g gB!!', {
        players: { A: { row: rowWith('foreign-trade', 1), seat: { leader } } },
      });
      t.play('A', 'foreign-trade', 'caravan:0');
      return t.options('A');
    };
    expect(go('rome')).toContain('9,0');
    expect(go('egypt')).not.toContain('9,0');
  });
  it('[japan] desert at the edge: 3, inland without water: 4', () => {
    const control = (leader: 'japan' | 'rome', slot: number) => {
      const t = table('d gA!! g gB!!', { players: { A: { row: rowWith('early-empire', slot), seat: { leader } } } });
      t.play('A', 'early-empire');
      return t.why('A', '0,0');
    };
    expect(control('japan', 3)).toBeUndefined();
    expect(control('japan', 2)).toEqual({ key: 'hex.tooHard', params: { need: 3, slot: 2 } });
    expect(control('rome', 3)).toEqual({ key: 'hex.tooHard', params: { need: 4, slot: 3 } });
  });
  it('[japan] Q-E29: only in the own turn, and not at the event dial', () => {
    const difficulty = (state: Partial<State>): number => {
      const t = table('d gA!! g gB!!', { players: { A: { seat: { leader: 'japan' } } } });
      return difficultyFor({ ...t.state, ...state }, 'A', '0,0', { act: 'control' });
    };
    expect(difficulty({})).toBe(3);
    expect(difficulty({ active: 'B' })).toBe(4);
    expect(difficulty({ phase: 'eventDial' })).toBe(4);
  });
});
