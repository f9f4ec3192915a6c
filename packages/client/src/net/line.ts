import type { ClientToServer, ServerToClient } from '@morgenrot/protocol';
import type { Socket } from 'socket.io-client';

export type PageSocket = Socket<ServerToClient, ClientToServer>;

/** Coming back may take two seconds: the smaller part of it to find out, the rest to come. */
const SHORTEST = 800;
const LONGEST = 8000;
/** An answer that takes longer raises the question whether it can come at all. */
const LATE = 1500;
/** So many times as long as it has just taken, an answer may take. */
const SLOWER = 3;
/** When time is up so much later than it should be, the page itself has stood still, and what has come meanwhile waits. */
const STOOD_STILL = 50;

/** What the messages go over. It can be dead without having been closed: a phone has slept, a router has forgotten it. */
interface Line {
  /** The page may have slept: makes sure that there is a line. */
  wake(): void;
  /** The same answer; for as long as it does not come, the line is tested. */
  awaited<T>(answer: Promise<T>): Promise<T>;
}

/** Tests a line by a message that the server answers at once, and connects anew where no answer comes. */
export function pageLineOf(socket: PageSocket): Line {
  // A slow line is not a dead one. Whoever gave it up after the same time again and again would never be heard on it.
  let limit = SHORTEST;
  let isTesting = false;
  let isWoken = false;

  async function timed<T>(answer: Promise<T>): Promise<T> {
    const began = performance.now();
    const reply = await answer;
    limit = Math.max(SHORTEST, Math.min(limit, (performance.now() - began) * SLOWER));
    return reply;
  }

  async function isAlive(): Promise<boolean> {
    const { id } = socket;
    const began = performance.now();
    const asked = timed(socket.timeout(limit).emitWithAck('ping', {}));
    const isAnswered = await asked.then(
      () => true,
      () => false,
    );
    if (isAnswered) return true;
    // What has ended by itself meanwhile makes itself anew.
    if (socket.id !== id) return true;
    if (performance.now() - began > limit + STOOD_STILL) return isAlive();
    limit = Math.min(limit * 2, LONGEST);
    return false;
  }

  /** What is being connected gets a while, so that nobody who asks again and again keeps it from coming about. */
  function connectAnew(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        socket.off('connect', done);
        resolve();
      };
      const timer = setTimeout(done, SHORTEST);
      socket.on('connect', done);
      socket.disconnect().connect();
    });
  }

  /** One at a time. */
  async function test(): Promise<void> {
    if (isTesting) return;
    isTesting = true;
    do {
      isWoken = false;
      if (!socket.connected || !(await isAlive())) await connectAnew();
      // What was begun before there was a network again may hang for long.
    } while (isWoken && socket.active && !socket.connected);
    isTesting = false;
  }

  return {
    wake() {
      isWoken = true;
      // Whom the server has sent away, and who has not come yet, is not to come because of this.
      if (socket.active) void test();
    },
    async awaited(answer) {
      const asking = setInterval(() => socket.connected && void test(), LATE);
      return timed(answer).finally(() => clearInterval(asking));
    },
  };
}
