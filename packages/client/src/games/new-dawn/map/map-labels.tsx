import { centre, type HexKey } from '@morgenrot/hex';
import { memo, useMemo } from 'react';
import { useLooks } from '../../../board/looks.ts';
import { SIZE } from '../../../kits/hex/geometry.ts';
import type { Box } from '../../../kits/picture/ground.ts';
import { widthOf } from '../../../kits/picture/labels.ts';
import { useWritingSize } from '../../../kits/picture/writing.ts';
import type { SpaceFact } from './facts.ts';
import { labelsOf, type SpaceName } from './labels.ts';

interface MapLabelsProps {
  facts: readonly SpaceFact[];
  names: readonly SpaceName[];
  /** Keys of spaces, with blanks between them. */
  offered: string;
}

/** Names and numbers, large enough to be read however far away the map is. */
export const MapLabels = memo(function MapLabels({ facts, names, offered }: MapLabelsProps) {
  const size = useWritingSize();
  const labels = useMemo(
    () => labelsOf(facts, names, new Set(offered.split(' ')), size),
    [facts, names, offered, size],
  );
  const hidden = useMemo(() => {
    const shown = new Set(labels.flatMap(({ isName, hex }) => (isName ? [hex] : [])));
    return names.filter(({ hex }) => !shown.has(hex));
  }, [labels, names]);
  return (
    <g style={{ fontSize: size }}>
      {labels.map(({ id, text, isName, box }) => (
        <Written key={id} text={text} isName={isName} x={box.x + box.width / 2} y={box.y + box.height / 2} />
      ))}
      {hidden.length > 0 && <HiddenName names={hidden} size={size} />}
    </g>
  );
});

const Written = memo(function Written({ text, isName, x, y }: { text: string; isName: boolean; x: number; y: number }) {
  return (
    <text className={isName ? 'nd-space-name' : 'nd-space-number'} x={x.toFixed(1)} y={y.toFixed(1)}>
      {text}
    </text>
  );
});

/** A name that found no room is shown over everything while its space is looked at. */
function HiddenName({ names, size }: { names: readonly SpaceName[]; size: number }) {
  const place = useLooks((looks) => looks.place);
  const found = names.find(({ hex }) => hex === place);
  if (!found) return null;
  const { x, y, width, height } = plateOf(found.hex, widthOf(found.name, size), size);
  return (
    <>
      <rect className="nd-name-plate" x={x} y={y} width={width} height={height} rx={size / 3} />
      <Written text={found.name} isName x={x + width / 2} y={y + height / 2} />
    </>
  );
}

function plateOf(hex: HexKey, words: number, size: number): Box {
  const { x, y } = centre(hex, SIZE);
  const width = words + size * 0.6;
  return { x: x - width / 2, y: y + SIZE / 2, width, height: size * 1.4 };
}
