/** Calls when this page may have slept, or come to another network: nobody has told it what became of its connections. */
export function whenPageIsBack(isBack: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') isBack();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // Otherwise it has only just been loaded, and is about to connect.
    if (persisted) isBack();
  });
  window.addEventListener('online', isBack);
}
