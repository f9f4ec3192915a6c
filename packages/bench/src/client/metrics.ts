import type { CDPSession, Page } from '@playwright/test';

/** Counts time on the processor: what else this machine does meanwhile is no business of the page. */
export async function measured(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await devtools.send('Performance.enable');
  return devtools;
}

const NAMES = { script: 'ScriptDuration', layout: 'LayoutDuration', style: 'RecalcStyleDuration', all: 'TaskDuration' };

/** Milliseconds that a page has taken so far. `all` has painting in it, which Chromium does not count apart. */
export type Taken = Record<keyof typeof NAMES, number>;

const parts = Object.keys(NAMES) as (keyof typeof NAMES)[];
const taken = (of: (part: keyof typeof NAMES) => number): Taken =>
  ({ script: of('script'), layout: of('layout'), style: of('style'), all: of('all') }) satisfies Taken;

export async function takenBy(devtools: CDPSession): Promise<Taken> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return taken((part) => 1000 * (metrics.find(({ name }) => name === NAMES[part])?.value ?? 0));
}

export const between = (before: Taken, after: Taken, states = 1): Taken =>
  taken((part) => Number(((after[part] - before[part]) / states).toFixed(2)));

/** What most of the time goes into, and how much of it. */
export function limitOf(costs: readonly Taken[]): { part: string; share: number } {
  const sum = (part: keyof typeof NAMES): number => costs.reduce((total, cost) => total + cost[part], 0);
  const named = parts.filter((part) => part !== 'all').map((part) => ({ part: part as string, ms: sum(part) }));
  const rest = sum('all') - named.reduce((total, { ms }) => total + ms, 0);
  const [most] = [...named, { part: 'painting and the rest', ms: rest }].sort((a, b) => b.ms - a.ms);
  return { part: most?.part ?? '', share: Number(((most?.ms ?? 0) / sum('all')).toFixed(2)) };
}
