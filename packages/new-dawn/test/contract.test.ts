import { contract } from '@morgenrot/contract';
import { untyped } from '@morgenrot/engine';
import { newDawn } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { textsDe as de } from '../src/texts/de.ts';
import { textsEn as en } from '../src/texts/en.ts';

/** Spaces, and what is laid on them: `campus@2,-1`, `-2,4,0`. */
const isOnMap = (option: string): boolean => /(^|@)-?\d+,-?\d+(,\d)?$/.test(option);
/** Leaders, cards, wonders, resources: the page calls them by their names. */
const NAMED = new Set(
  ['none', 'terra-incognita'].flatMap((expansion) =>
    Object.values(newDawn.inventory?.({ expansion } as never) ?? {}).flat(),
  ),
);
/** Tiles, arrows and spaces of a dial are shown as they are. */
const DRAWN = ['pickTile', 'placeArrow', 'advanceTech'];

contract({
  game: untyped(newDawn),
  words: { en, de },
  // Closed diplomacy cards change hands rarely: packages/bots/test/fair.test.ts goes far enough to find them.
  secrets: {
    'wonder decks': ({ wonderDecks }: State) => wonderDecks,
    'tile stack': ({ terra }: State) => terra?.stack,
    'sealed answers': ({ steps }: State) => steps,
  },
  // Tiles are numbers and every player has the same diplomacy cards: of what is hidden only wonders tell by their names.
  markers: ({ wonderDecks }: State) => Object.values(wonderDecks).flatMap(({ deck }) => deck),
  shown: (kind, option) => DRAWN.includes(kind) || isOnMap(option) || NAMED.has(option.replace(/^leader:/, '')),
  budget: { state: 60_000, broadcast: 1500 },
  matches: 2,
  mostDecisions: 150,
  every: 5,
});
