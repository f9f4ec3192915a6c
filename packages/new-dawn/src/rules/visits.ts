import { type Answer, type Api, next, type PlayerId } from '@morgenrot/engine';
import { CITY_STATES, type CityStateId } from '../cards/city-states.ts';
import type { State } from '../state.ts';
import type { NewDawnStep, StepOf } from '../steps.ts';
import { takeCityStateCard } from './city-states.ts';
import { diplomacyAfterVisit } from './diplomacy.ts';
import { typeOf } from './focus-row.ts';
import { hexAt } from './map.ts';
import { seatOf } from './seats.ts';

/** R12.6: what every visit brings. */
const TOKENS_FOR_A_VISIT = 2;

/** R12.6: two trade tokens, then a diplomacy card, then whatever listens for it. */
export const visit = {
  run(s: State, { player, hex, bonus }: StepOf<'visit'>, _answer: Answer, api: Api): void {
    const after: NewDawnStep = { kind: 'afterVisit', player, hex, ...(bonus && { bonus }) };
    s.thisTurn.visited.push(hex);
    api.log({ key: 'caravan.arrived', by: player, params: { hex } });
    const { cityState, city } = hexAt(s, hex);
    if (cityState) next<NewDawnStep>(s, ...visitCityState(s, player, cityState, api), after);
    else if (city) {
      next<NewDawnStep>(
        s,
        { kind: 'gainTrade', player, left: TOKENS_FOR_A_VISIT },
        ...diplomacyAfterVisit(s, player, city.of, api),
        after,
      );
    }
  },
};

/** Both tokens go on the card of its type; without one they are lost (Q-E36). */
function visitCityState(s: State, player: PlayerId, id: CityStateId, api: Api): NewDawnStep[] {
  const meant = seatOf(s, player).row.filter((focus) => typeOf(focus) === CITY_STATES[id].type);
  const only = meant.map((focus) => focus.id);
  takeCityStateCard(s, id, player, api);
  return only.length > 0 ? [{ kind: 'gainTrade', player, left: TOKENS_FOR_A_VISIT, only }] : [];
}

/** The giver lays a trade token, the visitor takes a resource. */
export const embassy = {
  run(s: State, { player, from }: StepOf<'embassy'>): void {
    next<NewDawnStep>(
      s,
      { kind: 'gainTrade', player: from, left: 1 },
      { kind: 'takeResource', player, notOwned: false },
    );
  },
};
