import { describe, expect, it } from 'vitest';
import { type FocusCardId, resolvingSlot } from '../../src/index.ts';
import { FIRST_ROW, type Given, rowWith, type TableOptions, table } from '../kit.ts';

interface Playing extends Omit<TableOptions, 'players'> {
  slot?: number;
  A?: Given;
  B?: Given;
}
/** A resolves a card, in the fifth slot unless the test says otherwise. */
function play(card: FocusCardId, drawing: string, { slot = 5, A = {}, B = {}, ...more }: Playing = {}) {
  // The Aztecs' ability changes nothing here but what a test asks for.
  const seat = { leader: 'aztec' as const, ...A.seat };
  const t = table(drawing, { ...more, players: { A: { row: rowWith(card, slot), ...A, seat }, B } });
  t.play('A', card);
  return t;
}
const spaces = (options: string[]) => options.filter((option) => option.includes(','));
const NOTHING = { marble: 0, mercury: 0, oil: 0, diamonds: 0 };
const onCard = (caravans: number) => ({ caravans: Array.from({ length: caravans }, () => ({ at: null })) });

describe('economy cards [foreign-trade, currency-base, steam-power, capitalism]', () => {
  it.each([
    ['foreign-trade', 3],
    ['currency-base', 4],
    ['steam-power', 6],
    ['capitalism', 6],
  ] as const)('[%s]: each caravan up to %i spaces', (card, distance) => {
    const t = play(card, 'gA!! g g g g g g g g g gB!!');
    t.play('A', 'caravan:0');
    expect(spaces(t.options('A'))).toHaveLength(distance);
  });
  it.each(['foreign-trade', 'currency-base'] as const)('[%s]: not through water', (card) => {
    expect(play(card, 'gA!! w g gB!!').asked('B')?.kind).toBe('chooseCard');
  });
  it.each(['steam-power', 'capitalism'] as const)('[%s]: water allowed, in any slot', (card) => {
    const t = play(card, 'gA!! w w g gB!!', { slot: 1 });
    t.play('A', 'caravan:0');
    expect(spaces(t.options('A'))).toEqual(['1,0', '2,0', '3,0', '4,0']);
    t.play('A', '2,0', 'done');
    expect(t.seat('A').caravans[0]).toEqual({ at: '2,0' });
  });
  it.each(['foreign-trade', 'steam-power', 'capitalism'] as const)('[%s]: no barbarian', (card) => {
    const t = play(card, 'gA!! g g>a g gB!!');
    t.play('A', 'caravan:0');
    expect(t.why('A', '2,0')).toEqual({ key: 'hex.barbarian', params: { barbarian: 'A' } });
  });
  it('Q-C1 [currency-base]: the barbarian is removed, nothing gained, and the move goes on, several times', () => {
    const t = play('currency-base', 'gA!! g>a g>b g g gB!!');
    t.play('A', 'caravan:0');
    expect(spaces(t.options('A'))).toEqual(['1,0']);
    t.play('A', '1,0', '2,0', '4,0');
    expect(t.map()).toBe('gA!! g g g g+A gB!!');
    expect(t.state.barbarians.A).toEqual({ home: '1,0', at: null });
    expect(FIRST_ROW.map((card) => t.trade('A', card) ?? 0)).toEqual([0, 0, 0, 0, 0]);
  });
  it('Q-C1 [currency-base]: terrain up to the slot holds there too', () => {
    const t = play('currency-base', 'gA!! f>a g gB!!', { slot: 2 });
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-C1 [currency-base x sumeria]: that is no defeat, and brings no resource', () => {
    const t = play('currency-base', 'gA!! g>a g gB!!', { A: { seat: { leader: 'sumeria' } } });
    t.play('A', 'caravan:0', '1,0');
    expect(t.asked('A')?.kind).toBe('moveCaravan');
    expect(t.seat('A').resources).toEqual(NOTHING);
  });
  it('R12.9 N-E1 [currency-base]: a city-state with a barbarian on it cannot be entered all the same', () => {
    const t = play('currency-base', 'gA!! g>a.seoul g gB!!');
    expect(t.asked('A')?.kind).not.toBe('moveCaravan');
    expect(t.map()).toBe('gA!! g>a.seoul g gB!!');
  });
  it('[steam-power]: then one resource token may be traded for one of any type', () => {
    const t = play('steam-power', 'gA!! w w gB!!', { A: { seat: { resources: { ...NOTHING, oil: 1 } } } });
    const before = { ...t.state.supply };
    t.play('A', 'done');
    expect(t.options('A')).toEqual(['skip', 'oil']);
    t.play('A', 'oil');
    expect(t.why('A', 'oil')).toEqual({ key: 'resource.same' });
    t.play('A', 'marble');
    expect(t.seat('A').resources).toEqual({ ...NOTHING, marble: 1 });
    expect(t.state.supply).toEqual({ ...before, oil: before.oil + 1, marble: before.marble - 1 });
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R2.4 [steam-power]: only for what the supply has; and not a natural wonder', () => {
    const t = play('steam-power', 'gA!! w nA.pantanal gB!!', {
      A: { seat: { resources: { ...NOTHING, oil: 1 } } },
      state: { supply: { marble: 0, mercury: 1, oil: 0, diamonds: 0 } },
    });
    t.play('A', 'done');
    expect(t.options('A')).toEqual(['skip', 'oil']);
    t.play('A', 'oil');
    expect(t.options('A')).toEqual(['skip', 'mercury']);
  });
  it('R1.10 [steam-power]: the exchange is there even when no caravan has moved', () => {
    const t = play('steam-power', 'gA!! m m gB!!', { slot: 1, A: { seat: { resources: { ...NOTHING, oil: 1 } } } });
    expect(t.asked('A')?.kind).toBe('exchangeResource');
  });
});

describe('[capitalism]', () => {
  const row: FocusCardId[] = ['early-empire', 'astrology', 'pottery', 'masonry-base', 'capitalism'];
  it('Q-E35: after the reset another card as if in the first slot, which is not reset; its tokens may be spent', () => {
    const t = play('capitalism', 'gA!! w w gB!!', { A: { row, trade: { astrology: 2 } } });
    t.play('A', 'done');
    expect(t.row('A')).toEqual(['capitalism', 'early-empire', 'astrology', 'pottery', 'masonry-base']);
    expect(t.why('A', 'capitalism')).toEqual({ key: 'card.itself' });
    t.play('A', 'astrology');
    expect(t.options('A')).toEqual(['by:1', 'by:2', 'by:3', 'skip']);
    t.play('A', 'by:3', 'decline');
    expect(t.seat('A').tech).toBe(3);
    expect(t.trade('A', 'astrology')).toBe(0);
    expect(t.row('A')).toEqual(['capitalism', 'early-empire', 'astrology', 'pottery', 'masonry-base']);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-E35: it may be left', () => {
    const t = play('capitalism', 'gA!! w w gB!!', { A: { row } });
    t.play('A', 'done', 'skip');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-E35 [capitalism x aztec]: the other card’s "after reset" does not happen', () => {
    const t = play('capitalism', 'gA!! g>a g gB!!', { A: { row, seat: { leader: 'aztec' } }, dice: [6, 1] });
    t.play('A', 'masonry-base', 'attack', '1,0', 'pottery');
    expect(t.log()).toContain('attack.won');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    const reset = play('masonry-base', 'gA!! g>a g gB!!', { slot: 1, dice: [6, 1] });
    reset.play('A', 'attack', '1,0', 'pottery');
    expect(reset.asked('A')?.kind).toBe('swapCards');
  });
  it('[capitalism x venetian-arsenal]: resolved again in slot 5, but its own effect after the reset is there once', () => {
    const t = play('capitalism', 'gA!!#venetian-arsenal w w gB!!', { A: { row } });
    t.play('A', 'done');
    expect(t.asked('A')?.kind).toBe('resolveAgain');
    t.play('A', 'again', 'done');
    expect(t.asked('A')?.kind).toBe('resolveOther');
    t.play('A', 'skip');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('N-E4 [capitalism x machu-picchu-base]: the first slot counts as the third', () => {
    const t = play('capitalism', 'gA!!#machu-picchu-base w w gB!!', { A: { row } });
    t.play('A', 'done', 'astrology');
    expect(t.options('A')).toEqual(['by:3', 'skip']);
  });
  it('[capitalism x nationalism]: as if in the first slot its production is 1', () => {
    const t = play('capitalism', 'gA!! w w gB!!', {
      A: { row: ['early-empire', 'astrology', 'masonry-base', 'nationalism', 'capitalism'], trade: { nationalism: 3 } },
      offer: ['stonehenge'],
    });
    t.play('A', 'done', 'nationalism');
    expect(t.why('A', 'wonder')).toEqual({ key: 'build.noWonder' });
  });
});

describe('industry cards [pottery, animal-husbandry-base, nationalism, urbanization]', () => {
  it.each([
    ['pottery', 2],
    ['animal-husbandry-base', 3],
    ['nationalism', 4],
    ['urbanization', 5],
  ] as const)('[%s]: a city up to %i spaces from a friendly space', (card, range) => {
    const t = play(card, 'gA!! g g g g g g g g gB!!');
    t.play('A', 'city');
    expect(spaces(t.options('A')).at(-1)).toBe(`${range},0`);
  });
  it.each([
    ['pottery', false],
    ['animal-husbandry-base', false],
    ['nationalism', true],
    ['urbanization', true],
  ] as const)('[%s]: counting through water: %s; never a city on it', (card, through) => {
    const t = play(card, 'gA!! w g . gB!!');
    expect(t.options('A').includes('city')).toBe(through);
    if (!through) return;
    t.play('A', 'city');
    expect(spaces(t.options('A'))).toEqual(['2,0']);
  });
  it.each(['pottery', 'animal-husbandry-base', 'nationalism', 'urbanization'] as const)(
    '[%s]: terrain up to the slot, production by the slot',
    (card) => {
      const given: Playing = { slot: 2, offer: ['stonehenge'] };
      const t = play(card, 'gA!! h f . gB!!', given);
      expect(t.options('A')).toEqual(['skip']);
      const resources = { ...NOTHING, marble: 2 };
      expect(play(card, 'gA!! h f . gB!!', { ...given, A: { seat: { resources } } }).options('A')).toEqual(['skip']);
      const one = { ...given, slot: 3, A: { seat: { resources } } };
      expect(play(card, 'gA!! h f . gB!!', one).options('A')).toEqual(['skip', 'city', 'wonder']);
    },
  );
  it('Q-C2 [animal-husbandry-base]: counted from own caravans on the map too', () => {
    const t = play('animal-husbandry-base', 'gA!! g g g g g+A g g g g gB!!');
    t.play('A', 'city');
    expect(spaces(t.options('A'))).toEqual(['2,0', '3,0', '4,0', '5,0', '6,0', '7,0', '8,0']);
    const rivals = play('animal-husbandry-base', 'gA!! g g g g g+B g g g g gB!!');
    rivals.play('A', 'city');
    expect(spaces(rivals.options('A'))).toEqual(['2,0', '3,0']);
  });
  it.each([
    [5, 7],
    [4, 4],
  ])('[nationalism]: in slot %i production %i', (slot, production) => {
    const costs = { stonehenge: 7, 'terracotta-army': 8 } as const;
    const t = play('nationalism', 'gA!! w w gB!!', { slot, offer: ['stonehenge', 'terracotta-army'] });
    for (const [wonder, cost] of Object.entries(costs)) {
      const affordable = production >= cost;
      if (t.asked('A')?.kind === 'build' && t.options('A').includes('wonder')) t.play('A', 'wonder');
      expect(t.options('A').includes(wonder)).toBe(affordable);
    }
  });
  it('[urbanization]: after a city up to two control tokens next to it, terrain up to the slot', () => {
    const t = play('urbanization', 'gA!! g g f g g gB!!\ng m g . . . .', { slot: 2 });
    t.play('A', 'city', '2,0');
    expect(t.asked('A')?.kind).toBe('placeOneControl');
    expect(spaces(t.options('A'))).toEqual(['2,1', '1,0']);
    expect(t.why('A', '3,0')).toEqual({ key: 'hex.tooHard', params: { need: 3, slot: 2 } });
    t.play('A', '1,0', '2,1');
    expect(t.map()).toBe('gA!! gA gA! f g g gB!!\ng m gA');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[urbanization]: fewer or none; and what lies there is taken', () => {
    const t = play('urbanization', 'gA!! g g g.oil g g gB!!');
    t.play('A', 'city', '2,0', '3,0', 'done');
    expect(t.map()).toBe('gA!! g gA! gA g g gB!!');
    expect(t.seat('A').resources.oil).toBe(1);
  });
  it('[urbanization]: no tokens after a wonder', () => {
    const t = play('urbanization', 'gA!! g g gB!!', {
      offer: ['stonehenge'],
      A: { seat: { resources: { ...NOTHING, marble: 1 } } },
    });
    t.play('A', 'wonder', 'stonehenge', 'resource:marble', 'build', '0,0');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[urbanization x stonehenge]: a token on a hill beside the new city may be followed by others', () => {
    const t = play('urbanization', 'gA!!#stonehenge g g h h h gB!!');
    t.play('A', 'city', '2,0', '3,0');
    expect(spaces(t.options('A'))).toEqual(['4,0']);
  });
});

describe('wonders of trade', () => {
  it('[colossus]: the caravans share six further spaces', () => {
    const line = `gA!!#colossus ${'g '.repeat(13)}gB!!`;
    const t = play('currency-base', line, { A: { seat: onCard(2) } });
    t.play('A', 'caravan:0');
    expect(spaces(t.options('A'))).toHaveLength(10);
    t.play('A', '6,0');
    expect(spaces(t.options('A')).at(-1)).toBe('10,0');
    t.play('A', 'done', 'caravan:1');
    expect(spaces(t.options('A'))).toHaveLength(8);
    t.play('A', '8,0');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[colossus], Q-E6: a token spent first gives a space to each and keeps what is shared', () => {
    const line = `gA!!#colossus ${'g '.repeat(13)}gB!!`;
    const A = { trade: { 'currency-base': 1 }, seat: onCard(2) };
    const t = play('currency-base', line, { A });
    t.play('A', 'caravan:0', 'trade', '5,0', 'done', 'caravan:1');
    expect(spaces(t.options('A'))).toHaveLength(11);
  });
  it('[colossus x venetian-arsenal]: shared anew in each resolution', () => {
    const line = `gA!!#colossus ${'g '.repeat(20)}gA!#venetian-arsenal g gB!!`;
    const t = play('steam-power', line);
    t.play('A', 'caravan:0', '12,0', 'again', 'caravan:0');
    expect(spaces(t.options('A')).at(-1)).toBe('23,0');
    expect(spaces(t.options('A'))[0]).toBe('0,0');
  });
  it('Q-C8 [great-lighthouse]: empty spaces on the edge count as within range, whatever lies between', () => {
    const far = 'gA!!#great-lighthouse w w g g gB g gB!!';
    const t = play('pottery', far);
    t.play('A', 'city');
    expect(spaces(t.options('A'))).toEqual(['3,0', '4,0']);
    expect(play('pottery', far.replace('#great-lighthouse', '')).options('A')).toEqual(['skip']);
  });
  it('Q-C8 [great-lighthouse]: the terrain limit and all that forbids a city hold; empty is strict', () => {
    const t = play('pottery', 'gA!!#great-lighthouse w w f g.oil g+B g>a g gB!!', { slot: 2 });
    expect(t.options('A')).toEqual(['skip']);
    const inland = ['. g g g g g g', 'gA!!#great-lighthouse w w g h h gB!!', 'g g g g g g .'].join('\n');
    const shore = play('pottery', inland, { slot: 2 });
    shore.play('A', 'city');
    expect(shore.why('A', '3,1')).toEqual({ key: 'hex.tooFar', params: { range: 2 } });
    expect(shore.options('A')).toContain('4,0');
  });
  it('[great-zimbabwe]: holds trade tokens received, four at most', () => {
    const t = table('gA!!#great-zimbabwe g gB!!', {
      players: { A: { row: rowWith('foreign-trade', 5), seat: { stored: 3 } }, B: {} },
    });
    t.play('A', 'done', 'foreign-trade', 'caravan:0', '2,0');
    expect(t.options('A')[0]).toBe('store');
    t.play('A', 'store');
    expect(t.seat('A').stored).toBe(4);
    expect(t.options('A')).not.toContain('store');
  });
  it('Q-E39 [great-zimbabwe x seoul]: also tokens that a card names for itself', () => {
    const t = play('foreign-trade', 'gA!!#great-zimbabwe g.seoul gB!!', { A: { trade: { astrology: 3 } } });
    t.play('A', 'caravan:0', '1,0');
    expect(t.options('A')).toEqual(['store']);
    t.play('A', 'store', 'store');
    expect(t.seat('A').stored).toBe(2);
  });
  it('Q-E39 [great-zimbabwe]: at the trade event too', () => {
    const t = play('pottery', 'gA!!#great-zimbabwe . gB!! g', { state: { dial: 2 } });
    t.play('A', 'skip');
    t.pass('B');
    expect(t.asked('A')?.kind).toBe('placeTrade');
    t.play('A', 'store');
    expect(t.seat('A').stored).toBe(1);
  });
  it('[great-zimbabwe]: at the start of the turn tokens may go to focus cards, within their limit', () => {
    const t = table('gA!!#great-zimbabwe g gB!!', {
      players: { A: { trade: { pottery: 2 }, seat: { stored: 4 } }, B: {} },
    });
    t.play('A', 'wonder:great-zimbabwe', 'pottery');
    expect(t.why('A', 'pottery')).toEqual({ key: 'trade.full', params: { most: 3 } });
    t.play('A', 'astrology', 'done');
    expect(t.seat('A').stored).toBe(2);
    expect([t.trade('A', 'pottery'), t.trade('A', 'astrology')]).toEqual([3, 1]);
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[great-zimbabwe]: nothing to offer without tokens, and no question more than needed', () => {
    const none = table('gA!!#great-zimbabwe g gB!!', { players: { A: {}, B: {} } });
    expect(none.asked('A')?.kind).toBe('chooseCard');
    const trade = Object.fromEntries(FIRST_ROW.map((card) => [card, card === 'pottery' ? 2 : 3]));
    const last = table('gA!!#great-zimbabwe g gB!!', { players: { A: { trade, seat: { stored: 2 } }, B: {} } });
    last.play('A', 'wonder:great-zimbabwe', 'pottery');
    expect(last.asked('A')?.kind).toBe('chooseCard');
  });
  it('Q-E39 [great-zimbabwe]: lost with the wonder, the tokens go to the supply', () => {
    const t = table('gA!! g gB!#great-zimbabwe g gB!!', {
      players: { A: { row: rowWith('masonry-base', 5) }, B: { seat: { stored: 3 } } },
      dice: [6, 1],
    });
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect([t.seat('A').stored, t.seat('B').stored]).toEqual([0, 0]);
    expect(t.seat('A').wonders).toEqual(['great-zimbabwe']);
  });
  it.each([1, 2, 3, 4, 5])('Q-C13 [machu-picchu-base]: slot %i, the first two count as the third', (slot) => {
    const t = play('astrology', 'gA!!#machu-picchu-base g gB!!', { slot });
    expect(t.options('A')[0]).toBe(`by:${Math.max(3, slot)}`);
    const row = rowWith('astrology', slot);
    expect(resolvingSlot(t.state, 'B', row.indexOf('astrology'))).toBe(slot);
  });
  it('[machu-picchu-base]: terrain too', () => {
    const t = play('early-empire', 'gA!!#machu-picchu-base f . gB!!\nd . . .', { slot: 1 });
    expect(spaces(t.options('A'))).toEqual(['1,0']);
  });
  it.each([
    ['attacking', 'gA!!#big-ben g+A g>a gB!!', 1 + 1 + 2],
    ['with two caravans', 'gA!!#big-ben g+A+A g>a gB!!', 1 + 1 + 4],
    ['not beside it', 'gA!!#big-ben+A g g>a gB!!', 1 + 1],
    ['a rival’s', 'gA!!#big-ben g+B g>a gB!!', 1 + 1],
  ])('Q-D11 [big-ben]: %s', (_what, drawing, value) => {
    const marked = drawing.replace('#big-ben+A', '+A#big-ben');
    const t = play('masonry-base', marked, { slot: 1, dice: [1, 6] });
    t.play('A', 'attack', '2,0');
    expect(t.news().find(({ key }) => key.startsWith('attack.') && key !== 'attack.declared')?.params?.attack).toBe(
      value,
    );
  });
  it('[big-ben]: defending as well', () => {
    const t = play('masonry-base', 'gA!! g gB g+B gB!!#big-ben', { slot: 1, dice: [1, 1] });
    t.play('A', 'attack', '2,0');
    expect(t.news().find(({ key }) => key === 'attack.lost')?.params?.defence).toBe(1 + 1 + 2);
  });
});

describe('[estadio-do-maracana]', () => {
  const MARACANA = 'gA!!#estadio-do-maracana g g gB!!';
  it('Q-C9: before another card the economy card may be resolved and reset', () => {
    const t = table(MARACANA, { players: { A: { row: rowWith('foreign-trade', 5) }, B: {} } });
    t.play('A', 'first:foreign-trade', 'caravan:0', '1,0', 'done');
    expect(t.row('A')).toEqual(['foreign-trade', 'early-empire', 'astrology', 'pottery', 'masonry-base']);
    expect(t.why('A', 'foreign-trade')).toEqual({ key: 'card.wentFirst' });
    t.play('A', 'astrology', 'by:3', 'decline');
    expect(t.row('A')[0]).toBe('astrology');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-C9: not before the economy card itself, and not without the wonder', () => {
    const t = table(MARACANA, { players: { A: { row: rowWith('foreign-trade', 5) }, B: {} } });
    t.play('A', 'foreign-trade', 'done');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    expect(t.options('B')).not.toContain('first:foreign-trade');
  });
  it('R12.7 [estadio-do-maracana x foreign-trade]: once a turn; next turn again', () => {
    const t = table(MARACANA, { players: { A: { row: rowWith('foreign-trade', 5) }, B: {} } });
    t.play('A', 'first:foreign-trade', 'done');
    expect(t.options('A')).not.toContain('first:foreign-trade');
    t.play('A', 'pottery', 'skip');
    t.pass('B');
    expect(t.options('A')).toContain('first:foreign-trade');
  });
  it('[estadio-do-maracana x capitalism]: its effect after the reset comes before the chosen card', () => {
    const t = table(MARACANA, {
      players: { A: { row: ['early-empire', 'astrology', 'pottery', 'masonry-base', 'capitalism'] }, B: {} },
    });
    t.play('A', 'first:capitalism', 'done', 'astrology', 'by:1');
    expect(t.asked('A')?.kind).toBe('chooseCard');
    t.play('A', 'astrology');
    expect(t.options('A')).toEqual(['by:3', 'skip']);
  });
});

describe('[venetian-arsenal]', () => {
  it('Q-E34, R25 [venetian-arsenal x currency-base]: caravans move again, but none that came back from a visit', () => {
    const t = play('currency-base', 'gA!!#venetian-arsenal g.seoul g g g g g gB!!', {
      A: { trade: { 'currency-base': 1 }, seat: onCard(2) },
    });
    t.play('A', 'caravan:0', '1,0', 'caravan:1', '3,0', 'done', 'again');
    expect(t.options('A')).toEqual(['caravan:1', 'done', 'trade']);
    t.play('A', 'caravan:1');
    expect(spaces(t.options('A'))).toContain('7,0');
    t.play('A', 'trade', 'done');
    expect(t.row('A')[0]).toBe('currency-base');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-E34: as if in the first slot: its terrain limit holds', () => {
    const t = play('foreign-trade', 'gA!!#venetian-arsenal m h g gB!!');
    t.play('A', 'caravan:0', '1,0', 'done', 'again', 'caravan:0');
    expect(spaces(t.options('A'))).toEqual(['0,0']);
  });
  it('Q-E34, R16.2: tokens still on the card may be spent, and it is reset once', () => {
    const t = play('pottery', 'gA!!#venetian-arsenal g gA! . gB!!', {
      A: { trade: { pottery: 2 }, seat: { resources: { ...NOTHING, marble: 5 } } },
      offer: ['stonehenge'],
    });
    t.play('A', 'skip', 'again', 'wonder', 'stonehenge');
    t.play('A', 'resource:marble', 'resource:marble', 'trade', 'trade', 'build', '2,0');
    expect(t.trade('A', 'pottery')).toBe(0);
    expect(t.row('A')).toEqual(['pottery', 'early-empire', 'astrology', 'foreign-trade', 'masonry-base']);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[venetian-arsenal x estadio-do-maracana]: not used for the economy card it is there for the next', () => {
    const drawing = 'gA!!#venetian-arsenal gA gA!#estadio-do-maracana g gB!!';
    const t = table(drawing, {
      players: { A: { row: ['early-empire', 'astrology', 'pottery', 'masonry-base', 'foreign-trade'] }, B: {} },
    });
    t.play('A', 'first:foreign-trade', 'done');
    expect(t.asked('A')?.kind).toBe('resolveAgain');
    t.play('A', 'done', 'masonry-base', 'skip');
    expect(t.asked('A')?.kind).toBe('resolveAgain');
    t.play('A', 'again', 'skip');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
});

describe('[rome]', () => {
  it('[rome] caravans on the card start from any own city, mature or not', () => {
    const drawing = 'gA!! g g g gA! g g g gB!!';
    const rome = play('foreign-trade', drawing, { A: { seat: { leader: 'rome' } } });
    rome.play('A', 'caravan:0');
    expect(spaces(rome.options('A'))).toContain('7,0');
    const other = play('foreign-trade', drawing);
    other.play('A', 'caravan:0');
    expect(spaces(other.options('A'))).not.toContain('5,0');
  });
  it('[rome] not from a control token that stands for a city, nor a rival’s', () => {
    const t = play('foreign-trade', 'gA!! g g g gA*.seoul g g gB! g gB!!', { A: { seat: { leader: 'rome' } } });
    t.play('A', 'caravan:0');
    expect(spaces(t.options('A'))).toEqual(['1,0', '2,0', '3,0']);
  });
  it('[rome] a caravan on the map starts where it stands', () => {
    const t = play('foreign-trade', 'gA!!+A g g g gA! g g g gB!!', { A: { seat: { leader: 'rome' } } });
    t.play('A', 'caravan:0');
    expect(spaces(t.options('A'))).toEqual(['1,0', '2,0', '3,0']);
  });
});

describe('economy and industry with other cards', () => {
  /** America's natural wonder lies on a card. */
  const american = (card: FocusCardId): Given => ({
    seat: {
      leader: 'america',
      naturalWonders: ['pantanal'],
      row: rowWith(card, 5).map((focus, id) => ({
        id,
        card: focus,
        trade: 0,
        naturalWonders: focus === card ? ['pantanal' as const] : [],
      })),
    },
  });
  it('R16.2, Q-E32 [america x currency-base]: the natural wonder on it gives every caravan a space, once a turn', () => {
    const A = american('currency-base');
    const t = play('currency-base', 'gA!! g g g g g g g gB!!', { A: { seat: { ...A.seat, ...onCard(2) } } });
    t.play('A', 'naturalWonder:pantanal', 'currency-base');
    expect(t.options('A')).toEqual(['caravan:0', 'caravan:1', 'done']);
    t.play('A', 'caravan:0', '5,0', 'caravan:1');
    expect(spaces(t.options('A')).at(-1)).toBe('5,0');
    expect(t.seat('A').naturalWonders).toEqual(['pantanal']);
  });
  it('R16.2, Q-E32 [america x pottery]: worth 2 as its resource or 1 as a trade token, not both', () => {
    const t = play('pottery', 'gA!! g gB!!', { A: american('pottery'), offer: ['stonehenge'] });
    t.play('A', 'wonder', 'stonehenge');
    expect(t.options('A')).toEqual(['naturalWonder:pantanal', 'asTrade:pantanal', 'cancel']);
    t.play('A', 'asTrade:pantanal');
    expect(t.options('A')).toEqual(['cancel']);
    t.play('A', 'cancel', 'stonehenge', 'naturalWonder:pantanal');
    expect(t.options('A')).toEqual(['build', 'cancel']);
    const dear = play('pottery', 'gA!! g gB!!', { A: american('pottery'), offer: ['hanging-gardens'] });
    expect(dear.why('A', 'wonder')).toEqual({ key: 'build.noWonder' });
  });
  it('[japan x foreign-trade] [japan x pottery]: mountains by the water are as difficult as forest', () => {
    const given: Playing = { slot: 3, A: { seat: { leader: 'japan' } } };
    const t = play('foreign-trade', 'gA!! m g g gB!!', given);
    t.play('A', 'caravan:0');
    expect(t.options('A')).toContain('1,0');
    expect(play('pottery', 'gA!! m d . gB!!', given).options('A')).toContain('city');
    expect(play('pottery', 'gA!! m d . gB!!', { slot: 3 }).options('A')).toEqual(['skip']);
  });
  it.each(['kumasi', 'mohenjo-daro'] as const)('[kumasi x foreign-trade] [mohenjo-daro x foreign-trade]: %s', (id) => {
    const t = play('foreign-trade', 'gA!! f g gB!!', { slot: 2, A: { cityStates: [id] } });
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[mohenjo-daro x urbanization] [kumasi x urbanization]: the tokens of a new city', () => {
    const tokens = (id: 'kumasi' | 'mohenjo-daro', ground: string) => {
      const t = play('urbanization', `gA!! g g ${ground} g g gB!!`, { slot: 1, A: { cityStates: [id] } });
      t.play('A', 'city', '2,0');
      return spaces(t.options('A'));
    };
    expect(tokens('mohenjo-daro', 'h')).toEqual(['3,0', '1,0']);
    expect(tokens('mohenjo-daro', 'f')).toEqual(['1,0']);
    expect(tokens('kumasi', 'f')).toEqual(['3,0', '1,0']);
  });
  it('[venetian-arsenal x nationalism]: 7 in slot 5, then 1 as if in the first', () => {
    const t = play('nationalism', 'gA!!#venetian-arsenal g gA! gA! gB!!', { offer: ['stonehenge', 'colossus'] });
    t.play('A', 'wonder', 'stonehenge', 'build', '2,0', 'again');
    expect(t.why('A', 'wonder')).toEqual({ key: 'build.noWonder' });
  });
  it('N-E4 [venetian-arsenal x machu-picchu-base]: again as in the third slot', () => {
    const t = play('astrology', 'gA!!#venetian-arsenal g gA!#machu-picchu-base gB!!');
    t.play('A', 'skip', 'again');
    expect(t.options('A')).toEqual(['by:3', 'skip']);
  });
  it('[great-lighthouse x urbanization]: the tokens of a city far away lie beside that city', () => {
    const t = play('urbanization', 'gA!!#great-lighthouse g w w w w w g g g gB!!');
    t.play('A', 'city', '8,0');
    expect(spaces(t.options('A'))).toEqual(['9,0', '7,0']);
  });
  it('[great-zimbabwe x embassy]: the giver may keep the token of an embassy', () => {
    const t = table('gA!! g gB!!#great-zimbabwe', {
      players: { A: { row: rowWith('foreign-trade', 5), diplomacy: [{ from: 'B', card: 'embassy' }] }, B: {} },
    });
    t.play('A', 'foreign-trade', 'caravan:0', '2,0', 'pottery', 'pottery', 'done');
    t.play('B', 'store');
    expect(t.seat('B').stored).toBe(1);
  });
  it('[brussels x open-borders-base]: cities mature through another’s tokens lower the cost too', () => {
    const A: Given = { seat: { resources: { ...NOTHING, marble: 1 } }, cityStates: ['brussels'] };
    const given: Playing = { slot: 4, A, offer: ['stonehenge'] };
    expect(play('pottery', 'gA!! gB g gB!!', given).options('A')).not.toContain('wonder');
    const borders: Given = { ...A, diplomacy: [{ from: 'B', card: 'open-borders-base' }] };
    expect(play('pottery', 'gA!! gB g gB!!', { ...given, A: borders }).options('A')).toContain('wonder');
  });
});
