import type { PlayerId } from '@morgenrot/engine';
import { DISTRICTS, GOVERNMENT_IDS, GOVERNMENTS } from '@morgenrot/new-dawn';
import { DISTRICT_PATHS } from '../districts/paths.ts';
import { TYPE_PATHS } from '../icons/type-icon.tsx';

/** A building's plot with cut corners: no other piece has this outline. */
const PLOT = 'M-12-20H12L20-12V12L12 20H-12L-20 12V-12z';
const PENNANT = 'M-12-22H16L9-12 16-2H-8V22H-12z';

interface SeatProps {
  index: number;
  letter: string;
}

/** A district: its sign above, its owner's letter below, a wall of stones around when it is reinforced. */
function Districts({ index, letter }: SeatProps) {
  const fill = `var(--player-${index})`;
  const ink = `var(--player-ink-${index})`;
  return DISTRICTS.map((district) => {
    const plot = (
      <>
        <path className="m-piece-edge" d={PLOT} fill={fill} />
        <path d={PLOT} fill={`url(#seat-pattern-${index})`} />
        <circle className="nd-district-plate" cy="-4" r="14" />
        <path className="nd-district-lines" d={DISTRICT_PATHS[district]} transform="translate(0 -4) scale(.92)" />
        <circle cy="15" r="8.5" fill={fill} />
        <text className="m-piece-letter" y="15" fontSize="13" fill={ink}>
          {letter}
        </text>
      </>
    );
    return (
      <g key={district}>
        <g id={`district-${district}-${index}`}>{plot}</g>
        <g id={`walled-${district}-${index}`}>
          <path className="nd-wall" d={PLOT} />
          <g transform="scale(.9)">{plot}</g>
        </g>
      </g>
    );
  });
}

/** A city-state that is somebody's for one turn flies that player's pennant. */
function Lent({ index, letter }: SeatProps) {
  return (
    <g id={`lent-${index}`}>
      <path className="m-piece-edge" d={PENNANT} fill={`var(--player-${index})`} />
      <path d={PENNANT} fill={`url(#seat-pattern-${index})`} />
      <circle cx="0" cy="-12" r="9" fill={`var(--player-${index})`} />
      <text className="m-piece-letter" x="0" y="-12" fontSize="13" fill={`var(--player-ink-${index})`}>
        {letter}
      </text>
    </g>
  );
}

/** One arrow for each place farther right. */
const ARROWS: Readonly<Record<number, string>> = {
  1: 'M2 13h11M9 8.5L13.5 13 9 17.5',
  2: 'M-3 13h17M3 8.5L7.5 13 3 17.5M10 8.5L14.5 13 10 17.5',
};

/** Markers of the six governments: the kind of card they belong to, and how far they reach. */
function Governments() {
  return GOVERNMENT_IDS.map((id) => {
    const { type, shift } = GOVERNMENTS[id];
    return (
      <g key={id} id={`government-${id}`} className={`nd-government nd-type-${type}`}>
        <path className="m-piece-edge nd-government-seal" d="M-22-20H14L24 0 14 20H-22L-14 0z" />
        <path className="nd-type-lines" d={TYPE_PATHS[type]} transform="translate(-11 -17) scale(.85)" />
        <path className="nd-government-arrows" d={ARROWS[shift]} />
      </g>
    );
  });
}

/** Tiles in a pile, face down. */
function Stack() {
  const tile = 'M-22 4L-11-4H11L22 4 11 12H-11z';
  return (
    <g id="tile-stack">
      <path className="m-piece-edge nd-stack-tile" d={tile} transform="translate(0 9)" />
      <path className="m-piece-edge nd-stack-tile" d={tile} transform="translate(0 2)" />
      <path className="m-piece-edge nd-stack-tile nd-top" d={tile} transform="translate(0 -5)" />
      <path className="nd-stack-lines" d="M-4-4q0-4 4-4t4 3.6Q4-2 0-.5M0 3h.1" />
    </g>
  );
}

interface ExpansionDefsProps {
  order: readonly PlayerId[];
  letterOf: (player: PlayerId) => string;
}

/** What is drawn only with Terra Incognita: fetched with such a table. */
export function ExpansionDefs({ order, letterOf }: ExpansionDefsProps) {
  return (
    <>
      <Governments />
      <Stack />
      <g id="ibrahim">
        <path className="m-piece-edge nd-paper" d="M-16-22H16V22H-16z" />
        <path className="nd-district-lines" d="M-9 2C-9-12 9-12 9 2zM-11 2H11M0-10V-14M-6 14c0-6 12-6 12 0" />
      </g>
      {order.map((player, index) => (
        <g key={player}>
          <Districts index={index} letter={letterOf(player)} />
          <Lent index={index} letter={letterOf(player)} />
        </g>
      ))}
    </>
  );
}
