import { contract } from '@morgenrot/contract';
import { untyped } from '@morgenrot/engine';
import { newDawn } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { texts as de } from '../src/texts/de.ts';
import { texts as en } from '../src/texts/en.ts';

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
  budget: { state: 60_000, broadcast: 1500 },
  matches: 2,
  mostDecisions: 150,
  every: 5,
});
