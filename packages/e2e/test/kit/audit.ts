import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Rule {
  id: string;
  impact: string | null;
}
declare global {
  interface Window {
    axe?: { run(part: string | Document, options: RunOptions): Promise<AxeResults>; _audit: { rules: Rule[] } };
  }
}

interface Part {
  part: string;
  /** What stands beside it is put away meanwhile: whatever is looked at, axe goes through all that a page has. */
  alone?: true;
}

/** What axe calls serious or critical; nothing may be. */
export async function troubles(page: Page, part?: Part): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(audit, part);
}

/** Once for each page that is opened. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
}

/**
 * In the page itself. What would be no serious finding is not looked for, and what is right is not written out: each
 * takes as much time again.
 */
async function audit(of: Part | undefined): Promise<string[]> {
  /** What fades in or out has, half-way, a contrast that nobody reads by: it is looked at when it has come to rest. */
  const atRest = async (): Promise<void> => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (let left = moving(); left.length > 0; left = moving())
      await Promise.allSettled(left.map(({ finished }) => finished));
  };
  const isSerious = (impact: string | null | undefined) => impact === 'serious' || impact === 'critical';
  const { axe } = window;
  if (!axe) throw new Error('there is no axe on this page');
  const others = axe._audit.rules.filter(({ impact }) => impact !== null && !isSerious(impact));
  const rules = Object.fromEntries(others.map(({ id }) => [id, { enabled: false }]));
  const putAway = (beside: string): (() => void) => {
    const putBack: (() => void)[] = [];
    let at = document.querySelector(beside);
    for (; at?.parentElement && at !== document.body; at = at.parentElement) {
      const { parentElement: parent } = at;
      const here = at;
      const [before, after] = [[...parent.childNodes], [] as ChildNode[]];
      after.push(...before.splice(before.indexOf(here)).slice(1));
      for (const node of [...before, ...after]) node.remove();
      putBack.unshift(() => {
        here.before(...before);
        here.after(...after);
      });
    }
    return () => {
      for (const put of putBack) put();
    };
  };
  await atRest();
  const putBack = of?.alone ? putAway(of.part) : undefined;
  const { violations } = await axe.run(of?.part ?? document, { resultTypes: ['violations'], rules });
  putBack?.();
  return violations
    .filter(({ impact }) => isSerious(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
