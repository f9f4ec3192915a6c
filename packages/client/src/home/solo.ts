import { initialOptions, type Options } from '@morgenrot/engine';
import {
  type CreateTable,
  type GameInfo,
  STRENGTHS,
  type Strength,
  USUAL_STRENGTH,
  usualSettings,
} from '@morgenrot/protocol';
import { quietly } from '../shell/preferences.ts';
import { seatsIn } from './draft.ts';
import { chooseOption } from './option-rules.ts';

/** What was chosen for a match against computer players the last time. */
export interface Solo {
  strength: Strength;
  /** With which expansion; absent where the game has none. */
  expansion?: string;
}

const STORED = 'morgenrot.solo';
const EXPANSION = 'expansion';
const RIVALS = 3;

export const expansionsOf = ({ options }: GameInfo): readonly string[] =>
  options.find(({ key }) => key === EXPANSION)?.values ?? [];

export function keptSolo(game: GameInfo): Solo {
  const kept = quietly((): unknown => JSON.parse(localStorage.getItem(STORED) ?? '{}'));
  const { strength, expansion } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const [usual] = expansionsOf(game);
  const chosen = expansionsOf(game).find((value) => value === expansion) ?? usual;
  return {
    strength: STRENGTHS.find((value) => value === strength) ?? USUAL_STRENGTH,
    ...(chosen === undefined ? {} : { expansion: chosen }),
  };
}

export const keepSolo = (solo: Solo): void => {
  quietly(() => localStorage.setItem(STORED, JSON.stringify(solo)));
};

const optionsFor = ({ options }: GameInfo, { expansion }: Solo): Options =>
  expansion === undefined
    ? initialOptions(options)
    : chooseOption(options, initialOptions(options), EXPANSION, expansion);

/** A table that begins at once, and that nobody is invited to. */
export function soloWish(
  game: GameInfo,
  solo: Solo,
  called: { name: string; titleFor: (rivals: number) => string },
): CreateTable {
  const options = optionsFor(game, solo);
  const rivals = Math.min(RIVALS, seatsIn(game, options).max - 1);
  const seats = Array.from({ length: rivals }, (_, index) => String(index + 1));
  return {
    game: game.id,
    name: called.name,
    title: called.titleFor(rivals),
    seats: rivals + 1,
    plans: ['open', ...seats.map(() => 'computer' as const)],
    strengths: Object.fromEntries(seats.map((seat) => [seat, solo.strength])),
    options,
    settings: { ...usualSettings, access: 'link', start: 'full' },
  };
}
