import type { Point } from './ground.ts';
import { enlarged, inPicture, keptInside, putting, type Reach, sizeWithin, type View } from './view.ts';

/** A picture that hands can move. */
export interface Handled {
  /** Moves by hand go from here; whoever else moves it says so with `grip`. */
  view: () => View;
  reach: () => Reach;
  move: (view: View) => void;
  begin: () => void;
  end: () => void;
  /** The wheel is wanted for something else here. */
  takesWheel: (event: WheelEvent) => boolean;
}

/** A finger or the mouse: where it is in the frame, and what it holds of the picture. */
interface Hand {
  at: Point;
  holds: Point;
}

/** A hand that has gone farther has moved the picture, and has chosen nothing. */
const CLICK = 6;
/** A wheel that has not turned for so long is at rest. */
const REST_MS = 150;

function pointIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left - element.clientLeft, y: clientY - top - element.clientTop };
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** One hand moves it; two hands also bring it closer. */
function viewFor([one, other]: readonly Hand[], view: View, reach: Reach): View {
  if (!one) return view;
  if (!other) return keptInside(putting(one.holds, one.at, view.k), reach);
  const k = sizeWithin(distance(one.at, other.at) / (distance(one.holds, other.holds) || 1), reach);
  return keptInside(putting(middle(one.holds, other.holds), middle(one.at, other.at), k), reach);
}

/** The click that the browser makes of a hand's going is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** Takes hold of the picture anew where it lies now. */
export type Grip = () => void;

function followPointers(element: HTMLElement, picture: Handled, stop: AbortSignal): Grip {
  const hands = new Map<number, Hand>();
  let began: Point = { x: 0, y: 0 };
  let hasMoved = false;
  let listening: AbortController | undefined;

  const grip = (): void => {
    for (const hand of hands.values()) hand.holds = inPicture(picture.view(), hand.at);
  };
  const leave = (event: PointerEvent): void => {
    if (!hands.delete(event.pointerId)) return;
    grip();
    if (hands.size > 0) return;
    listening?.abort();
    if (hasMoved && event.type === 'pointerup') swallowClick();
    picture.end();
  };
  const move = (event: PointerEvent): void => {
    const hand = hands.get(event.pointerId);
    if (!hand) return;
    // It was let go where nobody could see it.
    if (event.buttons === 0) return leave(event);
    const at = pointIn(element, event);
    if (at.x === hand.at.x && at.y === hand.at.y) return;
    hand.at = at;
    hasMoved ||= hands.size > 1 || distance(at, began) > CLICK;
    picture.move(viewFor([...hands.values()], picture.view(), picture.reach()));
  };
  const take = (event: PointerEvent): void => {
    if (event.button > 0 || event.ctrlKey || hands.size > 1) return;
    const at = pointIn(element, event);
    hands.set(event.pointerId, { at, holds: at });
    grip();
    if (hands.size > 1) return;
    began = at;
    hasMoved = false;
    listening = new AbortController();
    const options = { signal: AbortSignal.any([listening.signal, stop]) };
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', leave, options);
    window.addEventListener('pointercancel', leave, options);
    picture.begin();
  };
  element.addEventListener('pointerdown', take, { signal: stop });
  return grip;
}

/** Doublings that one turn of the wheel asks for; two fingers on a pad say it with the control key. */
function doublings({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const unit = { [WheelEvent.DOM_DELTA_PIXEL]: 0.002, [WheelEvent.DOM_DELTA_LINE]: 0.05 }[deltaMode] ?? 1;
  return -deltaY * unit * (ctrlKey ? 10 : 1);
}

function followWheel(element: HTMLElement, picture: Handled, stop: AbortSignal): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const turn = (event: WheelEvent): void => {
    if (picture.takesWheel(event)) return;
    const view = picture.view();
    const reach = picture.reach();
    const k = sizeWithin(view.k * 2 ** doublings(event), reach);
    // As far as it goes: the wheel is the page's.
    if (rest === undefined && k === view.k) return;
    event.preventDefault();
    if (rest === undefined) picture.begin();
    clearTimeout(rest);
    rest = setTimeout(() => {
      rest = undefined;
      picture.end();
    }, REST_MS);
    picture.move(enlarged(view, k, pointIn(element, event), reach));
  };
  element.addEventListener('wheel', turn, { signal: stop, passive: false });
  stop.addEventListener('abort', () => clearTimeout(rest));
}

/** Fingers, mouse and wheel move a picture. */
export function followHands(element: HTMLElement, picture: Handled, stop: AbortSignal): Grip {
  followWheel(element, picture, stop);
  return followPointers(element, picture, stop);
}
