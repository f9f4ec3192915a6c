import type { PlayerId } from '@morgenrot/engine';
import {
  AGENDAS,
  type AgendaId,
  citiesWithoutWonder,
  isDone,
  type Progress,
  type State,
  shownWonders,
  VICTORY_CARDS,
  type WonderId,
  wonderCost,
} from '@morgenrot/new-dawn';

/** An agenda that the next wonder brings on, and how far it is. */
interface Aim extends Progress {
  agenda: AgendaId;
  /** Those on offer that count for it, the cheapest first. */
  wonders: WonderId[];
  /** Every city holds a wonder already, and each has room for one (R20.2). */
  needsCity: boolean;
}

const progressOf = (s: State, me: PlayerId): (Progress & { agenda: AgendaId })[] =>
  s.victory.flatMap(({ card }) => VICTORY_CARDS[card].map((agenda) => ({ agenda, ...AGENDAS[agenda](s, me) })));

const missing = ({ have, need }: Progress): number => need - have;
const share = ({ have, need }: Progress): number => have / need;

/** The agenda that is nearest, of those that are still to be fulfilled if there are any. */
export function nearestAgenda(s: State, me: PlayerId): (Progress & { agenda: AgendaId }) | undefined {
  const all = progressOf(s, me);
  const open = all.filter((agenda) => !isDone(agenda));
  return (open.length > 0 ? open : all).sort((a, b) => share(b) - share(a))[0];
}

/** The same, but this player has one more wonder: no more of it is copied than that. */
function withWonder(s: State, me: PlayerId, wonder: WonderId): State {
  const seat = s.seats[me];
  return seat ? { ...s, seats: { ...s.seats, [me]: { ...seat, wonders: [...seat.wonders, wonder] } } } : s;
}

/** Does the agenda count this wonder? The agenda itself says. */
const counts = (s: State, me: PlayerId, agenda: AgendaId, wonder: WonderId): boolean =>
  AGENDAS[agenda](withWonder(s, me, wonder), me).have > AGENDAS[agenda](s, me).have;

/** What a learner goes for: of the agendas that count wonders the one that wants the fewest more. */
export function aimOf(s: State, me: PlayerId): Aim | undefined {
  const offered = shownWonders(s).sort((a, b) => wonderCost(s, me, a) - wonderCost(s, me, b));
  const needsCity = citiesWithoutWonder(s, me).length === 0;
  const aims = progressOf(s, me)
    .filter((agenda) => !isDone(agenda))
    .map((agenda) => ({
      ...agenda,
      wonders: offered.filter((wonder) => counts(s, me, agenda.agenda, wonder)),
      needsCity,
    }))
    .filter(({ wonders }) => wonders.length > 0);
  return aims.sort((a, b) => missing(a) - missing(b))[0];
}
