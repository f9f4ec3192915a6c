import { type Answer, type Api, next, type PlayerId } from '@morgenrot/engine';
import { AGENDAS, type AgendaId, isDone, VICTORY_CARDS } from '../../cards/agendas.ts';
import { rulesetOf } from '../../rulesets/of.ts';
import type { State, VictoryCardState } from '../../state.ts';
import type { NewDawnStep } from '../../steps.ts';
import { controlLeft } from '../cities/control.ts';
import { returnCities } from '../cities/lent-cities.ts';
import { hexes, isFriendly } from '../map/map.ts';
import { clockwiseFrom, seatOf } from '../seats.ts';

const hasClaimed = ({ claims }: VictoryCardState, me: PlayerId, agenda?: AgendaId): boolean =>
  claims.some((claim) => claim.player === me && (agenda === undefined || claim.agenda === agenda));

function claim(s: State, card: VictoryCardState, player: PlayerId, agenda: AgendaId, api: Api): void {
  card.claims.push({ player, agenda, marked: controlLeft(s, player) > 0 });
  api.log({ key: 'agenda.claimed', by: player, params: { agenda } });
}

/** T15.3: what has to be held is given up with the last fort that it needed. */
function giveUp(s: State, card: VictoryCardState, held: readonly AgendaId[], api: Api): void {
  for (const claimed of card.claims.filter(({ agenda }) => held.includes(agenda))) {
    const { player, agenda } = claimed;
    if (isDone(AGENDAS[agenda](s, player))) continue;
    card.claims.splice(card.claims.indexOf(claimed), 1);
    api.log({ key: 'agenda.lost', by: player, params: { agenda } });
  }
}

/** R24.1, R24.2: after everything that happens, for all players, each agenda; what is claimed stays claimed. */
export function watchAgendas(s: State, api: Api): void {
  const players = clockwiseFrom(s, s.active);
  const { held } = rulesetOf(s).victory(s.options);
  for (const card of s.victory) {
    giveUp(s, card, held, api);
    for (const player of players) {
      for (const agenda of VICTORY_CARDS[card.card]) {
        if (hasClaimed(card, player, agenda)) continue;
        if (isDone(AGENDAS[agenda](s, player))) claim(s, card, player, agenda, api);
      }
    }
  }
}

/** Victory cards with a marker; where a tie-break asks for it, all markers, two beside one card too (T15.2, Q-V6). */
function markersOf(s: State, me: PlayerId): number {
  if (!rulesetOf(s).victory(s.options).markersBreakTies) return cardsClaimed(s, me);
  return s.victory.flatMap(({ claims }) => claims).filter(({ player }) => player === me).length;
}

/** What decides, in this order: having won, markers, then world wonders, then friendly spaces (R24.4, T15.2). */
const meritsOf = (s: State, me: PlayerId): number[] => [
  hasWon(s, me) ? 1 : 0,
  markersOf(s, me),
  seatOf(s, me).wonders.length,
  hexes(s).filter((hex) => isFriendly(s, me, hex)).length,
];

const compare = (a: number[], b: number[]): number => {
  const different = a.findIndex((value, i) => value !== b[i]);
  return different < 0 ? 0 : (b[different] ?? 0) - (a[different] ?? 0);
};

function rank(s: State): PlayerId[][] {
  const players = s.order.map((player) => ({ player, merits: meritsOf(s, player) }));
  players.sort((a, b) => compare(a.merits, b.merits));
  const ranking: PlayerId[][] = [];
  players.forEach(({ player, merits }, i) => {
    const before = players[i - 1];
    // Q-E17: still tied after all tie-breaks, they share the place.
    if (before && compare(before.merits, merits) === 0) ranking.at(-1)?.push(player);
    else ranking.push([player]);
  });
  return ranking;
}

/** R24.2: one marker on a card is enough to have it. */
const cardsClaimed = (s: State, me: PlayerId): number => s.victory.filter((card) => hasClaimed(card, me)).length;

function hasWon(s: State, me: PlayerId): boolean {
  const needed = rulesetOf(s).victory(s.options).needed ?? s.victory.length;
  return cardsClaimed(s, me) >= needed;
}

/** R24.3: after the event, whoever has a claim on every victory card wins; T15.1: before it, with four of five. */
export const checkVictory = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    returnCities(s, api);
    const won = s.order.some((player) => hasWon(s, player));
    if (!won) {
      next<NewDawnStep>(s, { kind: rulesetOf(s).victory(s.options).beforeDial ? 'endRound' : 'beginRound' });
      return;
    }
    s.ranking = rank(s);
    for (const player of s.ranking[0] ?? []) api.log({ key: 'match.won', by: player });
  },
};
