import { isHex } from '@morgenrot/hex';
import { lookOption, sortOption } from '@morgenrot/new-dawn';
import { unused } from '../../../board/question-row.ts';
import { LayLookedAt, LookAtTiles, SortTiles } from '../prompts/map/exploring.tsx';
import { SpaceBody } from '../prompts/map/on-map.tsx';
import { layingOutlook } from '../prompts/map/space-outlook.tsx';
import { LayTile } from '../tiles/lay-tile.tsx';
import { PickTile } from '../tiles/pick-tile.tsx';
import type { QuestionRows } from './row.ts';
import { inTerra } from './sample.ts';
import { layingWord } from './set-up.ts';

export const exploring = {
  exploreTile: { body: PickTile, rule: 'rule:T11.2', sample: inTerra },
  layExplored: { body: LayTile, word: layingWord, outlook: layingOutlook, rule: 'rule:T11.2', sample: inTerra },
  lookAtTiles: {
    body: LookAtTiles,
    word: ({ words }, option) => {
      const look = lookOption.read(option);
      return look && words.word('option.lookAtTiles.look', look);
    },
    rule: 'rule:T11.2',
    sample: inTerra,
  },
  sortTiles: {
    body: SortTiles,
    word: ({ words }, option) => {
      const found = sortOption.read(option);
      return found && words.word(`option.sortTiles.${found.way}`, { tile: found.tile });
    },
    rule: 'rule:T11.2',
    sample: inTerra,
  },
  layLookedAt: {
    body: LayLookedAt,
    sight: (_s, _me, _step, hex) => (isHex(hex) ? { range: [hex] } : undefined),
    rule: 'rule:T11.2',
    sample: inTerra,
  },
  exploreAnywhere: {
    body: SpaceBody,
    help: 'map.exploreAnywhere',
    left: (_s, _step, from) => unused('left.explore', Number(from.some(isHex))),
    sight: (_s, _me, _step, hex) => (isHex(hex) ? { range: [hex] } : undefined),
    rule: 'rule:T11.2',
    sample: inTerra,
  },
  placeOnTile: {
    body: SpaceBody,
    help: 'map.placeOnTile',
    left: (_s, _step, from) => unused('left.placeControl', Number(from.some(isHex))),
    rule: 'rule:R10.1',
    sample: inTerra,
  },
} satisfies Partial<QuestionRows>;
