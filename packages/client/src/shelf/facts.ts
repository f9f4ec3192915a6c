import type { GameInfo } from '@morgenrot/protocol';
import type { GamePage } from '../games/game-page.ts';
import type { Words } from '../texts/words.ts';

/** A game that can be played here: what the server says of it, and what the page has for it. */
export interface OnShelf {
  info: GameInfo;
  page: GamePage;
}

/** For how many people it is, with whichever of its options. */
export function playersOf({ seats, options }: Pick<GameInfo, 'seats' | 'options'>): { min: number; max: number } {
  const all = [seats, ...options.flatMap((option) => Object.values(option.seats ?? {}))];
  return { min: Math.min(...all.map(({ min }) => min)), max: Math.max(...all.map(({ max }) => max)) };
}

/** "3" or "2–5". */
const range = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`);

/** What somebody wants to know before choosing a game. */
export function factsOf({ say }: Words, { info, page }: OnShelf): { name: string; value: string }[] {
  const { min, max } = playersOf(info);
  const [least, most] = page.shelf.minutes;
  return [
    { name: say('shelf.players'), value: range(min, max) },
    { name: say('shelf.length'), value: say('shelf.minutes', { range: range(least, most) }) },
    { name: say('shelf.weight'), value: say(`shelf.weight.${page.shelf.weight}`) },
  ];
}
