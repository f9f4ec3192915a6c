import { describe, expect, it } from 'vitest';
import { isMature } from '../../../src/index.ts';
import { type Given, TERRA, TERRA_ROW, terraRowWith } from '../../kit.ts';
import { assault, marching, spaces, won } from '../armies.ts';
import { hexesOf, terra, turn } from '../turns.ts';

const from = (giver: string, card: 'open-borders-terra' | 'non-aggression-pact', more: Given = {}): Given => ({
  ...more,
  diplomacy: [{ from: giver, card }],
});

describe('five cards for each player', () => {
  it('T1: Open Borders in its new version and the Non-Aggression Pact belong to them', () => {
    const t = turn('gA!! g gB! g gB!!', 'foreign-trade', 5);
    t.play('A', 'caravan:0', '2,0', 'pottery', 'pottery');
    expect(t.options('A')).toEqual([
      'joint-war',
      'defensive-pact',
      'embassy',
      'open-borders-terra',
      'non-aggression-pact',
      'skip',
    ]);
  });
});

describe('[open-borders-terra]', () => {
  it('[open-borders-terra] control tokens and cities of the giver count for maturity', () => {
    const mature = (card: Given, drawing: string) => isMature(terra(drawing, { players: { A: card } }).state, '1,0');
    expect(mature({}, 'gB gA!! gA\n. gB!! .')).toBe(false);
    expect(mature(from('B', 'open-borders-terra'), 'gB gA!! gA\ngB gB . gB!!')).toBe(true);
    // 0,1 is a city of the giver, next to the own one.
    expect(mature(from('B', 'open-borders-terra'), 'gB gA!! gA\ngB! gB . gB!!')).toBe(true);
    expect(mature({}, 'gA gA!! gA\ngB! gA . gB!!')).toBe(false);
  });
  it('[open-borders-terra] not those of a third player', () => {
    const t = terra('gC gA!! gA\ngB! gB . gB!! gC!!', { players: { A: from('B', 'open-borders-terra') } });
    expect(isMature(t.state, '1,0')).toBe(false);
  });
  it('[open-borders-terra] for the own districts the giver’s cities and tokens are friendly', () => {
    const campus = (card: Given) =>
      terra('mB gA@campus mB! g gA!! gB!!', {
        players: { A: card },
        steps: [{ kind: 'resolveDistrict', player: 'A', district: 'campus' }],
      }).trade('A', 'astrology');
    expect([campus({}), campus(from('B', 'open-borders-terra'))]).toEqual([0, 2]);
  });
});

const PACT = from('B', 'non-aggression-pact');
describe('[non-aggression-pact]', () => {
  it('Q-F14: the giver’s pieces are no target; a space with only such pieces cannot be entered', () => {
    const t = marching('gA!! g gB g gB!!\n. g gC gC!! .', { A: PACT, position: 5 });
    expect(t.why('A', '2,0')).toEqual({ key: 'army.mayNotAttack' });
    expect(spaces(t)).toContain('2,1');
  });
  it('Q-F14: with another player’s piece on the space, that one can be chosen', () => {
    const t = marching('gA!! g gB^C g gB!!\n. . . . gC!!', { A: PACT, position: 5, dice: [6, 1] });
    expect(spaces(t)).toEqual(['1,0', '2,0']);
    t.play('A', '2,0');
    expect(won(t)).toBe(true);
    // T9.8: the giver's token is still there, so the army falls back.
    expect(t.map()).toBe('gA!! g^A gB g gB!!\n. . . . gC!!');
  });
  it('N-TB5: figures of the giver survive on a space that is won from somebody else', () => {
    const t = marching('gA!! g gC!^B g gB!!\n. . . . gC!!', { A: PACT, C: {}, position: 5, dice: [6, 1] });
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! g^A gA!^B g gB!!\n. . . . gC!!');
  });
  it('[non-aggression-pact] Forbidden City destroys none of the giver’s tokens', () => {
    const A = { ...PACT, seat: { wonders: ['forbidden-city' as const] } };
    const t = terra('gA!! gB gC g gB!! gC!!\ngC . . . . .', { players: { A } });
    t.play('A', 'wonder:forbidden-city');
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.pact', params: { player: 'B' } });
    expect(hexesOf(t)).toEqual(['0,1']);
  });
  it('N-TD4: Nuclear Power spares the giver’s unreinforced tokens, and turns over reinforced ones', () => {
    const t = turn('gA!! gB gB* gC gB!! gC!!', 'nuclear-power', 5, PACT);
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! gB gB g gB!! gC!!');
  });

  const holding = (row = terraRowWith('masonry-terra', 2)): Given => ({
    row,
    diplomacy: [{ from: 'A', card: 'non-aggression-pact' }],
  });
  it('Q-F14: attacked by the giver, the holder may give it back and let the military card change places', () => {
    const t = assault('gA!! g gB g gB!!', '2,0', { B: holding(), dice: [6, 1] });
    expect(won(t)).toBe(true);
    expect(t.asked('B')?.kind).toBe('breakPact');
    expect(t.map()).toBe('gA!! g gA^A g gB!!');
    t.play('B', 'return');
    expect(t.seat('B').diplomacy).toEqual([]);
    expect(t.asked('B')?.kind).toBe('swapCards');
    t.play('B', 'pottery');
    expect(t.row('B').indexOf('masonry-terra')).toBe(5);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[non-aggression-pact] a lost attack counts as well, and the card may be kept', () => {
    const t = assault('gA!! g gB g gB!!', '2,0', { B: holding(), dice: [1, 6] });
    expect(won(t)).toBe(false);
    t.play('B', 'keep');
    expect(t.seat('B').diplomacy).toHaveLength(1);
    expect(t.row('B').indexOf('masonry-terra')).toBe(2);
  });
  it('Q-F14: one attack is answered once, won or lost, also by those who only lose a figure there', () => {
    for (const dice of [
      [6, 1],
      [1, 6],
    ]) {
      const t = assault('gA!! g gB g gB!!', '2,0', { B: holding(), dice });
      t.play('B', 'keep');
      expect(t.asked('B')?.kind).toBe('chooseCard');
    }
    const t = assault('gA!! g gC+B g gB!!\n. . . . gC!!', '2,0', { B: holding(), C: {}, dice: [6, 1] });
    t.play('A', 'control');
    expect(t.map()).toContain('gA^A');
    t.play('B', 'keep');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('N-TD14: a closed pact is turned up when its giver breaks the peace, kept or not', () => {
    const t = terra('gA!! gB g g gB!!', {
      options: { ...TERRA, diplomacy: 'closed' },
      players: {
        A: { seat: { wonders: ['forbidden-city'] } },
        B: { ...holding(), seat: { diplomacy: [{ from: 'A', card: 'non-aggression-pact', shown: false }] } },
      },
    });
    expect(t.seat('B').diplomacy[0]?.shown).toBe(false);
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(t.log()).toContain('diplomacy.turnedUp');
    t.play('B', 'keep');
    expect(t.seat('B').diplomacy[0]?.shown).toBe(true);
  });
  it('N-TD14: what anybody else destroys turns no closed pact up', () => {
    const t = terra('gA!! gB g g gB!! g gC!!', {
      options: { ...TERRA, diplomacy: 'closed' },
      players: {
        A: { seat: { wonders: ['forbidden-city'] } },
        B: { ...holding(), seat: { diplomacy: [{ from: 'C', card: 'non-aggression-pact', shown: false }] } },
      },
    });
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(t.log()).not.toContain('diplomacy.turnedUp');
  });
  it('[non-aggression-pact] a token destroyed by the giver counts; anybody else’s attack does not', () => {
    const t = terra('gA!! gB g g gB!!', { players: { A: { seat: { wonders: ['forbidden-city'] } }, B: holding() } });
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(t.asked('B')?.kind).toBe('breakPact');
    const other = assault('gA!! g gB g gB!! gC!!', '2,0', {
      B: { row: TERRA_ROW, diplomacy: [{ from: 'C', card: 'non-aggression-pact' }] },
      dice: [6, 1],
    });
    expect(other.asked('B')?.kind).not.toBe('breakPact');
  });
  it('Q-F13: so does an army that is beaten by an encampment', () => {
    const t = terra('gA!! gA@encampment g^B g gB!!', {
      players: { B: holding() },
      steps: [{ kind: 'encampment', player: 'A', hex: '1,0' }],
    });
    t.play('A', t.options('A').find((option) => option.startsWith('army:B')) ?? '');
    expect(t.asked('B')?.kind).toBe('breakPact');
  });
});
