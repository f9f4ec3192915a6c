import { type Api, next, noSteps, type PlayerId } from '@morgenrot/engine';
import type { VictoryCardId } from './cards/agendas.ts';
import { WONDERS, type WonderId } from './cards/wonders.ts';
import { dealTerra } from './rules/forts.ts';
import { dealMap, layFirstGame } from './rules/map-building.ts';
import { clockwiseFrom } from './rules/seats.ts';
import { noFacts } from './rules/turns.ts';
import { isTerra, rulesetFor } from './rulesets/of.ts';
import type { Ruleset } from './rulesets/ruleset.ts';
import type { NewDawnOptions, Seat, State, WonderDeck } from './state.ts';
import type { NewDawnStep } from './steps.ts';
import { ERAS, type Era, type Resource, WONDER_TYPES, type WonderType } from './vocabulary.ts';

const each = (n: number): Record<Resource, number> => ({ marble: n, mercury: n, oil: n, diamonds: n });

const seatWaiting = (): Seat => ({
  leader: null,
  row: [],
  stack: [],
  tech: 0,
  techBest: 0,
  resources: each(0),
  naturalWonders: [],
  wonders: [],
  caravans: [],
  armies: [],
  diplomacy: [],
  spent: [],
  stored: 0,
  beatCapital: false,
});

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

/** How the map comes about: laid out at once, or built by the players, with forts first where there are any. */
function layMap(s: State, api: Api): NewDawnStep[] {
  if (isTerra(s)) {
    dealTerra(s, api);
    const forts = clockwiseFrom(s, s.startPlayer).map((player) => ({ kind: 'placeFort' as const, player }));
    return [...forts, { kind: 'buildMap' }];
  }
  if (s.options.map === 'advanced') {
    dealMap(s, api);
    return [{ kind: 'buildMap' }];
  }
  layFirstGame(s);
  return [{ kind: 'chooseCapitals' }];
}

export function setup(players: PlayerId[], options: NewDawnOptions, api: Api): State {
  const startPlayer = api.shuffle(players)[0] as PlayerId;
  const rules = rulesetFor(options);
  const decks = WONDER_TYPES.map((type) => [type, wonderDeck(type, rules, players.length, api)] as const);
  const s: State = {
    ...noSteps<NewDawnStep>(),
    options,
    order: players,
    startPlayer,
    phase: 'setUp',
    round: 0,
    active: startPlayer,
    turn: 0,
    thisTurn: noFacts(),
    tiles: [],
    map: {},
    building: null,
    seats: Object.fromEntries(players.map((player) => [player, seatWaiting()])),
    barbarians: {},
    arrow: null,
    dial: 0,
    cityStates: {},
    wonderDecks: Object.fromEntries(decks) as State['wonderDecks'],
    supply: each(rules.resourceTokens),
    victory: victoryCards(rules, options, api).map((card) => ({ card, claims: [] })),
    combat: null,
    ranking: null,
  };
  const layingMap = layMap(s, api);
  next<NewDawnStep>(
    s,
    { kind: 'chooseLeaders' },
    ...layingMap,
    { kind: 'populate' },
    { kind: 'placeArrow', player: startPlayer },
    { kind: 'beginRound' },
  );
  return s;
}
