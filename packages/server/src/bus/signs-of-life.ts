/** Every process says at least every two seconds that it lives (`match/presence/elsewhere.ts`). */
const SILENT_MS = 3000;
/** Whoever says nothing for so long has ended without a word, sooner than that it plays on without Redis. */
const FORGOTTEN_MS = 3_600_000;

/**
 * When each process was heard last. One that has fallen silent may have lost Redis alone, and what is played there is
 * told to nobody. This one hears itself as well, unless what it says or hears gets stuck.
 */
export interface SignsOfLife {
  heard(node: string): void;
  /** It has said that it ends. */
  left(node: string): void;
  /** Nobody could be heard before this. */
  begin(): void;
  isOneMissing(): boolean;
}

export function createSigns(me: string, now: () => number = () => performance.now()): SignsOfLife {
  const heardAt = new Map<string, number>();
  return {
    heard: (node) => void heardAt.set(node, now()),
    left: (node) => void heardAt.delete(node),
    begin() {
      for (const node of [me, ...heardAt.keys()]) heardAt.set(node, now());
    },
    isOneMissing() {
      for (const [node, at] of heardAt) if (node !== me && at < now() - FORGOTTEN_MS) heardAt.delete(node);
      return [...heardAt.values()].some((at) => at < now() - SILENT_MS);
    },
  };
}
