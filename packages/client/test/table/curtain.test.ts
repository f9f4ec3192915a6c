import { noSteps, type Step } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { askedNow, isCurtained, sameAsked } from '../../src/seats/curtain-state.ts';

const shared = { status: 'playing', mine: ['0', '1'] } as const;
const curtained = (seat: string | null, asked: string[], more: object = {}) =>
  isCurtained({ ...shared, seat, asked, ...more });

describe('the curtain between people at one browser', () => {
  it('hangs until one of them says that it is they who look', () => {
    expect(curtained(null, [])).toBe(true);
    expect(curtained(null, ['0'])).toBe(true);
    expect(curtained('0', ['0'])).toBe(false);
  });
  it('falls when the other one is to decide, and not while nobody here is', () => {
    expect(curtained('0', ['1'])).toBe(true);
    expect(curtained('0', [])).toBe(false);
  });
  it('leaves whoever decides at the same time as the other before their own cards', () => {
    expect(curtained('0', ['0', '1'])).toBe(false);
    expect(curtained('1', ['0', '1'])).toBe(false);
    expect(curtained(null, ['0', '1'])).toBe(true);
  });
  it('lets whoever has just decided look once more, for that one decision of the other', () => {
    const peek = { seat: '0', while: sameAsked(['1']) };
    expect(curtained('0', ['1'], { peek })).toBe(false);
    expect(curtained('0', ['1'], { peek: { seat: '0', while: '' } })).toBe(true);
    expect(curtained('1', ['0'], { peek })).toBe(true);
  });
  it('is none for somebody alone, before the match and after it', () => {
    expect(isCurtained({ status: 'playing', mine: ['0'], seat: '0', asked: [] })).toBe(false);
    expect(isCurtained({ status: 'playing', mine: [], seat: null, asked: [] })).toBe(false);
    expect(curtained(null, [], { status: 'waiting' })).toBe(false);
    expect(curtained(null, [], { status: 'over' })).toBe(false);
  });
  it('knows who is asked from what everybody may see', () => {
    const step = (player: string, given?: string): Step => ({ kind: 'vote', id: 1, player, given });
    const view = (...steps: unknown[]) => ({ ...noSteps<Step>(), steps: steps as Step[] });
    expect(askedNow(view(step('1')))).toEqual(['1']);
    expect(askedNow(view({ kind: 'together', id: 3, each: [step('0'), step('1', '?'), step('2')] }))).toEqual([
      '0',
      '2',
    ]);
    expect(askedNow(view())).toEqual([]);
  });
});
