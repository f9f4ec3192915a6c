import { describe, expect, it } from 'vitest';
import { rowWith, table, terraTable } from '../../kit.ts';
import { marching } from '../armies.ts';
import { play } from '../growth-kit.ts';
import { turn } from '../turns.ts';

const rowTwo = (drawing: string): string | undefined => drawing.split('\n')[1];

describe('N-TD19 who stands in a city-state that becomes free', () => {
  it('N-TD19 N-M7 [drama-and-poetry]: an own army and a caravan go back to their cards when the token moves on', () => {
    const t = play('drama-and-poetry', 'gA!! g g\ng gA+A^A.seoul g\ng g gB!!', { position: 1 });
    t.play('A', 'done', '1,1', '2,1');
    expect(rowTwo(t.map())).toBe('g g.seoul gA');
    expect(t.log()).toEqual(expect.arrayContaining(['cityState.freed', 'caravan.sentHome', 'army.sentHome']));
  });
  it('N-TD19 T9.8 [scorched-earth]: the army that attacks falls back, a caravan beside it goes back to its card', () => {
    const t = marching('gA!! gB+A.seoul g gB!!', { card: 'scorched-earth', position: 5, dice: [6, 1] });
    t.play('A', '1,0', 'scorch');
    expect(t.map()).toBe('gA!!^A g.seoul g gB!!');
    expect(t.log()).not.toContain('army.sentHome');
  });
  it('N-TD19 N-M7 [nuclear-power]: the caravans of all go back when the token is destroyed', () => {
    const t = play('nuclear-power', 'gA!! g gB+A+B.seoul g gB!!', { position: 5 });
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! g g.seoul g gB!!');
    for (const me of ['A', 'B']) expect(t.seat(me).caravans.every(({ at }) => at === null)).toBe(true);
  });
  it('N-TD19 N-M7 [forbidden-city]: the same when a wonder destroys it', () => {
    const t = terraTable('gA!!#forbidden-city gB+A+B.seoul g gB!!', { state: { victory: [] } });
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(t.map()).toBe('gA!!#forbidden-city g.seoul g gB!!');
  });
  it('N-TD19 R17.6 N-M3: set free by whoever has won it, caravans leave and the army falls back', () => {
    const t = marching('gA!! gB!+B.seoul g gB!!', { dice: [6, 1] });
    t.play('A', '1,0', 'city', 'liberate');
    expect(t.map()).toBe('gA!!^A g.seoul g gB!!');
  });
  it('N-TD19 R2.2: taking the token back leaves nobody there, in the base game as well', () => {
    const tokens = Array.from({ length: 30 }, () => 'gA').join(' ');
    const t = table(`gB!! g gA!! g gA+A+B.seoul\n${tokens}`, { players: { A: { row: rowWith('early-empire', 1) } } });
    t.play('A', 'early-empire', '3,0', '4,0');
    expect(t.map()).toMatch('gB!! g gA!! gA g.seoul');
  });
});

describe('N-TD20 N-TD21 what stays as it is', () => {
  it('N-TD20 [venetian-arsenal] [capitalism]: a card that is not reset is not resolved again, in the fifth slot either', () => {
    const t = turn('gA!!#venetian-arsenal g g g\nf d m gB!!', 'capitalism', 3, {
      seat: {
        wonders: ['venetian-arsenal', 'machu-picchu-terra', 'taj-mahal'],
        leader: 'rome',
        governments: { culture: 1 },
      },
      row: ['irrigation', 'early-empire', 'astrology', 'capitalism', 'pottery', 'masonry-terra'],
    });
    t.play('A', 'done', 'early-empire', 'government:republic', 'wonder:machu-picchu-terra');
    expect(t.news().at(-1)?.params?.slot).toBe(5);
    t.play('A', 'done');
    expect(t.asked('A')?.kind).not.toBe('resolveAgain');
  });
  it('N-TD21 [seoul]: a barbarian is not moved onto a fort, nobody’s or with a city; onto the forest beside it it is', () => {
    const given = { players: { A: { cityStates: ['seoul' as const] } } };
    for (const fort of ['F', 'FB!'])
      expect(terraTable(`gA!! w ${fort} g>a w gB!!`, given).options('A')).not.toContain('cityState:seoul');
    expect(terraTable('gA!! w f g>a w gB!!', given).options('A')).toContain('cityState:seoul');
  });
});
