import type { Option, PlayerId } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import { cityWay, figureOption, type State } from '@morgenrot/new-dawn';
import { unused } from '../../../board/question-row.ts';
import { placeName } from '../places.ts';
import { BuildBody, BuildCityBody } from '../prompts/map/build.tsx';
import { SpaceBody } from '../prompts/map/on-map.tsx';
import { cityOutlook } from '../prompts/map/space-outlook.tsx';
import { CityOnFigure } from '../prompts/people.tsx';
import type { QuestionRows } from './row.ts';
import { inBase, inBoth, inTerra } from './sample.ts';

/** Where the figure stands that an option names; null: on its card. */
function standing(s: State, option: Option, { player }: { player: PlayerId }): HexKey | null | undefined {
  const named = figureOption.read(option);
  const seat = s.seats[player];
  return named && (named.kind === 'caravan' ? seat?.caravans : seat?.armies)?.[named.figure]?.at;
}

export const buildRows = {
  build: {
    body: BuildBody,
    left: (_s, _step, from) => [
      ...unused('left.build.city', Number(from.includes('city'))),
      ...unused('left.build.wonder', Number(from.includes('wonder'))),
      ...unused('left.city', Number(from.includes('figure') && !from.includes('city'))),
    ],
    rule: 'rule:R13',
    sample: inBoth,
  },
  buildCity: {
    body: BuildCityBody,
    left: (_s, _step, from) => unused('left.build.city', Number(from.some(isHex))),
    outlook: cityOutlook,
    sight: (s, _me, step, hex) => (isHex(hex) ? { way: cityWay(s, step, hex) } : undefined),
    rule: 'rule:R13.1',
    sample: inBase,
  },
  foundCity: {
    body: SpaceBody,
    help: 'map.foundCity',
    left: (_s, _step, from) => unused('left.city', Number(from.length > 1)),
    rule: 'rule:R13.1',
    sample: inTerra,
  },
  cityOnFigure: {
    body: CityOnFigure,
    word: ({ s, words }, option, step) => {
      const kind = figureOption.read(option)?.kind;
      const at = kind && standing(s, option, step);
      if (at === undefined) return undefined;
      if (at === null) return words.word(`option.${kind}`, { where: 'card', hex: '' });
      return words.word(`option.cityOnFigure.${kind}`, { hex: placeName(s, words, at) });
    },
    place: standing,
    left: (_s, _step, from) => unused('left.city', Number(from.length > 1)),
    rule: 'rule:R13.1',
    sample: inTerra,
  },
  replaceCity: {
    body: SpaceBody,
    help: 'map.replaceCity',
    left: (_s, _step, from) => unused('left.replaceCity', Number(from.some(isHex))),
    rule: 'rule:R13.1',
    sample: inTerra,
  },
} satisfies Partial<QuestionRows>;
