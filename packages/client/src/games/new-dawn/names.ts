import type { PlayerId } from '@morgenrot/engine';
import type { SeatInfo } from '@morgenrot/protocol';
import { useMemo } from 'react';
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

/** Who sits where. Stays the same while somebody merely comes or goes. */
export function usePeople(): People {
  const names = useBoard(({ seats }) => seats.map(({ seat, name }) => `${seat}:${name ?? ''}`));
  return useMemo(
    () =>
      peopleOf(
        names.map((entry) => ({ seat: entry.slice(0, entry.indexOf(':')), name: entry.slice(entry.indexOf(':') + 1) })),
      ),
    [names],
  );
}
