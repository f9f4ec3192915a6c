import { isHex } from '@morgenrot/hex';
import { lookOption, sortOption } from '@morgenrot/new-dawn';
import { unused } from '../../../board/question-row.ts';
import { LayLookedAt, LookAtTiles, SortTiles } from '../prompts/exploring.tsx';
import { SpaceBody } from '../prompts/on-map.tsx';
import { layingOutlook } from '../prompts/space-outlook.tsx';
import { LayTile } from '../tiles/lay-tile.tsx';
import { PickTile } from '../tiles/pick-tile.tsx';
import type { Rows } from './row.ts';
import { focusOf, inTerra, staged } from './sample.ts';
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
    sample: staged(({ me, seat }) => {
      return { kind: 'lookAtTiles', player: me, focus: focusOf(seat, 'science'), slot: 3, most: 2 };
    }),
  },
  sortTiles: {
    body: SortTiles,
    word: ({ words }, option) => {
      const found = sortOption.read(option);
      return found && words.word(`option.sortTiles.${found.way}`, { tile: found.tile });
    },
    rule: 'rule:T11.2',
    sample: staged(({ s, me }) => {
      return { kind: 'sortTiles', player: me, tiles: s.terra?.stack.slice(-2) ?? [], mayLay: true };
    }),
  },
  layLookedAt: {
    body: LayLookedAt,
    sight: (_s, _me, _step, hex) => (isHex(hex) ? { range: [hex] } : undefined),
    rule: 'rule:T11.2',
    sample: staged(({ s, me }) => ({ kind: 'layLookedAt', player: me, tile: s.terra?.stack.at(-1) ?? 1 })),
  },
  exploreAnywhere: {
    body: SpaceBody,
    help: 'map.exploreAnywhere',
    left: (_s, _step, from) => unused('left.explore', Number(from.some(isHex))),
    sight: (_s, _me, _step, hex) => (isHex(hex) ? { range: [hex] } : undefined),
    rule: 'rule:T11.2',
    sample: staged(({ me }) => ({ kind: 'exploreAnywhere', player: me })),
  },
  placeOnTile: {
    body: SpaceBody,
    help: 'map.placeOnTile',
    left: (_s, _step, from) => unused('left.placeControl', Number(from.some(isHex))),
    rule: 'rule:R10.1',
    sample: staged(({ s, me }) => ({ kind: 'placeOnTile', player: me, tile: s.tiles.length - 1 })),
  },
} satisfies Partial<Rows>;
