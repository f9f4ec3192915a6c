import { quietly } from '../shell/preferences.ts';
import { pageOf } from './games.ts';

/** What a browser keeps for each game. */
export type KeptThing = 'guide' | 'solo' | 'table' | 'pinned';

const nameFor = (thing: KeptThing, game: string): string => `morgenrot.${thing}.${game}`;

/** Browsers that came before there were several games kept one of each. */
function carryOver(thing: KeptThing, game: string): void {
  if (!pageOf(game)?.isFirst) return;
  const before = localStorage.getItem(`morgenrot.${thing}`);
  if (before === null) return;
  if (localStorage.getItem(nameFor(thing, game)) === null) localStorage.setItem(nameFor(thing, game), before);
  localStorage.removeItem(`morgenrot.${thing}`);
}

/** As it was kept, for whoever looks what of it still fits. */
export const readKept = (thing: KeptThing, game: string): unknown =>
  quietly(() => {
    carryOver(thing, game);
    return JSON.parse(localStorage.getItem(nameFor(thing, game)) ?? 'null');
  });

export const keep = (thing: KeptThing, game: string, value: unknown): void =>
  void quietly(() => localStorage.setItem(nameFor(thing, game), JSON.stringify(value)));
