import type { Page } from '@playwright/test';

/** What one answer took in the page. */
export interface Answered {
  kind: string;
  /** From the click that sends it to the picture in which the acknowledged state is drawn. */
  ms: number;
}

/**
 * Answers what is asked now as a hand would, measured by the page's own clock; nothing where nothing is asked. It runs
 * in the page, so it is one function that knows nothing outside.
 */
export const answerOnce = (page: Page): Promise<Answered | undefined> =>
  page.evaluate(async () => {
    const prompt = document.querySelector<HTMLElement>('.prompt[data-mine]');
    if (!prompt || document.querySelector('.sending:not(:empty)')) return undefined;
    const question = prompt.dataset.step;
    const any = <T>(from: readonly T[]): T | undefined => from[Math.floor(Math.random() * from.length)];
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const click = (element: Element): void =>
      void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const painted = (): Promise<void> =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(undefined);
        }),
      );
    const isThere = (element: Element): boolean => element.getClientRects().length > 0;
    const choices = all('.space.offered, .prompt .option:not([aria-disabled="true"]), .own-row [data-offered]');
    const choice = any(choices);
    const sender = (): Element | undefined =>
      all('.prompt .ways .button:not(.undo):not([aria-disabled="true"])').find(isThere);
    let began = performance.now();
    const isAnswered = (): boolean =>
      document.querySelector<HTMLElement>('.prompt')?.dataset.step !== question &&
      !document.querySelector('.sending:not(:empty)');
    const answered = new Promise<void>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (!isAnswered()) return;
        watcher.disconnect();
        resolve();
      });
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    if (choice) {
      click(choice);
      await painted();
    }
    // Some questions are answered by the choice itself.
    if (!isAnswered()) {
      const send = sender();
      if (!send) return undefined;
      began = performance.now();
      click(send);
      await painted();
      // A warning that something is left: it is meant all the same.
      const anyway = document.querySelector('.left-over .button:last-child');
      if (anyway) {
        began = performance.now();
        click(anyway);
      }
    }
    await answered;
    await painted();
    return { kind: question ?? '', ms: performance.now() - began };
  });
