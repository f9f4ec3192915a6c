import { describe, expect, it } from 'vitest';
import { resolvingSlot } from '../../src/index.ts';
import { FIRST_ROW, rowWith, table } from '../kit.ts';
import { NOTHING, onCard, play, spaces } from './economy-kit.ts';

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
    const t = play('currency-base', 'gA!!#venetian-arsenal g.seoul g g g g g gB!!\ng g g g g g g g', {
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
