import { asked, type Below, sample } from '@morgenrot/engine';
import type { Table, TableState } from '@morgenrot/engine/framework';

/** Whoever of two is asked answers by chance. */
export function anyAnswer({ game, answer }: Table, state: TableState, below: Below): TableState | undefined {
  for (const by of ['0', '1']) {
    const question = asked(game.handlers, state.G, by);
    const value = question && sample(question.ask, below);
    const verdict = question && value !== undefined ? answer(state, by, question.id, value) : undefined;
    if (verdict?.ok) return verdict.value;
  }
  return undefined;
}
