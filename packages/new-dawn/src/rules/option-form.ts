import type { Option, PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';

/** How options with parts are written, and read again. Each belongs to the step that offers them. */
export interface OptionForm<P> {
  write(parts: P): Option;
  /** The parts of an option; undefined if it is not of this form. */
  read(option: Option): P | undefined;
  /** Are these the parts of this form? */
  fits(parts: object): boolean;
}

/** One part: what it looks like, and the value behind it. */
interface Part<T extends string | number> {
  looks: string;
  read(text: string): T | undefined;
}

export const count: Part<number> = { looks: '\\d+', read: Number };
export const space: Part<HexKey> = { looks: '-?\\d+,-?\\d+', read: (key) => key as HexKey };
export const signed: Part<number> = { looks: '-?\\d+', read: Number };
export const text: Part<string> = { looks: '[\\w-]+', read: (id) => id };
export const player: Part<PlayerId> = { looks: '.+', read: (id) => id };

export const oneOf = <T extends string>(values: readonly T[]): Part<T> => ({
  looks: '[\\w-]+',
  read: (word) => values.find((value) => value === word),
});
export const numberOf = <T extends number>(values: readonly T[]): Part<T> => ({
  looks: '\\d+',
  read: (digits) => values.find((value) => String(value) === digits),
});
/** A row of a table, by its id. */
export const idIn = <T extends string>(table: () => Readonly<Record<T, unknown>>): Part<T> => ({
  looks: '[\\w-]+',
  read: (id) => (Object.hasOwn(table(), id) ? (id as T) : undefined),
});

/** A part that is one thing or another. */
export const anyOf = <T extends string, U extends string>(one: Part<T>, other: Part<U>): Part<T | U> => ({
  looks: `${one.looks}|${other.looks}`,
  read: (word) => one.read(word) ?? other.read(word),
});

type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type PartOf<R> = R extends Part<infer T> ? T : never;
// biome-ignore lint/suspicious/noExplicitAny: a part of any value
type AnyPart = Part<any>;

/** `form('army:{army}@{to}', { army: count, to: space })` */
export function form<const T extends string, R extends Record<NamesIn<T>, AnyPart>>(
  pattern: T,
  parts: R,
): OptionForm<{ [N in NamesIn<T>]: PartOf<R[N]> }> {
  type Parts = { [N in NamesIn<T>]: PartOf<R[N]> };
  // What stands between the names, and the names, by turns.
  const pieces = pattern.split(/[{}]/);
  const names = pieces.filter((_, i) => i % 2 === 1) as NamesIn<T>[];
  const looks = new RegExp(
    `^${pieces.map((piece, i) => (i % 2 === 0 ? piece : `(${looksOf(parts, piece)})`)).join('')}$`,
  );
  return {
    fits: (values) => names.every((name) => Object.hasOwn(values, name)),
    write: (values) => pieces.map((piece, i) => (i % 2 === 0 ? piece : values[piece as NamesIn<T>])).join(''),
    read(option) {
      const found = looks.exec(option);
      if (!found) return undefined;
      const values: Partial<Parts> = {};
      for (const [i, name] of names.entries()) {
        const value = parts[name].read(found[i + 1] ?? '');
        if (value === undefined) return undefined;
        values[name] = value;
      }
      return values as Parts;
    },
  };
}

const looksOf = (parts: Record<string, AnyPart>, name: string): string => parts[name]?.looks ?? '';

/** One of several forms; they differ in the names of their parts. */
export function either<P extends object, Q extends object>(
  one: OptionForm<P>,
  other: OptionForm<Q>,
): OptionForm<P | Q> {
  return {
    fits: (parts) => one.fits(parts) || other.fits(parts),
    write: (parts) => (one.fits(parts) ? one.write(parts as P) : other.write(parts as Q)),
    read: (option) => one.read(option) ?? other.read(option),
  };
}

/** A space of the map, which many steps offer. */
export const spaceOption = form('{hex}', { hex: space });
