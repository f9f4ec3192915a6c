import { type Answer, type Api, next, type PlayerId } from '@morgenrot/engine';
import { CITY_STATES, type CityStateId } from '../../cards/city-states.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { takeCityStateCard } from '../cities/city-states.ts';
import { hexAt } from '../map/map.ts';
import { hostOf } from '../map/towns.ts';
import { form, space } from '../option-form.ts';
import { typeOf } from '../row/focus-row.ts';
import { seatOf } from '../seats.ts';
import { diplomacyAfterVisit } from './diplomacy.ts';

/** Q-V2: a visit to a city-state whose diplomacy card is not taken, as an option of a caravan. */
export const plainVisitOption = form('noCard:{plain}', { plain: space });

/** R12.6: what every visit brings. */
const TOKENS_FOR_A_VISIT = 2;

/** R12.6: two trade tokens, then a diplomacy card, then whatever listens for it. */
export const visit = {
  run(s: State, { player, hex, bonus, noCard }: StepOf<'visit'>, _answer: Answer, api: Api): void {
    const after: NewDawnStep = { kind: 'afterVisit', player, hex, ...(bonus && { bonus }) };
    api.log({ key: 'caravan.arrived', by: player, params: { hex } });
    const { cityState } = hexAt(s, hex);
    const host = hostOf(s, player, hex);
    if (cityState) {
      next<NewDawnStep>(s, ...visitCityState(s, player, cityState), after);
      if (!noCard) takeCityStateCard(s, cityState, player, api);
    } else if (host !== undefined) {
      next<NewDawnStep>(
        s,
        { kind: 'gainTrade', player, left: TOKENS_FOR_A_VISIT },
        ...diplomacyAfterVisit(s, player, host, api),
        after,
      );
    }
  },
};

/** Both tokens go on the card of its type; without one they are lost (Q-E36). */
function visitCityState(s: State, player: PlayerId, id: CityStateId): NewDawnStep[] {
  const meant = seatOf(s, player).row.filter((focus) => typeOf(focus) === CITY_STATES[id].type);
  const only = meant.map((focus) => focus.id);
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
