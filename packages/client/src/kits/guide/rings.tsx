import { type Answer, isAct, isCounts } from '@morgenrot/engine';
import { useEffect, useMemo, useRef } from 'react';
import type { BoardState } from '../../board/board-store.ts';
import { useBoard, useBoardActions } from '../../board/use-board.ts';
import { targetsOf } from './course.ts';
import { useCourse, useGuide, useSaid } from './use-guide.ts';

const CONFIRM = ['.m-prompt .m-ways > .m-button.m-primary'];

type Draft = Pick<BoardState, 'chosen' | 'more' | 'counts'>;

/** The button that brings one count nearer to what is proposed. */
function stepTowards(wanted: Readonly<Record<string, number>>, drafted: Draft['counts']): readonly string[] {
  const kinds = [...new Set([...Object.keys(wanted), ...Object.keys(drafted)])];
  const kind = kinds.find((each) => (wanted[each] ?? 0) !== (drafted[each] ?? 0));
  if (kind === undefined) return CONFIRM;
  const isMore = (wanted[kind] ?? 0) > (drafted[kind] ?? 0);
  return [`.m-prompt [data-kind="${kind}"] button:${isMore ? 'last' : 'first'}-of-type`];
}

/** Once the proposal has been picked: where its counts are put together, or where it is confirmed. */
function nextPress(proposal: Answer | undefined, { chosen, more, counts }: Draft): readonly string[] | undefined {
  if (typeof proposal === 'string') return chosen.includes(proposal) ? CONFIRM : undefined;
  if (proposal === undefined) return undefined;
  if (isAct(proposal)) {
    if (!chosen.includes(proposal.act)) return undefined;
    const { with: wanted } = proposal;
    return wanted !== undefined && isCounts(wanted)
      ? stepTowards(wanted, isCounts(more ?? 0) ? (more as Draft['counts']) : {})
      : CONFIRM;
  }
  return isCounts(proposal) ? stepTowards(proposal, counts) : undefined;
}

/** Rings around what the sentence is about. They follow it as it moves and let every click through. */
export function GuideRings() {
  const layer = useRef<HTMLDivElement>(null);
  const course = useCourse();
  const { selectorsOf } = useGuide().look;
  const { light } = useBoardActions();
  const lesson = useSaid((said) => said.lesson);
  const moment = useSaid((said) => said.moment);
  const chosen = useBoard((board) => board.chosen);
  const more = useBoard((board) => board.more);
  const counts = useBoard((board) => board.counts);
  const { proposal } = moment;
  const press = lesson?.kind === 'deed' ? nextPress(proposal, { chosen, more, counts }) : undefined;
  const pressed = press?.join();
  const wanted = useMemo(() => {
    if (!lesson) return [];
    return pressed === undefined ? targetsOf(course, lesson, moment).map(selectorsOf) : [[pressed]];
  }, [course, selectorsOf, lesson, moment, pressed]);
  const target = lesson?.kind === 'deed' ? course.targetOf(moment) : undefined;
  const place = target && 'place' in target ? target.place : undefined;
  useEffect(() => {
    if (place !== undefined) light([place]);
  }, [place, light]);
  useEffect(() => {
    const { current } = layer;
    return current && wanted.length > 0 ? follow(current, wanted) : undefined;
  }, [wanted]);
  return <div ref={layer} className="m-guide-rings" aria-hidden="true" />;
}

const isIn = (rect: DOMRect, frame: DOMRect): boolean => {
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
};

/** Spaces of a map are drawn; everything else is a box. */
const isDrawn = (element: Element): boolean =>
  element instanceof SVGElement && element.closest('.m-map-frame') !== null;

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
  ring.dataset.shape = isDrawn(element) ? 'hex' : 'box';
  ring.style.transform = `translate(${rect.x.toFixed(1)}px, ${rect.y.toFixed(1)}px)`;
  ring.style.width = `${rect.width.toFixed(1)}px`;
  ring.style.height = `${rect.height.toFixed(1)}px`;
}
