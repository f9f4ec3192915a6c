import { afterEach } from 'vitest';

interface Closing {
  close(): void;
}

/** What is kept by this is closed after the test, however it ends. */
export function keeping(): <T extends Closing>(one: T) => T {
  const all: Closing[] = [];
  afterEach(() => {
    for (const one of all.splice(0)) one.close();
  });
  return (one) => {
    all.push(one);
    return one;
  };
}
