import { memo } from 'react';
import { LetterPlate, PlayerDisc, PlayerPattern, playerInk } from '../../../kits/board/player-drawing.tsx';

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
  const { fill, cover } = playerInk(index);
  const plate = (y: number, radius: number) => <LetterPlate index={index} letter={letter} y={y} radius={radius} />;
  return (
    <>
      <PlayerPattern index={index} />
      <g id={`control-${index}`}>
        <PlayerDisc index={index} letter={letter} />
      </g>
      <g id={`reinforced-${index}`}>
        <circle className="nd-wall" r="22" />
        <circle className="m-piece-edge" r="18" fill={fill} />
        <circle r="17" fill={cover} />
        {plate(0, 11.5)}
      </g>
      <g id={`city-${index}`}>
        <path className="m-piece-edge" d={CASTLE} fill={fill} />
        <path d={CASTLE} fill={cover} />
        {plate(4, 11)}
      </g>
      <g id={`capital-${index}`}>
        <path className="m-piece-edge nd-royal" d={CAPITAL} fill={fill} />
        <path d={CAPITAL} fill={cover} />
        {plate(2, 12.5)}
        <path className="nd-crown" d="M-9-17l3 4 6-7 6 7 3-4v8H-9z" />
      </g>
      <g id={`caravan-${index}`}>
        <path className="m-piece-edge" d={WAGON} fill={fill} />
        <path d={WAGON} fill={cover} />
        <circle className="nd-wheel" cx="-9" cy="8" r="5.5" />
        <circle className="nd-wheel" cx="9" cy="8" r="5.5" />
        {plate(-5, 8.5)}
      </g>
      <g id={`army-${index}`}>
        <path className="nd-army-swords" d={SWORDS} />
        <path className="nd-army-swords nd-light" d={SWORDS} />
        <path className="m-piece-edge" d={SHIELD} fill={fill} />
        <path d={SHIELD} fill={cover} />
        {plate(-1, 10.5)}
      </g>
    </>
  );
});
