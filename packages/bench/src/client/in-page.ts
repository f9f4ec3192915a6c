import type { Page } from '@playwright/test';
import { CLICKED, KNOWN } from './pictures.ts';

/** As soon as nobody presses the next thing after having seen the one before. */
const GLANCE_MS = 250;

/**
 * Answers what is asked now as a hand would, and marks in the browser's record when it clicked and when the page knew the
 * acknowledged state; says whether anything was asked. What runs in the page is one function that knows nothing outside.
 */
export const answerOnce = (page: Page, number: number): Promise<boolean> =>
  page.evaluate(
    async ({ clicked, known, glance }) => {
      const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, glance));
      await pause();
      const prompt = document.querySelector<HTMLElement>('.m-prompt[data-mine]');
      if (!prompt || document.querySelector('.m-sending:not(:empty)')) return false;
      const question = prompt.dataset.step;
      const any = <T>(from: readonly T[]): T | undefined => from[Math.floor(Math.random() * from.length)];
      const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
      const click = (element: Element): void => {
        performance.mark(clicked);
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      };
      const isThere = (element: Element): boolean => element.getClientRects().length > 0;
      const choices = all(
        '.nd-space[data-offered], .m-prompt .m-option:not([aria-disabled="true"]), .nd-own-row [data-offered]',
      );
      const choice = any(choices);
      const sender = (): Element | undefined =>
        all('.m-prompt .m-ways .m-button:not(.m-undo):not([aria-disabled="true"])').find(isThere);
      const isAnswered = (): boolean =>
        document.querySelector<HTMLElement>('.m-prompt')?.dataset.step !== question &&
        !document.querySelector('.m-sending:not(:empty)');
      const answered = new Promise<void>((resolve) => {
        const watcher = new MutationObserver(() => {
          if (!isAnswered()) return;
          performance.mark(known);
          watcher.disconnect();
          resolve();
        });
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      });
      if (choice) {
        click(choice);
        await pause();
      }
      // Some questions are answered by the choice itself.
      if (!isAnswered()) {
        const send = sender();
        if (!send) return false;
        click(send);
        // A warning that something is left: it is meant all the same.
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const isWarned = document.querySelector('.m-left-over') !== null;
        if (isWarned) await pause();
        const anyway = document.querySelector('.m-left-over .m-button:last-child');
        if (anyway) click(anyway);
      }
      await answered;
      return true;
    },
    { clicked: `${CLICKED}${number}`, known: `${KNOWN}${number}`, glance: GLANCE_MS },
  );
