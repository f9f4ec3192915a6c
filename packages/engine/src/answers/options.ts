import { no, ok, type Result } from '../result.ts';
import type { Below } from './answers.ts';

interface Seats {
  readonly min: number;
  readonly max: number;
}

/** A table option is a choice among named values; the lobby draws its form from these rows. */
export interface OptionSpec {
  key: string;
  values: readonly string[];
  initial: string;
  /** Values of other options that this value cannot be combined with. */
  excludes?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Counts only with one of these values of other options; without them it is what it is at first. */
  needs?: Readonly<Record<string, readonly string[]>>;
  /** One of several that are alike, one for each seat (from 1): together they are called `of`. Counts where the seat is. */
  seat?: { of: string; number: number };
  /** Values with which another number of people play. */
  seats?: Readonly<Record<string, Seats>>;
}
export type OptionSpecs = readonly OptionSpec[];

export const initialOptions = (specs: OptionSpecs): Record<string, string> =>
  Object.fromEntries(specs.map((spec) => [spec.key, spec.initial]));

/** For how many people a table with these options is: an option may change what the game says of itself. */
export function seatsFor(seats: Seats, specs: OptionSpecs, chosen: Readonly<Record<string, string>>): Seats {
  const changed = specs.map((spec) => spec.seats?.[chosen[spec.key] ?? spec.initial]);
  return changed.findLast((found) => found !== undefined) ?? seats;
}

/** The widest range that any choice allows. */
export function seatsAtMost(seats: Seats, specs: OptionSpecs): Seats {
  const all = [seats, ...specs.flatMap((spec) => Object.values(spec.seats ?? {}))];
  return { min: Math.min(...all.map(({ min }) => min)), max: Math.max(...all.map(({ max }) => max)) };
}

/** Does the option count at all with these choices? */
export const isWanted = ({ needs }: OptionSpec, chosen: Readonly<Record<string, string>>): boolean =>
  Object.entries(needs ?? {}).every(([key, values]) => values.includes(chosen[key] ?? ''));

/** The options that are there for so many seats. */
export const specsFor = (specs: OptionSpecs, seats: number): OptionSpecs =>
  specs.filter(({ seat }) => seat === undefined || seat.number <= seats);

/**
 * The options when seats are numbered anew: `old` says which seat (from 0) each of them was, in order. What was chosen for a
 * seat goes with it; of seats that are left out nothing stays.
 */
export function reseated(
  specs: OptionSpecs,
  chosen: Readonly<Record<string, string>>,
  old: readonly number[],
): Record<string, string> {
  const next = { ...chosen };
  for (const { key, initial, seat } of specs) {
    if (!seat) continue;
    const number = (old[seat.number - 1] ?? -1) + 1;
    const before = specs.find((other) => other.seat?.of === seat.of && other.seat.number === number);
    next[key] = (before && chosen[before.key]) ?? initial;
  }
  return next;
}

/** The option whose choice leaves no room for this value of another one. */
export function excludedBy(
  specs: OptionSpecs,
  chosen: Readonly<Record<string, string>>,
  key: string,
  value: string,
): string | undefined {
  const spec = specs.find((one) => one.key === key);
  if (spec && value !== spec.initial && !isWanted(spec, chosen)) return Object.keys(spec.needs ?? {})[0];
  const leavesNoRoom = (other: OptionSpec): boolean =>
    (other.excludes?.[chosen[other.key] ?? other.initial]?.[key] ?? []).includes(value);
  return specs.find((other) => other.key !== key && leavesNoRoom(other))?.key;
}

/** What an option without a choice of its own is: what it was at first, or whatever the others leave room for. */
function leftFor(specs: OptionSpecs, chosen: Record<string, string>, { key, initial, values }: OptionSpec): string {
  return [initial, ...values].find((value) => excludedBy(specs, chosen, key, value) === undefined) ?? initial;
}

/** Makes room for choices already made: every other option that they exclude becomes something that fits. */
export function makeRoom(
  specs: OptionSpecs,
  chosen: Readonly<Record<string, string>>,
  kept: readonly string[],
): Record<string, string> {
  const next = { ...chosen };
  for (const spec of specs) {
    const value = next[spec.key] ?? spec.initial;
    if (!kept.includes(spec.key) && excludedBy(specs, next, spec.key, value))
      next[spec.key] = leftFor(specs, next, spec);
  }
  return next;
}

function clash(specs: OptionSpecs, chosen: Record<string, string>) {
  for (const { key, initial } of specs) {
    const by = excludedBy(specs, chosen, key, chosen[key] ?? initial);
    if (by !== undefined) return { option: by, other: key };
  }
  return undefined;
}

/**
 * Any choice that the others leave room for, for each option in turn; what is kept stays as it is. The same dice choose
 * the same options.
 */
export function anyOptions(
  specs: OptionSpecs,
  kept: Readonly<Record<string, string>>,
  below: Below,
): Record<string, string> {
  const made = Object.keys(kept);
  let chosen = makeRoom(specs, { ...initialOptions(specs), ...kept }, made);
  for (const { key, values } of specs) {
    if (Object.hasOwn(kept, key)) continue;
    made.push(key);
    const choices = values
      .map((value) => makeRoom(specs, { ...chosen, [key]: value }, made))
      .filter((options) => !clash(specs, options));
    chosen = choices[below(choices.length)] ?? chosen;
  }
  return chosen;
}

/** Options from outside become options that a game may trust; what is not named gets its initial value, or one that fits. */
export function parseOptions(specs: OptionSpecs, raw: unknown): Result<Record<string, string>> {
  if (raw === undefined || raw === null) return ok(initialOptions(specs));
  if (typeof raw !== 'object' || Array.isArray(raw)) return no('options.shape');
  const chosen = initialOptions(specs);
  for (const [key, value] of Object.entries(raw)) {
    const spec = specs.find((candidate) => candidate.key === key);
    if (!spec) return no('options.unknown', { option: key.slice(0, 40) });
    if (typeof value !== 'string' || !spec.values.includes(value)) return no('options.value', { option: key });
    chosen[key] = value;
  }
  const fitting = makeRoom(specs, chosen, Object.keys(raw));
  const conflict = clash(specs, fitting);
  return conflict ? no('options.clash', conflict) : ok(fitting);
}
