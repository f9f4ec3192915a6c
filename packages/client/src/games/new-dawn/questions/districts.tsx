import { type DistrictUse, districtOption, districtsOf, strikeOption } from '@morgenrot/new-dawn';
import { unused } from '../../../board/question-row.ts';
import { bestYield, withDistrict, yieldOf } from '../districts/yields.ts';
import { placeName } from '../places.ts';
import {
  DistrictChoice,
  Encampment,
  GrowthBody,
  NameDistrict,
  PlaceDistrictBody,
  ResolveDistricts,
  sayYield,
} from '../prompts/map/districts.tsx';
import { placeOfStrike } from '../prompts/map/place-of-strike.ts';
import type { QuestionRows } from './row.ts';
import { inTerra } from './sample.ts';
import { districtWord } from './words.ts';

export const districts = {
  growth: {
    body: GrowthBody,
    left: (_s, _step, from) => unused('left.growth', Number(from.length > 1)),
    rule: 'rule:T6',
    sample: inTerra,
  },
  placeDistrict: {
    body: PlaceDistrictBody,
    word: ({ s, words }, option) => {
      const found = districtOption.read(option);
      if (!found) return undefined;
      const district = words.word(`district.${found.district}.name`);
      return words.word('option.placeDistrict', { district, hex: placeName(s, words, found.hex) });
    },
    // The same space for every district: it glows for the one that is in the hand.
    place: (_s, option, _step, held) => {
      const found = districtOption.read(option);
      return held === undefined || found?.district === held ? found?.hex : undefined;
    },
    left: (_s, _step, from) => unused('left.district', Number(from.length > 1)),
    outlook: ({ s, words }, { player }, option) => {
      const found = districtOption.read(option);
      if (!found) return undefined;
      const { district, hex } = found;
      const gain = bestYield(withDistrict(s, player, district, hex), player, district, hex);
      if (!gain) return <p>{words.word(`district.${district}.text`)}</p>;
      const what = gain.spaces.length > 0 ? sayYield(words, gain) : words.tell('district.nothingNow');
      return <p>{words.tell('district.would', { what })}</p>;
    },
    sight: (s, me, _step, option) => {
      const found = districtOption.read(option);
      if (!found) return undefined;
      const then = withDistrict(s, me, found.district, found.hex);
      return { range: bestYield(then, me, found.district, found.hex)?.spaces ?? [] };
    },
    rule: 'rule:T6.2',
    sample: inTerra,
  },
  resolveDistricts: {
    body: ResolveDistricts,
    word: districtWord,
    sight: (s, me, _step, option) => {
      const own = districtsOf(s, me).find(({ district }) => district === option);
      return own && { range: [own.hex, ...(bestYield(s, me, own.district, own.hex)?.spaces ?? [])] };
    },
    rule: 'rule:T7.3',
    sample: inTerra,
  },
  districtChoice: {
    body: DistrictChoice,
    left: (_s, _step, from) => unused('left.use', from.length - 1),
    sight: (s, me, step, option) => {
      const gain = yieldOf(s, me, step.hex, option as DistrictUse);
      return gain && { range: gain.spaces };
    },
    rule: 'rule:T7',
    sample: inTerra,
  },
  nameDistrict: {
    body: NameDistrict,
    word: districtWord,
    left: (_s, _step, from) => unused('left.use', from.length - 1),
    rule: 'rule:T7.1',
    sample: inTerra,
  },
  encampment: {
    body: Encampment,
    word: ({ s, words, nameOf }, option) => {
      const struck = strikeOption.read(option);
      if (!struck) return undefined;
      if ('barbarian' in struck) return words.word('option.encampment.barbarian', struck);
      const hex = placeName(s, words, struck.hex);
      return words.word('option.encampment.army', { player: nameOf(struck.of), hex });
    },
    place: placeOfStrike,
    left: (_s, _step, from) => unused('left.defeat', from.length - 1),
    sight: (s, _me, _step, option) => {
      const hex = placeOfStrike(s, option);
      return hex ? { hits: [hex] } : undefined;
    },
    rule: 'rule:T7',
    sample: inTerra,
  },
} satisfies Partial<QuestionRows>;
