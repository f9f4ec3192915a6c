import { centre, corners, type HexKey, key } from '@morgenrot/hex';

const SIZE = 25;
const ROWS = [0, 1, 2, 3];
const COLUMNS = Array.from({ length: 48 }, (_, i) => i - 4);
const RAYS = Array.from({ length: 13 }, (_, i) => i * 15 - 90);

/** How high the land rises above the horizon, column by column; 0 is the plain in front. */
const LAND: readonly (readonly [from: number, to: number, row: number])[] = [
  [-4, 48, 2],
  [-4, 48, 3],
  [31, 32, 1],
  [38, 48, 1],
  [41, 48, 0],
];

const isLand = (column: number, row: number): boolean =>
  LAND.some(([from, to, at]) => at === row && column >= from && column <= to);

const outline = (hex: HexKey): string =>
  corners(centre(hex, SIZE), SIZE * 0.97)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

/** The first light over a land of spaces; decoration, and the only picture of the home page. */
export function Dawn() {
  return (
    <svg className="m-dawn" viewBox="0 0 1800 260" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="dawn-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="m-dawn-high" />
          <stop offset=".6" className="m-dawn-mid" />
          <stop offset="1" className="m-dawn-low" />
        </linearGradient>
        <radialGradient id="dawn-glow">
          <stop offset="0" stopColor="#ffe9b8" stopOpacity=".95" />
          <stop offset=".35" stopColor="#ffb86b" stopOpacity=".5" />
          <stop offset="1" stopColor="#ff8a5c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1800" height="260" fill="url(#dawn-sky)" />
      <g className="m-dawn-sun">
        <circle r="270" fill="url(#dawn-glow)" />
        <g className="m-dawn-rays">
          {RAYS.map((angle) => (
            <path key={angle} d="M0-80V-112" transform={`rotate(${angle})`} />
          ))}
        </g>
        <circle r="62" fill="#ffdf9e" />
      </g>
      {ROWS.map((row) => (
        <g key={row} className={`m-dawn-row m-dawn-row-${row}`} transform="translate(0 136)">
          {COLUMNS.filter((column) => isLand(column, row)).map((column) => (
            <polygon key={column} points={outline(key(column - Math.floor(row / 2), row))} />
          ))}
        </g>
      ))}
    </svg>
  );
}
