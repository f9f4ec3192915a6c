import { describe, expect, it } from 'vitest';
import type { FocusCardId, NewDawnStep } from '../../src/index.ts';
import { rowWith, table } from '../kit.ts';
import { attacked } from '../war.ts';
import { holding, optionsFor, RICH, turn } from './kit.ts';

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
