import type { Api, PlayerId } from '@morgenrot/engine';
import type { HeldDiplomacy, State } from '../../state.ts';
import { seatOf } from '../seats.ts';

/** A closed card lies open from its first use on (N-E3). */
export function turnUp(me: PlayerId, card: HeldDiplomacy, api: Api): void {
  if (card.shown) return;
  card.shown = true;
  api.log({ key: 'diplomacy.turnedUp', by: me, params: { diplomacy: card.card, player: card.from } });
}

/** The card of `from` has just counted or done something. */
export function showUsed(s: State, me: PlayerId, card: string, from: PlayerId | undefined, api: Api): void {
  for (const mine of seatOf(s, me).diplomacy) if (mine.card === card && mine.from === from) turnUp(me, mine, api);
}

/** With closed cards, whoever takes one sees which are left: nothing before that may be taken back. */
export function revealWhatIsLeft(s: State, api: Api): void {
  if (s.options.diplomacy === 'closed') api.reveal();
}
