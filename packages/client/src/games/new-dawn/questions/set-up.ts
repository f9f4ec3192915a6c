import type { HexKey } from '@morgenrot/hex';
import { arrowOption, isTerra, placementOption, TERRA_LEADERS, tileOption } from '@morgenrot/new-dawn';
import { waysWith } from '../dials/direction-token.tsx';
import type { Beholder } from '../map/space-facts.ts';
import { placeName } from '../places.ts';
import { SpaceBody } from '../prompts/map/on-map.tsx';
import { PlaceArrow } from '../prompts/map/place-arrow.tsx';
import { fortOutlook, layingOutlook } from '../prompts/map/space-outlook.tsx';
import { PickLeader } from '../prompts/turn/pick-leader.tsx';
import { LayTile } from '../tiles/lay-tile.tsx';
import { PickTile } from '../tiles/pick-tile.tsx';
import { nobody, type QuestionRows } from './row.ts';
import { inBase, inBoth, inTerra } from './sample.ts';

/** A place for a tile, or its other side: with the expansion the own capital's tile is the only one in the hand. */
export function layingWord({ s, words }: Beholder, option: string): string | undefined {
  if (option === 'other' && isTerra(s)) return words.tell('option.otherSide');
  const at = placementOption.read(option);
  if (!at) return undefined;
  const hex: HexKey = `${at.q},${at.r}`;
  return words.tell('tile.place', { place: placeName(s, words, hex), turn: at.rot + 1 });
}

export const setUpRows = {
  pickLeader: {
    body: PickLeader,
    word: ({ words }, leader) =>
      Object.hasOwn(TERRA_LEADERS, leader)
        ? `${words.word(`leader.${leader}.name`)} (${words.word(`leader.${leader}.civ`)})`
        : undefined,
    by: nobody,
    rule: 'rule:R3.1',
    sample: inBase,
  },
  pickCapital: { body: 'plain', by: nobody, rule: 'rule:R3.3', sample: inBase },
  pickTile: {
    body: PickTile,
    word: ({ words }, option) => {
      const tile = tileOption.read(option);
      return tile && words.word('option.pickTile', tile);
    },
    by: nobody,
    rule: 'rule:R5.6',
    ruleInTerra: 'rule:T3.3',
    sample: inBoth,
  },
  layTile: {
    body: LayTile,
    word: layingWord,
    outlook: layingOutlook,
    by: nobody,
    rule: 'rule:R5.6',
    ruleInTerra: 'rule:T3.3',
    sample: inBoth,
  },
  placeArrow: {
    body: PlaceArrow,
    word: ({ s, words }, option) => {
      const [first = 0] = waysWith(s, arrowOption.read(option)?.arrow ?? 0);
      return words.word('option.placeArrow', { direction: words.word(`direction.${first}`) });
    },
    by: nobody,
    rule: 'rule:R3.6',
    sample: inBase,
  },
  placeFort: { body: SpaceBody, help: 'fort.help', outlook: fortOutlook, rule: 'rule:T3.3', sample: inTerra },
} satisfies Partial<QuestionRows>;
