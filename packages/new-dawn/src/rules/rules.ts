import type { GameRules } from '@morgenrot/engine';
import { RULES } from '../meta.ts';
import type { State } from '../state.ts';
import type { NewDawnStep } from '../steps.ts';
import { watchClosedCards } from './diplomacy.ts';
import { handlers } from './handlers.ts';
import { changing, reading, readUndisturbed } from './reading.ts';
import { watchAgendas } from './victory.ts';
import { watchLentCities } from './watch-lent-cities.ts';

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
