import { chance } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { terraRowWith } from '../../kit.ts';
import { many } from '../../quick.ts';
import { assault, values } from '../armies.ts';

const GROUNDS = { g: 1, h: 2, f: 3, d: 4, m: 5, n: 5 } as const;
const PIECES = ['', 'B', 'B*', 'B@campus', 'B*@campus', 'B!', 'B!!'] as const;
/** What may lie beside the attacked space; with a star and a B it helps the defender. */
const BESIDE = ['g', 'w', 'm', 'gB', 'gB*', 'fB*@encampment', 'gC*', 'gC', 'gA*', 'g+B'];
const STARRED = /^.B\*/;

describe('T9.4: what any piece has to defend itself with', () => {
  it('T9.4 Q-F4: ground, reinforced tokens, other armies: added up on random spaces', () => {
    const dice = chance({ seed: 'T9.4', drawn: 0 });
    const pick = <T>(from: readonly T[]): T => from[dice.below(from.length)] as T;
    for (let n = 0; n < many(200); n++) {
      const ground = pick(Object.keys(GROUNDS) as (keyof typeof GROUNDS)[]);
      const piece = pick(PIECES);
      const [caravans, armies] = [dice.below(2), dice.below(3)];
      const thing = ground === 'n' ? '.pantanal' : '';
      const cell = `${ground}${piece}${'+B'.repeat(caravans)}${'^B'.repeat(armies)}${thing}`;
      // The army comes from the west; the five other sides are drawn.
      const [nw, ne, e, sw, se] = [pick(BESIDE), pick(BESIDE), pick(BESIDE), pick(BESIDE), pick(BESIDE)];
      const home = piece === 'B!!' ? 'g' : 'gB!!';
      const drawing = `. . ${nw} ${ne} . ${home}\ngA!! g ${cell} ${e} . gC!!\n. ${sw} ${se} . . .`;
      const kind = piece === '' ? undefined : piece.startsWith('B!') ? 'city' : 'control';
      const targets = [kind, armies > 0 && 'army:B', caravans > 0 && 'caravan:B'].filter((target) => target);
      if (targets.length === 0) continue;
      const target = pick(targets);
      const t = assault(drawing, '2,1', {
        position: 5,
        A: { row: terraRowWith('masonry-terra', 5), trade: { 'masonry-terra': 1 } },
        C: {},
        dice: [1, 2],
      });
      if (targets.length > 1) t.play('A', String(target));
      const starred = [nw, ne, e, sw, se].filter((beside) => STARRED.test(beside)).length;
      const difficulty = GROUNDS[ground];
      const others = target === 'army:B' ? armies - 1 : armies;
      const own = { city: 2 * difficulty + starred, control: difficulty + (piece.includes('*') ? 1 : 0) + starred };
      const expected =
        2 + (target === 'city' || target === 'control' ? own[target] : difficulty) + (others > 0 ? 2 : 0);
      expect([drawing, target, values(t)]).toEqual([drawing, target, [1 + 5, expected]]);
    }
  });
});
