import type { Browser, Page } from '@playwright/test';

/** What the browser writes down of its own work: as little of it as tells when a picture was on the screen. */
const CATEGORIES = ['blink.user_timing', 'devtools.timeline'];

/** The page marks these two moments of each answer; what follows is its number. */
export const CLICKED = 'answer-clicked-';
export const KNOWN = 'answer-known-';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  args?: { id?: string };
}

export interface Pictured {
  /** From the click to the moment when the page has laid out the acknowledged state; it is painted after that. */
  laidOut: number;
  /** From the click to the moment when that picture is on the screen. */
  shown: number;
}

interface Picture {
  /** The browser's name of it. */
  id: string;
  laidOutAt: number;
  shownAt?: number;
}

/** All pictures of a page, in their order; a task that led to no picture is none. */
function picturesOf(events: readonly TraceEvent[]): Picture[] {
  const pictures: Picture[] = [];
  let open: { id: string; isRendered: boolean } | undefined;
  for (const { name, ph, ts, args } of events) {
    if (name === 'AnimationFrame' && ph === 'b') open = { id: args?.id ?? '', isRendered: false };
    else if (name === 'AnimationFrame::Render' && open) open.isRendered = true;
    else if (name === 'AnimationFrame' && ph === 'e' && open) {
      if (open.isRendered) pictures.push({ id: open.id, laidOutAt: ts });
      open = undefined;
    } else if (name === 'AnimationFrame::Presentation') {
      const shown = pictures.find(({ id }) => id === args?.id);
      if (shown) shown.shownAt = ts;
    }
  }
  return pictures;
}

/** What became of each answer, by its number. */
export function picturesIn(trace: string): Map<number, Pictured> {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => name.startsWith(CLICKED) || name.startsWith(KNOWN));
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks;
  const inOrder = (events: TraceEvent[]): TraceEvent[] => events.sort((one, other) => one.ts - other.ts);
  const pictures = picturesOf(
    inOrder(traceEvents.filter((e) => e.pid === pid && e.tid === tid && e.name.startsWith('AnimationFrame'))),
  );
  const clicks = new Map<number, number>();
  const found = new Map<number, Pictured>();
  for (const { name, ts } of inOrder(marks)) {
    // Who is warned and goes on all the same clicks twice: the second time is the answer.
    if (name.startsWith(CLICKED)) clicks.set(Number(name.slice(CLICKED.length)), ts);
    else {
      const number = Number(name.slice(KNOWN.length));
      const clicked = clicks.get(number);
      // The first picture that was laid out after the page knew, and one that has really been shown.
      const picture = pictures.find(({ laidOutAt, shownAt }) => laidOutAt >= ts && shownAt !== undefined);
      if (clicked !== undefined && picture?.shownAt !== undefined)
        found.set(number, { laidOut: (picture.laidOutAt - clicked) / 1000, shown: (picture.shownAt - clicked) / 1000 });
    }
  }
  return found;
}

/** Has the browser write down when it shows what, for as long as something is done. */
export async function whilePictured(browser: Browser, page: Page, work: () => Promise<void>) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  // The last picture has to come to the screen, too.
  await page.waitForTimeout(1000);
  return picturesIn((await browser.stopTracing()).toString('utf8'));
}
