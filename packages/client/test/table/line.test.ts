import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageSocket, pageLineOf } from '../../src/net/line.ts';
import { whenPageIsBack } from '../../src/net/page-is-back.ts';
import { wireOver } from '../../src/net/wire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A line that answers after so long, or never; each connection has an id. */
function fakeSocket() {
  const done = { pings: 0, connections: 1, atOnce: 0, limits: [] as number[] };
  const listeners = new Set<() => void>();
  const socket = {
    connected: true,
    active: true,
    id: '1' as string | undefined,
    /** How long an answer takes; absent: for ever. */
    takes: 20 as number | undefined,
    /** So much later than its time a page hears that it is up: it has been busy. */
    late: 0,
    /** How long connecting takes; absent: it never comes about. */
    connectsIn: 50 as number | undefined,
    timeout: (limit: number) => ({
      emitWithAck(): Promise<object> {
        done.pings++;
        done.limits.push(limit);
        done.atOnce++;
        const { takes, late } = socket;
        return new Promise<object>((resolve, reject) => {
          if (takes !== undefined && takes < limit) setTimeout(() => resolve({ ok: true }), takes);
          else setTimeout(() => reject(new Error('operation has timed out')), limit + late);
        }).finally(() => done.atOnce--);
      },
    }),
    on: (_event: 'connect', listener: () => void) => listeners.add(listener),
    off: (_event: 'connect', listener: () => void) => listeners.delete(listener),
    disconnect() {
      Object.assign(socket, { connected: false, active: false, id: undefined });
      return socket;
    },
    connect() {
      socket.active = true;
      const id = String(++done.connections);
      const arrive = (): void => {
        if (id !== String(done.connections)) return;
        Object.assign(socket, { connected: true, id });
        for (const listener of listeners) listener();
      };
      if (socket.connectsIn !== undefined) setTimeout(arrive, socket.connectsIn);
      return socket;
    },
  };
  return { socket, done, line: pageLineOf(socket as unknown as PageSocket) };
}
const never = (): Promise<never> => new Promise(() => undefined);

describe('a line', () => {
  it('that answers is kept', async () => {
    const { socket, done, line } = fakeSocket();
    line.wake();
    await vi.advanceTimersByTimeAsync(5000);
    expect({ ...done, connected: socket.connected }).toMatchObject({ pings: 1, connections: 1, connected: true });
  });

  it('that says nothing is made anew within a second', async () => {
    const { socket, done, line } = fakeSocket();
    socket.takes = undefined;
    line.wake();
    await vi.advanceTimersByTimeAsync(1000);
    expect({ ...done, connected: socket.connected }).toMatchObject({ pings: 1, connections: 2, connected: true });
  });

  it('is not given up by a page that has stood still itself: it asks again', async () => {
    const { socket, done, line } = fakeSocket();
    Object.assign(socket, { takes: undefined, late: 400 });
    line.wake();
    await vi.advanceTimersByTimeAsync(1300);
    expect({ ...done, connected: socket.connected }).toMatchObject({ pings: 2, connections: 1, connected: true });
    socket.takes = 20;
    await vi.advanceTimersByTimeAsync(5000);
    expect(done).toMatchObject({ pings: 3, connections: 1 });
  });

  it('is tested once at a time, whatever happens at once', async () => {
    const { socket, done, line } = fakeSocket();
    socket.takes = undefined;
    for (let n = 0; n < 10; n++) {
      line.wake();
      void line.awaited(never());
    }
    for (let n = 0; n < 50; n++) {
      await vi.advanceTimersByTimeAsync(100);
      line.wake();
      expect(done.atOnce).toBeLessThanOrEqual(1);
    }
    expect(done.connections).toBeLessThan(6);
  });

  it('on which an answer does not come is tested for as long as it does not', async () => {
    const { done, line } = fakeSocket();
    let answer = (): void => undefined;
    const answered = line.awaited(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done.pings).toBeGreaterThanOrEqual(5);
    expect(done.connections).toBe(1);
    answer();
    await answered;
    const { pings } = done;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done.pings).toBe(pings);
  });

  it('that is only slow is given up once or twice, and not for ever', async () => {
    const { socket, done, line } = fakeSocket();
    socket.takes = 2500;
    for (let n = 0; n < 20; n++) {
      line.wake();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(done.connections).toBeLessThanOrEqual(3);
    socket.takes = 20;
    line.wake();
    await vi.advanceTimersByTimeAsync(10_000);
    line.wake();
    expect(done.limits.at(-1)).toBeLessThanOrEqual(1000);
  });

  it('that nobody is to come by again stays closed', async () => {
    const { socket, done, line } = fakeSocket();
    socket.disconnect();
    line.wake();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done).toMatchObject({ pings: 0, connections: 1 });
  });

  it('that was begun without a network is begun again with one, though the first try hangs', async () => {
    const { socket, done, line } = fakeSocket();
    Object.assign(socket, { takes: undefined, connectsIn: undefined });
    line.wake();
    await vi.advanceTimersByTimeAsync(1200);
    expect(done.connections).toBe(2);
    Object.assign(socket, { takes: 20, connectsIn: 50 });
    line.wake();
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.connected).toBe(true);
  });
});

it('every message has its own limit, not only the first', async () => {
  const socket: PageSocket = io('http://127.0.0.1:9/play', { autoConnect: false });
  const wire = wireOver(socket);
  const given = [1, 2, 3].map(() => wire.leave({ table: 'table1' }).catch((error: Error) => error.message));
  await vi.advanceTimersByTimeAsync(8000);
  const late = (): string => 'for ever';
  expect(await Promise.all(given.map((one) => Promise.race([one, Promise.resolve().then(late)])))).toEqual(
    Array(3).fill('operation has timed out'),
  );
});

describe('a page is back', () => {
  const opened = () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
    const frame = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', frame);
    const isBack = vi.fn();
    whenPageIsBack(isBack);
    return { page, frame, isBack };
  };

  it('when it is looked at, and not when it is hidden', () => {
    const { page, isBack } = opened();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(isBack).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(isBack).toHaveBeenCalledTimes(1);
  });

  it('when there is a network again', () => {
    const { frame, isBack } = opened();
    frame.dispatchEvent(new Event('online'));
    expect(isBack).toHaveBeenCalledTimes(1);
  });

  it('when it comes out of the browser’s memory, and not when it was only just loaded', () => {
    const { frame, isBack } = opened();
    frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(isBack).not.toHaveBeenCalled();
    frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isBack).toHaveBeenCalledTimes(1);
  });
});
