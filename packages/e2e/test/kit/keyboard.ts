import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** Somebody looks for longer than that for nothing. */
const MOST_PRESSES = 60;

/** What keeps a person without a mouse from knowing where they are; empty if nothing does. */
const trouble = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return 'the keyboard has no place on the page';
    // A page that has just been opened begins at its beginning.
    if (at.matches('main')) return '';
    const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.slice(0, 40)}`;
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ];
    const hit = document.elementFromPoint(x, y);
    if (right <= left || !hit) return `out of sight: ${name}`;
    if (!at.contains(hit) && !hit.contains(at) && !hit.closest('label')?.contains(at)) return `covered: ${name}`;
    const looks = [at, at.closest('label'), at.querySelector('.nd-space-ring, polygon')];
    const isRinged = looks.some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(each);
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return (
        isOutlined ||
        (each instanceof SVGElement && stroke !== 'rgba(0, 0, 0, 0)' && Number.parseFloat(strokeWidth) >= 5)
      );
    });
    return isRinged ? '' : `does not show that the keyboard is here: ${name}`;
  });

/** Which key leads from where the keyboard is to what is looked for; none if it is there. */
const keyTo = (target: Locator): Promise<string | undefined> =>
  target.evaluate((wanted) => {
    const { activeElement: at } = document;
    if (at === wanted) return undefined;
    return at && at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
  });

/** Nothing but keys: no mouse, and no knowledge of the page beyond what is shown and said. */
export class Keyboard implements Hand {
  private readonly page: Page;
  /** How many keys it has taken so far. */
  presses = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** One key; afterwards it is to be seen where the keyboard is. */
  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.presses++;
    await this.isSeen();
  }

  async isSeen(): Promise<void> {
    await expect.poll(() => trouble(this.page), { intervals: [20, 50, 100, 200] }).toBe('');
  }

  /** The Tab key, until the keyboard is there. */
  async goTo(target: Locator): Promise<void> {
    for (let n = 0; n < MOST_PRESSES; n++) {
      const key = await keyTo(target);
      if (key === undefined) return;
      await this.key(key);
    }
    throw new Error(`the keyboard does not come to ${target}`);
  }

  async press(target: Locator, way?: Locator): Promise<void> {
    if (way) await this.press(way);
    await this.goTo(target);
    await this.key('Enter');
  }

  /** What the page offers as a way there leads to the first of them. */
  pressOne = (targets: Locator, way: Locator): Promise<void> => this.press(targets.first(), way);

  /** One of several that belong together: arrow keys lead to it. */
  async choose(radio: Locator): Promise<void> {
    const name = await radio.getAttribute('name');
    const group = this.page.locator(`input[name="${name}"]`);
    await this.goTo(group.and(this.page.locator(':checked')));
    for (let n = 0; n < MOST_PRESSES && !(await radio.isChecked()); n++) await this.key('ArrowDown');
    await expect(radio).toBeChecked();
  }

  /** The same key once more confirms what it has chosen. */
  confirm = (): Promise<void> => this.key('Enter');

  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
}
