import { centre, type HexKey } from '@morgenrot/hex';
import { SIZE } from '../../../kits/hex/geometry.ts';
import type { Box, Point } from '../../../kits/picture/ground.ts';
import { type Label, placeLabels, widthOf } from '../../../kits/picture/labels.ts';
import type { SpaceFact } from './facts.ts';
import { piecePlaces, readPieces } from './pieces.ts';

/** A name on the map; the lower its rank, the sooner it keeps its place. */
export interface SpaceName {
  hex: HexKey;
  name: string;
  rank: number;
}

/** What is written on the map, and where. */
export interface MapLabel {
  id: string;
  hex: HexKey;
  text: string;
  isName: boolean;
  box: Box;
}

/** From its middle a piece that stands alone reaches so far. */
const PIECE = 24;
/** Pieces end here below, and names begin. */
const FOOT = PIECE * 1.1;
/** Numbers end here, just within the space's corners and sides. */
const RIM = { corner: 46, side: 42 };
/** A digit that is larger than this leaves no room on its space for anything else. */
const LARGEST_DIGIT = 34;

const moved = ({ x, y }: Point, spots: readonly (readonly [x: number, y: number])[]): Point[] =>
  spots.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));

/** Below the pieces if possible, else above them, else a little aside. */
function nameLabel({ hex, name }: SpaceName, size: number): Label {
  const width = widthOf(name, size);
  const height = size * 1.15;
  const y = FOOT + height / 2;
  const aside = width * 0.3;
  return {
    id: `name ${hex}`,
    width,
    height,
    spots: moved(centre(hex, SIZE), [
      [0, y],
      [0, -y],
      [aside, y],
      [-aside, y],
      [aside, -y],
      [-aside, -y],
    ]),
  };
}

/** In the upper corner if possible, else beside the pieces, else in the lower corner. */
function numberLabel({ hex, difficulty }: SpaceFact, size: number): Label {
  const width = widthOf(String(difficulty), size);
  const height = size * 0.9;
  const x = RIM.side - width / 2;
  const y = Math.min(37, RIM.corner - height / 2);
  return {
    id: `number ${hex}`,
    width,
    height,
    mayCover: 0.4,
    spots: moved(centre(hex, SIZE), [
      [0, -y],
      [-x, -15],
      [x, -15],
      [-x, 15],
      [x, 15],
      [0, y],
    ]),
  };
}

function pieceBoxes({ hex, pieces }: SpaceFact): Box[] {
  const { symbols } = readPieces(pieces);
  const { x, y } = centre(hex, SIZE);
  return piecePlaces(symbols).map((place) => {
    const half = PIECE * place.scale;
    return { x: x + place.x - half, y: y + place.y - half, width: 2 * half, height: 2 * half };
  });
}

/** Names and numbers with their places, for words of this size. Names go first, then what may be chosen now. */
export function labelsOf(
  facts: readonly SpaceFact[],
  names: readonly SpaceName[],
  isOffered: ReadonlySet<string>,
  size: number,
): MapLabel[] {
  const numbered = facts.filter(
    ({ ground, hex }) => ground !== 'water' && (size < LARGEST_DIGIT || isOffered.has(hex)),
  );
  const named = [...names].sort((one, other) => one.rank - other.rank);
  const numbers = [
    ...numbered.filter(({ hex }) => isOffered.has(hex)),
    ...numbered.filter(({ hex }) => !isOffered.has(hex)),
  ];
  const labels = [...named.map((each) => nameLabel(each, size)), ...numbers.map((each) => numberLabel(each, size))];
  const places = placeLabels(labels, facts.flatMap(pieceBoxes));
  const written = [
    ...numbers.map(({ hex, difficulty }) => ({ id: `number ${hex}`, hex, text: String(difficulty), isName: false })),
    ...named.map(({ hex, name }) => ({ id: `name ${hex}`, hex, text: name, isName: true })),
  ];
  return written.flatMap((each) => {
    const box = places.get(each.id);
    return box ? [{ ...each, box }] : [];
  });
}
