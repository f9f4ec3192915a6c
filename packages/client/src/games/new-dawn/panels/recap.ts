import type { PlayerId } from '@morgenrot/engine';
import {
  AGENDAS,
  citiesOf,
  friendlySpaces,
  matureCitiesOf,
  type State,
  VICTORY_CARDS,
  type VictoryCardState,
} from '@morgenrot/new-dawn';
import type { Recap } from '../../../result/story.ts';
import { stateOf } from '../match.ts';

/** Short of a claim, however near it is. */
const ON_THE_WAY = 0.95;

function scoreOn(s: State, me: PlayerId, { card, claims }: VictoryCardState): number {
  if (claims.some(({ player }) => player === me)) return 1;
  const shares = VICTORY_CARDS[card].map((agenda) => {
    const { have, need } = AGENDAS[agenda](s, me);
    return Math.min(1, have / need);
  });
  return Math.max(...shares) * ON_THE_WAY;
}

const claimsOf = (s: State, me: PlayerId): number =>
  s.victory.filter(({ claims }) => claims.some(({ player }) => player === me)).length;

/** What a match of this game was like, in numbers. */
export const recap: Recap = {
  order: (view) => stateOf(view).order,
  goals: (view) => stateOf(view).victory.length,
  score: (view, player) => stateOf(view).victory.reduce((sum, card) => sum + scoreOn(stateOf(view), player, card), 0),
  figures(view, player) {
    const s = stateOf(view);
    return {
      agendas: claimsOf(s, player),
      technology: s.seats[player]?.techBest ?? 0,
      cities: citiesOf(s, player).length,
      mature: matureCitiesOf(s, player).length,
      spaces: friendlySpaces(s, player).length,
      wonders: s.seats[player]?.wonders.length ?? 0,
    };
  },
  counted: {
    tokens: ['control.placed'],
    visits: ['caravan.arrived'],
    won: ['attack.won'],
    lost: ['attack.lost'],
  },
  losses: ['lost'],
};
