import { type Api, next, noSteps, type PlayerId } from '@morgenrot/engine';
import { DEALT_VICTORY_CARDS, type VictoryCardId } from './cards/agendas.ts';
import { WONDER_IDS, WONDERS, type WonderId } from './cards/wonders.ts';
import { dealMap, layFirstGame } from './rules/map-building.ts';
import { RESOURCE_TOKENS } from './rules/resources.ts';
import { noFacts } from './rules/turns.ts';
import type { NewDawnOptions, Seat, State, WonderDeck } from './state.ts';
import type { NewDawnStep } from './steps.ts';
import { ERAS, type Era, type Resource, WONDER_TYPES, type WonderType } from './vocabulary.ts';

/** R3.7: how many wonders of each era go into a deck, by the number of players. */
const WONDERS_IN_DECK: Readonly<Record<number, Readonly<Record<Era, number>>>> = {
  2: { ancient: 1, medieval: 1, modern: 2 },
  3: { ancient: 1, medieval: 2, modern: 2 },
  4: { ancient: 2, medieval: 2, modern: 2 },
};

/** R3.10, R26: three victory cards, or four in the epic variant. */
const VICTORY_CARDS_DEALT = { standard: 3, epic: 4 } as const;

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

/** R3.7, R3.8: modern at the bottom, then medieval, ancient on top, and the top card turned up. */
function wonderDeck(type: WonderType, players: number, api: Api): WonderDeck {
  const counts = WONDERS_IN_DECK[players];
  if (!counts) throw new Error(`no wonder decks for ${players} players`);
  const ofEra = (era: Era): WonderId[] =>
    api.shuffle(WONDER_IDS.filter((id) => WONDERS[id].type === type && WONDERS[id].era === era)).slice(0, counts[era]);
  const deck = [...ERAS].reverse().flatMap(ofEra);
  return { shown: deck.pop() ?? null, deck };
}

function victoryCards(victory: NewDawnOptions['victory'], api: Api): VictoryCardId[] {
  if (victory === 'practice') return ['practice'];
  return api.shuffle(DEALT_VICTORY_CARDS).slice(0, VICTORY_CARDS_DEALT[victory]);
}

export function setup(players: PlayerId[], options: NewDawnOptions, api: Api): State {
  const startPlayer = api.shuffle(players)[0] as PlayerId;
  const decks = WONDER_TYPES.map((type) => [type, wonderDeck(type, players.length, api)] as const);
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
    supply: each(RESOURCE_TOKENS),
    victory: victoryCards(options.victory, api).map((card) => ({ card, claims: [] })),
    combat: null,
    ranking: null,
  };
  const isBuilt = options.map === 'advanced';
  if (isBuilt) dealMap(s, api);
  else layFirstGame(s);
  next<NewDawnStep>(
    s,
    { kind: 'chooseLeaders' },
    isBuilt ? { kind: 'buildMap' } : { kind: 'chooseCapitals' },
    { kind: 'populate' },
    { kind: 'placeArrow', player: startPlayer },
    { kind: 'beginRound' },
  );
  return s;
}
