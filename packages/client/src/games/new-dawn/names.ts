import type { PlayerId } from '@morgenrot/engine';
import type { SeatInfo } from '@morgenrot/protocol';
import { useBoard } from '../../board/use-board.ts';
import { lettersFor } from './seats.ts';

export interface People {
  nameOf: (player: PlayerId) => string;
  letterOf: (player: PlayerId) => string;
}

const peopleOf = (names: readonly Pick<SeatInfo, 'seat' | 'name'>[]): People => {
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
