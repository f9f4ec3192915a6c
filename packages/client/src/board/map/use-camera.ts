import { centre, type HexKey } from '@morgenrot/hex';
import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Box, boxAround, fitting, middleOf, type Screen, SIZE } from './geometry.ts';

const STEP = 1.35;
/** Nearest: one space fills a good part of a phone. */
const LARGEST = 3.2;
/** Across, on the screen: smaller spaces are hard to hit, larger ones leave nothing else to see. */
const EASY_TO_HIT = 40;
const LARGE_ENOUGH = 84;
const ACROSS = SIZE * Math.sqrt(3);
/** A space nearer to the frame than this counts as out of sight. */
const RIM = 30;

export interface Camera {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  /** Brings a space into sight, if it is out of it. */
  show(hex: HexKey): void;
  /** Comes close to these spaces. */
  approach(hexes: readonly HexKey[]): void;
  /** The same, where spaces are too small to be hit with a finger. */
  approachIfSmall(hexes: readonly HexKey[]): void;
}

interface Held {
  element: SVGSVGElement;
  svg: Selection<SVGSVGElement, unknown, null, undefined>;
  behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  /** What to look at again when the screen changes its size; nothing once somebody has moved the map by hand. */
  aim?: () => void;
  turn?: (by: 1 | -1) => void;
}

/** On such screens the map's buttons lie below; the style sheet says the same. */
const NARROW = '(width < 760px)';

function screenOf(element: SVGSVGElement): Screen {
  const { width, height } = element.getBoundingClientRect();
  return { width, height, buttons: window.matchMedia(NARROW).matches ? 'below' : 'right' };
}

function lookAt(held: Held, box: Box, k: number): void {
  const { x, y } = middleOf(box, screenOf(held.element), k);
  held.behaviour.transform(held.svg, zoomIdentity.translate(x, y).scale(k));
}

function fit(held: Held, box: Box): void {
  const screen = screenOf(held.element);
  const { width, height } = screen;
  if (width === 0 || height === 0) return;
  const { k } = fitting(box, screen);
  held.behaviour
    .scaleExtent([k * 0.8, Math.max(LARGEST, k * 4)])
    .extent([
      [0, 0],
      [width, height],
    ])
    .translateExtent([
      [box.x - box.width * 0.4, box.y - box.height * 0.4],
      [box.x + box.width * 1.4, box.y + box.height * 1.4],
    ]);
  lookAt(held, box, k);
  held.aim = () => fit(held, box);
}

function approach(held: Held, hexes: readonly HexKey[]): void {
  const screen = screenOf(held.element);
  if (hexes.length === 0 || screen.width === 0) return;
  const around = boxAround(hexes, SIZE * 2);
  lookAt(held, around, Math.min(fitting(around, screen).k, LARGE_ENOUGH / ACROSS));
  held.aim = () => approach(held, hexes);
}

function show(held: Held, hex: HexKey): void {
  const { width, height } = screenOf(held.element);
  const middle = centre(hex, SIZE);
  const [x, y] = zoomTransform(held.element).apply([middle.x, middle.y]);
  if (x > RIM && y > RIM && x < width - RIM && y < height - RIM) return;
  held.behaviour.translateTo(held.svg, middle.x, middle.y);
  held.aim = undefined;
}

function zoomBy(held: Held, factor: number): void {
  held.behaviour.scaleBy(held.svg, factor);
  held.aim = undefined;
}

/** Wheel, drag and pinch move `group`; nothing of it passes through React, so that looking around redraws nothing. */
function holdCamera(element: SVGSVGElement, group: RefObject<SVGGElement | null>): Held {
  const svg = select(element);
  const behaviour = zoom<SVGSVGElement, unknown>().clickDistance(6).tapDistance(14);
  const held: Held = { element, svg, behaviour };
  // Over a place for something that can be turned the wheel turns it; everywhere else it zooms.
  behaviour.filter((event: Event) => {
    if (!(event instanceof WheelEvent)) return !(event instanceof MouseEvent && (event.ctrlKey || event.button > 0));
    const turns = held.turn && event.target instanceof Element && event.target.closest('[data-turns]');
    if (turns) held.turn?.(event.deltaY > 0 ? 1 : -1);
    return !turns;
  });
  behaviour.on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
    group.current?.setAttribute('transform', transform.toString());
    if (sourceEvent) held.aim = undefined;
  });
  svg.call(behaviour);
  // The second of two quick clicks confirms a choice.
  svg.on('dblclick.zoom', null);
  return held;
}

export function useCamera(
  frame: RefObject<SVGSVGElement | null>,
  group: RefObject<SVGGElement | null>,
  box: Box,
  onTurn?: (by: 1 | -1) => void,
): Camera {
  const held = useRef<Held>(undefined);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const camera = holdCamera(element, group);
    held.current = camera;
    fit(camera, box);
    const watcher = new ResizeObserver(() => camera.aim?.());
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      camera.svg.on('.zoom', null);
      held.current = undefined;
    };
  }, [box, frame, group]);

  useEffect(() => {
    if (held.current) held.current.turn = onTurn;
  });

  return useMemo(() => {
    const withCamera = (action: (camera: Held) => void): void => {
      if (held.current) action(held.current);
    };
    return {
      zoomIn: () => withCamera((camera) => zoomBy(camera, STEP)),
      zoomOut: () => withCamera((camera) => zoomBy(camera, 1 / STEP)),
      fit: () => withCamera((camera) => fit(camera, box)),
      show: (hex) => withCamera((camera) => show(camera, hex)),
      approach: (hexes) => withCamera((camera) => approach(camera, hexes)),
      approachIfSmall: (hexes) =>
        withCamera((camera) => {
          if (zoomTransform(camera.element).k * ACROSS < EASY_TO_HIT) approach(camera, hexes);
        }),
    };
  }, [box]);
}
