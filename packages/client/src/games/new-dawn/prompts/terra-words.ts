import type { Option } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import {
  aimOption,
  armyOption,
  DISTRICTS,
  type District,
  deploymentOption,
  districtOption,
  FOCUS_CARDS,
  figureOption,
  GOVERNMENTS,
  type GovernmentId,
  governmentFor,
  isResource,
  isTerra,
  lookOption,
  type NaturalWonderId,
  type NewDawnStep,
  type Resource,
  sortOption,
  sourceOption,
  spendingOption,
  strikeOption,
  worthOf,
} from '@morgenrot/new-dawn';
import { capitalised } from '../../../texts/words.ts';
import type { Beholder } from '../map/space-facts.ts';
import { placeName } from '../places.ts';
import type { BoardWords } from '../words/use-board-words.ts';
import { isCard } from './take-card.tsx';

export type Say = (beholder: Beholder, option: Option, step: NewDawnStep) => string | undefined;

/** A resource or a natural wonder, as a heading. */
export const tokenWord = ({ word }: BoardWords, id: Resource | NaturalWonderId): string =>
  isResource(id) ? capitalised(word(`resource.${id}`)) : word(`naturalWonder.${id}.name`);

export const isDistrict = (option: string): option is District => DISTRICTS.some((district) => district === option);
export const isGovernment = (id: string): id is GovernmentId => Object.hasOwn(GOVERNMENTS, id);

/** `government:monarchy`, `leader:georgia`, `wonder:taj-mahal`, `special:ibrahim`: something in play, by its name. */
export function effectName({ words }: Pick<Beholder, 'words'>, option: Option): string | undefined {
  const source = sourceOption.read(option);
  if (!source) return undefined;
  const { kind, id } = source;
  return words.find(kind === 'government' ? `government.${id}` : `${kind}.${id}.name`);
}

const where = ({ s, words }: Beholder, hex: HexKey): string => placeName(s, words, hex);
const player: Say = ({ s, nameOf }, option) => (s.order.includes(option) ? nameOf(option) : undefined);
const district: Say = ({ words }, option) => (isDistrict(option) ? words.word(`district.${option}.name`) : undefined);

const army: Say = (beholder, option, step) => {
  const { s, words } = beholder;
  const found = armyOption.read(option);
  if (!found) return undefined;
  const at = s.seats[step.player ?? '']?.armies[found.army]?.at;
  return at
    ? words.word('option.army', { where: 'map', hex: where(beholder, at) })
    : words.word('option.army', { where: 'card', hex: '' });
};

/** What stands on a space and is attacked: `city`, `army:2`. */
const target: Say = ({ words, nameOf }, option) => {
  const figure = aimOption.read(option);
  return words.find(`option.target.${figure?.target ?? option}`, { player: figure ? nameOf(figure.of) : '' });
};

/** `reroll:marble`, `resource:oil`, `naturalWonder:pantanal`, and leaving it at what it is. */
const spending: Say = ({ s, words }, option, step) => {
  if (step.kind !== 'spendInAttack' && step.kind !== 'spendInDefence') return undefined;
  if (option === 'done') return words.tell('option.spend.done');
  const spent = spendingOption.read(option);
  if (!spent || 'naturalWonder' in spent) return undefined;
  if ('tokens' in spent) return words.word('option.spend', spent);
  if ('rollFor' in spent) return words.word('option.rerollFor', { token: tokenWord(words, spent.rollFor) });
  const { resource } = spent;
  const values = { resource: tokenWord(words, resource), plus: worthOf(s, step, option) };
  return words.word('option.resourceInCombat', values);
};

const government: Say = ({ words }, option) => {
  if (!isCard(option)) return undefined;
  const id = governmentFor(FOCUS_CARDS[option].type);
  return words.tell('option.chooseGovernment', {
    government: words.word(`government.${id}`),
    card: words.word(`card.${option}.name`),
  });
};

const shift: Say = ({ words }, option) => {
  const name = effectName({ words }, option);
  const { kind, id = '' } = sourceOption.read(option) ?? {};
  if (name === undefined || kind !== 'government' || !isGovernment(id)) return name;
  return words.tell('option.government', { government: name, shift: GOVERNMENTS[id].shift });
};

const strike: Say = (beholder, option) => {
  const { words, nameOf } = beholder;
  const struck = strikeOption.read(option);
  if (!struck) return undefined;
  if ('barbarian' in struck) return words.word('option.encampment.barbarian', struck);
  return words.word('option.encampment.army', { player: nameOf(struck.of), hex: where(beholder, struck.hex) });
};

const figure: Say = (beholder, option, step) => {
  const named = figureOption.read(option);
  if (!named) return undefined;
  const { kind } = named;
  const seat = beholder.s.seats[step.player ?? ''];
  const at = (kind === 'caravan' ? seat?.caravans : seat?.armies)?.[named.figure]?.at;
  if (at === undefined) return undefined;
  if (at === null) return beholder.words.word(`option.${kind}`, { where: 'card', hex: '' });
  return beholder.words.word(`option.cityOnFigure.${kind}`, { hex: where(beholder, at) });
};

/** A tile has another side; the own capital's tile is the only one in the hand. */
const otherSide: Say = ({ s, words }, option) =>
  option === 'other' && isTerra(s) ? words.tell('option.otherSide') : undefined;

/** What the options of Terra's questions are called. */
export const TERRA_WORDS: Readonly<Partial<Record<NewDawnStep['kind'], Say>>> = {
  moveArmies: army,
  chooseTarget: target,
  spendInAttack: spending,
  spendInDefence: spending,
  layTile: otherSide,
  layExplored: otherSide,
  placeDistrict: (beholder, option) => {
    const found = districtOption.read(option);
    if (!found) return undefined;
    const values = {
      district: beholder.words.word(`district.${found.district}.name`),
      hex: where(beholder, found.hex),
    };
    return beholder.words.word('option.placeDistrict', values);
  },
  deployArmies: (beholder, option) => {
    const to = deploymentOption.read(option)?.to;
    return to && beholder.words.word('option.deployArmies', { hex: where(beholder, to) });
  },
  nameDistrict: district,
  resolveDistricts: district,
  encampment: strike,
  cityOnFigure: figure,
  lookAtTiles: ({ words }, option) => {
    const look = lookOption.read(option);
    return look && words.word('option.lookAtTiles.look', look);
  },
  sortTiles: ({ words }, option) => {
    const found = sortOption.read(option);
    return found && words.word(`option.sortTiles.${found.way}`, { tile: found.tile });
  },
  chooseVisitEffect: (beholder, option) => effectName(beholder, option),
  orderShifts: shift,
  chooseGovernment: government,
  giveIbrahim: player,
  chooseAlly: player,
};
