import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Choice, Hint } from '../levels.ts';
import type { Posted, Question, Ready, Reply } from './messages.ts';

type Told = (message: string) => void;

export interface PoolOptions {
  /** How many think at the same time; one core is left to people. */
  threads?: number;
  /** Longer than any budget: whoever has not answered by then never will. */
  patienceMs?: number;
  /** Told when a thread had to be given up, or could not answer. */
  onTrouble?: Told;
  /** The thread's program; tests have their own. */
  program?: URL;
}

/** Threads in which computer players think, so that nobody else waits for them. */
export interface Pool {
  /** `onTrouble` hears of what went wrong with this question. */
  choose(question: Question, onTrouble?: Told): Promise<Choice | undefined>;
  /** People do not wait for computer players: what they ask comes first. Nothing if it could not be thought about. */
  hint(question: Question, count: number, onTrouble?: Told): Promise<Hint[] | undefined>;
  /** Questions that are being thought about or wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

const PATIENCE_MS = 10_000;
/** Reading its program takes a thread that has to wait for everybody else a while. */
const START_MS = 60_000;
/** A thinking player may use so much; beyond that the thread dies, not the server. */
const MOST_MEMORY_MB = 72;
/** What is made up in a playout is forgotten with it: it dies young. */
const YOUNG_MB = 16;

/** A person who asks gets at least this part of the time that thinking takes. */
const LEAST_FOR_PEOPLE = 0.5;

interface Task {
  question: Question;
  onTrouble?: Told;
  done(reply: Reply): void;
}

interface Thread {
  worker: Worker;
  isReady: boolean;
  task?: Task;
  timer?: NodeJS.Timeout;
}

export function createPool(options: PoolOptions = {}): Pool {
  const { patienceMs = PATIENCE_MS } = options;
  const most = options.threads ?? Math.max(1, availableParallelism() - 1);
  const program = options.program ?? new URL('./worker.ts', import.meta.url);
  const threads = new Set<Thread>();
  const queue: Task[] = [];
  let lastId = 0;
  let isClosed = false;

  function start(): Thread {
    const worker = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.unref();
    const thread: Thread = { worker, isReady: false };
    threads.add(thread);
    worker.on('message', (said: Reply | Ready) => {
      if (!('ready' in said)) return finish(thread, said);
      thread.isReady = true;
      if (thread.task) watch(thread);
    });
    worker.on('error', (error) => giveUp(thread, error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => giveUp(thread, 'the thread has ended'));
    return thread;
  }

  function watch(thread: Thread): void {
    clearTimeout(thread.timer);
    const patience = thread.isReady ? patienceMs : Math.max(patienceMs, START_MS);
    thread.timer = setTimeout(() => giveUp(thread, 'thinking takes too long'), patience);
    thread.timer.unref();
  }

  function finish(thread: Thread, reply: Reply): void {
    const { task } = thread;
    clearTimeout(thread.timer);
    thread.task = undefined;
    if (task && 'trouble' in reply) {
      options.onTrouble?.(reply.trouble);
      task.onTrouble?.(reply.trouble);
    }
    task?.done(reply);
    serve();
  }

  /** The thread is gone, or as good as gone: what it had to think about is answered with trouble, another takes its place. */
  function giveUp(thread: Thread, trouble: string): void {
    if (!threads.delete(thread)) return;
    void thread.worker.terminate();
    if (!isClosed && thread.task) finish(thread, { id: 0, trouble });
  }

  /** Who waits in a long queue thinks less, so that the queue does not grow. */
  function shareFor({ hints }: Question): number {
    const busy = queue.length + [...threads].filter(({ task }) => task).length;
    const share = Math.min(1, most / Math.max(1, busy));
    return hints === undefined ? share : Math.max(LEAST_FOR_PEOPLE, share);
  }

  function serve(): void {
    while (!isClosed && queue.length > 0) {
      const idle = [...threads].find(({ task }) => !task) ?? (threads.size < most ? start() : undefined);
      const task = idle && queue.shift();
      if (!idle || !task) return;
      idle.task = task;
      watch(idle);
      const { question } = task;
      idle.worker.postMessage({ id: ++lastId, share: shareFor(question), question } satisfies Posted);
    }
  }

  const ask = (question: Question, onTrouble?: Told): Promise<Reply> =>
    new Promise((done) => {
      if (isClosed) return done({ id: 0, trouble: 'closed' });
      const task = { question, onTrouble, done };
      if (question.hints === undefined) queue.push(task);
      else queue.unshift(task);
      serve();
    });

  /** Who crashed or thought for ever is asked once more as somebody who thinks little. */
  async function insist(question: Question, onTrouble?: Told): Promise<Reply> {
    const reply = await ask(question, onTrouble);
    if (!('trouble' in reply) || isClosed || question.strength === 'settler') return reply;
    return ask({ ...question, strength: 'settler', budget: undefined }, onTrouble);
  }

  return {
    async choose(question, onTrouble) {
      const reply = await insist(question, onTrouble);
      return 'trouble' in reply ? undefined : reply.choice;
    },
    async hint(question, count, onTrouble) {
      const reply = await ask({ ...question, hints: count }, onTrouble);
      return 'trouble' in reply ? undefined : reply.hints;
    },
    get waiting() {
      return queue.length + [...threads].filter(({ task }) => task).length;
    },
    async close() {
      isClosed = true;
      for (const task of queue.splice(0)) task.done({ id: 0, trouble: 'closed' });
      const ending = [...threads].map((thread) => {
        clearTimeout(thread.timer);
        thread.task?.done({ id: 0, trouble: 'closed' });
        thread.task = undefined;
        return thread.worker.terminate();
      });
      threads.clear();
      await Promise.all(ending);
    },
  };
}
