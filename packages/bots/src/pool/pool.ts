import { availableParallelism, totalmem } from 'node:os';
import type { Choice, RatedHint } from '../levels.ts';
import type { Question, ThinkerReply } from './messages.ts';
import { createThinker, type Thinker, type ThinkerTask, type ThinkerTold } from './thinker.ts';

export interface PoolOptions {
  /** How many think at the same time; absent: as many as fit this machine. */
  thinkers?: number;
  patienceMs?: number;
  idleMs?: number;
  /** Told when a process had to be given up, or could not answer. */
  onTrouble?: ThinkerTold;
  /** The process's program; tests have their own. */
  program?: URL;
}

/**
 * Processes in which computer players think, so that nobody else waits for them. Not threads: whatever happens to a
 * process, were it a crash of the engine that runs it, happens to it alone.
 */
export interface Pool {
  /** `onTrouble` hears of what went wrong with this question. */
  choose(question: Question, onTrouble?: ThinkerTold): Promise<Choice | undefined>;
  /** People do not wait for computer players: what they ask comes first. Nothing if it could not be thought about. */
  hint(question: Question, count: number, onTrouble?: ThinkerTold): Promise<RatedHint[] | undefined>;
  /** Questions that are being thought about or wait for a process. */
  readonly waiting: number;
  /** The processes there are now, for whoever measures them. */
  readonly pids: number[];
  close(): Promise<void>;
}

const PATIENCE_MS = 10_000;
const IDLE_MS = 60_000;

/** What a process holds at most, all in all, and the part of the memory that all of them may have. */
const PROCESS_BYTES = 150 * 2 ** 20;
const SHARE_OF_MEMORY = 0.4;

/** One core is left to people, and most of the memory to tables. */
export const thinkersFor = (cores: number, memory: number): number =>
  Math.max(1, Math.min(cores - 1, Math.floor((memory * SHARE_OF_MEMORY) / PROCESS_BYTES)));

/** The machine's memory, or as much of it as this container may use. */
const memoryHere = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** A person who asks gets at least this part of the time that thinking takes. */
const LEAST_FOR_PEOPLE = 0.5;

/** When so many questions wait, thinking goes on without a pause, and people would feel it on every core. */
const CROWD = 4;

/**
 * Where many want to be thought for, only this part of the time is spent thinking. Thinking without a break wears out
 * what all cores share, the way to the memory: all other answers take a quarter longer meanwhile.
 */
const PART = 0.35;

const CLOSED: ThinkerReply = { id: 0, trouble: 'closed' };

/** Who waits, who thinks, and who comes next. */
class Thinking implements Pool {
  private readonly thinkers = new Set<Thinker>();
  private readonly queue: ThinkerTask[] = [];
  private readonly most: number;
  private readonly options: PoolOptions;
  private lastId = 0;
  private isClosed = false;

  constructor(options: PoolOptions) {
    this.options = options;
    this.most = options.thinkers ?? thinkersFor(availableParallelism(), memoryHere());
  }

  async choose(question: Question, onTrouble?: ThinkerTold): Promise<Choice | undefined> {
    const reply = await this.insist(question, onTrouble);
    return 'trouble' in reply ? undefined : reply.choice;
  }

  async hint(question: Question, count: number, onTrouble?: ThinkerTold): Promise<RatedHint[] | undefined> {
    const reply = await this.ask({ ...question, hints: count }, onTrouble);
    return 'trouble' in reply ? undefined : reply.hints;
  }

  get waiting(): number {
    return this.queue.length + [...this.thinkers].filter(({ task }) => task).length;
  }

  get pids(): number[] {
    return [...this.thinkers].flatMap(({ pid }) => pid ?? []);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const task of this.queue.splice(0)) task.done(CLOSED);
    const ending = [...this.thinkers].map((thinker) => thinker.end());
    this.thinkers.clear();
    await Promise.all(ending);
  }

  /** A question that crashed or took for ever is asked once more of a player who thinks little. */
  private async insist(question: Question, onTrouble?: ThinkerTold): Promise<ThinkerReply> {
    const reply = await this.ask(question, onTrouble);
    if (!('trouble' in reply) || this.isClosed || question.strength === 'settler') return reply;
    return this.ask({ ...question, strength: 'settler', budget: undefined }, onTrouble);
  }

  private ask(question: Question, onTrouble?: ThinkerTold): Promise<ThinkerReply> {
    return new Promise((done) => {
      if (this.isClosed) return done(CLOSED);
      const task = { question, onTrouble, done };
      if (question.hints === undefined) this.queue.push(task);
      else this.queue.unshift(task);
      this.serve();
    });
  }

  private serve(): void {
    const { queue } = this;
    const isCrowded = queue.length >= CROWD || queue.some(({ question }) => question.everyMs !== undefined);
    if (isCrowded) for (const thinker of this.thinkers) thinker.stepAside();
    while (!this.isClosed && queue.length > 0) {
      const idle = this.idle();
      const task = idle && queue.shift();
      if (!idle || !task) return;
      const question = this.inCrowd(task.question);
      idle.think(task, { id: ++this.lastId, share: this.shareFor(question), question });
    }
  }

  private idle(): Thinker | undefined {
    const free = [...this.thinkers].find(({ task }) => !task);
    return free ?? (this.thinkers.size < this.most ? this.startIfPossible() : undefined);
  }

  /** Where the system has no memory for one more process it says so at once: the next in line is answered otherwise. */
  private startIfPossible(): Thinker | undefined {
    try {
      return this.start();
    } catch (error) {
      const task = this.queue.shift();
      if (task) this.fail(task, error instanceof Error ? error.message : 'no process can be started');
      return undefined;
    }
  }

  private start(): Thinker {
    const {
      program = new URL('./worker.ts', import.meta.url),
      patienceMs = PATIENCE_MS,
      idleMs = IDLE_MS,
    } = this.options;
    const thinker = createThinker({
      program,
      patienceMs,
      idleMs,
      onReply: (task, reply) => {
        if (task && 'trouble' in reply) return this.fail(task, reply.trouble);
        task?.done(reply);
        this.serve();
      },
      // Another process takes its place when the next question comes.
      onGone: (task, trouble) => {
        this.thinkers.delete(thinker);
        if (task) this.fail(task, trouble);
      },
    });
    this.thinkers.add(thinker);
    return thinker;
  }

  private fail(task: ThinkerTask, trouble: string): void {
    this.options.onTrouble?.(trouble);
    task.onTrouble?.(trouble);
    task.done({ id: 0, trouble });
    this.serve();
  }

  /** While many wait, each is thought about for a shorter time, so that the queue does not grow. */
  private shareFor({ hints }: Question): number {
    // The one that is about to be thought about waits no more and counts all the same.
    const share = Math.min(1, this.most / Math.max(1, this.waiting + 1));
    return hints === undefined ? share : Math.max(LEAST_FOR_PEOPLE, share);
  }

  private inCrowd(question: Question): Question {
    if (question.everyMs === undefined) return question;
    return { ...question, budget: { ms: question.everyMs * this.most * PART, ...question.budget } };
  }
}

export const createPool = (options: PoolOptions = {}): Pool => new Thinking(options);
