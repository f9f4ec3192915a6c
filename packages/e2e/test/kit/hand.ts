import { expect, type Locator } from '@playwright/test';
import { soon } from './soon.ts';

/** With what somebody presses what they have found. */
export interface Hand {
  /** What stands on the page, or can be scrolled to. `way` leads there without a mouse. */
  press(target: Locator, way?: Locator): Promise<void>;
  /** Any of these on the map, wherever it lies open. */
  pressOne(targets: Locator, way: Locator): Promise<void>;
  /** Stands by what has been chosen. */
  confirm(button: Locator): Promise<void>;
}

interface Point {
  x: number;
  y: number;
}

/** The middle of the first of these that lies open; the others are covered, or beyond the edge. */
async function openMiddle(targets: Locator): Promise<Point> {
  let open: Point | undefined;
  const look = async (): Promise<boolean> => {
    open = await targets.evaluateAll((all) => {
      for (const each of all) {
        const { x, y, width, height } = each.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        if (each.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
      }
      return undefined;
    });
    return open !== undefined;
  };
  await soon(look).toBe(true);
  return open ?? { x: 0, y: 0 };
}

export const mouse: Hand = {
  press: (target) => target.click(),
  async pressOne(targets) {
    const { x, y } = await openMiddle(targets);
    await targets.page().mouse.click(x, y);
  },
  confirm: (button) => button.click(),
};

/** On the glass: nothing that only a mouse does, and nothing that lies beyond its edge. */
export const finger: Hand = {
  press: (target) => target.tap(),
  async pressOne(targets) {
    const { x, y } = await openMiddle(targets);
    await targets.page().touchscreen.tap(x, y);
  },
  confirm: (button) => button.tap(),
};

/** A finger that stays where it is. */
export async function hold(target: Locator): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to hold');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const glass = await page.context().newCDPSession(page);
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.getByRole('tooltip')).toBeVisible();
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
