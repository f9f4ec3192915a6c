import type { PlayerId } from '@morgenrot/engine';
import type { SeatInfo } from '@morgenrot/protocol';
import { useBoard } from '../../board/use-board.ts';

type Named = Pick<SeatInfo, 'seat' | 'name'>;

/** A colour is never the only mark of a player: there is a letter, too, from the name where that is possible. */
export function lettersFor(seats: readonly Named[]): Record<PlayerId, string> {
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

export interface People {
  nameOf: (player: PlayerId) => string;
  letterOf: (player: PlayerId) => string;
}

const peopleOf = (names: readonly Named[]): People => {
  const letters = lettersFor(names);
  return {
    nameOf: (player) => names.find(({ seat }) => seat === player)?.name ?? `#${Number(player) + 1}`,
    letterOf: (player) => letters[player] ?? '?',
  };
};

/** The same for the same names: everything on the board asks, again and again. */
let known: { names: string; people: People } | undefined;

function knownPeople(seats: readonly SeatInfo[]): People {
  const names = seats.map(({ seat, name }) => `${seat}:${name ?? ''}`).join('\n');
  if (known?.names !== names) known = { names, people: peopleOf(seats) };
  return known.people;
}

const bySeats = new WeakMap<readonly SeatInfo[], People>();

/** Who sits where. Stays the same while somebody merely comes or goes. */
export const usePeople = (): People =>
  useBoard(({ seats }) => {
    const people = bySeats.get(seats) ?? knownPeople(seats);
    bySeats.set(seats, people);
    return people;
  });

/** Is this player the one whom everybody waits for now? While nobody is asked, the one who has the turn. */
export const useIsActive = (player: PlayerId, hasTurn: boolean): boolean =>
  useBoard(
    ({ waiting, over }) => !over && (waiting.length > 0 ? waiting.some((step) => step.player === player) : hasTurn),
  );
