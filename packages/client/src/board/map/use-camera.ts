import { centre, type HexKey } from '@morgenrot/hex';
import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { NARROW } from '../../shell/use-media.ts';
import { type Box, boxAround, fitting, middleOf, type Screen, SIZE } from './geometry.ts';

const STEP = 1.35;
/** Nearest: one space fills a good part of a phone. */
const LARGEST = 3.2;
/** Across, on the screen: smaller spaces are hard to hit, larger ones leave nothing else to see. */
const EASY_TO_HIT = 40;
const LARGE_ENOUGH = 84;
/** Across, when the map comes closer to one space: a tile of several around it is still seen whole on a phone. */
const CLOSE_ENOUGH = 54;
const ACROSS = SIZE * Math.sqrt(3);
/** A space nearer to the frame than this counts as out of sight. */
const RIM = 30;
/** Where the map's buttons lie below, they cover so much of it. */
const BUTTONS_BELOW = 76;
/** And so much from the right. */
const BUTTONS_ACROSS = 200;

/** Across and down, in pixels. */
export type Spot = [number, number];

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
  /** Leaves a space where a finger has just found it, whatever changes its size beside the map: the finger comes again. */
  keep(hex: HexKey): void;
  /** Where a space is within the frame. */
  spotOf(hex: HexKey): Spot | undefined;
  /** Comes closer to what it is about now, where it is small, and goes back after it. What is kept stays under the finger. */
  showClose(hex: HexKey | undefined): void;
}

interface Held {
  element: HTMLElement;
  sheet: Selection<HTMLElement, unknown, null, undefined>;
  behaviour: ZoomBehavior<HTMLElement, unknown>;
  /** What to look at again when the screen changes its size; nothing once somebody has moved the map by hand. */
  aim?: () => void;
  /** A space that stays in sight when the screen changes its size, until somebody or something else moves the map. */
  shown?: HexKey;
  /** A space that must not move, until the same happens. */
  kept?: HexKey;
  /** The screen has changed its size meanwhile. */
  hasMissed?: boolean;
  /** Has come closer by itself, and nobody has moved the map since. */
  isClose?: boolean;
  turn?: (by: 1 | -1) => void;
  onResize?: () => void;
}

/** There the map's buttons lie below; the style sheet says the same. */
const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

function screenOf(element: HTMLElement): Screen {
  const { width, height } = element.getBoundingClientRect();
  return { width, height, buttons: isNarrow() ? 'below' : 'right' };
}

function lookAt(held: Held, box: Box, k: number): void {
  const { x, y } = middleOf(box, screenOf(held.element), k);
  held.behaviour.transform(held.sheet, zoomIdentity.translate(x, y).scale(k));
}

function fit(held: Held, box: Box): void {
  const screen = screenOf(held.element);
  const { width, height } = screen;
  if (width === 0 || height === 0) return;
  const { k } = fitting(box, screen);
  held.behaviour
    .scaleExtent([k * FARTHEST, Math.max(LARGEST, k * 4)])
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
  held.isClose = false;
}

function approach(held: Held, hexes: readonly HexKey[]): void {
  const screen = screenOf(held.element);
  if (hexes.length === 0 || screen.width === 0) return;
  const around = boxAround(hexes, SIZE * 2);
  lookAt(held, around, Math.min(fitting(around, screen).k, LARGE_ENOUGH / ACROSS));
  held.aim = () => approach(held, hexes);
  held.isClose = false;
}

/** Farther away than a hand may move it. */
const FARTHEST = 0.8;

/**
 * Looks again at what it is about, or at all where that has become too small: it was looked at through a frame that a long
 * question had left no room, and the frame has grown since.
 */
function lookAgain(held: Held, box: Box): void {
  if (held.aim) held.aim();
  else if (zoomTransform(held.element).k < fitting(box, screenOf(held.element)).k * FARTHEST) fit(held, box);
}

const isSmall = ({ element }: Held): boolean => zoomTransform(element).k * ACROSS < EASY_TO_HIT;

function spotOf(held: Held, hex: HexKey): Spot {
  const { x, y } = centre(hex, SIZE);
  return zoomTransform(held.element).apply([x, y]);
}

/** What a finger has found stays there unless it could not be found again: out of the frame, or under the buttons. */
function isInSight(held: Held, hex: HexKey): boolean {
  const { width, height, buttons } = screenOf(held.element);
  const [x, y] = spotOf(held, hex);
  const isKept = held.kept === hex;
  const rim = isKept ? 0 : RIM;
  const isOverButtons = buttons === 'below' && (!isKept || x > width - BUTTONS_ACROSS);
  return x > rim && y > rim && x < width - rim && y < height - (isOverButtons ? BUTTONS_BELOW : rim);
}

function show(held: Held, hex: HexKey): void {
  held.shown = hex;
  if (isInSight(held, hex)) return;
  const middle = centre(hex, SIZE);
  held.behaviour.translateTo(held.sheet, middle.x, middle.y);
  held.aim = undefined;
}

function showClose(held: Held, box: Box, hex: HexKey | undefined): void {
  if (held.kept !== hex) held.kept = undefined;
  if (hex === undefined) {
    if (held.isClose) fit(held, box);
    return;
  }
  // Where there is a desk around it, the whole map is worth more.
  if (isNarrow() && (held.isClose || isSmall(held))) {
    const k = CLOSE_ENOUGH / ACROSS;
    held.aim = held.kept ? undefined : () => lookAt(held, boxAround([hex]), k);
    if (held.kept) held.behaviour.scaleTo(held.sheet, k, spotOf(held, hex));
    held.aim?.();
    held.isClose = true;
  }
  show(held, hex);
}

function zoomBy(held: Held, factor: number): void {
  held.behaviour.scaleBy(held.sheet, factor);
  held.aim = undefined;
  held.isClose = false;
}

/** Wheel, drag and pinch move `world`; nothing of it passes through React, so that looking around redraws nothing. */
function holdCamera(element: HTMLElement, world: RefObject<HTMLElement | null>): Held {
  const sheet = select(element);
  const behaviour = zoom<HTMLElement, unknown>().clickDistance(6).tapDistance(14);
  const held: Held = { element, sheet, behaviour };
  // Over a place for something that can be turned the wheel turns it; everywhere else it zooms.
  behaviour.filter((event: Event) => {
    if (!(event instanceof WheelEvent)) return !(event instanceof MouseEvent && (event.ctrlKey || event.button > 0));
    const turns = held.turn && event.target instanceof Element && event.target.closest('[data-turns]');
    if (turns) held.turn?.(event.deltaY > 0 ? 1 : -1);
    return !turns;
  });
  behaviour.on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
    const { x, y, k } = transform;
    if (world.current) world.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    if (!sourceEvent) return;
    held.aim = undefined;
    held.shown = undefined;
    held.kept = undefined;
    held.isClose = false;
  });
  // While a hand moves it the map is moved as the picture it is; afterwards it is painted sharp again.
  behaviour.on('start', ({ sourceEvent }) => sourceEvent && element.setAttribute('data-moving', ''));
  behaviour.on('end', () => element.removeAttribute('data-moving'));
  sheet.call(behaviour);
  // The second of two quick clicks confirms a choice.
  sheet.on('dblclick.zoom', null);
  return held;
}

/** Two fingers that turn so far turn what is in the hand by one sixth. */
const TWIST = Math.PI / 5;

const angleOf = ({ touches: [one, other] }: TouchEvent): number | undefined =>
  one && other ? Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) : undefined;

/** Two fingers turn what is in the hand; they still move the map closer and away. */
function followTwist(element: HTMLElement, held: Held): () => void {
  let before: number | undefined;
  const onMove = (event: TouchEvent): void => {
    const now = held.turn && angleOf(event);
    if (now === undefined || before === undefined) {
      before = now;
      return;
    }
    // The short way round, where the angle jumps from one half turn to the other.
    const by = Math.atan2(Math.sin(now - before), Math.cos(now - before));
    if (Math.abs(by) < TWIST) return;
    before = now;
    held.turn?.(by > 0 ? 1 : -1);
  };
  const onEnd = (event: TouchEvent): void => {
    if (event.touches.length < 2) before = undefined;
  };
  element.addEventListener('touchmove', onMove, { passive: true });
  element.addEventListener('touchend', onEnd);
  return () => {
    element.removeEventListener('touchmove', onMove);
    element.removeEventListener('touchend', onEnd);
  };
}

export function useCamera(
  frame: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  box: Box,
  onTurn?: (by: 1 | -1) => void,
  onResize?: () => void,
): Camera {
  const held = useRef<Held>(undefined);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const camera = holdCamera(element, world);
    held.current = camera;
    fit(camera, box);
    const watcher = new ResizeObserver(() => {
      if (camera.kept) camera.hasMissed = true;
      else lookAgain(camera, box);
      if (camera.shown) show(camera, camera.shown);
      camera.onResize?.();
    });
    watcher.observe(element);
    const unfollow = followTwist(element, camera);
    return () => {
      unfollow();
      watcher.disconnect();
      camera.sheet.on('.zoom', null);
      held.current = undefined;
    };
  }, [box, frame, world]);

  useEffect(() => {
    if (!held.current) return;
    held.current.turn = onTurn;
    held.current.onResize = onResize;
  });

  return useMemo(() => {
    const withCamera = (action: (camera: Held) => void): void => {
      if (!held.current) return;
      held.current.shown = undefined;
      held.current.kept = undefined;
      action(held.current);
    };
    return {
      zoomIn: () => withCamera((camera) => zoomBy(camera, STEP)),
      zoomOut: () => withCamera((camera) => zoomBy(camera, 1 / STEP)),
      fit: () => withCamera((camera) => fit(camera, box)),
      show: (hex) => withCamera((camera) => show(camera, hex)),
      approach: (hexes) => withCamera((camera) => approach(camera, hexes)),
      approachIfSmall: (hexes) =>
        withCamera((camera) => {
          if (hexes.length > 0 && isSmall(camera)) approach(camera, hexes);
          else if (camera.hasMissed) lookAgain(camera, box);
          camera.hasMissed = false;
        }),
      keep: (hex) =>
        withCamera((camera) => {
          camera.kept = hex;
          camera.shown = hex;
        }),
      spotOf: (hex) => held.current && spotOf(held.current, hex),
      showClose: (hex) => held.current && showClose(held.current, box, hex),
    };
  }, [box]);
}
