import { type Api, next, noSteps, type PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';

import { FOCUS_CARD_IDS, FOCUS_CARDS, type FocusCardId } from './cards/focus.ts';
import { LEADER_IDS, LEADERS, type LeaderId } from './cards/leaders.ts';
import { FIRST_GAME_CAPITALS, FIRST_GAME_MAP, type PlacedTile, type TileNumber } from './cards/tiles.ts';
import { WONDER_IDS, WONDERS, type WonderId } from './cards/wonders.ts';
import { RESOURCE_TOKENS } from './rules/resources.ts';
import type { Hex, NewDawnOptions, Seat, State, WonderDeck } from './state.ts';
import type { NewDawnStep } from './steps.ts';
import { cellsOf, type PrintedCell } from './tiles.ts';
import {
  ERAS,
  type Era,
  type FocusType,
  RESOURCES,
  type Resource,
  WONDER_TYPES,
  type WonderType,
} from './vocabulary.ts';

/** R3.7: how many wonders of each era go into a deck, by the number of players. */
const WONDERS_IN_DECK: Readonly<Record<number, Readonly<Record<Era, number>>>> = {
  2: { ancient: 1, medieval: 1, modern: 2 },
  3: { ancient: 1, medieval: 2, modern: 2 },
  4: { ancient: 2, medieval: 2, modern: 2 },
};

const none = (): Record<Resource, number> => ({ marble: 0, mercury: 0, oil: 0, diamonds: 0 });

function firstRow(leader: LeaderId): FocusCardId[] {
  const cardOf = (type: FocusType): FocusCardId => {
    const card = FOCUS_CARD_IDS.find((id) => FOCUS_CARDS[id].type === type && FOCUS_CARDS[id].level === 1);
    if (!card) throw new Error(`no first card for ${type}`);
    return card;
  };
  return LEADERS[leader].startOrder.map((type) => cardOf(type as FocusType));
}

function seatFor(leader: LeaderId, capital: HexKey): Seat {
  const row = firstRow(leader);
  return {
    leader,
    capital,
    row: row.map((card, id) => ({ id, card, trade: 0, cityStates: [] })),
    stack: FOCUS_CARD_IDS.filter((card) => !row.includes(card)),
    tech: 0,
    techBest: 0,
    resources: none(),
    naturalWonders: [],
    wonders: [],
    // R3.2: one caravan lies on the economy card; the others wait for better ones.
    caravans: [{ at: null }],
    armies: [],
    lent: {},
  };
}

/** R3.7, R3.8: modern at the bottom, then medieval, ancient on top, and the top card turned up. */
function wonderDeck(type: WonderType, players: number, api: Api): WonderDeck {
  const counts = WONDERS_IN_DECK[players];
  if (!counts) throw new Error(`no wonder decks for ${players} players`);
  const ofEra = (era: Era): WonderId[] =>
    api.shuffle(WONDER_IDS.filter((id) => WONDERS[id].type === type && WONDERS[id].era === era)).slice(0, counts[era]);
  const deck = [...ERAS].reverse().flatMap(ofEra);
  return { shown: deck.pop() ?? null, deck };
}

const hexFor = (cell: PrintedCell, tile: number): Hex => {
  const hex: Hex = { ground: cell.ground, tile };
  if (cell.resource) hex.resource = cell.resource;
  if (cell.cityState) hex.cityState = cell.cityState;
  if (cell.naturalWonder) Object.assign(hex, { naturalWonder: cell.naturalWonder, site: cell.naturalWonder });
  return hex;
};

function layMap(players: number) {
  const tiles: PlacedTile[] = FIRST_GAME_MAP.filter((row) => row.players <= players).map(
    ({ tile, side, q, r, rot }) => ({ tile, side, q, r, rot }),
  );
  const cells = tiles.flatMap((tile, index) => cellsOf(tile).map((cell) => ({ cell, index, tile: tile.tile })));
  const map: Record<HexKey, Hex> = {};
  for (const { cell, index } of cells) map[cell.hex] = hexFor(cell, index);
  const capitalOn = (tile: TileNumber): HexKey => {
    const found = cells.find((entry) => entry.tile === tile && entry.cell.capital);
    if (!found) throw new Error(`tile ${tile} has no capital`);
    return found.cell.hex;
  };
  return { tiles, cells: cells.map(({ cell }) => cell), map, capitalOn };
}

const barbariansFrom = (cells: PrintedCell[]): State['barbarians'] =>
  Object.fromEntries(cells.flatMap(({ barbarian, hex }) => (barbarian ? [[barbarian, { home: hex, at: hex }]] : [])));

const cityStatesFrom = (cells: PrintedCell[]): State['cityStates'] =>
  Object.fromEntries(
    cells.flatMap(({ cityState, hex }) => (cityState ? [[cityState, { home: hex, cards: ['map', 'map'] }]] : [])),
  );

const supplyAfter = (cells: PrintedCell[]): Record<Resource, number> => {
  const supply = none();
  for (const resource of RESOURCES) {
    supply[resource] = RESOURCE_TOKENS - cells.filter((cell) => cell.resource === resource).length;
  }
  return supply;
};

export function setup(players: PlayerId[], options: NewDawnOptions, api: Api): State {
  const { tiles, cells, map, capitalOn } = layMap(players.length);
  const leaders = api.shuffle(LEADER_IDS);
  const seats: Record<PlayerId, Seat> = {};
  players.forEach((player, i) => {
    const capital = capitalOn(FIRST_GAME_CAPITALS[i] as TileNumber);
    seats[player] = seatFor(leaders[i] as LeaderId, capital);
    (map[capital] as Hex).city = { of: player, capital: true };
  });
  const decks = WONDER_TYPES.map((type) => [type, wonderDeck(type, players.length, api)] as const);
  const startPlayer = api.shuffle(players)[0] as PlayerId;
  const s: State = {
    ...noSteps<NewDawnStep>(),
    options,
    order: players,
    startPlayer,
    phase: 'setUp',
    round: 0,
    active: startPlayer,
    turn: 0,
    tiles,
    map,
    seats,
    barbarians: barbariansFrom(cells),
    arrow: null,
    dial: 0,
    cityStates: cityStatesFrom(cells),
    wonderDecks: Object.fromEntries(decks) as State['wonderDecks'],
    supply: supplyAfter(cells),
    victory: [{ card: options.victory, claims: [] }],
    ranking: null,
  };
  for (const player of players) {
    api.log({ key: 'leader.drawn', by: player, params: { leader: (seats[player] as Seat).leader } });
  }
  api.log({ key: 'startPlayer.drawn', by: startPlayer });
  next<NewDawnStep>(s, { kind: 'placeArrow', player: startPlayer }, { kind: 'beginRound' });
  return s;
}
