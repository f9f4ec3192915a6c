import type { Limits } from './limits.ts';

type UnreadLimits = Pick<Limits, 'unreadBytes' | 'unreadPerAddress' | 'unreadOfAll'>;

/** What waits for readers who do not read: of each connection, of each address, and of all together. */
export interface Unread {
  /** One more connection of an address. `cut` ends it at once, with all that waits for it. */
  open(who: string, cut: () => void): Share;
}

/** What has been said to one connection and is still in this process. */
export interface Share {
  readonly bytes: number;
  /** More waits, or less. */
  add(bytes: number): void;
  /** Nothing more comes: it is counted until the last of it has gone. */
  end(): void;
}

interface Reader {
  bytes: number;
  isOver: boolean;
  readonly cut: () => void;
}

interface Household {
  bytes: number;
  readonly readers: Set<Reader>;
}

/** Of several with as much it is the one that has been there for longest. */
function greatest<T extends { bytes: number }>(all: Iterable<T> = []): T | undefined {
  let found: T | undefined;
  for (const one of all) if (!found || one.bytes > found.bytes) found = one;
  return found;
}

export function createUnread(limits: UnreadLimits): Unread {
  const households = new Map<string, Household>();
  let all = 0;

  function count(household: Household, reader: Reader, bytes: number): void {
    reader.bytes += bytes;
    household.bytes += bytes;
    all += bytes;
  }
  function forget(who: string, household: Household, reader: Reader): void {
    count(household, reader, -reader.bytes);
    household.readers.delete(reader);
    if (household.readers.size === 0 && households.get(who) === household) households.delete(who);
  }
  /** Whoever holds most of what there is too much of goes first; they come back, and are told what they have missed. */
  function relieve(household: Household, reader: Reader): void {
    if (reader.bytes > limits.unreadBytes) reader.cut();
    while (household.bytes > limits.unreadPerAddress) greatest(household.readers)?.cut();
    while (all > limits.unreadOfAll) greatest(greatest(households.values())?.readers)?.cut();
  }
  return {
    open(who, cut) {
      const household = households.get(who) ?? { bytes: 0, readers: new Set() };
      households.set(who, household);
      const forgetIt = (): void => forget(who, household, reader);
      const reader: Reader = {
        bytes: 0,
        isOver: false,
        cut() {
          forgetIt();
          cut();
        },
      };
      household.readers.add(reader);
      return {
        get bytes() {
          return reader.bytes;
        },
        add(bytes) {
          // What is still said to somebody who has been cut off goes nowhere.
          if (!household.readers.has(reader)) return;
          count(household, reader, bytes);
          if (bytes > 0) relieve(household, reader);
          else if (reader.isOver && reader.bytes === 0) forgetIt();
        },
        end() {
          reader.isOver = true;
          if (reader.bytes === 0) forgetIt();
        },
      };
    },
  };
}
