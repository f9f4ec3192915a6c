import { type Api, next, noSteps, type PlayerId } from '@morgenrot/engine';
import { hasFixedMap } from './rules/course/dealing.ts';
import { noFacts } from './rules/course/turns.ts';
import { layFirstGame } from './rules/map/map-building.ts';
import { rulesetFor } from './rulesets/of.ts';
import type { NewDawnOptions, Seat, State, WonderDeck } from './state.ts';
import type { NewDawnStep } from './steps.ts';
import type { Resource } from './vocabulary.ts';

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

/** Nobody knows before its step what it lays out (R3, Q-V1): decks and victory cards come last. */
const NOT_YET: WonderDeck = { shown: null, deck: [] };

export function setup(players: PlayerId[], options: NewDawnOptions, api: Api): State {
  const startPlayer = api.shuffle(players)[0] as PlayerId;
  const rules = rulesetFor(options);
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
    wonderDecks: {
      culture: { ...NOT_YET },
      economy: { ...NOT_YET },
      military: { ...NOT_YET },
      science: { ...NOT_YET },
    },
    supply: each(rules.resourceTokens),
    victory: [],
    combat: null,
    ranking: null,
  };
  if (hasFixedMap(s)) layFirstGame(s);
  next<NewDawnStep>(
    s,
    { kind: 'chooseLeaders' },
    { kind: 'layMap' },
    { kind: 'populate' },
    { kind: 'placeArrow', player: startPlayer },
    { kind: 'dealWonders' },
    { kind: 'dealVictory' },
    { kind: 'beginRound' },
  );
  return s;
}
