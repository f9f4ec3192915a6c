import { centre, corners, type HexKey, key } from '@morgenrot/hex';

const SIZE = 46;
const ROWS = [0, 1, 2, 3];
const RAYS = Array.from({ length: 13 }, (_, i) => i * 15 - 90);
const COLUMNS = Array.from({ length: 26 }, (_, i) => i - 3);

const outline = (hex: HexKey): string =>
  corners(centre(hex, SIZE), SIZE * 0.97)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

/** Low hills: which spaces of a row stand above the horizon. */
const isLand = (column: number, row: number): boolean => row > 0 || ((column * 7) % 5) + ((column * 3) % 4) > 3;

/** The first light over a land of spaces; decoration, and the only picture of the home page. */
export function Dawn() {
  return (
    <svg className="dawn" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="dawn-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="dawn-high" />
          <stop offset=".55" className="dawn-mid" />
          <stop offset="1" className="dawn-low" />
        </linearGradient>
        <radialGradient id="dawn-glow">
          <stop offset="0" stopColor="#ffe9b8" stopOpacity=".95" />
          <stop offset=".35" stopColor="#ffb86b" stopOpacity=".55" />
          <stop offset="1" stopColor="#ff8a5c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="300" fill="url(#dawn-sky)" />
      <circle cx="850" cy="205" r="300" fill="url(#dawn-glow)" />
      <g className="dawn-rays">
        {RAYS.map((angle) => (
          <path key={angle} d="M0-96V-132" transform={`translate(850 205) rotate(${angle})`} />
        ))}
      </g>
      <circle cx="850" cy="205" r="74" fill="#ffdf9e" />
      {ROWS.map((row) => (
        <g key={row} className={`dawn-row dawn-row-${row}`} transform="translate(0 205)">
          {COLUMNS.filter((column) => isLand(column, row)).map((column) => (
            <polygon key={column} points={outline(key(column - Math.floor(row / 2), row))} />
          ))}
        </g>
      ))}
    </svg>
  );
}
