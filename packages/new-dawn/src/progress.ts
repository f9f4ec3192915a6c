import type { PlayerId } from '@morgenrot/engine';
import { AGENDAS, VICTORY_CARDS } from './cards/agendas.ts';
import { focusRow } from './cards/focus.ts';
import { districtsOf } from './rules/districts.ts';
import { citiesOf, friendlySpaces } from './rules/map.ts';
import { matureCitiesOf } from './rules/maturity.ts';
import type { State, VictoryCardState } from './state.ts';

/** A card that is claimed is worth more than anything on the way to it. */
const CLAIMED = 10;

/** The better of the card's agendas, as a share of what it needs. */
function shareOf(s: State, me: PlayerId, { card, claims }: VictoryCardState): number {
  if (claims.some(({ player }) => player === me)) return CLAIMED;
  const shares = VICTORY_CARDS[card].map((agenda) => {
    const { have, need } = AGENDAS[agenda](s, me);
    return Math.min(1, have / need);
  });
  return 4 * Math.max(...shares) ** 2;
}

/** How near `me` is to winning: the agendas first, then what helps towards any of them. */
export function progress(s: State, me: PlayerId): number {
  const seat = s.seats[me];
  if (!seat) return 0;
  const agendas = s.victory.reduce((sum, card) => sum + shareOf(s, me, card), 0);
  const levels = seat.row.reduce((sum, { card }) => sum + focusRow(card).level, 0);
  const trade = seat.row.reduce((sum, focus) => sum + focus.trade, 0);
  const resources = Object.values(seat.resources).reduce((sum, n) => sum + n, 0) + seat.naturalWonders.length;
  return (
    agendas +
    0.12 * levels +
    0.05 * seat.techBest +
    0.5 * seat.wonders.length +
    0.25 * citiesOf(s, me).length +
    0.3 * matureCitiesOf(s, me).length +
    0.05 * friendlySpaces(s, me).length +
    0.15 * districtsOf(s, me).length +
    0.12 * resources +
    0.04 * trade
  );
}
