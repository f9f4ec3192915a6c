import { centre, type Direction, distance, type HexKey, turned } from '@morgenrot/hex';
import { capitalOf, cellsOf, type Hex, type State } from '@morgenrot/new-dawn';
import type { BoardWords } from './words/use-board-words.ts';

/** A space that everybody knows by name. */
interface Landmark {
  hex: HexKey;
  name: (words: BoardWords) => string;
  /** "of Seoul". */
  of: (words: BoardWords) => string;
}

/** "of Egypt", or "of the Netherlands" where a people has words of its own for it. */
const ofPeople = (words: BoardWords, leader: string): string =>
  words.find(`leader.${leader}.of`) ?? words.tell('place.of', { name: words.word(`leader.${leader}.civ`) });

const landmark = (hex: HexKey, name: Landmark['name'], of?: Landmark['of']): Landmark => ({
  hex,
  name,
  of: of ?? ((words) => words.tell('place.of', { name: name(words) })),
});

const landmarksByMap = new WeakMap<object, Landmark[]>();

/** Capitals, city-states and natural wonders. */
function landmarks(s: State): Landmark[] {
  const known = landmarksByMap.get(s.map);
  if (known) return known;
  const found: Landmark[] = s.order.flatMap((player) => {
    const hex = capitalOf(s, player);
    const leader = s.seats[player]?.leader;
    if (!hex || !leader) return [];
    return [
      landmark(
        hex,
        ({ word }) => word(`leader.${leader}.civ`),
        (words) => ofPeople(words, leader),
      ),
    ];
  });
  for (const [id, cityState] of Object.entries(s.cityStates)) {
    if (cityState) found.push(landmark(cityState.home, ({ word }) => word(`cityState.${id}.name`)));
  }
  for (const [hex, { site }] of Object.entries(s.map)) {
    if (site) found.push(landmark(hex as HexKey, ({ word }) => word(`naturalWonder.${site}.name`)));
  }
  for (const { hex, cityState } of s.building ? s.tiles.flatMap(cellsOf) : []) {
    if (cityState) found.push(landmark(hex, ({ word }) => word(`cityState.${cityState}.name`)));
  }
  // A core without anything that has a name is still somewhere.
  if (found.length === 0) found.push(landmark('0,0', ({ tell }) => tell('place.middle')));
  landmarksByMap.set(s.map, found);
  return found;
}

/** Which of the six directions leads most nearly from one space to the other. */
function directionTo(from: HexKey, to: HexKey): Direction {
  const a = centre(from, 1);
  const b = centre(to, 1);
  return turned(0, Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 3)));
}

function nearest(s: State, hex: HexKey): { landmark: Landmark; away: number } | undefined {
  let best: { landmark: Landmark; away: number } | undefined;
  for (const landmark of landmarks(s)) {
    const away = distance(landmark.hex, hex);
    if (!best || away < best.away) best = { landmark, away };
  }
  return best;
}

/** Beside the map lies nothing, while it is still being built. */
const groundWord = (words: BoardWords, space: Hex | undefined): string => {
  if (!space) return words.tell('place.empty');
  return words.word(space.site ? `naturalWonder.${space.site}.name` : `ground.${space.ground}`);
};

/** What a space is called that has a name of its own. */
function ownName(s: State, words: BoardWords, hex: HexKey): string | undefined {
  const space = s.map[hex];
  const leader = space?.city?.capital && s.seats[space.city.of]?.leader;
  if (leader) {
    return words.tell('place.capital', { civ: ofPeople(words, leader) });
  }
  const cityState = space?.cityState ?? space?.city?.lent;
  if (cityState) return words.word(`cityState.${cityState}.name`);
  return space?.site && groundWord(words, space);
}

/** What people would call a space in passing: "Seoul", "capital of Egypt", "forest (2 NE of Seoul)". */
export function placeName(s: State, words: BoardWords, hex: HexKey): string {
  const ground = groundWord(words, s.map[hex]);
  const near = nearest(s, hex);
  const name = ownName(s, words, hex);
  if (name !== undefined || !near) return name ?? ground;
  if (near.away === 0) return near.landmark.name(words);
  const direction = words.tell(`direction.short.${directionTo(near.landmark.hex, hex)}`);
  const values = { ground, direction, landmark: near.landmark.of(words) };
  return near.away === 1
    ? words.tell('place.near', values)
    : words.tell('place.far', { ...values, distance: near.away });
}

/** The same in full, where it is heard or read on its own: "forest, 2 spaces north-east of Seoul". */
export function placeInFull(s: State, words: BoardWords, hex: HexKey): string {
  const ground = groundWord(words, s.map[hex]);
  const near = nearest(s, hex);
  const name = ownName(s, words, hex);
  if (name !== undefined || !near) return name ?? ground;
  if (near.away === 0) return near.landmark.name(words);
  const direction = words.tell(`direction.${directionTo(near.landmark.hex, hex)}`);
  return words.tell('place.spoken', { ground, direction, landmark: near.landmark.of(words), distance: near.away });
}
