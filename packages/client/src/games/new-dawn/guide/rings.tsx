import { isHex } from '@morgenrot/hex';
import { useEffect, useMemo, useRef } from 'react';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { targetsOf } from './course.ts';
import type { GuideTarget, Panel } from './moment.ts';
import { useSaid } from './use-guide.ts';

const TAB = (place: number): string => `.m-tabs button:nth-child(${place})`;
const [ROW, , GAME] = [TAB(1), TAB(2), TAB(3)];

/** Where things are on the page; where the first is not to be seen, the next leads to it. */
const PANELS: Readonly<Record<Panel, readonly string[]>> = {
  row: ['.nd-own-row .nd-places', ROW],
  slots: ['.nd-own-row .nd-slot', ROW],
  goal: ['.m-game-facts .nd-goal', GAME],
  dial: ['.m-game-facts .nd-dials', GAME],
  tech: ['.m-cards .nd-tech'],
  offer: ['.m-game-facts .nd-offer'],
  combat: ['.nd-combat'],
};

const CONFIRM = ['.m-prompt .m-ways > .m-button.m-primary'];

function selectorsOf(target: GuideTarget): readonly string[] {
  if ('hex' in target) return [`.m-map-frame [data-place="${target.hex}"] .nd-space-ring`];
  if ('card' in target)
    return [`.nd-own-row [data-part$=":${target.card}"]`, `.m-prompt [data-option="${target.card}"]`, ROW];
  if ('option' in target) return [`.m-prompt [data-option="${target.option}"]`];
  return PANELS[target.panel];
}

/** Rings around what the sentence is about. They follow it as it moves and let every click through. */
export function Rings() {
  const layer = useRef<HTMLDivElement>(null);
  const { light } = useBoardActions();
  const lesson = useSaid((said) => said.lesson);
  const moment = useSaid((said) => said.moment);
  const chosen = useBoard((board) => board.chosen);
  const { proposal } = moment;
  const isChosen = lesson?.kind === 'deed' && typeof proposal === 'string' && chosen.includes(proposal);
  const wanted = useMemo(() => {
    if (!lesson) return [];
    return isChosen ? [CONFIRM] : targetsOf(lesson, moment).map(selectorsOf);
  }, [lesson, moment, isChosen]);
  const hex = lesson?.kind === 'deed' && typeof proposal === 'string' && isHex(proposal) ? proposal : undefined;
  useEffect(() => {
    if (hex !== undefined) light([hex]);
  }, [hex, light]);
  useEffect(() => {
    const { current } = layer;
    return current && wanted.length > 0 ? follow(current, wanted) : undefined;
  }, [wanted]);
  return <div ref={layer} className="nd-guide-rings" aria-hidden="true" />;
}

const isIn = (rect: DOMRect, frame: DOMRect): boolean => {
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
};

/** What may cut an element off: the map it lies on, or the panel that scrolls. */
const FRAMES = '.m-map-frame, .m-prompt, .m-cards, .m-game-facts';

function isSeen(element: Element): boolean {
  const frame = element.closest(FRAMES)?.getBoundingClientRect();
  return !frame || isIn(element.getBoundingClientRect(), frame);
}

/** The first of the ways to a target that is on the page, with all that it is. */
function found(selectors: readonly string[]): Element[] {
  for (const selector of selectors) {
    const elements = [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    if (elements.length > 0) return elements;
  }
  return [];
}

/** So long panels find their size after a question; then they are scrolled by nobody but the reader. */
const SETTLING_MS = 400;

/** What lies outside its panel comes in; the map comes by itself. */
function bringIn(elements: readonly Element[]): void {
  for (const element of elements) {
    if (!element.closest('.m-map-frame')) element.scrollIntoView({ block: 'nearest' });
  }
}

/** Looks once a frame where everything is: maps are dragged, cards slide, panels scroll. */
function follow(layer: HTMLElement, wanted: readonly (readonly string[])[]): () => void {
  let frame = 0;
  const began = performance.now();
  const draw = (): void => {
    // A window in front is not pointed through.
    const all = document.querySelector('dialog[open]') ? [] : wanted.flatMap(found);
    if (performance.now() - began < SETTLING_MS) bringIn(all);
    const elements = all.filter(isSeen);
    while (layer.children.length > elements.length) layer.lastElementChild?.remove();
    elements.forEach((element, i) => {
      const ring = layer.children[i] ?? layer.appendChild(document.createElement('i'));
      place(ring as HTMLElement, element);
    });
    frame = requestAnimationFrame(draw);
  };
  draw();
  return () => {
    cancelAnimationFrame(frame);
    layer.replaceChildren();
  };
}

function place(ring: HTMLElement, element: Element): void {
  const rect = element.getBoundingClientRect();
  const isHex = element.classList.contains('nd-space-ring');
  ring.dataset.shape = isHex ? 'hex' : 'box';
  ring.style.transform = `translate(${rect.x.toFixed(1)}px, ${rect.y.toFixed(1)}px)`;
  ring.style.width = `${rect.width.toFixed(1)}px`;
  ring.style.height = `${rect.height.toFixed(1)}px`;
}
