import { dieFace } from './die-face.ts';
import { type Motion, type MotionSpot, STEP_MS } from './motions.ts';
import { elementAt, type Where, whereIs } from './where.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Over everything, and nothing can be clicked in it. */
function sheet(): HTMLElement {
  const known = document.querySelector<HTMLElement>('body > .m-motion-sheet');
  if (known) return known;
  const made = document.createElement('div');
  made.className = 'm-motion-sheet';
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

function picture(sprite: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-27 -27 54 54');
  svg.setAttribute('class', 'm-motion-piece');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${sprite}`);
  svg.append(use);
  return svg;
}

/** Begins a motion that knows where it goes. */
type Start = () => Promise<void>;

/** As large as the style sheet makes a picture. In pixels: shares of a box would have to be worked out for every frame. */
const SIZE = 54;

const placed = ({ x, y, size }: Where, more = ''): string =>
  `translate(${(x - SIZE / 2).toFixed(1)}px, ${(y - SIZE / 2).toFixed(1)}px) scale(${(size / SIZE).toFixed(3)}) ${more}`;

async function shown(element: Element, frames: Keyframe[], easing = 'cubic-bezier(.3, 0, .2, 1)'): Promise<void> {
  sheet().append(element);
  await element.animate(frames, { duration: STEP_MS, easing }).finished.catch(() => undefined);
  element.remove();
}

/** The true piece at the end of a flight is there all the time; it is seen when the picture has arrived. */
function hideUntilLanded(sprite: string, spot: MotionSpot | undefined): void {
  const element = spot && elementAt(spot);
  const piece = element?.querySelector<SVGElement>(`[data-piece="${sprite}"]`);
  if (!piece) return;
  // Not an animation: that would paint the map anew with every picture of it.
  piece.style.visibility = 'hidden';
  setTimeout(() => piece.style.removeProperty('visibility'), STEP_MS - 20);
}

function fly({ sprite, way, lands }: Extract<Motion, { kind: 'fly' }>): Start[] {
  const points = way.flatMap((spot) => whereIs(spot) ?? []);
  const [first] = points;
  if (!first) return [];
  // Nowhere to come from: it appears where it ends.
  const frames = points.length > 1 ? points.map((at) => ({ transform: placed(at) })) : appearing(first);
  const end = lands ? way.at(-1) : undefined;
  return [
    () => {
      hideUntilLanded(sprite, end);
      return shown(picture(sprite), frames);
    },
  ];
}

const appearing = (at: Where): Keyframe[] => [
  { transform: placed({ ...at, size: at.size * 0.2 }), opacity: 0 },
  { transform: placed({ ...at, size: at.size * 1.25 }), opacity: 1, offset: 0.7 },
  { transform: placed(at), opacity: 1 },
];
const vanishing = (at: Where): Keyframe[] => [
  { transform: placed(at), opacity: 1 },
  { transform: placed({ ...at, size: at.size * 1.7 }), opacity: 0 },
];

function bounce({ sprite, from, to }: Extract<Motion, { kind: 'bounce' }>): Start[] {
  const here = whereIs(from);
  const there = whereIs(to);
  if (!here || !there) return [];
  const near = { ...here, x: here.x + (there.x - here.x) * 0.7, y: here.y + (there.y - here.y) * 0.7 };
  const frames = [here, near, here].map((at) => ({ transform: placed(at) }));
  return [() => shown(picture(sprite), frames)];
}

function roll({ dice, at }: Extract<Motion, { kind: 'roll' }>): Start[] {
  const where = whereIs(at);
  if (!where) return [];
  const size = 44;
  return dice.map((value, i) => {
    const x = where.x + (i - (dice.length - 1) / 2) * (size + 10);
    const there = { x, y: where.y, size };
    const frames = [
      { transform: placed({ ...there, y: there.y - 90 }, 'rotate(-540deg)'), opacity: 0.2 },
      { transform: placed(there, 'rotate(20deg)'), opacity: 1, offset: 0.55 },
      { transform: placed(there, 'rotate(0deg)'), opacity: 1 },
    ];
    return () => shown(dieFace(value), frames, 'cubic-bezier(.2, .6, .3, 1)');
  });
}

/** A frame that closes in on a part of the page and fades: laid over it, so that nothing of it is painted again. */
function call(element: Element | undefined): Start[] {
  const box = element?.getBoundingClientRect();
  if (!box) return [];
  const frame = document.createElement('div');
  frame.className = 'm-motion-frame';
  frame.style.width = `${box.width}px`;
  frame.style.height = `${box.height}px`;
  const at = `translate(${box.x.toFixed(1)}px, ${box.y.toFixed(1)}px)`;
  const frames = [
    { transform: `${at} scale(1.12)`, opacity: 0 },
    { transform: `${at} scale(1)`, opacity: 1, offset: 0.5 },
    { transform: `${at} scale(1)`, opacity: 0 },
  ];
  return [() => shown(frame, frames)];
}

function prepared(motion: Motion): Start[] {
  switch (motion.kind) {
    case 'fly':
      return fly(motion);
    case 'bounce':
      return bounce(motion);
    case 'roll':
      return roll(motion);
    case 'call':
      return call(elementAt(motion.at));
    default: {
      const at = whereIs(motion.at);
      const frames = at && (motion.kind === 'appear' ? appearing(at) : vanishing(at));
      return frames ? [() => shown(picture(motion.sprite), frames)] : [];
    }
  }
}

/** Everything of one step at once; done when the last of it has come to rest. */
export async function runMotion(motions: readonly Motion[]): Promise<void> {
  // First everything is looked up, then all is begun: the page is measured once.
  const starts = motions.flatMap(prepared);
  await Promise.all(starts.map((start) => start()));
}

/** Whatever still moves is at its end. */
export function settleMotion(): void {
  document.querySelector('body > .m-motion-sheet')?.replaceChildren();
}
