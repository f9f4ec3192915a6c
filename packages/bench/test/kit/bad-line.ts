import { randomInt } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between pages and a server that does everything a bad line can do, and a little more. */
export interface BadLine {
  url: string;
  /** What it has done so far. */
  readonly done: Readonly<Deeds>;
  /** From now on everything passes, at once and in order. */
  mend(): void;
  close(): Promise<void>;
}
interface Deeds {
  /** Connections that were cut, some of them in the middle of a message. */
  cuts: number;
  /** Connections of before whose every message was said again on a new one, late. */
  replays: number;
  /** Connections that were held up while others went on. */
  delays: number;
}

const CUT = 3;
const HOLD = 6;
const HELD_MS = 150;
const USUAL_MS = 8;
/** The server lets a page in: only then may it say anything. */
const WELCOME = '40/play,';
const LONGEST_REPLAY = 64 * 1024;

const outOf100 = (chance: number): boolean => randomInt(100) < chance;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function badLine(port: number): Promise<BadLine> {
  const done: Deeds = { cuts: 0, replays: 0, delays: 0 };
  const ends = new Set<Socket>();
  let isBad = true;
  const keep = (end: Socket): Socket => {
    ends.add(end);
    end.setNoDelay(true);
    end.on('error', () => end.destroy());
    end.once('close', () => ends.delete(end));
    return end;
  };
  const dial = (): Socket => keep(connect({ host: '127.0.0.1', port }));

  /** Everything goes over in its order, later than it was said, and sometimes only the first half of it. */
  function carry(from: Socket, to: Socket, cut: () => void, heard: (chunk: Buffer) => void): void {
    let last = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      last = last.then(async () => {
        if (isBad) await hold();
        if (isBad && outOf100(CUT)) {
          const part = chunk.subarray(0, randomInt(chunk.length + 1));
          heard(part);
          if (part.length > 0) to.write(part);
          // What is on its way arrives; nobody hears what is said to it.
          setTimeout(cut, randomInt(4));
          from.pause();
          return;
        }
        heard(chunk);
        if (!to.destroyed) to.write(chunk);
      });
    });
    from.once('close', () => void last.then(() => to.destroy()));
  }
  async function hold(): Promise<void> {
    const isHeld = outOf100(HOLD);
    if (isHeld) done.delays++;
    await sleep(randomInt(isHeld ? HELD_MS : USUAL_MS));
  }

  /** Says again what a page said on a connection that is gone, as a page does that does not know what has arrived. */
  async function replay(chunks: readonly Buffer[]): Promise<void> {
    await sleep(randomInt(400));
    if (!isBad) return;
    done.replays++;
    const again = dial();
    let heard = '';
    let woken = (): void => undefined;
    again.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      woken();
    });
    const welcomed = new Promise<void>((resolve) => {
      again.once('close', () => resolve());
      woken = () => {
        if (heard.includes(WELCOME)) resolve();
      };
    });
    const [handshake, hello, ...rest] = chunks;
    for (const chunk of [handshake, hello]) {
      if (chunk) again.write(chunk);
      await sleep(20);
    }
    await welcomed;
    for (const chunk of rest) if (!again.destroyed) again.write(chunk);
    await sleep(200);
    again.destroy();
  }

  const server = createServer((inner) => {
    keep(inner);
    const outer = dial();
    const said: Buffer[] = [];
    let size = 0;
    const end = (): void => {
      inner.destroy();
      outer.destroy();
    };
    const cut = (): void => {
      done.cuts++;
      end();
    };
    const remember = (chunk: Buffer): void => {
      size += chunk.length;
      if (size < LONGEST_REPLAY) said.push(chunk);
    };
    carry(inner, outer, cut, remember);
    carry(outer, inner, cut, () => undefined);
    inner.once('close', () => {
      if (isBad && said.length > 2) void replay(said);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    done,
    mend() {
      isBad = false;
    },
    close() {
      isBad = false;
      for (const end of ends) end.destroy();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
