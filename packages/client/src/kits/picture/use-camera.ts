import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Place } from '../../board/places.ts';
import { NARROW } from '../../shell/use-media.ts';
import { type Box, boxAround, centred, fitting, type Ground, type Screen } from './ground.ts';

const STEP = 1.35;
/** Nearest: one place fills a good part of a phone. */
const LARGEST = 3.2;
/** Across, on the screen: smaller places are hard to hit, larger ones leave nothing else to see. */
const EASY_TO_HIT = 40;
const LARGE_ENOUGH = 84;
/** Across, when the picture comes closer to one place: a tile of several around it is still seen whole on a phone. */
const CLOSE_ENOUGH = 54;
/** A place nearer to the frame than this counts as out of sight. */
const RIM = 30;
/** Where the picture's buttons lie below, they cover so much of it. */
const BUTTONS_BELOW = 76;
/** And so much from the right. */
const BUTTONS_ACROSS = 200;

/** Across and down, in pixels. */
export type Pixel = [number, number];

export interface Camera {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  /** Brings a place into sight, if it is out of it. */
  show(place: Place): void;
  /** Comes close to these places. */
  approach(places: readonly Place[]): void;
  /** The same, where places are too small to be hit with a finger. */
  approachIfSmall(places: readonly Place[]): void;
  /** Leaves a place where a finger has just found it, whatever changes its size beside the picture: the finger comes again. */
  keep(place: Place): void;
  /** Where a place is within the frame. */
  pixelOf(place: Place): Pixel | undefined;
  /** Comes closer to what it is about now, where it is small, and goes back after it. What is kept stays under the finger. */
  showClose(place: Place | undefined): void;
}

interface Held {
  ground: Ground;
  element: HTMLElement;
  sheet: Selection<HTMLElement, unknown, null, undefined>;
  behaviour: ZoomBehavior<HTMLElement, unknown>;
  /** What to look at again when the screen changes its size; nothing once somebody has moved the picture by hand. */
  aim?: () => void;
  /** A place that stays in sight when the screen changes its size, until somebody or something else moves the picture. */
  shown?: Place;
  /** A place that must not move, until the same happens. */
  kept?: Place;
  /** The screen has changed its size meanwhile. */
  hasMissed?: boolean;
  /** Has come closer by itself, and nobody has moved the picture since. */
  isClose?: boolean;
  turn?: (by: 1 | -1) => void;
  onResize?: () => void;
}

/** There the picture's buttons lie below; the style sheet says the same. */
const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

function screenOf(element: HTMLElement): Screen {
  const { width, height } = element.getBoundingClientRect();
  return { width, height, buttons: isNarrow() ? 'below' : 'right' };
}

function lookAt(held: Held, box: Box, k: number): void {
  const { x, y } = centred(box, screenOf(held.element), k);
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

function approach(held: Held, places: readonly Place[]): void {
  const screen = screenOf(held.element);
  if (places.length === 0 || screen.width === 0) return;
  const { ground } = held;
  const around = boxAround(ground, places, ground.size.height);
  lookAt(held, around, Math.min(fitting(around, screen).k, LARGE_ENOUGH / ground.size.width));
  held.aim = () => approach(held, places);
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

const isSmall = ({ element, ground }: Held): boolean => zoomTransform(element).k * ground.size.width < EASY_TO_HIT;

function pixelOf(held: Held, place: Place): Pixel {
  const { x, y } = held.ground.middleOf(place);
  return zoomTransform(held.element).apply([x, y]);
}

/** What a finger has found stays there unless it could not be found again: out of the frame, or under the buttons. */
function isInSight(held: Held, place: Place): boolean {
  const { width, height, buttons } = screenOf(held.element);
  const [x, y] = pixelOf(held, place);
  const isKept = held.kept === place;
  const rim = isKept ? 0 : RIM;
  const isOverButtons = buttons === 'below' && (!isKept || x > width - BUTTONS_ACROSS);
  return x > rim && y > rim && x < width - rim && y < height - (isOverButtons ? BUTTONS_BELOW : rim);
}

function show(held: Held, place: Place): void {
  held.shown = place;
  if (isInSight(held, place)) return;
  const middle = held.ground.middleOf(place);
  held.behaviour.translateTo(held.sheet, middle.x, middle.y);
  held.aim = undefined;
}

function showClose(held: Held, box: Box, place: Place | undefined): void {
  if (held.kept !== place) held.kept = undefined;
  if (place === undefined) {
    if (held.isClose) fit(held, box);
    return;
  }
  // Where there is a desk around it, the whole map is worth more.
  if (isNarrow() && (held.isClose || isSmall(held))) {
    const k = CLOSE_ENOUGH / held.ground.size.width;
    held.aim = held.kept ? undefined : () => lookAt(held, boxAround(held.ground, [place]), k);
    if (held.kept) held.behaviour.scaleTo(held.sheet, k, pixelOf(held, place));
    held.aim?.();
    held.isClose = true;
  }
  show(held, place);
}

function zoomBy(held: Held, factor: number): void {
  held.behaviour.scaleBy(held.sheet, factor);
  held.aim = undefined;
  held.isClose = false;
}

/** Wheel, drag and pinch move `world`; nothing of it passes through React, so that looking around redraws nothing. */
function holdCamera(element: HTMLElement, world: RefObject<HTMLElement | null>, ground: Ground): Held {
  const sheet = select(element);
  const behaviour = zoom<HTMLElement, unknown>().clickDistance(6).tapDistance(14);
  const held: Held = { element, sheet, behaviour, ground };
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
  // While a hand moves it the picture is moved as the picture it is; afterwards it is painted sharp again.
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

/** Two fingers turn what is in the hand; they still move the picture closer and away. */
function followTwist(element: HTMLElement, held: Pick<Held, 'turn'>): () => void {
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
  ground: Ground,
  box: Box,
  onTurn?: (by: 1 | -1) => void,
  onResize?: () => void,
): Camera {
  const held = useRef<Held>(undefined);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const camera = holdCamera(element, world, ground);
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
  }, [box, frame, world, ground]);

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
      show: (place) => withCamera((camera) => show(camera, place)),
      approach: (places) => withCamera((camera) => approach(camera, places)),
      approachIfSmall: (places) =>
        withCamera((camera) => {
          if (places.length > 0 && isSmall(camera)) approach(camera, places);
          else if (camera.hasMissed) lookAgain(camera, box);
          camera.hasMissed = false;
        }),
      keep: (place) =>
        withCamera((camera) => {
          camera.kept = place;
          camera.shown = place;
        }),
      pixelOf: (place) => held.current && pixelOf(held.current, place),
      showClose: (place) => held.current && showClose(held.current, box, place),
    };
  }, [box]);
}
