import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Names of the spaces that React has drawn again, in the order in which it did. */
    drawnSpaces?: string[];
  }
}

/** Counts from now on what React draws again on the map, as its own developer tools would. Before the page is opened. */
export const countDrawnSpaces = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Fiber {
      tag: number;
      flags: number;
      child: Fiber | null;
      sibling: Fiber | null;
      alternate: Fiber | null;
      stateNode: unknown;
    }
    const HOST = 5;
    const DREW = 1;
    const drawn: string[] = [];
    window.drawnSpaces = drawn;
    const visit = (fiber: Fiber | null): void => {
      for (let each = fiber; each; each = each.sibling) {
        const { child, stateNode } = each;
        const space = child?.tag === HOST && child.stateNode instanceof SVGGElement ? child.stateNode : undefined;
        const hex = space?.getAttribute('data-place');
        // A component, not an element, and it has really run in this commit.
        if (hex && each.flags & DREW && !(stateNode instanceof Element)) drawn.push(hex);
        // What has the same children as before was not gone into.
        if (each.alternate === null || each.child !== each.alternate.child) visit(child);
      }
    };
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    };
    Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook });
  });

/** What has been drawn again since this was asked last. */
export const drawnSpaces = (page: Page): Promise<string[]> => page.evaluate(() => window.drawnSpaces?.splice(0) ?? []);
