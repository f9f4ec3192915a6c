import { randomInt } from 'node:crypto';
import { openSession, type Session } from '@morgenrot/client/session';
import { type PageWire, wireOver } from '@morgenrot/client/wire';
import { type AnyGame, asked, sample } from '@morgenrot/engine';
import { io } from 'socket.io-client';
import type { Browser } from '../../src/chaos/browser.ts';
import type { Kept, Witness } from '../../src/chaos/player.ts';

/** The page as people have it, without its drawing: its own session on its own wire, and somebody who clicks. */
export class PageRobot implements Witness {
  readonly table: string;
  readonly seat: string;
  readonly kept: Kept[] = [];
  readonly actions = new Set<string>();
  readonly doubtful = false;
  readonly session: Session;
  isResting = false;
  shown = -1;
  private readonly game: AnyGame;
  private readonly close: () => void;
  private isOver = false;

  constructor(url: string, { cookie }: Browser, { table, seat, game }: { table: string; seat: string; game: AnyGame }) {
    this.table = table;
    this.seat = seat;
    this.game = game;
    const socket = io(`${url}/play`, {
      forceNew: true,
      transports: ['websocket'],
      extraHeaders: cookie ? { Cookie: cookie } : {},
      reconnectionDelay: 20,
      reconnectionDelayMax: 100,
    });
    this.session = openSession(table, this.witnessed(wireOver(socket)), () => this.newAction());
    this.session.store.subscribe(({ table: now }) => {
      this.shown = Math.max(this.shown, now?.match?.n ?? -1);
    });
    this.close = () => {
      this.session.close();
      socket.disconnect();
    };
  }

  private newAction(): string {
    const action = crypto.randomUUID();
    this.actions.add(action);
    return action;
  }

  /** Writes down what the server says it has. */
  private witnessed(wire: PageWire): PageWire {
    // Whether it is connected changes: nothing is copied.
    return Object.assign(Object.create(wire) as PageWire, {
      act: async (message: Parameters<PageWire['act']>[0]) => {
        const reply = await wire.act(message);
        if (reply.ok) this.kept.push({ kind: 'act', action: message.action, n: reply.n });
        return reply;
      },
      undo: async (message: Parameters<PageWire['undo']>[0]) => {
        const reply = await wire.undo(message);
        if (reply.ok) this.kept.push({ kind: 'undo', n: reply.n });
        return reply;
      },
    });
  }

  /** Clicks whatever may be clicked, until it is told to stop. */
  async play(): Promise<void> {
    while (!this.isOver) {
      if (!this.isResting) await this.click();
      await this.news();
    }
  }
  private async click(): Promise<void> {
    const { table, pending, status } = this.session.store.getState();
    if (!table?.match || pending || status !== 'open' || table.seat !== this.seat) return;
    const chance = randomInt(100);
    if (chance < 6) await this.talk();
    else if (chance < 20 && table.match.undo?.ok) this.session.undo();
    else {
      const question = asked(this.game.handlers, table.match.view, this.seat);
      const value = question && sample(question.ask, (n) => randomInt(n));
      if (question && value !== undefined) this.session.act(question.id, value);
    }
  }
  /** Whoever gets no answer says the same again. */
  private async talk(): Promise<void> {
    const action = this.newAction();
    while (!this.isOver) {
      const reply = await this.session.say({ channel: 'table', text: 'well…', action });
      if (reply.ok) this.kept.push({ kind: 'say', action, id: reply.line.id });
      if (reply.ok || reply.reason.key !== 'network') return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  private news(): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(go, 50);
      const stop = this.session.store.subscribe(go);
    });
  }

  get isCalm(): boolean {
    const { pending, connection } = this.session.store.getState();
    return pending === undefined && connection === 'online';
  }
  end(): void {
    this.isOver = true;
    this.close();
  }
}
