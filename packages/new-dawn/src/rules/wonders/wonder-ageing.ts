import { type Answer, type Api, draw } from '@morgenrot/engine';
import type { State } from '../../state.ts';
import { WONDER_TYPES } from '../../vocabulary.ts';

/** T13.1: a trade token on every face-up wonder; the one that would get its second leaves the game. */
export const ageWonders = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    for (const type of WONDER_TYPES) {
      const deck = s.wonderDecks[type];
      // Q-F37: without a wonder nothing ages.
      if (!deck.shown) continue;
      if (!deck.aged) {
        deck.aged = true;
        api.log({ key: 'wonder.aged', params: { wonder: deck.shown } });
        continue;
      }
      api.log({ key: 'wonder.outdated', params: { wonder: deck.shown } });
      delete deck.aged;
      deck.shown = draw(deck.deck, api) ?? null;
      if (deck.shown) api.log({ key: 'wonder.turnedUp', params: { wonder: deck.shown } });
    }
  },
};
