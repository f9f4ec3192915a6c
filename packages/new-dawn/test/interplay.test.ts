import { describe, expect, it, test } from 'vitest';
import {
  attackItems,
  type CityStateId,
  controlLeft,
  type FocusCardId,
  isMature,
  type NaturalWonderId,
  type NewDawnStep,
  type Resource,
  type Seat,
  total,
  type WonderId,
} from '../src/index.ts';
import { FIRST_ROW, type Given, rowWith, type TableOptions, table } from './kit.ts';
import { attacked, sums, war } from './war.ts';

type Table = ReturnType<typeof table>;
const NONE: Record<Resource, number> = { marble: 0, mercury: 0, oil: 0, diamonds: 0 };
const RICH: Record<Resource, number> = { marble: 4, mercury: 4, oil: 4, diamonds: 4 };
const holding = (...wonders: WonderId[]): Given => ({ seat: { wonders } });
const cityStates = (...ids: CityStateId[]): Given => ({ cityStates: ids });
/** A begins a turn with `card` in `slot` and goes past the start of the turn. */
function turn(drawing: string, card: FocusCardId, slot: number, A: Given = {}, more: TableOptions = {}): Table {
  const t = table(drawing, { ...more, players: { ...more.players, A: { row: rowWith(card, slot), ...A } } });
  if (t.asked('A')?.kind === 'startOfTurn') t.play('A', 'done');
  t.play('A', card);
  return t;
}
const optionsFor = (t: Table, player = 'A') => [...t.options(player)].sort();
const under = (t: Table, wonder: NaturalWonderId, player: string) =>
  t.seat(player).row.find(({ naturalWonders }) => naturalWonders.includes(wonder))?.card;

describe('discounts on world wonders', () => {
  const buy = (drawing: string, wonder: WonderId, trade: number, A: Given, slot = 5) => {
    const seat: Partial<Seat> = { resources: { ...NONE }, ...A.seat };
    const t = turn(drawing, 'pottery', slot, { ...A, trade: { pottery: trade }, seat }, { offer: [wonder] });
    if (t.why('A', 'wonder')) return 'too dear';
    t.play('A', 'wonder', wonder);
    for (let i = 0; i < trade; i++) t.play('A', 'trade');
    return t.options('A').includes('build') ? 'enough' : 'not yet';
  };
  it('[egypt x brussels x buenos-aires] all three add up: 11 becomes 7', () => {
    const A = { ...cityStates('brussels', 'buenos-aires'), seat: { leader: 'egypt' as const } };
    const mature = 'gA!! gA g g gB!!';
    expect(buy(mature, 'kremlin', 2, A)).toBe('enough');
    expect(buy(mature, 'kremlin', 1, A)).toBe('too dear');
  });
  it('[egypt x brussels x buenos-aires] but not below nothing', () => {
    const five = 'gA!! gA gA! gA gA! gA gA! gA gA! gA g gB!!';
    const A = { ...cityStates('brussels', 'buenos-aires'), seat: { leader: 'egypt' as const } };
    expect(buy(five, 'stonehenge', 0, A, 1)).toBe('enough');
  });
  it('[buenos-aires x machu-picchu-base] a type already controlled costs the full price, however it came', () => {
    const owner = (wonders: WonderId[]) => ({ ...cityStates('buenos-aires'), seat: { wonders } });
    expect(buy('gA!! g g gB!!', 'colossus', 0, owner(['petra']))).toBe('enough');
    expect(buy('gA!! g g gB!!', 'colossus', 0, owner(['machu-picchu-base']))).toBe('too dear');
  });
  it('[brussels x sydney-opera-house] rival tokens make cities mature, and these make wonders cheaper', () => {
    const drawing = 'gA!! gB g gA! gB g gB!!';
    const owner = (...wonders: WonderId[]) => ({ ...cityStates('brussels'), seat: { wonders } });
    expect(buy('gA!! gB gA! gB g gB!!', 'petra', 0, owner('sydney-opera-house'))).toBe('enough');
    expect(buy('gA!! gB gA! gB g gB!!', 'petra', 0, owner())).toBe('too dear');
    expect(buy(drawing, 'petra', 1, owner('sydney-opera-house'))).toBe('enough');
  });
  it('[brussels x open-borders-base] so do the tokens of a giver', () => {
    const drawing = 'gA!! gB gA! gB g gB!!';
    expect(
      buy(drawing, 'petra', 0, { ...cityStates('brussels'), diplomacy: [{ from: 'B', card: 'open-borders-base' }] }),
    ).toBe('enough');
  });
});

describe('Petra and moving barbarians', () => {
  const EAST = 4;
  const WEST = 1;
  const move = (drawing: string, dice: number[], given: TableOptions = {}) =>
    table(drawing, { dice, steps: [{ kind: 'moveBarbarians' }], players: { A: holding('petra') }, ...given });
  it('R22.1 [petra x barbarians] Q-C10: where the die points, and round before a city as at the edge', () => {
    expect(move('gA!! g g g>a gA! g gB!!', [EAST]).map()).toBe('gA!! g g>a g gA! g gB!!');
  });
  it('[petra x barbarians] Q-C10: beside the sea it comes back to where it started', () => {
    expect(move('gA!! g g>a w gA! g gB!!', [EAST]).map()).toBe('gA!! g g>a w gA! g gB!!');
  });
  it('[petra x barbarians] Q-C10: turned round it goes on over the sea behind it', () => {
    expect(move('gA!! g w g>a gA! g gB!!', [EAST]).map()).toBe('gA!! g>a w g gA! g gB!!');
  });
  it('[petra x barbarians] Q-C10: protected on both sides it stays', () => {
    const t = move('gA!! g>a gA! g gB!!', [EAST]);
    expect(t.map()).toBe('gA!! g>a gA! g gB!!');
    expect(t.log()).not.toContain('capital.raided');
  });
  it('[petra x barbarians] at the edge of the map with a protected city behind it stays as well', () => {
    expect(move('g>a gA!! g gB!!', [WEST]).map()).toBe('g>a gA!! g gB!!');
  });
  it('[petra x barbarians] Q-C10: a reinforced token protects too and keeps its side, an unreinforced one does not', () => {
    expect(move('gA!! g g>a gA* g gB!!', [EAST]).map()).toBe('gA!! g>a g gA* g gB!!');
    expect(move('gA!! g g>a gA g gB!!', [EAST]).map()).toBe('gA!! g g g>a g gB!!');
  });
  it('[petra x barbarians] Q-E15, R22.6: one that turns round may run into another; then they spread', () => {
    const t = move('gA!! g g>a g g>b gA! g gB!!', [EAST, EAST]);
    expect(t.log()).toContain('barbarians.spread');
    expect(t.map()).toBe('gA!! g g g>b g>a gA! g gB!!');
  });
  it('[petra x barbarians] R22.6: spreading barbarians turn round before it as well', () => {
    const t = move('gA!! g>a g g>b gA! g gB!!', [EAST, WEST]);
    // Both end on 2,0; the first of them, sent west, goes to 1,0.
    expect(t.map()).toBe('gA!! g>a g>b g gA! g gB!!');
  });
  it('[petra x barbarians] another player’s city is not protected', () => {
    expect(move('gA!! g g>a gB! g gB!!', [EAST]).map()).toBe('gA!! g g g>a g gB!!');
  });
  it('R22.7 [petra x spawn] a barbarian appears beside protected spaces, but waits while its icon is one', () => {
    const spawn = (drawing: string) =>
      table(drawing, {
        steps: [{ kind: 'spawnBarbarians' }],
        players: { A: holding('petra') },
        state: { barbarians: { C: { home: '2,0', at: null } } },
      });
    expect(spawn('gA!! g g+B gA* g gB!!').map()).toBe('gA!! g g>c gA* g gB!!');
    const waiting = spawn('gA!! g gA* gA g gB!!');
    expect(waiting.map()).toBe('gA!! g gA* gA g gB!!');
    expect(waiting.log()).toContain('barbarian.waits');
  });
  it('[petra x seoul] Seoul moves barbarians past it onto empty land only, so nothing changes there', () => {
    const t = table('gA!! g>a g gA! g gB!!', { players: { A: { ...holding('petra'), ...cityStates('seoul') } } });
    t.play('A', 'cityState:seoul', 'A');
    expect(t.options('A')).toEqual(['done', '2,0']);
  });
});

describe('Stonehenge’s chain', () => {
  it('[stonehenge x hanging-gardens] the token at the start of the turn begins it', () => {
    const t = table('gA!! h h h g gB!!', { players: { A: holding('stonehenge', 'hanging-gardens') } });
    t.play('A', 'wonder:hanging-gardens', '1,0', '2,0', '3,0');
    expect(t.map()).toBe('gA!! hA hA hA g gB!!');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[stonehenge x urbanization] a token beside the new city begins it; the card’s second token is still there', () => {
    const t = turn('gA!! g g h h g g gB!!', 'urbanization', 5, holding('stonehenge'));
    t.play('A', 'city', '2,0', '3,0', '4,0', '1,0');
    expect(t.map()).toBe('gA!! gA gA! hA hA g g gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[stonehenge x drama-and-poetry] a moved token does not begin it', () => {
    const t = turn('gA!! g h h g gB!!', 'drama-and-poetry', 1, holding('stonehenge'));
    t.play('A', '1,0', 'done', '1,0', '2,0');
    expect(t.map()).toBe('gA!! g hA h g gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[stonehenge x mass-media] a token won over does not begin it', () => {
    const t = turn('gA!! g hB h g gB!!', 'mass-media', 1, holding('stonehenge'));
    t.play('A', 'done', '2,0');
    expect(t.map()).toBe('gA!! g hA h g gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[stonehenge x eiffel-tower] a swapped token does not begin it', () => {
    const t = table('gA!! g hB h hB gB!!', { players: { A: holding('stonehenge', 'eiffel-tower') } });
    t.play('A', 'wonder:eiffel-tower', '2,0', '4,0');
    t.play('B', '2,0');
    expect(t.map()).toBe('gA!! g hA h hB gB!!');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[stonehenge x france] tokens of the chain come on top of those of the card', () => {
    const t = turn(
      `
      . h h g
      g gA!! g g
      g g g gB!!`,
      'early-empire',
      2,
      { seat: { leader: 'france', wonders: ['stonehenge'] } },
    );
    t.play('A', '1,0', '2,0', '0,1', '2,1');
    expect(t.map()).toBe('. hA hA g\ngA gA!! gA g\ng g g gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[stonehenge x empty supply] R2.2: for every token of the chain one is taken back first', () => {
    const all = Array.from({ length: 31 }, () => 'gA').join(' ');
    const t = turn(`gA!! h h g gB!! ${all}`, 'early-empire', 2, holding('stonehenge'));
    t.play('A', '1,0', '35,0', '2,0', '34,0', 'done');
    expect(t.map()).toBe(`gA!! hA hA g gB!! ${Array.from({ length: 29 }, () => 'gA').join(' ')} g g`);
  });
});

describe('easier and freer placing', () => {
  const far = 'gA!! g g f g gB!!';
  it('[chichen-itza x kumasi] Q-E28: far forest in slot 1', () => {
    const t = turn(far, 'early-empire', 1, { ...holding('chichen-itza'), ...cityStates('kumasi') });
    t.play('A', '3,0');
    expect(t.map()).toBe('gA!! g g fA g gB!!');
    expect(turn(far, 'early-empire', 1, holding('chichen-itza')).why('A', '3,0')).toEqual({
      key: 'hex.tooHard',
      params: { need: 3, slot: 1 },
    });
  });
  it('[chichen-itza x mohenjo-daro] one less: far forest in slot 2', () => {
    const A = { ...holding('chichen-itza'), ...cityStates('mohenjo-daro') };
    expect(turn(far, 'early-empire', 2, A).options('A')).toContain('3,0');
    expect(turn(far, 'early-empire', 1, A).options('A')).not.toContain('3,0');
  });
  it('[chichen-itza x hanging-gardens] the token at the start of the turn may go to far forest', () => {
    const t = table(far, { players: { A: holding('chichen-itza', 'hanging-gardens') } });
    t.play('A', 'wonder:hanging-gardens');
    expect(optionsFor(t)).toEqual(['1,0', '3,0', 'done']);
  });
  it('[chichen-itza x urbanization] N-W4: the tokens of a new city stay beside it', () => {
    const t = turn('gA!! g g g g f g gB!!', 'urbanization', 5, holding('chichen-itza'));
    t.play('A', 'city', '2,0');
    expect(optionsFor(t)).toEqual(['1,0', '3,0', 'done']);
  });
  it('[chichen-itza x civil-service] N-W4: the third token may go to far forest as well', () => {
    const t = turn('gA!! g g g f g gB!!', 'civil-service', 3, holding('chichen-itza'));
    t.play('A', '1,0', 'done');
    expect(optionsFor(t)).toEqual(['2,0', '4,0', 'done']);
  });
  it('[mohenjo-daro x hanging-gardens] mountains and natural wonders beside the city', () => {
    const drawing = 'm gA!! n.pantanal g gB!!';
    const t = table(drawing, { players: { A: { ...holding('hanging-gardens'), ...cityStates('mohenjo-daro') } } });
    t.play('A', 'wonder:hanging-gardens');
    expect(optionsFor(t)).toEqual(['0,0', '2,0', 'done']);
    t.play('A', '2,0');
    expect(t.seat('A').naturalWonders).toEqual(['pantanal']);
    const alone = table(drawing, { players: { A: holding('hanging-gardens') } });
    expect(alone.asked('A')?.kind).toBe('chooseCard');
  });
  it('[mohenjo-daro x kumasi] Q-E29: forest stays at 1, and nothing falls below', () => {
    const t = turn('f gA!! h g gB!!', 'early-empire', 1, cityStates('mohenjo-daro', 'kumasi'));
    expect(optionsFor(t)).toEqual(['0,0', '2,0', 'done']);
  });
  it('[mohenjo-daro x japan] Q-E29: mountain at the edge: 3, less one', () => {
    const A = { seat: { leader: 'japan' as const }, ...cityStates('mohenjo-daro') };
    expect(turn('m gA!! g gB!!', 'early-empire', 2, A).options('A')).toContain('0,0');
    expect(turn('m gA!! g gB!!', 'early-empire', 1, A).why('A', '0,0')).toEqual({
      key: 'hex.tooHard',
      params: { need: 2, slot: 1 },
    });
  });
  it('[mohenjo-daro x urbanization] for the tokens of the city, not for the city or its path', () => {
    const barred = turn('gA!! g h g g gB!!', 'urbanization', 1, cityStates('mohenjo-daro'));
    expect(barred.why('A', 'city')).toEqual({ key: 'build.noCity' });
    const t = turn('gA!! g g h g g gB!!', 'urbanization', 1, cityStates('mohenjo-daro'));
    t.play('A', 'city', '2,0');
    expect(optionsFor(t)).toEqual(['1,0', '3,0', 'done']);
  });
  it('[kumasi x urbanization] forest for the city, the path and its tokens', () => {
    const t = turn('gA!! f f f g g gB!!', 'urbanization', 1, cityStates('kumasi'));
    t.play('A', 'city', '2,0', '1,0', '3,0');
    expect(t.map()).toBe('gA!! fA fA! fA g g gB!!');
  });
  it('[kumasi x mass-media] the token won over needs no terrain; those placed are easier', () => {
    const t = turn('fA gA!! f mB g gB!!', 'mass-media', 1, cityStates('kumasi'));
    t.play('A', '2,0', 'done', '3,0');
    expect(t.map()).toBe('fA gA!! fA mA g gB!!');
  });
  it('[japan x mass-media] N-4: mountain by the sea in slot 3 for placing; inland mountain is won over in any slot', () => {
    const drawing = `
      g g  g  g  g
      g gA!! g mB g
      m g  g  g  gB!!`;
    const t = turn(drawing, 'mass-media', 3, { seat: { leader: 'japan' } });
    expect(t.options('A')).toContain('0,2');
    t.play('A', '0,2', 'done', '3,1');
    expect(t.map()).toBe('g g g g g\ng gA!! g mA g\nmA g g g gB!!');
  });
  it('[great-lighthouse x kumasi] Q-C8: forest at the edge in slot 1, whatever lies between', () => {
    const drawing = 'gA!! m m m f g gB!!';
    const t = turn(drawing, 'pottery', 1, { ...holding('great-lighthouse'), ...cityStates('kumasi') });
    t.play('A', 'city', '4,0');
    expect(t.map()).toBe('gA!! m m m fA! g gB!!');
    expect(turn(drawing, 'pottery', 1, cityStates('kumasi')).why('A', 'city')).toEqual({ key: 'build.noCity' });
  });
  it('[great-lighthouse x urbanization] the tokens go beside the far city', () => {
    const t = turn('gA!! m m m m m m m g g gB!!', 'urbanization', 1, holding('great-lighthouse'));
    t.play('A', 'city', '8,0');
    expect(optionsFor(t)).toEqual(['9,0', 'done']);
  });
});

describe('diplomacy cards', () => {
  const four = (['joint-war', 'defensive-pact', 'embassy', 'open-borders-base'] as const).map((card) => ({
    from: 'B',
    card,
  }));
  it('[potala-palace x geneva] with all four cards of a player there is none to swap for; with three there is one', () => {
    const begin = (count: number) =>
      table('gA!! g gB!!', {
        players: { A: { ...holding('potala-palace'), ...cityStates('geneva'), diplomacy: four.slice(0, count) } },
      });
    expect(begin(4).asked('A')?.kind).toBe('chooseCard');
    const t = begin(3);
    t.play('A', 'cityState:geneva', 'B:embassy');
    expect(t.options('A')).toEqual(['open-borders-base', 'skip']);
  });
  it('[joint-war x joint-war] of two players: +2 each, but none of the one who is attacked, nor the card', () => {
    const war = [
      { from: 'B', card: 'joint-war' as const },
      { from: 'C', card: 'joint-war' as const },
    ];
    const drawing = 'gA!! g gB g g>a g gB!! g gC!!';
    const onBarbarian = attacked(drawing, '4,0', {
      card: 'flight-base',
      dice: [1, 1],
      A: { diplomacy: war, trade: { 'flight-base': 1 } },
      C: {},
    });
    const { combat } = onBarbarian.state;
    // Die, slot, card, and both cards.
    expect(combat && total(attackItems(onBarbarian.state, combat))).toBe(1 + 1 + 3 + 2 + 2);
    const onB = sums(drawing, '2,0', { A: { diplomacy: war }, C: {} });
    expect(onB.attack).toEqual({ 'diplomacy:joint-war': 2 });
    expect(onB.t.seat('A').diplomacy.map(({ from }) => from)).toEqual(['C']);
  });
  it('[potala-palace x joint-war] Q-E12: several cards of the attacked are all gone before the dice', () => {
    const { t, attack } = sums('gA!! g gB gB!!', '2,0', { A: { ...holding('potala-palace'), diplomacy: four } });
    expect(attack).toEqual({});
    expect(t.seat('A').diplomacy).toEqual([]);
  });
  it('[defensive-pact x joint-war] the giver attacks: the pact does not help against him, his own Joint War stays', () => {
    const { attack, defence, t } = sums('gA!! g gB gB!!', '2,0', {
      A: { diplomacy: [{ from: 'C', card: 'joint-war' }] },
      B: { diplomacy: [{ from: 'A', card: 'defensive-pact' }] },
      C: {},
    });
    expect([attack, defence]).toEqual([{ 'diplomacy:joint-war': 2 }, { ground: 1 }]);
    expect(t.seat('B').diplomacy).toHaveLength(1);
  });
  it('[defensive-pact x ruhr-valley] against anybody else both count', () => {
    const { defence } = sums('gA!! g gB gB!! g gC!!', '2,0', {
      B: { ...holding('ruhr-valley'), diplomacy: [{ from: 'C', card: 'defensive-pact' }] },
      C: {},
    });
    expect(defence).toEqual({ ground: 1, 'wonder:ruhr-valley': 5, 'diplomacy:defensive-pact': 2 });
  });
  it('[open-borders-base x brussels] R15.2: an attack on the giver ends both the maturity and its discount', () => {
    const t = attacked('gA!! gB g gB gB!!', '1,0', {
      dice: [1, 6],
      A: { ...cityStates('brussels'), diplomacy: [{ from: 'B', card: 'open-borders-base' }] },
    });
    expect(t.seat('A').diplomacy).toEqual([]);
    expect(isMature(t.state, '0,0')).toBe(false);
  });
  it('[embassy x visit] Q-E33: counts for the visit that takes it', () => {
    const t = turn('gA!! g gB!!', 'foreign-trade', 3);
    t.play('A', 'caravan:0', '2,0', 'astrology', 'pottery', 'embassy');
    expect(t.asked('B')?.kind).toBe('placeTrade');
    t.play('B', 'astrology');
    expect(t.asked('A')?.kind).toBe('takeResource');
    t.play('A', 'oil');
    expect([t.trade('B', 'astrology'), t.seat('A').resources.oil]).toEqual([1, 1]);
  });
  it('[embassy x great-zimbabwe] the giver may keep the token on the wonder', () => {
    const t = turn(
      'gA!! g gB!!',
      'foreign-trade',
      3,
      { diplomacy: [{ from: 'B', card: 'embassy' }] },
      { players: { B: holding('great-zimbabwe') } },
    );
    t.play('A', 'caravan:0', '2,0', 'astrology', 'pottery', 'done');
    t.play('B', 'store');
    expect(t.seat('B').stored).toBe(1);
  });
});

describe('Great Zimbabwe', () => {
  it('[great-zimbabwe x seoul] Q-E39: a token meant for the science card may be kept instead', () => {
    const t = turn('gA!! g g.seoul g gB!!', 'foreign-trade', 2, holding('great-zimbabwe'));
    t.play('A', 'caravan:0', '2,0');
    expect(optionsFor(t)).toEqual(['astrology', 'store']);
    t.play('A', 'store', 'astrology');
    expect([t.seat('A').stored, t.trade('A', 'astrology')]).toEqual([1, 1]);
  });
  it('[great-zimbabwe x trade event] Q-E39: also with every card full, up to four', () => {
    const full = Object.fromEntries(FIRST_ROW.map((card) => [card, 3]));
    const event = (stored: number) =>
      table('gA!! gA g gB!!', {
        steps: [{ kind: 'tradeEvent', paid: 0 }],
        players: { A: { trade: full, seat: { wonders: ['great-zimbabwe'], stored } } },
      });
    const t = event(3);
    expect(t.options('A')).toEqual(['store']);
    t.play('A', 'store');
    expect(t.seat('A').stored).toBe(4);
    expect(event(4).asked('A')).toBeUndefined();
  });
  it('[great-zimbabwe x capture] Q-E39: the tokens on it are lost with it', () => {
    const t = attacked('gA!! g gB!#great-zimbabwe g gB!!', '2,0', {
      dice: [6, 1],
      slot: 5,
      B: { seat: { wonders: ['great-zimbabwe'], stored: 4 } },
    });
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([['great-zimbabwe'], []]);
    expect([t.seat('A').stored, t.seat('B').stored]).toEqual([0, 0]);
  });
  it('[mathematics x great-zimbabwe] the token may be kept before the dial is advanced', () => {
    const t = turn('gA!! g g gB!!', 'mathematics', 1, holding('great-zimbabwe'));
    expect(optionsFor(t)).toContain('store');
    t.play('A', 'store', 'by:1');
    expect([t.seat('A').stored, t.seat('A').tech]).toEqual([1, 1]);
  });
  it('[great-zimbabwe x sumeria] the reward of a beaten barbarian may be kept; the resource comes besides', () => {
    const t = attacked('gA!! g g>a g gB!!', '2,0', {
      dice: [6, 1],
      A: { seat: { leader: 'sumeria', wonders: ['great-zimbabwe'], stored: 0 } },
    });
    const answers: Record<string, string> = { placeTrade: 'store', takeResource: 'oil' };
    for (let i = 0; i < 2; i++) t.play('A', answers[t.asked('A')?.kind ?? ''] ?? '');
    expect([t.seat('A').stored, t.seat('A').resources.oil]).toEqual([1, 1]);
  });
});

describe('resolving again and resolving others', () => {
  it('[venetian-arsenal x machu-picchu-base] N-E4: the second time the first slot counts as the third', () => {
    const t = turn('gA!! g g gB!!', 'astrology', 5, {
      seat: { wonders: ['venetian-arsenal', 'machu-picchu-base'], tech: 0, techBest: 0 },
    });
    t.play('A', 'by:5', 'decline', 'again');
    expect(t.options('A')).toEqual(['by:3', 'skip']);
  });
  it('[venetian-arsenal x france] both resolutions place the extra tokens', () => {
    const t = turn('gA!! g gA! g g gB!!', 'early-empire', 5, {
      seat: { leader: 'france', wonders: ['venetian-arsenal'] },
    });
    t.play('A', '1,0', '3,0', 'done', 'again');
    const placing = t.state.steps.at(-1) as NewDawnStep;
    expect(placing).toMatchObject({ kind: 'placeControl', slot: 1, left: 4 });
  });
  it('[venetian-arsenal x capitalism] again before the reset, then the other card after it, which is not resolved again', () => {
    const t = turn('gA!! g g g gB!!', 'capitalism', 5, {
      ...holding('venetian-arsenal'),
      row: rowWith('capitalism', 5),
    });
    t.play('A', 'done', 'again', 'done');
    expect(t.asked('A')?.kind).toBe('resolveOther');
    expect(t.row('A')[0]).toBe('capitalism');
    t.play('A', 'astrology', 'by:1');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[venetian-arsenal x stonehenge] the second resolution in the first slot has no hill to begin from', () => {
    const t = turn('gA!! h h g gB!!', 'early-empire', 5, holding('venetian-arsenal', 'stonehenge'));
    t.play('A', 'done', 'again');
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.tooHard', params: { need: 2, slot: 1 } });
  });
  it('[capitalism x machu-picchu-base] N-E4: the other card is resolved as in the third slot', () => {
    const t = turn('gA!! g g gB!!', 'capitalism', 4, holding('machu-picchu-base'));
    t.play('A', 'done', 'astrology');
    expect(t.options('A')).toEqual(['by:3', 'skip']);
  });
  it('[capitalism x oxford-university] Q-E35, Q-E36: another economy card may be the other card', () => {
    const row: FocusCardId[] = ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'capitalism'];
    const t = turn('gA!! g g g g g g gB!!', 'capitalism', 5, {
      row,
      seat: { wonders: ['oxford-university'], caravans: [{ at: '2,0' }, { at: null }, { at: null }] },
    });
    t.play('A', 'done', 'foreign-trade', 'caravan:0', '4,0', 'done', 'done');
    expect(t.map()).toBe('gA!! g g g g+A g g gB!!');
    // The other card is not reset.
    expect(t.row('A')).toEqual(['capitalism', 'early-empire', 'astrology', 'foreign-trade', 'pottery']);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[capitalism x aztec] Q-E35: resolving the military card that way is no reset of it', () => {
    const t = turn('gA!! g g>a g gB!!', 'capitalism', 5, { seat: { leader: 'aztec' } }, { dice: [6, 1] });
    t.play('A', 'done', 'masonry-base', 'attack', '2,0', 'astrology');
    expect(t.log()).toContain('attack.won');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[estadio-do-maracana x capitalism] Q-C9: economy first with its reset and its other card, then one that is not economy', () => {
    const t = table('gA!! g g gB!!', {
      players: { A: { row: rowWith('capitalism', 3), ...holding('estadio-do-maracana') } },
    });
    t.play('A', 'first:capitalism', 'done', 'astrology', 'by:1');
    expect(t.asked('A')?.kind).toBe('chooseCard');
    expect(t.why('A', 'capitalism')).toEqual({ key: 'card.wentFirst' });
    expect(t.row('A')[0]).toBe('capitalism');
    t.play('A', 'astrology', 'by:3', 'decline');
    expect(t.row('A').slice(0, 2)).toEqual(['astrology', 'capitalism']);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[estadio-do-maracana x venetian-arsenal] two cards in the fifth slot in one turn, but only one of them again', () => {
    const row: FocusCardId[] = ['early-empire', 'pottery', 'masonry-base', 'astrology', 'foreign-trade'];
    const set = () =>
      table('gA!! g g gB!!', { players: { A: { row, ...holding('estadio-do-maracana', 'venetian-arsenal') } } });
    const t = set();
    t.play('A', 'first:foreign-trade', 'done', 'again', 'done', 'astrology', 'by:5', 'decline');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    const later = set();
    later.play('A', 'first:foreign-trade', 'done', 'done', 'astrology', 'by:5', 'decline');
    expect(later.options('A')).toEqual(['again', 'done']);
  });
  it('[estadio-do-maracana x oracle] a swap at the start of the turn counts for both', () => {
    const t = table('gA!! g g gB!!', {
      players: { A: { row: rowWith('foreign-trade', 1), ...holding('estadio-do-maracana', 'oracle') } },
    });
    t.play('A', 'wonder:oracle', 'early-empire', 'foreign-trade', 'first:foreign-trade', 'done', 'astrology');
    expect(t.options('A')).toEqual(['by:3', 'skip']);
  });
  it('[aztec x oracle] any two cards after the won attack, only neighbours at the next start', () => {
    const t = table('gA!! g g>a g gB!!', {
      dice: [6, 1],
      players: { A: { row: rowWith('masonry-base', 5), seat: { leader: 'aztec', wonders: ['oracle'] } } },
    });
    t.play('A', 'done', 'masonry-base', 'attack', '2,0', 'astrology');
    expect(t.asked('A')?.kind).toBe('swapCards');
    t.play('A', 'masonry-base', 'pottery');
    expect(t.row('A')).toEqual(['pottery', 'early-empire', 'astrology', 'foreign-trade', 'masonry-base']);
    t.pass('B');
    t.play('A', 'wonder:oracle', 'pottery');
    expect(t.options('A').sort()).toEqual(['done', 'early-empire']);
  });
});

describe('two cards of a type, or none', () => {
  it('[oxford-university x defence] Q-E36: without a military card nothing can be spent in defence', () => {
    const row: FocusCardId[] = ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'drama-and-poetry'];
    const t = attacked('gA!! g gB gB!!', '2,0', {
      dice: [2, 1],
      B: { row, trade: { pottery: 3, astrology: 3 }, ...holding('oxford-university') },
    });
    expect(t.log()).toContain('attack.won');
  });
  it('[oxford-university x seoul] Q-E36: conquered without a science card, its token lies on none', () => {
    const row: FocusCardId[] = ['early-empire', 'drama-and-poetry', 'foreign-trade', 'pottery', 'flight-base'];
    const t = attacked('gA!! g g.seoul g gB!!', '2,0', {
      dice: [6, 1],
      card: 'flight-base',
      A: { row, ...holding('oxford-university') },
    });
    expect(t.state.cityStates.seoul?.held).toEqual({ by: 'A', focus: null });
  });
  it('[oxford-university x seoul] Q-E36: with two science cards the conqueror says on which it lies', () => {
    const row: FocusCardId[] = ['mathematics', 'astrology', 'foreign-trade', 'pottery', 'flight-base'];
    const t = attacked('gA!! g g.seoul g gB!!', '2,0', {
      dice: [6, 1],
      card: 'flight-base',
      A: { row, ...holding('oxford-university') },
    });
    expect(t.asked('A')?.kind).toBe('layCityState');
    t.play('A', 'mathematics');
    const { held } = t.state.cityStates.seoul ?? {};
    expect(t.seat('A').row.find(({ id }) => id === held?.focus)?.card).toBe('mathematics');
  });
  it('[oxford-university x pyramids] Q-E37: a card whose next level is in the row already stays', () => {
    const row: FocusCardId[] = ['early-empire', 'drama-and-poetry', 'astrology', 'masonry-base', 'pottery'];
    const t = turn(
      'gA!! g g gB!!',
      'pottery',
      5,
      { row, seat: { resources: { ...RICH }, wonders: ['oxford-university'] } },
      { offer: ['pyramids'] },
    );
    t.play('A', 'wonder', 'pyramids', 'resource:mercury', 'resource:oil', 'build', '0,0');
    expect(t.why('A', 'early-empire')).toEqual({ key: 'card.noBetter' });
    expect(optionsFor(t)).toEqual(['astrology', 'done', 'masonry-base', 'pottery']);
  });
});

describe('spaces that change hands', () => {
  it('[eiffel-tower x pantanal] Q-E5: a natural wonder goes with its space', () => {
    const t = table('gA!! g nB.pantanal gB g gB!!', { players: { A: holding('eiffel-tower') } });
    t.play('A', 'wonder:eiffel-tower', '2,0', '3,0');
    t.play('B', '2,0');
    expect([t.seat('A').naturalWonders, t.seat('B').naturalWonders]).toEqual([['pantanal'], []]);
  });
  it('[eiffel-tower x america] Q-E32: who wins it so lays it on a card', () => {
    const t = table('gA!! g nB.pantanal gB g gB!!', {
      players: { A: { seat: { leader: 'america', wonders: ['eiffel-tower'] } } },
    });
    t.play('A', 'wonder:eiffel-tower', '2,0', '3,0');
    t.play('B', '2,0');
    t.play('A', 'pottery');
    expect(under(t, 'pantanal', 'A')).toBe('pottery');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[america x capture] R19.3: America loses it from its card, America wins it onto a card', () => {
    const t = attacked('gA!! g nB.pantanal g gB!!', '2,0', {
      dice: [6, 1],
      slot: 5,
      A: { seat: { leader: 'america' } },
    });
    expect(t.asked('A')?.kind).toBe('layNaturalWonder');
    t.play('A', 'masonry-base');
    expect(under(t, 'pantanal', 'A')).toBe('masonry-base');
  });
  it('[america x venetian-arsenal] Q-E32: spent in the first resolution, it does not serve in the second', () => {
    const row = rowWith('astrology', 5);
    const laid = row.map((card, id) => ({
      id,
      card,
      trade: 0,
      naturalWonders: card === 'astrology' ? (['pantanal'] as NaturalWonderId[]) : [],
    }));
    const t = turn('gA!! nA.pantanal g gB!!', 'astrology', 5, {
      seat: { leader: 'america', wonders: ['venetian-arsenal'], row: laid },
    });
    t.play('A', 'naturalWonder:pantanal', 'astrology', 'by:6', 'decline', 'decline', 'again');
    expect(t.options('A')).toEqual(['by:1', 'skip']);
  });
  it('[america x replaceable-parts] a natural wonder on a focus card is a resource that is owned', () => {
    const t = turn('gA!! nA.pantanal g gB!!', 'replaceable-parts', 1, { seat: { leader: 'america' } });
    expect(t.why('A', 'marble')).toEqual({ key: 'resource.owned', params: { resource: 'marble' } });
    expect(optionsFor(t)).toEqual(['diamonds', 'mercury', 'oil', 'skip']);
  });
  it('[america x iron-working-base] the natural wonder just won serves in the second attack of the same card', () => {
    const t = attacked('gA!! g nB.pantanal g>a g gB!!', '2,0', {
      dice: [6, 1, 1, 1],
      card: 'iron-working-base',
      slot: 5,
      A: { seat: { leader: 'america' } },
    });
    t.play('A', 'iron-working-base', '3,0');
    expect(t.options('A')).toEqual(['0', 'naturalWonder:pantanal']);
  });
  it('[forbidden-city x oracle] R20.7: destroying a token that stands for a city leaves its wonder neutral', () => {
    const t = table('gA!! gB*#oracle g gB!!', { players: { A: holding('forbidden-city') } });
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(t.map()).toBe('gA!! g#oracle g gB!!');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([['forbidden-city'], []]);
    // Whoever places a token there gains it; its start of the turn waits (Q-E2).
    t.play('A', 'early-empire', '1,0', 'done');
    expect(t.seat('A').wonders).toEqual(['forbidden-city', 'oracle']);
  });
  it('[forbidden-city x hanging-gardens] a neutral wonder found at the start of the turn waits for the next one', () => {
    const t = table('gA!! gB*#oracle g gB!!', { players: { A: holding('forbidden-city', 'hanging-gardens') } });
    t.play('A', 'wonder:forbidden-city', '1,0', 'wonder:hanging-gardens', '1,0');
    expect(t.seat('A').wonders).toContain('oracle');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('R1.8 [forbidden-city x early-empire] a destroyed token can be placed again by its owner', () => {
    const all = Array.from({ length: 30 }, () => 'gB').join(' ');
    const t = table(`gA!! gB g gB!! ${all}`, {
      players: { A: holding('forbidden-city'), B: { row: rowWith('early-empire', 5) } },
    });
    expect(controlLeft(t.state, 'B')).toBe(0);
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(controlLeft(t.state, 'B')).toBe(1);
    t.pass('A');
    t.play('B', 'early-empire', '2,0');
    expect(t.map().startsWith('gA!! g gB gB!!')).toBe(true);
  });
  it('[forbidden-city x seoul] R17.7, Q-E14: a token that stands for a conquered city-state: it is free again', () => {
    const t = table('gA!! gB*.seoul g gB!!', { players: { A: holding('forbidden-city') } });
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(t.map()).toBe('gA!! g.seoul g gB!!');
    expect(t.state.cityStates.seoul).toMatchObject({ cards: ['map', 'map'], held: null });
  });
  it('[eiffel-tower x seoul] R17.5: swapped, the city-state changes hands', () => {
    const t = table('gA!! g gB*.seoul gB g gB!!', { players: { A: holding('eiffel-tower') } });
    t.play('A', 'wonder:eiffel-tower', '2,0', '3,0');
    t.play('B', '2,0');
    expect(t.state.cityStates.seoul?.held?.by).toBe('A');
    expect(t.seat('A').row.find(({ id }) => id === t.state.cityStates.seoul?.held?.focus)?.card).toBe('astrology');
  });
  it('[sydney-opera-house x forbidden-city] destroying a neighbour’s token undoes the maturity it gave', () => {
    const t = table('gA!! gB g gB!!', { players: { A: holding('sydney-opera-house', 'forbidden-city') } });
    expect(isMature(t.state, '0,0')).toBe(true);
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(isMature(t.state, '0,0')).toBe(false);
  });
});

describe('combat', () => {
  it('[kremlin x mass-production-base] the tokens reinforced by the same card come too late', () => {
    const { attack, t } = sums('gA!! gA gB g gB!!', '2,0', {
      card: 'mass-production-base',
      A: { ...holding('kremlin'), trade: { 'mass-production-base': 1 } },
    });
    expect(attack).toEqual({ card: 2 });
    expect(t.seat('A').wonders).toEqual(['kremlin']);
  });
  it('[kremlin x flight-base] reinforced first, they count', () => {
    const t = war('gA!! gA gB g gB!!', { card: 'flight-base', dice: [1, 6], A: holding('kremlin') });
    // 1 + 1 + 3 + 4 against 6 + 1.
    t.play('A', 'reinforce', '1,0', 'attack', '2,0');
    expect(t.log()).toContain('attack.won');
  });
  it('[kremlin x forbidden-city] a destroyed reinforced token of the rival no longer counts', () => {
    const t = table('gA!! gB* gB gA* gB!!', {
      dice: [1, 3],
      players: { A: { row: rowWith('masonry-base', 3), ...holding('kremlin', 'forbidden-city') } },
    });
    t.play('A', 'wonder:forbidden-city', '1,0', 'masonry-base', 'attack', '2,0');
    expect(t.log()).toContain('attack.won');
  });
  it('[big-ben x conquest] R12.11: caravans sent home no longer help', () => {
    const B = holding('big-ben');
    const drawing = 'gA!! gB!+B gB g gB!!';
    expect(sums(drawing, '2,0', { card: 'flight-base', B, A: { trade: { 'flight-base': 1 } } }).defence).toEqual({
      ground: 1,
      'wonder:big-ben': 2,
    });
    const t = attacked(drawing, '1,0', {
      card: 'flight-base',
      dice: [6, 1, 1, 1],
      B,
      A: { trade: { 'flight-base': 1 } },
    });
    t.play('A', '0', '2,0');
    expect(t.log()).toContain('caravan.sentHome');
    // 1 + 1 + 3 against 1 + 1: with the caravan it would have been two more.
    t.play('A', '0');
    expect(t.log().filter((said) => said === 'attack.won')).toHaveLength(2);
    expect(t.seat('B').caravans).toEqual([{ at: null }]);
  });
  it('[big-ben x petra] in defence both count, in attack only the caravans', () => {
    const B = holding('big-ben', 'petra');
    expect(sums('gA!! g gB g+B gB!!', '2,0', { B }).defence).toEqual({
      ground: 1,
      'wonder:big-ben': 2,
      'wonder:petra': 2,
    });
    expect(
      sums('gA!! g+A gB g gB!!', '2,0', { A: { ...holding('big-ben', 'petra'), trade: { 'masonry-base': 1 } } }).attack,
    ).toEqual({ 'wonder:big-ben': 2 });
  });
  it('[alhambra x terracotta-army] +4 in attack, +2 in defence', () => {
    const both = holding('alhambra', 'terracotta-army');
    expect(sums('gA!! g gB gB!!', '2,0', { A: { ...both, trade: { 'masonry-base': 1 } } }).attack).toEqual({
      'wonder:alhambra': 2,
      'wonder:terracotta-army': 2,
    });
    expect(sums('gA!! g gB gB!!', '2,0', { B: both }).defence).toEqual({ ground: 1, 'wonder:alhambra': 2 });
  });
  it('[scythia x carthage] a city-state’s space is grassland, and allies add up', () => {
    const { attack } = sums('gA!! g g.seoul g gB!!', '2,0', {
      A: { seat: { leader: 'scythia' }, ...cityStates('carthage'), trade: { 'masonry-base': 1 } },
    });
    // Seoul itself and the own capital, two spaces away.
    expect(attack).toEqual({ 'leader:scythia': 3, 'cityState:carthage': 2 });
  });
  it('[kabul x pentagon-base] +3 against a city anywhere on the map, +2 in every attack', () => {
    const A = { ...holding('pentagon-base'), ...cityStates('kabul'), trade: { 'masonry-base': 1 } };
    expect(sums('gA!! g g g g g g gB! g gB!!', '7,0', { A }).attack).toEqual({
      'wonder:pentagon-base': 2,
      'cityState:kabul': 3,
    });
  });
  it('[japan x scythia] Q-E29: Japan attacks: a mountain at the edge defends with 3; defended by Japan it has 5', () => {
    expect(
      sums('gA!! g mB gB!!', '2,0', { A: { seat: { leader: 'japan' }, trade: { 'masonry-base': 1 } } }).defence,
    ).toEqual({ ground: 3 });
    expect(sums('gA!! g mB gB!!', '2,0', { B: { seat: { leader: 'japan' } } }).defence).toEqual({ ground: 5 });
  });
  it('[sumeria x currency-base] Q-C1: a barbarian driven away is not defeated: no resource, no token', () => {
    const t = turn('gA!! g>a g g gB!!', 'currency-base', 3, { seat: { leader: 'sumeria' } });
    t.play('A', 'caravan:0', '1,0');
    expect(t.log()).toContain('barbarian.drivenAway');
    expect(t.asked('A')?.kind).not.toBe('takeResource');
    expect(t.seat('A').resources).toEqual(NONE);
  });
});

describe('caravans', () => {
  const long = `gA!! ${'g '.repeat(12)} gB!!`;
  const reached = (wonders: WonderId[], trade: number) => {
    const t = turn(long, 'foreign-trade', 1, { trade: { 'foreign-trade': trade }, seat: { wonders } });
    t.play('A', 'caravan:0');
    return Math.max(
      ...t.options('A').flatMap((option) => (/^\d+,0$/.test(option) ? Number(option.split(',')[0]) : [])),
    );
  };
  it('[colossus x trade tokens] three, six shared, and one for each token', () => {
    expect([reached([], 0), reached(['colossus'], 0), reached([], 2), reached(['colossus'], 2)]).toEqual([3, 9, 5, 11]);
  });
  it('[colossus x trade tokens] what is shared is used before tokens are spent', () => {
    const t = turn(long, 'foreign-trade', 1, { trade: { 'foreign-trade': 2 }, ...holding('colossus') });
    t.play('A', 'caravan:0', '9,0');
    expect(t.trade('A', 'foreign-trade')).toBe(2);
    t.play('A', '10,0');
    expect(t.trade('A', 'foreign-trade')).toBe(1);
  });
  it('[colossus x venetian-arsenal] the second resolution has its six spaces again', () => {
    const t = turn(long, 'foreign-trade', 5, holding('colossus', 'venetian-arsenal'));
    t.play('A', 'caravan:0', '9,0');
    while (t.asked('A')?.kind !== 'resolveAgain') t.play('A', 'done');
    t.play('A', 'again', 'caravan:0');
    expect(t.options('A')).toContain('12,0');
  });
  it('[rome x sydney-opera-house] Rome needs no maturity, the others get it from rival tokens', () => {
    const drawing = 'gA!! g g g g g gA! gB g g gB!!';
    const start = (seat: Partial<Seat>) => {
      const t = turn(drawing, 'foreign-trade', 1, { seat });
      t.play('A', 'caravan:0');
      return t.options('A').includes('8,0');
    };
    expect(start({ leader: 'egypt' })).toBe(false);
    expect(start({ leader: 'rome' })).toBe(true);
    const both = 'gA!! g g g g gB gA! gB g g gB!!';
    const t = turn(both, 'foreign-trade', 1, { seat: { leader: 'egypt', wonders: ['sydney-opera-house'] } });
    t.play('A', 'caravan:0');
    expect(t.options('A')).toContain('9,0');
  });
  it('[sydney-opera-house x trade event] a city mature through rival tokens earns a trade token', () => {
    const event = (wonders: WonderId[]) =>
      table('gA!! gB g gB!!', { steps: [{ kind: 'tradeEvent', paid: 0 }], players: { A: { seat: { wonders } } } });
    expect(event(['sydney-opera-house']).asked('A')?.kind).toBe('placeTrade');
    expect(event([]).asked('A')).toBeUndefined();
  });
});

describe('agendas that depend on others', () => {
  test.each([
    ['sydney-opera-house', { seat: { wonders: ['sydney-opera-house'] as WonderId[] } }],
    ['open-borders-base', { diplomacy: [{ from: 'B', card: 'open-borders-base' as const }] }],
  ])('[populous x %s] cities mature through rival tokens count', (_card, A) => {
    const t = table('gA!! gB gA! gB gA! gB gA! gB gA! gB g gB!!', {
      players: { A },
      state: { victory: [{ card: 'vc-populous-preservationist', claims: [] }] },
    });
    expect(t.state.victory[0]?.claims).toMatchObject([{ player: 'A', agenda: 'populous' }]);
  });
  it('[aesthetic x eiffel-tower] two culture wonders, the second one with a swapped space', () => {
    const t = table('gA!! g gB*#stonehenge gB g gB!!', {
      players: { A: holding('eiffel-tower') },
      state: { victory: [{ card: 'vc-explorer-aesthetic', claims: [] }] },
    });
    t.play('A', 'wonder:eiffel-tower', '2,0', '3,0');
    t.play('B', '2,0');
    expect(t.state.victory[0]?.claims).toEqual([{ player: 'A', agenda: 'aesthetic', marked: true }]);
  });
});
