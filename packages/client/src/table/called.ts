import type { SeatInfo } from '@morgenrot/protocol';
import type { Words } from '../texts/words.ts';

/** What a seat's player is called: a computer player says how well it plays. */
export function called({ say }: Pick<Words, 'say'>, { name = '', computer, strength }: SeatInfo): string {
  if (!computer || !strength) return name;
  return say('computer.called', { name, strength: say(`strength.${strength}`) });
}
