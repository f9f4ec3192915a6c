import type { GameRules } from '@morgenrot/engine';
import { RULES } from '../meta.ts';
import type { State } from '../state.ts';
import type { NewDawnStep } from '../steps.ts';
import { watchLentCities } from './cities/watch-lent-cities.ts';
import { watchAgendas } from './course/victory.ts';
import { handlers } from './handlers.ts';
import { changing, reading, readUndisturbed } from './map/reading.ts';
import { watchClosedCards } from './trade/diplomacy.ts';

/** A match under way; how one is set up and what computer players think of it is for `game.ts`. */
export const newDawnRules: GameRules<State, NewDawnStep> = {
  rules: RULES,
  handlers,
  watch(s, api) {
    changing(s, () => {
      watchLentCities(s);
      watchClosedCards(s, api);
    });
    // Claims change nothing that agendas are read from.
    reading(s, () => watchAgendas(s, api));
  },
  undisturbed: readUndisturbed,
  turnOf: ({ active, turn }) => ({ player: active, number: turn }),
  roundOf: ({ round }) => round,
};
