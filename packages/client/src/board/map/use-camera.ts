import { centre, type HexKey } from '@morgenrot/hex';
import { type Selection, select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Box, fitting, SIZE } from './geometry.ts';

const STEP = 1.35;
/** Nearest: one space fills a good part of a phone. */
const LARGEST = 3.2;

export interface Camera {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  /** Brings a space into sight, if it is out of it. */
  show(hex: HexKey): void;
}

interface Held {
  svg: Selection<SVGSVGElement, unknown, null, undefined>;
  behaviour: ZoomBehavior<SVGSVGElement, unknown>;
}

/**
 * Wheel, drag, pinch and buttons move `group`. The camera is never part of React's state: looking around redraws
 * nothing.
 */
export function useCamera(
  frame: RefObject<SVGSVGElement | null>,
  group: RefObject<SVGGElement | null>,
  box: Box,
): Camera {
  const held = useRef<Held>(undefined);
  const wasMoved = useRef(false);

  const fit = useCallback(() => {
    if (!held.current || !frame.current) return;
    const screen = frame.current.getBoundingClientRect();
    if (screen.width === 0 || screen.height === 0) return;
    const { behaviour, svg } = held.current;
    const { k, x, y } = fitting(box, screen);
    behaviour
      .scaleExtent([k * 0.8, Math.max(LARGEST, k * 4)])
      .extent([
        [0, 0],
        [screen.width, screen.height],
      ])
      .translateExtent([
        [box.x - box.width * 0.4, box.y - box.height * 0.4],
        [box.x + box.width * 1.4, box.y + box.height * 1.4],
      ]);
    behaviour.transform(svg, zoomIdentity.translate(x, y).scale(k));
    wasMoved.current = false;
  }, [box, frame]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const svg = select(element);
    const behaviour = zoom<SVGSVGElement, unknown>()
      .clickDistance(6)
      .tapDistance(14)
      .on('zoom', (event: { transform: { toString(): string }; sourceEvent: unknown }) => {
        group.current?.setAttribute('transform', event.transform.toString());
        if (event.sourceEvent) wasMoved.current = true;
      });
    svg.call(behaviour);
    // The second of two quick clicks confirms a choice.
    svg.on('dblclick.zoom', null);
    held.current = { svg, behaviour };
    fit();
    const watcher = new ResizeObserver(() => {
      if (!wasMoved.current) fit();
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      svg.on('.zoom', null);
      held.current = undefined;
    };
  }, [fit, frame, group]);

  return useMemo(() => {
    const by = (factor: number) => (): void => {
      if (!held.current) return;
      held.current.behaviour.scaleBy(held.current.svg, factor);
      wasMoved.current = true;
    };
    return {
      zoomIn: by(STEP),
      zoomOut: by(1 / STEP),
      fit,
      show(hex) {
        if (!held.current || !frame.current) return;
        const screen = frame.current.getBoundingClientRect();
        const [x, y] = zoomTransform(frame.current).apply([centre(hex, SIZE).x, centre(hex, SIZE).y]);
        const isSeen = x > 30 && y > 30 && x < screen.width - 30 && y < screen.height - 30;
        if (isSeen) return;
        const { x: cx, y: cy } = centre(hex, SIZE);
        held.current.behaviour.translateTo(held.current.svg, cx, cy);
        wasMoved.current = true;
      },
    };
  }, [fit, frame]);
}
