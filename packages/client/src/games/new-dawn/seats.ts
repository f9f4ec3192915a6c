import type { PlayerId } from '@morgenrot/engine';
import type { SeatInfo } from '@morgenrot/protocol';

/** A colour is never the only mark of a player: there is a letter, too, from the name where that is possible. */
export function lettersFor(seats: readonly Pick<SeatInfo, 'seat' | 'name'>[]): Record<PlayerId, string> {
  const letters: Record<PlayerId, string> = {};
  const taken = new Set<string>();
  for (const { seat, name = '' } of seats) {
    const own = [...name.toLocaleUpperCase()].filter((sign) => /\p{L}|\p{N}/u.test(sign));
    const letter = [...own, ...'ABCDEFGHIJ'].find((sign) => !taken.has(sign)) ?? '?';
    taken.add(letter);
    letters[seat] = letter;
  }
  return letters;
}
