import type { PlayerId } from '@morgenrot/engine';
import type { Proposal, Settled, TableInfo } from '@morgenrot/protocol';
import { listed, type Words } from '../texts/words.ts';

export const nameOf = ({ seats }: Pick<TableInfo, 'seats'>, player: PlayerId): string =>
  seats.find(({ seat }) => seat === player)?.name ?? `#${Number(player) + 1}`;

/** What somebody asks the others to agree to, in a sentence. */
export function sayProposal(words: Words, info: TableInfo, { what, by, count }: Proposal, mine: readonly PlayerId[]) {
  const who = 'seat' in what ? nameOf(info, what.seat) : '';
  return words.say(`agree.${what.kind}.${mine.includes(by) ? 'mine' : 'asks'}`, {
    by: nameOf(info, by),
    who,
    count: count ?? 1,
  });
}

/** How it ended. */
export function saySettled(words: Words, info: TableInfo, { how, what, by, refused }: Settled): string {
  if (how === 'refused' && what.kind !== 'undo') return words.say('agree.settled.refused.some');
  const names = listed(
    words,
    refused.map((seat) => nameOf(info, seat)),
  );
  return words.say(`agree.settled.${how}`, { by: nameOf(info, by), names });
}
