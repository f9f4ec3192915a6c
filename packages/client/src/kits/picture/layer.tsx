import { createContext, type ReactNode, use } from 'react';
import type { Box } from './ground.ts';

export const BoxContext = createContext<Box>({ x: 0, y: 0, width: 0, height: 0 });

interface LayerProps {
  className?: string;
  /** What can be pointed at and heard stands in one layer; the others are pictures. */
  isPicture?: boolean;
  children: ReactNode;
}

/** A sheet of the picture. Sheets lie on each other, so that the ground is not painted again when a piece moves. */
export function Layer({ className = '', isPicture = true, children }: LayerProps) {
  const { x, y, width, height } = use(BoxContext);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the picture around it has a name, and so has every place
    <svg
      className={`m-map-layer ${className}`}
      style={{ left: x, top: y }}
      width={width}
      height={height}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden={isPicture || undefined}
      role={isPicture ? undefined : 'presentation'}
    >
      {children}
    </svg>
  );
}
