import { memo } from 'react';

/** Over a player's colour, so that players are told apart without it: plain, stripes, dots, checks, waves. */
const PATTERNS = [
  '',
  'M-3 9L9-3M3 15L15 3',
  'M3 3h.1M9 9h.1',
  'M0 3h6M9 0v6M6 9h6M3 6v6',
  'M0 3q3-4 6 0t6 0M0 9q3-4 6 0t6 0',
] as const;

const CASTLE = 'M-18 18V-6h-3v-13h7v5h6v-5h16v5h6v-5h7v13h-3v24z';
const CAPITAL = 'M-22 18V-4h-3v-14h8v5h5v-12l12-11 12 11v12h5v-5h8v14h-3v22z';
const SHIELD = 'M0-20L16-13V2C16 11 8.5 17 0 21-8.5 17-16 11-16 2V-13z';
const SWORDS = 'M-17 19L17-19M17 19L-17-19';
const WAGON = 'M-17 4V-4C-17-14-9-16 0-16S17-14 17-4V4z';

interface SeatDefsProps {
  /** Which of the players: colour and pattern. */
  index: number;
  letter: string;
}

/** A player's pieces, drawn once: `#control-0`, `#reinforced-0`, `#city-0`, `#capital-0`, `#caravan-0`, `#army-0`. */
export const SeatDefs = memo(function SeatDefs({ index, letter }: SeatDefsProps) {
  const fill = `var(--player-${index})`;
  const cover = `url(#seat-pattern-${index})`;
  const ink = `var(--player-ink-${index})`;
  const plate = (y: number, radius: number) => (
    <>
      <circle cy={y} r={radius} fill={fill} />
      <text className="piece-letter" y={y} fontSize={radius * 1.55} fill={ink}>
        {letter}
      </text>
    </>
  );
  return (
    <>
      <pattern id={`seat-pattern-${index}`} width="12" height="12" patternUnits="userSpaceOnUse">
        <path className="seat-pattern" d={PATTERNS[index] ?? ''} stroke={ink} />
      </pattern>
      <g id={`control-${index}`}>
        <circle className="piece-edge" r="20" fill={fill} />
        <circle r="19" fill={cover} />
        {plate(0, 11.5)}
      </g>
      <g id={`reinforced-${index}`}>
        <circle className="wall" r="22" />
        <circle className="piece-edge" r="18" fill={fill} />
        <circle r="17" fill={cover} />
        {plate(0, 11.5)}
      </g>
      <g id={`city-${index}`}>
        <path className="piece-edge" d={CASTLE} fill={fill} />
        <path d={CASTLE} fill={cover} />
        {plate(4, 11)}
      </g>
      <g id={`capital-${index}`}>
        <path className="piece-edge royal" d={CAPITAL} fill={fill} />
        <path d={CAPITAL} fill={cover} />
        {plate(2, 12.5)}
        <path className="crown" d="M-9-17l3 4 6-7 6 7 3-4v8H-9z" />
      </g>
      <g id={`caravan-${index}`}>
        <path className="piece-edge" d={WAGON} fill={fill} />
        <path d={WAGON} fill={cover} />
        <circle className="wheel" cx="-9" cy="8" r="5.5" />
        <circle className="wheel" cx="9" cy="8" r="5.5" />
        {plate(-5, 8.5)}
      </g>
      <g id={`army-${index}`}>
        <path className="army-swords" d={SWORDS} />
        <path className="army-swords light" d={SWORDS} />
        <path className="piece-edge" d={SHIELD} fill={fill} />
        <path d={SHIELD} fill={cover} />
        {plate(-1, 10.5)}
      </g>
    </>
  );
});
