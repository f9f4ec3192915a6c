import { type Answer, type AnyGame, sample } from '@morgenrot/engine';
import { type Person, Seat } from './person.ts';

interface Action {
  action: string;
  step: number;
  undos: number;
  value: Answer;
}

/**
 * Plays as a page does that is never reloaded: comes back by itself when the server does, and says again what was not
 * answered. It waits for nobody to press anything.
 */
export class StayingPlayer {
  readonly page: Seat;
  /** What was answered with a yes, and the state number it led to. */
  readonly acknowledged = new Map<string, number>();
  readonly sent = new Set<string>();
  /** How often it was told that the server goes, and how often the line broke. */
  farewells = 0;
  breaks = 0;
  /** Refusals that no page should ever see. */
  readonly odd: string[] = [];
  private pending: Action | undefined;
  private isIn = false;
  private isDone = false;
  private readonly below: (n: number) => number;

  constructor(person: Person, table: string, game: AnyGame, below: (n: number) => number) {
    const socket = person.connect({ reconnectionDelay: 100, reconnectionDelayMax: 500 });
    this.below = below;
    this.page = new Seat(socket, table, game);
    socket.on('connect', () => void this.comeIn());
    socket.on('closing', () => {
      this.farewells++;
    });
    socket.on('disconnect', () => {
      this.breaks++;
      this.isIn = false;
    });
  }

  get isBack(): boolean {
    return this.isIn && this.page.socket.connected;
  }

  private async comeIn(): Promise<void> {
    await this.page.watch().then(
      () => {
        this.isIn = true;
      },
      () => setTimeout(() => this.page.socket.connected && void this.comeIn(), 100),
    );
  }

  private choose(): Action | undefined {
    const question = this.page.question();
    const value = question && sample(question.ask, this.below);
    if (!question || value === undefined) return undefined;
    return { action: crypto.randomUUID(), step: question.id, undos: this.page.match?.undos ?? 0, value };
  }

  private async answer(): Promise<void> {
    this.pending ??= this.choose();
    const { pending } = this;
    if (!pending) return;
    this.sent.add(pending.action);
    const reply = await this.page.sayOnce('act', { table: this.page.table, ...pending });
    // No answer, or one that only says that it came too late for this process: the same again.
    if (!reply || (!reply.ok && ['server.closing', 'limit.rate'].includes(reply.reason.key))) return;
    this.pending = undefined;
    if (reply.ok) this.acknowledged.set(pending.action, Number(reply.n));
    else this.odd.push(reply.reason.key);
  }

  async play(): Promise<void> {
    while (!this.isDone) {
      if (this.isBack) await this.answer();
      await new Promise((resolve) => setTimeout(resolve, 20 + this.below(40)));
    }
  }

  /** Says what is left to say, and nothing new. */
  async finish(): Promise<void> {
    this.isDone = true;
    while (this.pending) {
      if (this.isBack) await this.answer();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
