import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { PlaceWord } from '../../board/places.ts';
import { type Box, boxAround, centred, fitting, type Ground, type Screen } from './ground.ts';
import { followHands, type Grip } from './hands.ts';
import { enlarged, inFrame, keptInside, putting, type Reach, type View } from './view.ts';

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
/** On a picture that is wider all of it is worth more than one place from near. */
const WIDE = 600;

export interface Camera {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  /** Brings a place into sight, if it is out of it. */
  show(place: PlaceWord): void;
  /** Comes close to these places. */
  approach(places: readonly PlaceWord[]): void;
  /** The same, where places are too small to be hit with a finger; with none of them left it goes back. */
  approachIfSmall(places: readonly PlaceWord[]): void;
  /** Leaves a place where a finger has just found it, whatever changes its size beside the picture: the finger comes again. */
  keep(place: PlaceWord): void;
  /** Comes closer to what it is about now, where it is small, and goes back after it. What is kept stays under the finger. */
  showClose(place: PlaceWord | undefined): void;
}

interface Held {
  ground: Ground;
  element: HTMLElement;
  world: RefObject<HTMLElement | null>;
  view: View;
  reach: Reach;
  grip: Grip;
  /** What to look at again when the screen changes its size; nothing once somebody has moved the picture by hand. */
  aim?: () => void;
  /** A place that stays in sight when the screen changes its size, until somebody or something else moves the picture. */
  shown?: PlaceWord;
  /** A place that must not move, until the same happens. */
  kept?: PlaceWord;
  /** What it is all about for a while. */
  subject?: PlaceWord | undefined;
  /** The screen has changed its size meanwhile. */
  hasMissed?: boolean;
  /** Has come closer by itself, and nobody has moved the picture since. */
  isClose?: boolean;
  turn?: (by: 1 | -1) => void;
  onEnlarge?: (k: number) => void;
}

function screenOf(element: HTMLElement): Screen {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
}

function draw(held: Held, view: View): void {
  held.view = view;
  if (held.world.current) held.world.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.k})`;
  held.onEnlarge?.(view.k);
}

/** Moved by something else than a hand: hands that hold it hold it where it is then. */
function move(held: Held, view: View): void {
  draw(held, view);
  held.grip();
}

const lookAt = (held: Held, box: Box, k: number): void => move(held, { ...centred(box, screenOf(held.element), k), k });

/** Farther away than a hand may move it. */
const FARTHEST = 0.8;
/** So much of its own size lies free on each side of a picture. */
const BEYOND = 0.4;

function reachOf({ x, y, width, height }: Box, frame: Screen, k: number): Reach {
  const box = {
    x: x - width * BEYOND,
    y: y - height * BEYOND,
    width: width * (1 + 2 * BEYOND),
    height: height * (1 + 2 * BEYOND),
  };
  return { frame, box, least: k * FARTHEST, most: Math.max(LARGEST, k * 4) };
}

function fit(held: Held, box: Box): void {
  const screen = screenOf(held.element);
  if (screen.width === 0 || screen.height === 0) return;
  const { k } = fitting(box, screen);
  held.reach = reachOf(box, screen, k);
  lookAt(held, box, k);
  held.aim = () => fit(held, box);
  held.isClose = false;
}

function approach(held: Held, places: readonly PlaceWord[]): void {
  const screen = screenOf(held.element);
  if (places.length === 0 || screen.width === 0) return;
  const { ground } = held;
  const around = boxAround(ground, places, ground.size.height);
  lookAt(held, around, Math.min(fitting(around, screen).k, LARGE_ENOUGH / ground.size.width));
  held.aim = () => approach(held, places);
}

/**
 * Looks again at what it is about, or at all where that has become too small: it was looked at through a frame that a long
 * question had left no room, and the frame has grown since.
 */
function lookAgain(held: Held, box: Box): void {
  if (held.aim) held.aim();
  else if (held.view.k < fitting(box, screenOf(held.element)).k * FARTHEST) fit(held, box);
}

const isSmall = ({ view, ground }: Held): boolean => view.k * ground.size.width < EASY_TO_HIT;

/** What a finger has found stays there unless it could not be found again: out of the frame. */
function isInSight(held: Held, place: PlaceWord): boolean {
  const { width, height } = screenOf(held.element);
  const { x, y } = inFrame(held.view, held.ground.middleOf(place));
  const rim = held.kept === place ? 0 : RIM;
  return x > rim && y > rim && x < width - rim && y < height - rim;
}

function show(held: Held, place: PlaceWord): void {
  held.shown = place;
  if (isInSight(held, place)) return;
  const { frame } = held.reach;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  move(held, keptInside(putting(held.ground.middleOf(place), middle, held.view.k), held.reach));
  held.aim = undefined;
}

function showClose(held: Held, box: Box, place: PlaceWord | undefined): void {
  if (held.kept !== place) held.kept = undefined;
  held.subject = place;
  if (place === undefined) {
    if (held.isClose) fit(held, box);
    return;
  }
  if (held.reach.frame.width < WIDE && (held.isClose || isSmall(held))) {
    const k = CLOSE_ENOUGH / held.ground.size.width;
    held.aim = held.kept ? undefined : () => lookAt(held, boxAround(held.ground, [place]), k);
    if (held.kept) move(held, enlarged(held.view, k, inFrame(held.view, held.ground.middleOf(place)), held.reach));
    held.aim?.();
    held.isClose = true;
  }
  show(held, place);
}

function zoomBy(held: Held, factor: number): void {
  const { frame } = held.reach;
  move(held, enlarged(held.view, held.view.k * factor, { x: frame.width / 2, y: frame.height / 2 }, held.reach));
  held.aim = undefined;
  held.isClose = false;
}

/** Over a place for something that can be turned the wheel turns it; everywhere else it brings the picture closer. */
function turnsAt(held: Held, { target, deltaY }: WheelEvent): boolean {
  if (!held.turn || !(target instanceof Element) || !target.closest('[data-turns]')) return false;
  held.turn(deltaY > 0 ? 1 : -1);
  return true;
}

/** Hands move `world`; nothing of it passes through React, so that looking around redraws nothing. */
function holdCamera(
  element: HTMLElement,
  world: RefObject<HTMLElement | null>,
  ground: Ground,
  box: Box,
  stop: AbortSignal,
): Held {
  const screen = screenOf(element);
  const view = { x: 0, y: 0, k: 1 };
  const reach = reachOf(box, screen, fitting(box, screen).k);
  const held: Held = { element, world, ground, view, reach, grip: () => undefined };
  const moveByHand = (next: View): void => {
    draw(held, next);
    held.aim = undefined;
    held.shown = undefined;
    held.kept = undefined;
    held.isClose = false;
  };
  held.grip = followHands(
    element,
    {
      view: () => held.view,
      reach: () => held.reach,
      move: moveByHand,
      // While a hand moves it the picture is moved as the picture it is; afterwards it is painted sharp again.
      begin: () => element.setAttribute('data-moving', ''),
      end: () => element.removeAttribute('data-moving'),
      takesWheel: (event) => turnsAt(held, event),
    },
    stop,
  );
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
  onEnlarge?: (k: number) => void,
): Camera {
  const held = useRef<Held>(undefined);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const stop = new AbortController();
    const camera = holdCamera(element, world, ground, box, stop.signal);
    held.current = camera;
    fit(camera, box);
    const watcher = new ResizeObserver(() => {
      camera.reach = { ...camera.reach, frame: screenOf(element) };
      if (camera.kept) camera.hasMissed = true;
      else lookAgain(camera, box);
      if (camera.shown) show(camera, camera.shown);
    });
    watcher.observe(element);
    const unfollow = followTwist(element, camera);
    return () => {
      unfollow();
      watcher.disconnect();
      stop.abort();
      held.current = undefined;
    };
  }, [box, frame, world, ground]);

  useEffect(() => {
    if (!held.current) return;
    held.current.turn = onTurn;
    held.current.onEnlarge = onEnlarge;
    onEnlarge?.(held.current.view.k);
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
      approach: (places) =>
        withCamera((camera) => {
          approach(camera, places);
          camera.isClose = false;
        }),
      approachIfSmall: (places) =>
        withCamera((camera) => {
          if (places.length > 0 && (isSmall(camera) || camera.isClose)) {
            approach(camera, places);
            camera.isClose = true;
          } else if (places.length === 0 && camera.isClose && camera.subject === undefined) fit(camera, box);
          else if (camera.hasMissed) lookAgain(camera, box);
          camera.hasMissed = false;
        }),
      keep: (place) =>
        withCamera((camera) => {
          camera.kept = place;
          camera.shown = place;
        }),
      showClose: (place) => held.current && showClose(held.current, box, place),
    };
  }, [box]);
}
