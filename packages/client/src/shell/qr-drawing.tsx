import { useMemo } from 'react';
import { encode } from 'uqr';

/** Cameras look for a quiet edge of four squares. */
const EDGE = 4;

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

/** Dark on light in every theme: many cameras read nothing else. */
export function QrDrawing({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const { data, size: width } = encode(text, { ecc: 'M', border: EDGE });
    return { path: pathOf(data), size: width };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#1a1430" />
    </svg>
  );
}
