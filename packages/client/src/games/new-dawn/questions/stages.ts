import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import {
  type AskingKind,
  type CityStateId,
  capitalOf,
  citiesOf,
  FOCUS_CARDS,
  type FocusType,
  governmentFor,
  isEdge,
  type NewDawnStep,
  type Seat,
  type State,
} from '@morgenrot/new-dawn';

/** A table at which a question is put that hardly ever comes up by chance. */
interface Staged {
  s: State;
  me: PlayerId;
  seat: Seat;
  rival: PlayerId;
  /** A city of the rival. */
  town: HexKey;
}
type Stage = (staged: Staged) => NewDawnStep | undefined;

/** Where in the row a card of some kind lies. */
const focusOf = ({ row }: Seat, type: FocusType): number =>
  row.find(({ card }) => FOCUS_CARDS[card].type === type)?.id ?? 0;

/** Spaces of a player's land, to put something on. */
const landOf = (s: State, me: PlayerId): HexKey[] =>
  (Object.keys(s.map) as HexKey[]).filter((hex) => s.map[hex]?.control?.of === me);

const MARCH = { distance: 5, water: true, passes: [], bonus: 2, bonusVsBarbarian: 2 } as const;

/** Questions that hardly ever come up by chance, each on a table where it has something to offer: for the gallery alone. */
export const STAGES: Readonly<Partial<Record<AskingKind, Stage>>> = {
  chooseTarget: ({ s, me, seat, rival, town }) => {
    const [army] = seat.armies;
    const theirs = s.seats[rival];
    if (!army || !theirs) return undefined;
    army.at = town;
    theirs.armies[0] = { at: town };
    theirs.caravans[0] = { at: town };
    const card = { player: me, focus: focusOf(seat, 'military'), slot: 4, march: MARCH, done: [], again: 0 };
    return { kind: 'chooseTarget', ...card, army: 0, gone: 2, trail: [], hex: town };
  },
  layNaturalWonder: ({ me, seat }) => {
    seat.naturalWonders.push('pantanal');
    return { kind: 'layNaturalWonder', player: me, naturalWonder: 'pantanal' };
  },
  moveWonder: ({ s, me, rival }) => {
    const from = capitalOf(s, rival);
    const space = from && s.map[from];
    if (!space) return undefined;
    space.wonder = 'petra';
    s.seats[rival]?.wonders.push('petra');
    return { kind: 'moveWonder', player: me, wonder: 'petra', from, loser: rival };
  },
  takeAnyDiplomacy: ({ me }) => ({ kind: 'takeAnyDiplomacy', player: me, left: 2 }),
  deployArmies: ({ me, seat }) => {
    seat.armies = [{ at: null }, { at: null }];
    return { kind: 'deployArmies', player: me };
  },
  scorch: ({ me, rival, s }) => ({
    kind: 'scorch',
    player: me,
    hex: landOf(s, rival)[0] ?? '0,0',
    loser: rival,
  }),
  cityOnFigure: ({ s, me, seat }) => {
    seat.armies[0] = { at: landOf(s, me)[0] ?? null };
    seat.caravans[0] = { at: landOf(s, me)[1] ?? null };
    return { kind: 'cityOnFigure', player: me };
  },
  replaceCity: ({ s, me, town }) => {
    const rival = s.map[town]?.city;
    if (rival) delete rival.capital;
    return { kind: 'replaceCity', player: me, range: 9 };
  },
  chooseVisitEffect: ({ me }) => ({
    kind: 'chooseVisitEffect',
    player: me,
    waiting: [
      { from: 'card', steps: [] },
      { from: 'wonder:kilwa-kisiwani', steps: [] },
    ],
  }),
  layWater: ({ s, me }) => {
    const home = capitalOf(s, me);
    const tile = home && s.map[home]?.tile;
    const edges = (Object.keys(s.map) as HexKey[]).filter((hex) => s.map[hex]?.tile === tile);
    return { kind: 'layWater', player: me, from: edges.find((hex) => isEdge(s, hex)) ?? '0,0' };
  },
  conquerVisited: ({ s, me }) => {
    const [id, found] = Object.entries(s.cityStates).find(([, each]) => s.map[each?.home ?? '0,0']?.cityState) ?? [];
    return found && { kind: 'conquerVisited', player: me, hex: found.home, cityState: id as CityStateId };
  },
  takeBackFor: ({ s, me }) => ({ kind: 'takeBackFor', player: me, hex: citiesOf(s, me)[0] ?? '0,0' }),
  giveIbrahim: ({ s, me, rival }) => {
    if (s.terra) s.terra.ibrahim = rival;
    return { kind: 'giveIbrahim', player: me };
  },
  chooseAlly: ({ me }) => ({ kind: 'chooseAlly', player: me }),
  breakPact: ({ seat, me, rival }) => {
    seat.diplomacy.push({ from: rival, card: 'non-aggression-pact', shown: true });
    return { kind: 'breakPact', player: me, from: rival };
  },
  lookAtTiles: ({ me, seat }) => {
    return { kind: 'lookAtTiles', player: me, focus: focusOf(seat, 'science'), slot: 3, most: 2 };
  },
  sortTiles: ({ s, me }) => {
    return { kind: 'sortTiles', player: me, tiles: s.terra?.stack.slice(-2) ?? [], mayLay: true };
  },
  layLookedAt: ({ s, me }) => ({ kind: 'layLookedAt', player: me, tile: s.terra?.stack.at(-1) ?? 1 }),
  exploreAnywhere: ({ me }) => ({ kind: 'exploreAnywhere', player: me }),
  placeOnTile: ({ s, me }) => ({ kind: 'placeOnTile', player: me, tile: s.tiles.length - 1 }),
  orderShifts: ({ me, seat }) => {
    const focus = seat.row[1];
    if (!focus) return undefined;
    seat.governments = { [FOCUS_CARDS[focus.card].type]: focus.id };
    seat.wonders = [...seat.wonders, 'machu-picchu-terra'];
    const left = [`government:${governmentFor(FOCUS_CARDS[focus.card].type)}`, 'wonder:machu-picchu-terra'];
    return { kind: 'orderShifts', player: me, focus: focus.id, position: 1, left };
  },
  upgradeTo: ({ me, seat }) => ({
    kind: 'upgradeTo',
    player: me,
    focus: focusOf(seat, 'culture'),
    cards: seat.stack.filter((card) => FOCUS_CARDS[card].level === 2).slice(0, 3),
  }),
  copyCard: ({ s, me, rival }) => {
    const theirs = s.seats[rival]?.row.find(({ card }) => FOCUS_CARDS[card].type === 'culture');
    if (theirs) theirs.card = 'drama-and-poetry';
    return { kind: 'copyCard', player: me, from: rival };
  },
};
