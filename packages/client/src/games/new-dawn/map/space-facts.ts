import type { PlayerId } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import { barbariansOn, difficultyFor, isMature, type State } from '@morgenrot/new-dawn';
import { placeInFull } from '../places.ts';
import type { BoardWords } from '../words/use-board-words.ts';
import { piecesOn, type Standing } from './pieces.ts';

/** Whose eyes the map is seen with. */
export interface Beholder {
  s: State;
  me: PlayerId | null;
  words: BoardWords;
  nameOf: (player: PlayerId) => string;
}

export function ownerOf(s: State, hex: HexKey): PlayerId | undefined {
  const space = s.map[hex];
  return space?.city?.of ?? space?.control?.of;
}

/** On which sides a player's land ends: a bit for each direction. */
export function bordersOf(s: State, hex: HexKey, owner: PlayerId): number {
  return neighbours(hex).reduce((bits, beside, side) => (ownerOf(s, beside) === owner ? bits : bits | (1 << side)), 0);
}

/** Whoever watches sees the difficulty that the player whose turn it is has to deal with. */
export const difficultyOf = ({ s, me }: Beholder, hex: HexKey): number => difficultyFor(s, me ?? s.active, hex);

function standingOn(s: State, hex: HexKey): Standing {
  const owners = (figures: 'caravans' | 'armies'): PlayerId[] =>
    s.order.flatMap((player) => (s.seats[player]?.[figures] ?? []).filter(({ at }) => at === hex).map(() => player));
  return {
    barbarians: barbariansOn(s, hex),
    caravans: owners('caravans'),
    armies: owners('armies'),
  };
}

export const piecesText = (s: State, hex: HexKey): string => {
  const space = s.map[hex];
  if (!space) return '';
  return piecesOn(space, standingOn(s, hex), (player) => s.order.indexOf(player)).join(' ');
};

/** Everything that lies or stands on a space, in words. */
export function contentsOf({ s, words, nameOf }: Beholder, hex: HexKey): string[] {
  const space = s.map[hex];
  if (!space) return [];
  const { tell, word } = words;
  const { city, control, resource, naturalWonder, cityState, wonder, fort } = space;
  const { barbarians, caravans } = standingOn(s, hex);
  return [
    city && tell(city.capital ? 'space.capital' : 'space.city', { player: nameOf(city.of) }),
    city && isMature(s, hex) && tell('space.mature'),
    control && tell(control.reinforced ? 'space.reinforced' : 'space.control', { player: nameOf(control.of) }),
    cityState && tell('space.cityState', { cityState: word(`cityState.${cityState}.name`) }),
    naturalWonder && tell('space.naturalWonder', { naturalWonder: word(`naturalWonder.${naturalWonder}.name`) }),
    resource && word(`resource.${resource}`),
    wonder && tell('space.wonder', { wonder: word(`wonder.${wonder}.name`) }),
    fort && tell('space.fort'),
    ...barbarians.map((barbarian) => tell('space.barbarian', { barbarian })),
    ...caravans.map((player) => tell('space.caravan', { player: nameOf(player) })),
  ].filter((part): part is string => Boolean(part));
}

/** "Forest, 2 spaces north-east of Seoul, difficulty 3, marble". */
export function describeSpace(beholder: Beholder, hex: HexKey): string {
  const { s, words } = beholder;
  const parts = [placeInFull(s, words, hex)];
  if (s.map[hex]?.ground !== 'water') {
    parts.push(words.tell('space.difficulty', { difficulty: difficultyOf(beholder, hex) }));
  }
  return [...parts, ...contentsOf(beholder, hex)].join(', ');
}

/** What stands on the map itself, for those who do not know it by heart. */
export function printedName({ s, words }: Beholder, hex: HexKey): string | undefined {
  const space = s.map[hex];
  if (space?.cityState) return words.word(`cityState.${space.cityState}.name`);
  if (space?.site) return words.word(`naturalWonder.${space.site}.name`);
  if (space?.city?.capital) return words.word(`leader.${s.seats[space.city.of]?.leader}.civ`);
  return undefined;
}
