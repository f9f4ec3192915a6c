import type { Page } from '@playwright/test';

export type Size = readonly [width: number, height: number];

/** Phones, upright and lying; a desk's window at 200 and 400 per cent; tablets; desks up to a large one. */
export const TWELVE: readonly Size[] = [
  [320, 256],
  [320, 568],
  [390, 844],
  [568, 320],
  [640, 400],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];

export interface Look {
  /** The picture's own size. */
  picture: Size;
  /** Whole lines of the log that are in sight; nothing where the log has a tab. */
  lines: number | undefined;
  troubles: string[];
}

/** What is wrong with a table as it is laid out now: nothing may be broken, covered, cut, or scroll sideways. */
export const lookAt = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const troubles: string[] = [];
    const isShown = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ').join('.')}`;
    const isUnseen = (element: Element | null): boolean =>
      element !== null && element.closest('svg, .m-unseen, [hidden]') !== null;
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));

    const PANELS =
      '.m-header, .m-board-map, .m-board-side > .m-prompt, .m-replay, .m-cards, .m-game-facts, .m-players, .m-log, .m-tabs';
    const panels = [...document.querySelectorAll(PANELS)].filter(isShown);
    for (const [i, one] of panels.entries()) {
      const a = one.getBoundingClientRect();
      if (a.left < -1 || a.right > innerWidth + 1) troubles.push(`${nameOf(one)} lies beside the window`);
      for (const other of panels.slice(i + 1)) {
        const b = other.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1.5 && down > 1.5) troubles.push(`${nameOf(one)} and ${nameOf(other)} lie on each other`);
      }
    }

    if (document.documentElement.scrollWidth > innerWidth) troubles.push('the page scrolls sideways');
    for (const element of document.querySelectorAll<HTMLElement>('.m-board-page *')) {
      if (isUnseen(element) || !isShown(element) || isClipped(element)) continue;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const beyond = element.scrollWidth - element.clientWidth;
      if (beyond > 1 && (overflowX === 'auto' || overflowX === 'scroll'))
        troubles.push(`${nameOf(element)} scrolls sideways by ${beyond}`);
      // A name that is too long may end in dots, and the picture is looked around in.
      const mayBeCut =
        textOverflow === 'ellipsis' ||
        webkitLineClamp !== 'none' ||
        element.matches('.m-board-map, .m-board-page, .m-undo');
      if (mayBeCut || element.closest('.m-map-frame')) continue;
      if (beyond > 1 && (overflowX === 'hidden' || overflowX === 'clip'))
        troubles.push(`${nameOf(element)} is cut at its side`);
      const below = element.scrollHeight - element.clientHeight;
      if (below > 1 && (overflowY === 'hidden' || overflowY === 'clip'))
        troubles.push(`${nameOf(element)} is cut at its foot`);
    }

    const hasTabs = isShown(document.querySelector('.m-tabs') ?? document.body);
    const own = document.querySelector('.m-cards');
    if (own && !hasTabs && own.scrollHeight > own.clientHeight + 1)
      troubles.push(`my own part is cut at its foot by ${own.scrollHeight - own.clientHeight}`);

    const SOFT = '\u00ad';
    const range = document.createRange();
    const walker = document.createTreeWalker(
      document.querySelector('.m-board-page') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || isUnseen(parent) || !isShown(parent) || isClipped(parent)) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\u00ad]+/gu)) {
        let line: number | undefined;
        for (let i = 0; i < word.length; i++) {
          if (word[i] === SOFT) continue;
          range.setStart(node, index + i);
          range.setEnd(node, index + i + 1);
          // At the beginning of a line there is a rectangle of the end of the one before, too.
          const { top, height } = [...range.getClientRects()].at(-1) ?? new DOMRect();
          if (line !== undefined && top - line > height / 2 && word[i - 1] !== SOFT)
            troubles.push(`"${word}" is broken in ${nameOf(parent)}`);
          line = top;
        }
      }
    }

    const picture = document.querySelector('.m-map-frame') ?? document.querySelector('.m-board-map');
    const box = picture?.getBoundingClientRect() ?? new DOMRect();
    const log = document.querySelector<HTMLElement>('.m-log-scroll');
    const line = log ? Number.parseFloat(getComputedStyle(log.querySelector('.m-log-line') ?? log).lineHeight) : 0;
    return {
      picture: [Math.round(box.width), Math.round(box.height)],
      lines: log && !hasTabs ? Math.floor(log.clientHeight / (line + 4)) : undefined,
      troubles: [...new Set(troubles)],
    };
  });

/** Two sides as long as a small phone is wide, or nearly half of the window. */
export const isLargeEnough = ([width, height]: Size, [across, down]: Size): boolean =>
  (across >= 320 && down >= 320) || across * down >= 0.45 * width * height;
