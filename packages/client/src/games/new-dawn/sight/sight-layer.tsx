import { centre, type HexKey } from '@morgenrot/hex';
import { useBoard } from '../../../board/use-board.ts';
import { SIZE } from '../../../kits/hex/geometry.ts';
import { HexMark } from '../../../kits/hex/hex-mark.tsx';
import { useWritingSize } from '../../../kits/picture/writing.ts';
import { useMatch } from '../match.ts';
import { type RowSight, sightOfChoice, sightOfSpace } from './sight.ts';
import { useConsideredOnMap } from './use-considered.ts';

const spot = (hex: HexKey): string => {
  const { x, y } = centre(hex, SIZE);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};
const pathOf = (way: readonly HexKey[]): string => `M${way.map(spot).join('L')}`;

/** Over the map: what the choice that is looked at would lead to. */
export function SightLayer() {
  const { hex, step, option } = useConsideredOnMap();
  const me = useBoard((board) => board.me);
  const s = useMatch((state) => state);
  const sight: RowSight | undefined =
    option !== undefined && step && me !== null ? sightOfChoice(s, me, step, option) : hex && sightOfSpace(s, hex);
  if (!sight) return null;
  const { way = [], range = [], hits = [], fan } = sight;
  return (
    <g className="nd-sight">
      <HexMark className="nd-sight-range" hexes={range.join(' ')} size={SIZE - 6} />
      <HexMark className="nd-sight-hits" hexes={hits.join(' ')} size={SIZE - 4} />
      {way.length > 1 && <Way way={way} />}
      {fan?.to.map(({ die, hex: to }) => (
        <g key={die}>
          <path className="nd-sight-fan" d={pathOf([fan.from, to])} />
          <Figure at={to} number={die} />
        </g>
      ))}
    </g>
  );
}

/** A path with every step of it marked, and its head at the end. */
function Way({ way }: { way: readonly HexKey[] }) {
  const end = way.at(-1);
  return (
    <>
      <path className="nd-sight-way-edge" d={pathOf(way)} />
      <path className="nd-sight-way" d={pathOf(way)} />
      {way.slice(0, -1).map((hex, i) => (
        <circle key={hex} className="nd-sight-step" r={i === 0 ? 9 : 6} {...pointOf(hex)} />
      ))}
      {end && <Figure at={end} number={way.length - 1} />}
    </>
  );
}

const pointOf = (hex: HexKey): { cx: number; cy: number } => {
  const { x, y } = centre(hex, SIZE);
  return { cx: x, cy: y };
};

/** Of the digit as it is drawn. */
const DIGIT = 15;

function Figure({ at, number }: { at: HexKey; number: number }) {
  const { cx, cy } = pointOf(at);
  const larger = Math.max(1, useWritingSize() / DIGIT);
  return (
    <g transform={`translate(${cx} ${cy}) scale(${larger})`}>
      <circle className="nd-sight-number" r="13" />
      <text className="nd-sight-digit">{number}</text>
    </g>
  );
}
