/** Lets few do something big at the same time in this process; of those who wait, whoever asks for least comes first. */
export interface ShortestFirst {
  pass<T>(size: number, task: () => Promise<T>): Promise<T>;
}

export function createShortestFirst(atOnce: number): ShortestFirst {
  let free = atOnce;
  const waiting: { size: number; enter: () => void }[] = [];
  function leave(): void {
    const next = waiting.sort((a, b) => b.size - a.size).pop();
    // The place goes from hand to hand: nobody who has just come takes it.
    if (next) next.enter();
    else free++;
  }
  return {
    async pass(size, task) {
      if (free > 0) free--;
      else await new Promise<void>((enter) => waiting.push({ size, enter }));
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
