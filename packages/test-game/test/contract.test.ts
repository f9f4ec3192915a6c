import { contract } from '@morgenrot/contract';
import { untyped } from '@morgenrot/engine';
import { type Bazaar, bazaar } from '../src/index.ts';
import { textsDe as de } from '../src/texts/de.ts';
import { textsEn as en } from '../src/texts/en.ts';

contract({
  game: untyped(bazaar),
  words: { en, de },
  secrets: {
    deck: ({ deck }: Bazaar) => deck,
    hands: ({ hands }: Bazaar) => hands,
    pile: ({ pile }: Bazaar) => pile,
    votes: ({ votes }: Bazaar) => votes,
    'sealed answers': ({ steps }: Bazaar) => steps,
  },
  markers: ({ deck, hands, pile }: Bazaar, me) => [
    ...deck,
    ...pile,
    ...Object.entries(hands).flatMap(([player, hand]) => (player === me ? [] : hand)),
  ],
  budget: { state: 8000, broadcast: 700 },
  matches: 2,
});
