import { open, type PlayerId } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import {
  barbariansOn,
  type City,
  type Control,
  conqueredOn,
  type Doing,
  difficultiesFor,
  isMature,
  type State,
  sayingOf,
} from '@morgenrot/new-dawn';
import { placeInFull } from '../places.ts';
import type { BoardWords } from '../words/use-board-words.ts';
import { type PieceStanding, piecesOn } from './pieces.ts';
import { shownOn } from './printed.ts';

/** Whose eyes the map is seen with. */
export interface Beholder {
  s: State;
  me: PlayerId | null;
  words: BoardWords;
  nameOf: (player: PlayerId) => string;
}

export function shownOwner(s: State, hex: HexKey): PlayerId | undefined {
  const space = s.map[hex];
  return space?.city?.of ?? space?.control?.of;
}

/** On which sides a player's land ends: a bit for each direction. */
export function bordersOf(s: State, hex: HexKey, owner: PlayerId): number {
  return neighbours(hex).reduce(
    (bits, beside, side) => (shownOwner(s, beside) === owner ? bits : bits | (1 << side)),
    0,
  );
}

/** What the player whose turn it is can be doing now, for things that are easier for some of it. */
export function doingNow(s: State): Doing {
  const [step] = open(s);
  return (step && sayingOf(step.kind).doing?.(step)) ?? { act: 'control', card: 'culture' };
}

/** Whoever watches sees the difficulty that the player whose turn it is has to deal with. */
export const difficultiesOf = ({ s, me }: Beholder): ((hex: HexKey) => number) =>
  difficultiesFor(s, me ?? s.active, doingNow(s));

type Figures = 'caravans' | 'armies';
type FigureOwners = Readonly<Record<Figures, ReadonlyMap<HexKey, readonly PlayerId[]>>>;

const figureOwners = new WeakMap<State, FigureOwners>();

function ownersByPlace(s: State, figures: Figures): Map<HexKey, PlayerId[]> {
  const places = new Map<HexKey, PlayerId[]>();
  for (const player of s.order) {
    for (const { at } of s.seats[player]?.[figures] ?? []) {
      if (at !== null) places.set(at, [...(places.get(at) ?? []), player]);
    }
  }
  return places;
}

/** Whose figures stand where: looked up once for a view, and not once for each of its spaces. */
function figureOwnersOf(s: State): FigureOwners {
  const owners = figureOwners.get(s) ?? { caravans: ownersByPlace(s, 'caravans'), armies: ownersByPlace(s, 'armies') };
  figureOwners.set(s, owners);
  return owners;
}

function standingOn(s: State, hex: HexKey): Omit<PieceStanding, 'conquered'> {
  const { barbarian } = shownOn(s, hex);
  const { caravans, armies } = figureOwnersOf(s);
  return {
    barbarians: barbarian ? [barbarian] : barbariansOn(s, hex),
    caravans: caravans.get(hex) ?? [],
    armies: armies.get(hex) ?? [],
  };
}

export const piecesText = (s: State, hex: HexKey): string => {
  const { space } = shownOn(s, hex);
  if (!space) return '';
  return piecesOn(space, { ...standingOn(s, hex), conquered: conqueredOn(s, hex) }, (player) =>
    s.order.indexOf(player),
  ).join(' ');
};

const countedBy = (owners: readonly PlayerId[]): { player: PlayerId; count: number }[] =>
  [...new Set(owners)].map((player) => ({ player, count: owners.filter((other) => other === player).length }));

type NameOf = Beholder['nameOf'];

function cityInWords({ of, capital, lent }: City, { tell, word }: BoardWords, nameOf: NameOf): string {
  const player = nameOf(of);
  if (lent) return tell('space.lent', { cityState: word(`cityState.${lent}.name`), player });
  return tell(capital ? 'space.capital' : 'space.city', { player });
}

function tokenInWords({ of, reinforced, district }: Control, { tell, word }: BoardWords, nameOf: NameOf): string {
  const player = nameOf(of);
  if (!district) return tell(reinforced ? 'space.reinforced' : 'space.control', { player });
  const values = { player, district: word(`district.${district}.name`) };
  return tell(reinforced ? 'space.district.reinforced' : 'space.district', values);
}

/** Everything that lies or stands on a space, in words. */
export function contentsOf({ s, words, nameOf }: Beholder, hex: HexKey): string[] {
  const { space } = shownOn(s, hex);
  if (!space) return [];
  const { tell, word } = words;
  const { city, control, resource, naturalWonder, cityState, wonder, fort } = space;
  const { armies, barbarians, caravans } = standingOn(s, hex);
  const conquered = conqueredOn(s, hex);
  const isNeutral = !city && !control && !cityState;
  return [
    city && cityInWords(city, words, nameOf),
    city && isMature(s, hex) && tell('space.mature'),
    control && tokenInWords(control, words, nameOf),
    cityState && tell('space.cityState', { cityState: word(`cityState.${cityState}.name`) }),
    conquered && tell('space.conquered', { cityState: word(`cityState.${conquered}.name`) }),
    naturalWonder && tell('space.naturalWonder', { naturalWonder: word(`naturalWonder.${naturalWonder}.name`) }),
    resource && word(`resource.${resource}`),
    wonder && tell(isNeutral ? 'space.neutralWonder' : 'space.wonder', { wonder: word(`wonder.${wonder}.name`) }),
    fort && tell(city ? 'space.fort.held' : 'space.fort.free'),
    ...barbarians.map((barbarian) => tell('space.barbarian', { barbarian })),
    ...countedBy(armies).map(({ player, count }) => tell('space.armies', { player: nameOf(player), count })),
    ...countedBy(caravans).map(({ player, count }) => tell('space.caravans', { player: nameOf(player), count })),
  ].filter((part): part is string => Boolean(part));
}

/** "Forest, 2 spaces north-east of Seoul, difficulty 3, marble". */
export function describeSpace(beholder: Beholder, hex: HexKey): string {
  const { s, words } = beholder;
  const place = placeInFull(s, words, hex);
  if (!s.map[hex]) return place;
  const contents = contentsOf(beholder, hex);
  // "City-state Seoul" says more than "Seoul" does, and nobody needs both.
  const named = contents.find((each) => each.endsWith(` ${place}`));
  const parts = [named ?? place, ...contents.filter((each) => each !== named)];
  if (s.map[hex]?.ground !== 'water') {
    parts.splice(1, 0, words.tell('space.difficulty', { difficulty: difficultiesOf(beholder)(hex) }));
  }
  return parts.join(', ');
}

/** What stands on the map itself, for those who do not know it by heart; the lower its rank, the more it matters. */
export function printedName({ s, words }: Beholder, hex: HexKey): { name: string; rank: number } | undefined {
  const { space } = shownOn(s, hex);
  const leader = space?.city?.capital && s.seats[space.city.of]?.leader;
  if (leader) return { name: words.word(`leader.${leader}.civ`), rank: 0 };
  const cityState = space?.cityState ?? space?.city?.lent;
  if (cityState) return { name: words.word(`cityState.${cityState}.name`), rank: 1 };
  if (space?.site) return { name: words.word(`naturalWonder.${space.site}.name`), rank: 2 };
  const conquered = space && conqueredOn(s, hex);
  if (conquered) return { name: words.word(`cityState.${conquered}.name`), rank: 3 };
  return undefined;
}
