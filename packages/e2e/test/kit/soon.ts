import { expect } from '@playwright/test';

/** In milliseconds. Whoever waits for a page by themselves looks again at once; the usual second would be lost. */
const LOOKS = [20, 50, 100];

/** What is looked at until it is as it should be. */
export const soon = <T>(look: () => T | Promise<T>, more: { message?: string; timeout?: number } = {}) =>
  expect.poll(look, { intervals: LOOKS, ...more });
