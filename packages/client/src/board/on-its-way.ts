import type { BoardSource } from './board-store.ts';

/** What takes no longer seems to happen at once. */
const SEEMS_AT_ONCE_MS = 100;

/**
 * An answer that is on its way is shown so only when it takes a while: most are there before, and one picture more would
 * make each of them later.
 */
export function watchSending(first: BoardSource, show: () => void) {
  let isSending = first.sending;
  let isLong = first.sending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isLong = false;
  };
  const goOn = (): void => {
    isLong = true;
    show();
  };
  return {
    isSending: (): boolean => isSending,
    /** Is it to be seen that something is on its way? */
    isSeen({ sending, online }: BoardSource): boolean {
      isSending = sending;
      if (!sending) stop();
      // Without a connection it takes as long as it takes.
      else if (!online) isLong = true;
      else if (!isLong) timer ??= setTimeout(goOn, SEEMS_AT_ONCE_MS);
      return sending && isLong;
    },
  };
}
