import type { Option } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import {
  DISTRICTS,
  type District,
  FOCUS_CARDS,
  GOVERNMENTS,
  type GovernmentId,
  governmentFor,
  isTerra,
  type NewDawnStep,
  readDistrict,
  type State,
  worthOf,
} from '@morgenrot/new-dawn';
import { capitalised } from '../../../texts/words.ts';
import type { Beholder } from '../map/space-facts.ts';
import { placeName } from '../places.ts';
import { isCard } from './take-card.tsx';

export type Say = (beholder: Beholder, option: Option, step: NewDawnStep) => string | undefined;

export const isDistrict = (option: string): option is District => DISTRICTS.some((district) => district === option);
export const isGovernment = (id: string): id is GovernmentId => Object.hasOwn(GOVERNMENTS, id);

/** `army:1`: which of the own armies; `army:1@2,0`: and to which city it goes. */
export function armyIn(option: Option): { army: number; to?: HexKey } | undefined {
  const [, army, to] = /^army:(\d+)(?:@(-?\d+,-?\d+))?$/.exec(option) ?? [];
  if (army === undefined) return undefined;
  return to === undefined ? { army: Number(army) } : { army: Number(army), to: to as HexKey };
}

/** `campus@2,-1` */
export function districtIn(option: Option): { district: District; hex: HexKey } | undefined {
  const { district, hex } = readDistrict(option);
  return isDistrict(district) && hex !== undefined ? { district, hex } : undefined;
}

/** `barbarian:A`, `army:2@1,0`: what an encampment may defeat. */
export function strikeIn(s: State, option: Option): { barbarian?: string; of?: string; hex?: HexKey } | undefined {
  const [, letter] = /^barbarian:([A-K])$/.exec(option) ?? [];
  if (letter !== undefined) {
    const at = s.barbarians[letter as keyof State['barbarians']]?.at ?? undefined;
    return { barbarian: letter, ...(at && { hex: at }) };
  }
  const [, of, hex] = /^army:(.+)@(-?\d+,-?\d+)$/.exec(option) ?? [];
  return of === undefined ? undefined : { of, hex: hex as HexKey };
}

/** `lay:12`, `top:12`, `bottom:12` */
export function tileWayIn(option: Option): { way: 'lay' | 'top' | 'bottom'; tile: number } | undefined {
  const [, way, tile] = /^(lay|top|bottom):(\d+)$/.exec(option) ?? [];
  return way === undefined ? undefined : { way: way as 'lay' | 'top' | 'bottom', tile: Number(tile) };
}

/** `government:monarchy`, `leader:georgia`, `wonder:taj-mahal`, `special:ibrahim`: something in play, by its name. */
export function effectName({ words }: Pick<Beholder, 'words'>, id: Option): string | undefined {
  const [kind, name] = id.split(':');
  if (name === undefined) return undefined;
  return kind === 'government' ? words.find(id.replace(':', '.')) : words.find(`${id.replace(':', '.')}.name`);
}

const where = ({ s, words }: Beholder, hex: HexKey): string => placeName(s, words, hex);
const player: Say = ({ s, nameOf }, option) => (s.order.includes(option) ? nameOf(option) : undefined);
const district: Say = ({ words }, option) => (isDistrict(option) ? words.word(`district.${option}.name`) : undefined);

const army: Say = (beholder, option, step) => {
  const { s, words } = beholder;
  const found = armyIn(option);
  if (!found) return undefined;
  const at = s.seats[step.player ?? '']?.armies[found.army]?.at;
  return at
    ? words.word('option.army', { where: 'map', hex: where(beholder, at) })
    : words.word('option.army', { where: 'card', hex: '' });
};

/** What stands on a space and is attacked: `city`, `army:2`. */
const target: Say = ({ words, nameOf }, option) => {
  const [kind = '', of] = option.split(':');
  return words.find(`option.target.${kind}`, { player: of === undefined ? '' : nameOf(of) });
};

/** `reroll:marble`, `resource:oil`, `naturalWonder:pantanal`, and leaving it at what it is. */
const spending: Say = ({ s, words }, option, step) => {
  if (step.kind !== 'spendInAttack' && step.kind !== 'spendInDefence') return undefined;
  const [kind, id] = option.split(':');
  if (option === 'done') return words.tell('option.spend.done');
  const token = words.find(`resource.${id}`) ?? words.find(`naturalWonder.${id}.name`);
  if (token === undefined || id === undefined) return undefined;
  if (kind === 'reroll') return words.word('option.rerollFor', { token: capitalised(token) });
  if (kind === 'resource')
    return words.word('option.resourceInCombat', { resource: capitalised(token), plus: worthOf(s, step, option) });
  return undefined;
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
  const [kind, id = ''] = option.split(':');
  const name = effectName({ words }, option);
  if (name === undefined || kind !== 'government' || !isGovernment(id)) return name;
  return words.tell('option.government', { government: name, shift: GOVERNMENTS[id].shift });
};

const strike: Say = (beholder, option) => {
  const { words, nameOf, s } = beholder;
  const found = strikeIn(s, option);
  if (!found) return undefined;
  const { barbarian, of, hex } = found;
  if (barbarian !== undefined) return words.word('option.encampment.barbarian', { barbarian });
  return words.word('option.encampment.army', {
    player: nameOf(of ?? ''),
    hex: hex === undefined ? '' : where(beholder, hex),
  });
};

const figure: Say = (beholder, option, step) => {
  const [kind, i] = option.split(':');
  const seat = beholder.s.seats[step.player ?? ''];
  const at = (kind === 'caravan' ? seat?.caravans : seat?.armies)?.[Number(i)]?.at;
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
    const found = districtIn(option);
    if (!found) return undefined;
    const values = {
      district: beholder.words.word(`district.${found.district}.name`),
      hex: where(beholder, found.hex),
    };
    return beholder.words.word('option.placeDistrict', values);
  },
  deployArmies: (beholder, option) => {
    const to = armyIn(option)?.to;
    return to && beholder.words.word('option.deployArmies', { hex: where(beholder, to) });
  },
  nameDistrict: district,
  resolveDistricts: district,
  encampment: strike,
  cityOnFigure: figure,
  lookAtTiles: ({ words }, option) => {
    const [, count] = /^look:(\d+)$/.exec(option) ?? [];
    return count === undefined ? undefined : words.word('option.lookAtTiles.look', { count: Number(count) });
  },
  sortTiles: ({ words }, option) => {
    const found = tileWayIn(option);
    return found && words.word(`option.sortTiles.${found.way}`, { tile: found.tile });
  },
  chooseVisitEffect: (beholder, option) => effectName(beholder, option),
  orderShifts: shift,
  chooseGovernment: government,
  giveIbrahim: player,
  chooseAlly: player,
};
