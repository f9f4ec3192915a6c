import type { Option } from '@morgenrot/engine';
import {
  aimOption,
  DISTRICTS,
  type District,
  isResource,
  type NaturalWonderId,
  type Resource,
  sourceOption,
} from '@morgenrot/new-dawn';
import { capitalised } from '../../../texts/words.ts';
import type { Beholder } from '../map/space-facts.ts';
import type { BoardWords } from '../words/use-board-words.ts';

type Say = (beholder: Beholder, option: Option) => string | undefined;

/** A resource or a natural wonder, as a heading. */
export const tokenWord = ({ word }: BoardWords, id: Resource | NaturalWonderId): string =>
  isResource(id) ? capitalised(word(`resource.${id}`)) : word(`naturalWonder.${id}.name`);

/** A card by its name, if it is one of these. */
export const named =
  (kind: string, known: object): Say =>
  ({ words }, option) =>
    Object.hasOwn(known, option) ? words.word(`${kind}.${option}.name`) : undefined;

export const playerWord: Say = ({ s, nameOf }, option) => (s.order.includes(option) ? nameOf(option) : undefined);

export const isDistrict = (option: string): option is District => DISTRICTS.some((district) => district === option);
export const districtWord: Say = ({ words }, option) =>
  isDistrict(option) ? words.word(`district.${option}.name`) : undefined;

/** `government:monarchy`, `leader:georgia`, `wonder:taj-mahal`, `special:ibrahim`: something in play, by its name. */
export function effectName({ find }: BoardWords, option: string): string | undefined {
  const source = sourceOption.read(option);
  return source && find(source.kind === 'government' ? `government.${source.id}` : `${source.kind}.${source.id}.name`);
}
/** And what it does. */
export function effectText({ find }: BoardWords, option: string): string | undefined {
  const source = sourceOption.read(option);
  return source && find(`${source.kind}.${source.id}.text`);
}
export const effectWord: Say = ({ words }, option) => effectName(words, option);

/** What stands on a space and is attacked: `city`, `army:2`. */
export const targetWord: Say = ({ words, nameOf }, option) => {
  const figure = aimOption.read(option);
  return words.find(`option.target.${figure?.target ?? option}`, { player: figure ? nameOf(figure.of) : '' });
};
