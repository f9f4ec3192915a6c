/**
 * Hundreds may ask for the same at once. Who asks while it is being read gets what is read next, with all who ask
 * meanwhile: as new as if it had been read for them alone, and no more than one reading at a time.
 */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    running = read().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return begin();
    next ??= running
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
}
