import { randomPlayer } from '@morgenrot/bots';
import { asked, chance, patch } from '@morgenrot/engine';
import type { Joined, MatchView, Moved, Reply } from '@morgenrot/protocol';
import type { BrowserContext } from '@playwright/test';
import { gameOf } from './games.ts';
import { type Line, lineOf } from './line.ts';
import type { Person } from './person.ts';

/** The same seat has answered in the meantime: the next question is on its way. */
const OVERTAKEN = ['decision.gone', 'decision.notYours', 'match.over'];

/** Somebody's seat, played at random through the same server: the cookie of the browser is all it has. */
export class RandomSeat {
  private match: MatchView | undefined;
  private joined: Joined | undefined;
  private closed = false;
  private over: () => void = () => undefined;
  private readonly socket: Line;
  private readonly table: string;
  private readonly decide;
  private readonly stopAt: readonly string[];
  readonly done: Promise<void>;

  private constructor(line: Line, table: string, seed: string, stopAt: readonly string[]) {
    this.table = table;
    this.stopAt = stopAt;
    this.decide = randomPlayer(chance({ seed, drawn: 0 }).below);
    this.socket = line;
    this.done = new Promise((resolve) => {
      this.over = resolve;
    });
    this.socket.on('connect', () => this.whileOpen(this.watch()));
    this.socket.on('moved', (moved) => this.whileOpen(this.moved(moved)));
    this.socket.on('resync', () => this.whileOpen(this.watch()));
    this.socket.on('table', (info) => {
      if (info.status === 'over') this.over();
    });
  }

  /** Plays to the end, or until one of these questions is put to this seat. */
  static async take(
    context: BrowserContext,
    url: string,
    table: string,
    seed: string,
    stopAt: readonly string[] = [],
  ): Promise<RandomSeat> {
    return new RandomSeat(await lineOf(context, url), table, seed, stopAt);
  }

  close(): void {
    this.closed = true;
    this.socket.close();
  }

  /** Nobody waits for an answer any more once the seat is given up. */
  private whileOpen = (task: Promise<void>): void => {
    task.catch((error: unknown) => {
      if (!this.closed) throw error;
    });
  };

  private async watch(): Promise<void> {
    const reply = await this.socket.emitWithAck('watch', { table: this.table });
    if (!reply.ok) throw new Error(`the table refuses a random player: ${reply.reason.key}`);
    if ('packed' in reply) throw new Error('packed, though nobody wished it');
    this.joined = reply;
    this.match = reply.match;
    await this.play();
  }

  private async moved(moved: Moved): Promise<void> {
    if (!this.match || moved.from !== this.match.n) {
      await this.watch();
      return;
    }
    this.match = { ...this.match, n: moved.n, undos: moved.undos, view: patch(this.match.view, moved.delta) };
    await this.play();
  }

  private async play(): Promise<void> {
    const { match, joined } = this;
    const game = joined && gameOf(joined.table.game);
    if (!match || !game || !joined?.seat) return;
    if (game.outcome(match.view)) this.over();
    const question = asked(game.handlers, match.view, joined.seat);
    if (question && this.stopAt.includes(question.kind)) {
      this.close();
      this.over();
      return;
    }
    const decision = this.decide(game, match.view, joined.seat);
    if (!decision) return;
    const reply: Reply<{ n: number }> = await this.socket.emitWithAck('act', {
      table: this.table,
      action: crypto.randomUUID(),
      undos: match.undos,
      ...decision,
    });
    if (reply.ok || OVERTAKEN.includes(reply.reason.key)) return;
    if (reply.reason.key !== 'limit.rate') throw new Error(`a random player is refused: ${reply.reason.key}`);
    // Too fast for the server's patience: it said so, and the question is still open.
    setTimeout(() => this.whileOpen(this.play()), 200);
  }
}

/** All who sit there play at random, until the match is over. */
export async function playOut(url: string, table: string, people: readonly Person[]): Promise<void> {
  const seats = await Promise.all(
    people.map(({ page }, n) => RandomSeat.take(page.context(), url, table, `${table} ${n}`)),
  );
  await Promise.all(seats.map(({ done }) => done));
  for (const seat of seats) seat.close();
}
