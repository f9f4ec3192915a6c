import { describe } from 'vitest';
import { budgets } from './budgets.ts';
import { computers } from './computers.ts';
import { matches } from './matches.ts';
import { optionChoices } from './option-choices.ts';
import type { Contract } from './plan.ts';
import { secrets } from './secrets.ts';
import { provesUndo } from './undo.ts';
import { provesWords } from './words.ts';

export type { Contract, PlannedTable } from './plan.ts';

/**
 * What every game promises to server, page and computer players. A game proves all of it with one test file:
 *
 *     contract({ game: untyped(myGame), words: { en, de }, secrets: { hands: ({ hands }) => hands }, budget: { … } });
 *
 * Whoever adds a promise adds it here, and every game has to keep it.
 */
export function contract(plan: Contract): void {
  describe(`${plan.game.id} keeps the contract`, () => {
    provesWords(plan);
    optionChoices(plan);
    matches(plan);
    secrets(plan);
    provesUndo(plan);
    computers(plan);
    budgets(plan);
  });
}
