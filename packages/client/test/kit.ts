import {
  type Asked,
  asked,
  check,
  fingerprint,
  noSteps,
  type Result,
  type Step,
  startMatch,
  viewOf,
} from '@morgenrot/engine';
import { type NewDawnOptions, newDawn } from '@morgenrot/new-dawn';
import {
  type Joined,
  type LogLine,
  type MatchView,
  type Moved,
  type Reply,
  type TableInfo,
  usualSettings,
} from '@morgenrot/protocol';
import type { BoardSource } from '../src/board/board-store.ts';
import type { BoardPlugin, GameView } from '../src/board/plugin.ts';
import { stateOf } from '../src/games/new-dawn/match.ts';
import type { PageWire } from '../src/net/wire.ts';

export const info = (change: Partial<TableInfo> = {}): TableInfo => ({
  id: 'table1',
  game: 'new-dawn',
  rules: 1,
  title: '',
  options: {},
  settings: usualSettings,
  seats: [
    { seat: '0', name: 'Anna', present: true, plan: 'open', ready: true },
    { seat: '1', name: 'Ben', present: true, plan: 'open', ready: true },
  ],
  status: 'playing',
  watchers: 0,
  createdAt: 0,
  updatedAt: 0,
  ...change,
});

/** A view with one number in it, as far as these tests look. */
export const viewWith = (value: number): GameView & { value: number; rest: object } => ({
  ...noSteps<Step>(),
  value,
  rest: { stays: true },
});

export const matchWith = (n: number, value = n, undos = 0): MatchView => ({
  n,
  undos,
  hash: fingerprint(viewWith(value)),
  view: viewWith(value),
  undo: { ok: true },
});

export const line = (n: number): LogLine => ({ key: 'turn.begun', by: '0', n, at: 0 });

export const movedTo = (n: number, change: Partial<Moved> = {}): Moved => ({
  table: 'table1',
  from: n - 1,
  n,
  undos: 0,
  delta: [[['value'], n]],
  hash: fingerprint(viewWith(n)),
  log: [line(n)],
  ...change,
});

export const joinedAt = (n: number, change: Partial<Joined> = {}): Reply<Joined> => ({
  ok: true,
  table: info(),
  seat: '0',
  mine: ['0'],
  match: matchWith(n),
  log: [line(n)],
  talk: [],
  ...change,
});

type Events = Parameters<PageWire['listen']>[0];
type Asks = 'watch' | 'act' | 'hint' | 'undo' | 'log' | 'leave' | 'say' | 'talk' | 'order' | 'lobby';

/** A connection in the hands of the test: it answers when it is told to, or not at all. */
export function fakeWire() {
  let events: Events | undefined;
  const sent: { kind: Asks; message: unknown; answer: (reply: unknown) => void; lose: () => void }[] = [];
  const ask =
    (kind: Asks) =>
    <T>(message: unknown): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        sent.push({
          kind,
          message,
          answer: (reply) => resolve(reply as T),
          lose: () => reject(new Error('the connection is gone')),
        });
      });
  const wire: PageWire & { connected: boolean } = {
    connected: false,
    watch: ask('watch'),
    act: ask('act'),
    hint: ask('hint'),
    undo: ask('undo'),
    log: ask('log'),
    leave: ask('leave'),
    say: ask('say'),
    talk: ask('talk'),
    order: ask('order'),
    lobby: ask('lobby'),
    listen(listener) {
      events = listener;
      return () => {
        events = undefined;
      };
    },
    comeBack: () => undefined,
    reconnect: () => undefined,
  };
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return {
    wire,
    sent,
    /** The latest message of a kind that nobody has answered yet. */
    async reply(kind: Asks, reply: unknown): Promise<void> {
      const at = sent.findLastIndex((entry) => entry.kind === kind);
      const [entry] = sent.splice(at, 1);
      if (!entry) throw new Error(`nobody asks to ${kind}`);
      entry.answer(reply);
      await settle();
    },
    count: (kind: Asks): number => sent.filter((entry) => entry.kind === kind).length,
    last: (kind: Asks): unknown => sent.findLast((entry) => entry.kind === kind)?.message,
    async connect(): Promise<void> {
      wire.connected = true;
      events?.connect();
      await settle();
    },
    async disconnect(): Promise<void> {
      wire.connected = false;
      for (const entry of sent.splice(0)) entry.lose();
      events?.disconnect();
      await settle();
    },
    async tell<K extends Exclude<keyof Events, 'connect' | 'disconnect'>>(
      kind: K,
      ...message: Parameters<NonNullable<Events[K]>>
    ): Promise<void> {
      // Each event has its own message; the compiler cannot see that this one is its event's.
      (events?.[kind] as ((...message: unknown[]) => void) | undefined)?.(...message);
      await settle();
    },
  };
}

export const newDawnPlugin: Pick<BoardPlugin, 'asked' | 'check'> = {
  asked: (view, me) => asked(newDawn.handlers, stateOf(view), me),
  check: (view, me, id, answer) => check(newDawn.handlers, stateOf(view), me, id, answer),
};

export const askPlugin = (
  question: Asked | undefined,
  verdict: Result<string>,
): Pick<BoardPlugin, 'asked' | 'check'> => ({
  asked: () => question,
  check: () => verdict,
});

/** A match of two on this machine. */
export const startNewDawn = (seed = 'test', change: Partial<NewDawnOptions> = {}) =>
  startMatch(newDawn, {
    players: ['0', '1'],
    options: {
      map: 'first-game',
      victory: 'practice',
      leaders: 'random',
      capitals: 'assigned',
      diplomacy: 'open',
      ...change,
    },
    seed,
  });

export type NewDawnMatch = ReturnType<typeof startNewDawn>;

export const sourceFor = (match: NewDawnMatch, me: string | null, change: Partial<BoardSource> = {}): BoardSource => ({
  view: viewOf(newDawn, match.state, me) as unknown as GameView,
  n: match.state.decisions,
  undos: 0,
  me,
  seats: info().seats,
  log: [],
  moreLog: false,
  sending: false,
  online: true,
  over: false,
  ...change,
});
