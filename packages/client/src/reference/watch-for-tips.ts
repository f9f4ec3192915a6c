import { type EntryId, isEntryId } from './entry.ts';
import { isOwnWord } from './explained.ts';
import { openReference } from './store.ts';

export interface TipItem {
  entry?: EntryId;
  said?: string;
}

/** What is shown, and at what. */
export interface ShownTip {
  anchor: Element;
  items: readonly TipItem[];
  /** By a long press: it stays until something else is touched. */
  isHeld: boolean;
}

const TIP = '[data-tip], [data-said]';
const LEGEND = ':scope > legend:is([data-tip], [data-said])';
const HOVER_MS = 420;
const LEAVE_MS = 180;
const PRESS_MS = 480;
/** A finger that goes farther is not pressing, but moving the page. */
const STILL_PX = 10;
const MOST_AT_ONCE = 8;

const entryOf = (element: Element | null): EntryId | undefined => {
  const id = element?.getAttribute('data-tip');
  return isEntryId(id) ? id : undefined;
};

/** The innermost entry, and what the nearest thing around it says of itself. */
function itemOf(element: Element): TipItem {
  const entry = entryOf(element.closest('[data-tip]'));
  const said = element.closest('[data-said]')?.getAttribute('data-said') ?? undefined;
  return { ...(entry && { entry }), ...(said !== undefined && { said }) };
}

/** What only says how things are is explained by the sign in it. */
function entryInside(element: Element): Pick<TipItem, 'entry'> {
  if (element.hasAttribute('data-tip')) return {};
  const entry = entryOf(element.querySelector('[data-tip]'));
  return entry ? { entry } : {};
}

/** What pointing at an element shows. */
export function tipOf(target: Element): Pick<ShownTip, 'anchor' | 'items'> | undefined {
  const anchor = target.closest(TIP);
  return anchor ? { anchor, items: [itemOf(anchor)] } : undefined;
}

/** What focusing it shows: its own, or those of everything in it. */
function tipsOfFocused(target: Element): Pick<ShownTip, 'anchor' | 'items'> | undefined {
  if (target.matches(TIP)) return { anchor: target, items: [itemOf(target)] };
  // A field speaks for what is in it, and so does what several of them belong to.
  const around = [target.closest('label')?.querySelector(TIP), target.closest('fieldset')?.querySelector(LEGEND)];
  const items = around.flatMap((label) => (label ? [itemOf(label)] : []));
  if (items.length > 0) return { anchor: target, items };
  if (!target.hasAttribute('data-tips')) return undefined;
  const inside = new Map<string, TipItem>();
  for (const inner of target.querySelectorAll(TIP)) {
    // Signs on something that speaks for itself are part of it.
    const outer = inner.parentElement?.closest(TIP);
    if (outer && target.contains(outer)) continue;
    const item = { ...itemOf(inner), ...entryInside(inner) };
    inside.set(`${item.said ?? item.entry}`, item);
  }
  return inside.size > 0 ? { anchor: target, items: [...inside.values()].slice(0, MOST_AT_ONCE) } : undefined;
}

export const saidBy = ({ items }: ShownTip): string => items.map(({ entry, said }) => `${entry} ${said}`).join('|');

export const isSame = (a: ShownTip | undefined, b: ShownTip | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.anchor === b.anchor && saidBy(a) === saidBy(b));

/** Where the mouse was seen last: it rests while one page takes the place of another. */
let rested = { x: Number.NaN, y: Number.NaN };

function hasMoved({ clientX, clientY }: PointerEvent): boolean {
  const moved = clientX !== rested.x || clientY !== rested.y;
  rested = { x: clientX, y: clientY };
  return moved;
}

interface Watching {
  show: (shown: ShownTip | undefined) => void;
  /** Of the tooltip itself: the mouse may go there. */
  isInside: (node: Node) => boolean;
}

/** Listens to mouse, keyboard and fingers on the whole page; gives the way to stop. */
export function watchForTips({ show, isInside }: Watching): () => void {
  let current: ShownTip | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { x: number; y: number } | undefined;
  const stopping = new AbortController();
  const later = (task: () => void, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(task, delay);
  };
  const tell = (next: ShownTip | undefined): void => {
    clearTimeout(timer);
    current = next;
    show(next);
  };
  const on = <K extends keyof DocumentEventMap>(kind: K, listener: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(kind, listener, { signal: stopping.signal, capture: true, passive: kind === 'scroll' });

  /** What the page has moved below the mouse since it was seen last. */
  let below: Element | undefined;
  /** What the mouse has come to. */
  let pointed: Element | undefined;
  const point = (target: Element): void => {
    below = undefined;
    if (isInside(target)) return clearTimeout(timer);
    const found = tipOf(target);
    pointed = found?.anchor;
    if (found && found.anchor === current?.anchor) return clearTimeout(timer);
    // One after another without waiting anew, once there is one.
    if (found) later(() => tell({ ...found, isHeld: false }), current ? LEAVE_MS : HOVER_MS);
    else if (current && !current.isHeld) later(() => tell(undefined), LEAVE_MS);
    else clearTimeout(timer);
  };
  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
    // Whoever has just answered and not moved the hand points at nothing of the next question.
    if (hasMoved(event)) return point(event.target);
    below = event.target;
    if (isInside(below) || tipOf(below)?.anchor === pointed) return;
    if (!current) clearTimeout(timer);
    else if (!current.isHeld) later(() => tell(undefined), LEAVE_MS);
  });
  on('focusin', ({ target }) => {
    if (!(target instanceof Element) || isInside(target)) return;
    const found = target.matches(':focus-visible') ? tipsOfFocused(target) : undefined;
    // The finger that is lifted from it moves the focus, too.
    if (!found && current?.isHeld) return;
    tell(found && { ...found, isHeld: false });
  });
  on('focusout', ({ relatedTarget }) => {
    if (current && !current.isHeld && !(relatedTarget instanceof Node && isInside(relatedTarget))) tell(undefined);
  });
  on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    document.removeEventListener('click', swallow, { capture: true });
    if (!(target instanceof Element) || isInside(target)) return;
    tell(undefined);
    const found = pointerType === 'mouse' ? undefined : tipOf(target);
    if (!found) return;
    pressed = { x: clientX, y: clientY };
    later(() => {
      if (!pressed) return;
      tell({ ...found, isHeld: true });
      // The finger that let the tooltip appear has not chosen anything.
      document.addEventListener('click', swallow, { capture: true, once: true });
    }, PRESS_MS);
  });
  const letGo = (): void => {
    pressed = undefined;
    if (!current) clearTimeout(timer);
  };
  on('pointerup', letGo);
  on('pointercancel', letGo);
  on('pointermove', (event) => {
    const { clientX, clientY, pointerType } = event;
    if (pointerType === 'mouse' && hasMoved(event) && below) point(below);
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL_PX) letGo();
  });
  on('contextmenu', (event) => {
    if (current?.isHeld) event.preventDefault();
  });
  on('scroll', ({ target }) => {
    // What has the keyboard's place may just have been scrolled into sight because of it.
    if (current && target instanceof Node && !isInside(target) && current.anchor !== document.activeElement)
      tell(undefined);
  });
  on('keydown', (event) => {
    if (!current) return;
    if (event.key === 'Escape') {
      // Only the tooltip goes; what was picked stays.
      event.stopPropagation();
      event.preventDefault();
      tell(undefined);
    } else if (event.key === '?') {
      const { entry } = current.items[0] ?? {};
      tell(undefined);
      // The book knows nothing of the page's own words.
      if (entry === undefined || isOwnWord(entry)) return;
      event.preventDefault();
      openReference(entry);
    }
  });
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
