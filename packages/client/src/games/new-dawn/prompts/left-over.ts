import type { Option, Step } from '@morgenrot/engine';
import { asked } from '@morgenrot/engine';
import { isHex } from '@morgenrot/hex';
import {
  armyOption,
  caravanOption,
  deploymentOption,
  type NewDawnStep,
  newDawn,
  type State,
  tradeOn,
} from '@morgenrot/new-dawn';
import type { BoardKey, BoardWords } from '../words/use-board-words.ts';

/** Something that would be left unused: how it is said, and how much of it. */
export interface Left {
  key: BoardKey;
  count: number;
}

const LEAVES = new Set(['done', 'skip', 'decline']);

const offered = (from: readonly Option[], ...options: Option[]): boolean =>
  options.some((option) => from.includes(option));

/** What this way out of a question would leave unused. Only what is a gain for nothing, or nearly nothing, is named. */
export function leftBy(s: State, step: NewDawnStep, from: readonly Option[], way: Option): Left[] {
  if (!LEAVES.has(way)) return [];
  const spaces = from.filter(isHex).length;
  const left = (key: BoardKey, count: number): Left[] => (count > 0 ? [{ key, count }] : []);
  switch (step.kind) {
    case 'placeControl': {
      const tokens = step.extra ? tradeOn(s, step.player, step.focus) : 0;
      return spaces === 0
        ? []
        : [...left('left.placeControl', Math.min(step.left, spaces)), ...left('left.trade', Math.min(tokens, spaces))];
    }
    case 'placeOneControl':
      return left('left.placeControl', Math.min(step.left, spaces));
    case 'moveCaravans':
      return left('left.moveCaravans', from.filter((option) => caravanOption.read(option)).length);
    case 'moveCaravan':
      return spaces === 0 ? [] : left('left.moveCaravan', step.distance + step.bought - step.gone + step.shared);
    case 'attack':
      return spaces === 0 ? [] : left('left.attack', step.attacks.left);
    case 'reinforce': {
      const tokens = step.focus === undefined ? 0 : tradeOn(s, step.player, step.focus);
      return left('left.reinforce', Math.min(step.left + tokens, spaces));
    }
    case 'moveArmies':
      return left('left.moveArmies', from.filter((option) => armyOption.read(option)).length);
    case 'deployArmies':
      return left('left.moveArmies', new Set(from.flatMap((option) => deploymentOption.read(option)?.army ?? [])).size);
    case 'placeDistrict':
      return left('left.district', Number(from.length > 1));
    case 'growth':
      return left('left.growth', Number(from.length > 1));
    case 'nameDistrict':
    case 'districtChoice':
      return left('left.use', from.length - 1);
    case 'encampment':
      return left('left.defeat', from.length - 1);
    case 'foundCity':
    case 'cityOnFigure':
      return left('left.city', Number(from.length > 1));
    case 'replaceCity':
      return left('left.replaceCity', Number(spaces > 0));
    case 'exploreAnywhere':
      return left('left.explore', Number(spaces > 0));
    case 'placeOnTile':
      return left('left.placeControl', Number(spaces > 0));
    case 'copyCard':
      return left('left.copyCard', from.length - 1);
    case 'conquerVisited':
      return left('left.conquer', Number(offered(from, 'conquer')));
    case 'military':
      return [
        ...left('left.military.attack', Number(offered(from, 'attack'))),
        ...left('left.military.reinforce', Number(offered(from, 'reinforce'))),
      ];
    case 'build':
      return [
        ...left('left.build.city', Number(offered(from, 'city'))),
        ...left('left.build.wonder', Number(offered(from, 'wonder'))),
        ...left('left.city', Number(offered(from, 'figure') && !offered(from, 'city'))),
      ];
    case 'buildCity':
      return left('left.build.city', Number(spaces > 0));
    case 'chooseWonder':
      return left('left.chooseWonder', from.length - 1);
    case 'upgradeCard':
      return left('left.upgradeCard', Math.min(step.left, from.length - 1));
    case 'plunder':
    case 'takeAnyDiplomacy':
      return left('left.any', Math.min(step.left, from.length - 1));
    default:
      return [];
  }
}

/** The same in words. */
export function sayLeft({ tell }: BoardWords, s: State, step: Step, way: Option): string[] {
  const ask = step.player === undefined ? undefined : asked(newDawn.handlers, s, step.player)?.ask;
  if (ask?.shape !== 'one') return [];
  return leftBy(s, step as NewDawnStep, ask.from, way).map(({ key, count }) => tell(key, { count }));
}
