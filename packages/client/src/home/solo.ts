import { fittingStrength, initialOptions, type Options, type Strength } from '@morgenrot/engine';
import type { CreateTable } from '@morgenrot/protocol';
import { keep, readKept } from '../games/kept.ts';
import type { OnShelf } from '../shelf/facts.ts';
import { usualSettingsOf } from './abilities.ts';
import { seatsIn } from './draft.ts';
import { chooseOption } from './form/option-rules.ts';

/** What was chosen for a match against computer players the last time. */
export interface Solo {
  strength: Strength;
  /** The value of the one option that is asked for; absent where the game asks for none. */
  choice?: string;
}

const USUAL_RIVALS = 3;

/** The option that somebody who plays alone is asked for, and its values. */
export function soloOption({ info, page }: OnShelf): { key: string; values: readonly string[] } | undefined {
  const spec = info.options.find(({ key }) => key === page.solo?.option);
  return spec && spec.values.length > 1 ? spec : undefined;
}

export function keptSolo(game: OnShelf): Solo {
  const kept = readKept('solo', game.page.id);
  const known = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const option = soloOption(game);
  return {
    strength: fittingStrength(game.info.strengths, known.strength),
    ...(option && { choice: option.values.find((value) => value === known[option.key]) ?? option.values[0] }),
  };
}

export function keepSolo(game: OnShelf, { strength, choice }: Solo): void {
  const option = soloOption(game);
  keep('solo', game.page.id, { strength, ...(option && { [option.key]: choice }) });
}

function optionsFor(game: OnShelf, { choice }: Solo): Options {
  const specs = game.info.options;
  const option = soloOption(game);
  const usual = initialOptions(specs);
  return option && choice !== undefined ? chooseOption(specs, usual, option.key, choice) : usual;
}

/** How many computer players there will be. */
export const rivalsIn = (game: OnShelf, solo: Solo): number =>
  Math.min(game.page.solo?.rivals ?? USUAL_RIVALS, seatsIn(game.info, optionsFor(game, solo)).max - 1);

/** A table that begins at once, and that nobody is invited to. */
export function soloWish(
  game: OnShelf,
  solo: Solo,
  called: { name: string; titleFor: (rivals: number) => string },
): CreateTable {
  const rivals = rivalsIn(game, solo);
  const seats = Array.from({ length: rivals }, (_, index) => String(index + 1));
  return {
    game: game.info.id,
    name: called.name,
    title: called.titleFor(rivals),
    seats: rivals + 1,
    plans: ['open', ...seats.map(() => 'computer' as const)],
    strengths: Object.fromEntries(seats.map((seat) => [seat, solo.strength])),
    options: optionsFor(game, solo),
    settings: { ...usualSettingsOf(game.info), access: 'link', start: 'full' },
  };
}
