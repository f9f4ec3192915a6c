import { isHex } from '@morgenrot/hex';
import { caravanOption, caravanWay, plainVisitOption } from '@morgenrot/new-dawn';
import { unused } from '../../../board/question-row.ts';
import { placeName } from '../places.ts';
import { MoveCaravanBody, MoveCaravansBody } from '../prompts/map/caravans.tsx';
import { SpaceBody } from '../prompts/map/on-map.tsx';
import { goingOutlook } from '../prompts/map/space-outlook.tsx';
import { ChooseVisitEffect } from '../prompts/people.tsx';
import type { QuestionRows } from './row.ts';
import { inBase, inBoth, inTerra } from './sample.ts';
import { effectWord } from './words.ts';

export const caravanRows = {
  moveCaravans: {
    body: MoveCaravansBody,
    word: ({ s, words }, option, { player }) => {
      const at = s.seats[player]?.caravans[caravanOption.read(option)?.caravan ?? -1]?.at;
      if (at === undefined) return undefined;
      return at === null
        ? words.word('option.caravan', { where: 'card', hex: '' })
        : words.word('option.caravan', { where: 'map', hex: placeName(s, words, at) });
    },
    place: (s, option, { player }) => s.seats[player]?.caravans[caravanOption.read(option)?.caravan ?? -1]?.at,
    left: (_s, _step, from) => unused('left.moveCaravans', from.filter((option) => caravanOption.read(option)).length),
    rule: 'rule:R12.2',
    sample: inBase,
  },
  moveCaravan: {
    body: MoveCaravanBody,
    word: ({ s, words }, option) => {
      const cityState = s.map[plainVisitOption.read(option)?.plain ?? '0,0']?.cityState;
      const isPlain = plainVisitOption.read(option) !== undefined && cityState !== undefined;
      return isPlain
        ? words.word('option.noCard', { cityState: words.word(`cityState.${cityState}.name`) })
        : undefined;
    },
    left: (_s, { distance, bought, gone, shared }, from) =>
      from.some(isHex) ? unused('left.moveCaravan', distance + bought - gone + shared) : [],
    outlook: goingOutlook,
    sight: (s, _me, step, hex) => (isHex(hex) ? { way: caravanWay(s, step, hex) } : undefined),
    rule: 'rule:R12.4',
    sample: inBoth,
  },
  chooseVisitEffect: {
    body: ChooseVisitEffect,
    word: effectWord,
    rule: 'rule:R12.6',
    sample: inTerra,
  },
  layWater: {
    body: SpaceBody,
    help: 'map.layWater',
    rule: 'rule:R5.6',
    sample: inTerra,
  },
} satisfies Partial<QuestionRows>;
