import { neighbours } from '@morgenrot/hex';
import { isEdge } from '../../rules/map/map.ts';
import type { Effect } from '../effect.ts';

/** In the own turn, desert and mountain by the water or at the map's edge have difficulty 3, in combat too (Q-E29). */
export const japan: Effect = {
  modifyDifficulty(s, me, hex, value) {
    const ground = s.map[hex]?.ground;
    if (s.active !== me || s.phase !== 'play' || (ground !== 'desert' && ground !== 'mountain')) return value;
    const byWater = neighbours(hex).some((beside) => s.map[beside]?.ground === 'water');
    return byWater || isEdge(s, hex) ? 3 : value;
  },
};
