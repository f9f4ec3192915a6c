import { type Answer, type Api, next } from '@morgenrot/engine';
import type { VictoryCardId } from '../../cards/agendas.ts';
import { WONDERS, type WonderId } from '../../cards/wonders.ts';
import { isTerra, rulesetOf } from '../../rulesets/of.ts';
import type { Ruleset } from '../../rulesets/ruleset.ts';
import type { NewDawnOptions, State, WonderDeck } from '../../state.ts';
import type { NewDawnStep } from '../../steps.ts';
import { ERAS, type Era, WONDER_TYPES, type WonderType } from '../../vocabulary.ts';
import { dealTerra } from '../cities/forts.ts';
import { dealMap } from '../map/map-building.ts';
import { clockwiseFrom } from '../seats.ts';

/** The map of a first game is the same for everybody who has the rules. */
export const hasFixedMap = (s: State): boolean => !isTerra(s) && s.options.map === 'first-game';

/** R3.3, T3.3: how the map comes about, after leaders are known: with forts first where there are any. */
export const layMap = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    if (hasFixedMap(s)) {
      next<NewDawnStep>(s, { kind: 'chooseCapitals' });
      return;
    }
    if (isTerra(s)) dealTerra(s, api);
    else dealMap(s, api);
    const forts = isTerra(s) ? clockwiseFrom(s, s.startPlayer) : [];
    next<NewDawnStep>(s, ...forts.map((player) => ({ kind: 'placeFort' as const, player })), { kind: 'buildMap' });
  },
};

/** R3.7, R3.8, T3.7: modern at the bottom, then medieval, ancient on top, and the top card turned up. */
function wonderDeck(type: WonderType, rules: Ruleset, players: number, api: Api): WonderDeck {
  const counts = rules.wondersInDeck(players);
  const ofEra = (era: Era): WonderId[] =>
    api
      .shuffle(rules.wonders().filter((id) => WONDERS[id].type === type && WONDERS[id].era === era))
      .slice(0, counts[era]);
  const deck = [...ERAS].reverse().flatMap(ofEra);
  return { shown: deck.pop() ?? null, deck };
}

/** R3.10, T3.8: those that always lie there, and some drawn. */
function victoryCards(rules: Ruleset, options: NewDawnOptions, api: Api): VictoryCardId[] {
  const { laid, from, drawn } = rules.victory(options);
  return drawn === 0 ? [...laid] : [...laid, ...api.shuffle(from).slice(0, drawn)];
}

/** R3.7 to R3.9. */
export const dealWonders = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    for (const type of WONDER_TYPES) s.wonderDecks[type] = wonderDeck(type, rulesetOf(s), s.order.length, api);
  },
};

/** R3.10, T3.8. */
export const dealVictory = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    s.victory = victoryCards(rulesetOf(s), s.options, api).map((card) => ({ card, claims: [] }));
  },
};
