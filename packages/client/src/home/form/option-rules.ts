import { isWanted, makeRoom, type OptionSpec, type Options, specsFor } from '@morgenrot/engine';

export { excludedBy } from '@morgenrot/engine';

/** Chooses a value; whatever it leaves no room for becomes what it was at first, or something that fits. */
export const chooseOption = (specs: readonly OptionSpec[], chosen: Options, key: string, value: string): Options =>
  makeRoom(specs, { ...chosen, [key]: value }, [key]);

/** What is said of a table: options that count, those of another option only where they have been changed. */
export const toldOptions = (
  specs: readonly OptionSpec[],
  chosen: Options,
  seats: number,
): [key: string, value: string][] =>
  specsFor(specs, seats)
    .filter((spec) => isWanted(spec, chosen) && (!spec.needs || chosen[spec.key] !== spec.initial))
    .flatMap(({ key }) => (chosen[key] === undefined ? [] : [[key, chosen[key]]]));
