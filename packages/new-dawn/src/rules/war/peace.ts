import { type Answer, type Api, type Ask, next, type PlayerId, tell } from '@morgenrot/engine';
import { FOCUS_CARDS } from '../../cards/focus.ts';
import { inPlay } from '../../effects/in-play.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { seatOf } from '../seats.ts';
import { returnOneDiplomacy } from '../trade/diplomacy.ts';

/** A player's piece has been attacked or destroyed by another player: whoever listens for that is told. */
export function tellAggression(s: State, victim: PlayerId, by: PlayerId, api: Api): void {
  if (victim === by) return;
  tell(inPlay(s, victim), ({ effect, source }) => effect.onAggression?.(s, victim, by, source, api));
}

export const PACT = 'non-aggression-pact';

/** Q-F14: the card goes back, and the military card may change places with any other. */
export const breakPact = {
  ask: (): Ask => ({ shape: 'one', from: ['return', 'keep'] }),
  /** It may be gone by the time the attack is over. */
  idle: (s: State, { player, from }: StepOf<'breakPact'>): boolean =>
    !seatOf(s, player).diplomacy.some((held) => held.from === from && held.card === PACT),
  run(s: State, { player, from }: StepOf<'breakPact'>, answer: Answer, api: Api): void {
    if (answer !== 'return') return;
    returnOneDiplomacy(s, player, from, PACT, api);
    const military = seatOf(s, player).row.filter(({ card }) => FOCUS_CARDS[card].type === 'military');
    const [first] = military;
    if (first) next<NewDawnStep>(s, { kind: 'swapCards', player, adjacent: false, first: first.id });
  },
};
