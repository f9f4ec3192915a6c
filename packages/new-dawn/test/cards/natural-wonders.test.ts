import { describe, expect, it } from 'vitest';
import type { NaturalWonderId, WonderId } from '../../src/index.ts';
import { rowWith, table } from '../kit.ts';

const NONE = { marble: 0, mercury: 0, oil: 0, diamonds: 0 };

/** Does the natural wonder help to build it? Slot 5 and a trade token are 6: each of the wonders needs the 2 more. */
function helps(naturalWonder: NaturalWonderId, wonder: WonderId): boolean {
  const t = table(`nA.${naturalWonder} gA!! g gB!!`, {
    offer: [wonder],
    players: { A: { row: rowWith('pottery', 5), trade: { pottery: 1 }, seat: { resources: { ...NONE } } } },
  });
  t.play('A', 'pottery');
  if (t.why('A', 'wonder')) return false;
  t.play('A', 'wonder', wonder, `naturalWonder:${naturalWonder}`, 'trade', 'build', '1,0');
  expect(t.seat('A').naturalWonders).toEqual([naturalWonder]);
  return t.seat('A').wonders.includes(wonder);
}
/** Stonehenge takes marble and mercury, the Hanging Gardens marble and diamonds, Petra oil and diamonds. */
const helpsWith = (naturalWonder: NaturalWonderId): string =>
  (['stonehenge', 'hanging-gardens', 'petra'] as const).filter((wonder) => helps(naturalWonder, wonder)).join(' ');
const MARBLE = 'stonehenge hanging-gardens';
const MERCURY = 'stonehenge';
const DIAMONDS = 'hanging-gardens petra';
const OIL = 'petra';

describe('R19.2 natural wonders: each counts as one resource, is worth 2 and is kept', () => {
  it('R19.2 [torres-del-paine, grand-mesa]: diamonds', () => {
    expect([helpsWith('torres-del-paine'), helpsWith('grand-mesa')]).toEqual([DIAMONDS, DIAMONDS]);
  });
  it('R19.2 [cliffs-of-dover, pantanal]: marble', () => {
    expect([helpsWith('cliffs-of-dover'), helpsWith('pantanal')]).toEqual([MARBLE, MARBLE]);
  });
  it('R19.2 [crater-lake, galapagos-islands]: mercury', () => {
    expect([helpsWith('crater-lake'), helpsWith('galapagos-islands')]).toEqual([MERCURY, MERCURY]);
  });
  it('R19.2 [mt-everest, mt-kilimanjaro]: oil', () => {
    expect([helpsWith('mt-everest'), helpsWith('mt-kilimanjaro')]).toEqual([OIL, OIL]);
  });
  it('R19.2 [dead-sea, mato-tipila, ha-long-bay, gobustan]: marble, mercury, diamonds, oil', () => {
    const helping = (['dead-sea', 'mato-tipila', 'ha-long-bay', 'gobustan'] as const).map(helpsWith);
    expect(helping).toEqual([MARBLE, MERCURY, DIAMONDS, OIL]);
  });
});
