const HEX = 'M0-34 29.400-17V17L0 34-29.400 17V-17Z';

/** Spaces of the land in front, row by row: column, row, ground. */
const LAND: readonly (readonly [column: number, row: number, ground: string])[] = [
  ...['water', 'water', 'grass', 'hill', 'forest', 'grass', 'desert', 'mountain', 'mountain'].map(
    (ground, column) => [column, 0, ground] as const,
  ),
  ...['water', 'grass', 'grass', 'forest', 'grass', 'hill', 'desert', 'desert', 'mountain', 'hill'].map(
    (ground, column) => [column - 0.5, 1, ground] as const,
  ),
  ...['water', 'water', 'grass', 'grass', 'hill', 'grass', 'forest', 'grass', 'desert'].map(
    (ground, column) => [column, 2, ground] as const,
  ),
];

const FILLS: Readonly<Record<string, string>> = {
  water: '#33618a',
  grass: '#8fa85f',
  hill: '#b79a58',
  forest: '#4d7a52',
  desert: '#d9bd7d',
  mountain: '#77707e',
};

/** First light over a capital, a caravan on its way to it. */
export function Art() {
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="shelf-dawn-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#1b2350" />
          <stop offset=".45" stopColor="#8a3d63" />
          <stop offset=".75" stopColor="#f08a5d" />
        </linearGradient>
      </defs>
      <path d="M0 0h480v270H0z" fill="url(#shelf-dawn-sky)" />
      <circle cx="352" cy="128" r="86" fill="#ffd98a" opacity=".25" />
      <circle cx="352" cy="128" r="48" fill="#ffe3a6" />
      <path d="M250 156 296 92l22 26 26-44 48 70 18-20 40 40v26H236z" fill="#4a2c5c" />
      <path d="M344 74l-13 22 9-3 6 7 6-6 7 4z" fill="#f7e9df" />
      {LAND.map(([column, row, ground]) => (
        <path
          key={`${column} ${row}`}
          d={HEX}
          transform={`translate(${12 + column * 58.8} ${166 + row * 51})`}
          fill={FILLS[ground]}
          stroke="#1d1a36"
          strokeOpacity=".45"
          strokeWidth="2"
        />
      ))}
      <g stroke="#2d1d33" strokeWidth="3" strokeLinejoin="round">
        <path d="M96 168v-42l14-12 14 12v-20l18-16 18 16v20l14-10 14 10v42z" fill="#f3dfb8" />
        <path d="M124 106l18-16 18 16zM96 126l14-12 14 12zM160 126l14-10 14 10z" fill="#b23a24" />
        <path d="M134 168v-22a8 8 0 0 1 16 0v22z" fill="#2d1d33" />
        <path d="M142 90V66m0 1 16 6-16 6" fill="#f4c063" />
      </g>
      <path
        d="M188 172q60 26 112 34"
        fill="none"
        stroke="#fff3d6"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <g stroke="#2d1d33" strokeWidth="3" strokeLinejoin="round">
        <path d="M292 208v-12q20-18 40 0v12z" fill="#fff3d6" />
        <path d="M286 208h54" />
        <circle cx="300" cy="213" r="7" fill="#8a5a0b" />
        <circle cx="326" cy="213" r="7" fill="#8a5a0b" />
      </g>
    </svg>
  );
}
