import { type ChildProcess, execFile, fork } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Choice, Hint } from '../levels.ts';
import type { Posted, Question, Ready, Reply } from './messages.ts';

type Told = (message: string) => void;

export interface PoolOptions {
  /** How many think at the same time; absent: as many as fit this machine. */
  thinkers?: number;
  /** Longer than any budget: whoever has not answered by then never will. */
  patienceMs?: number;
  /** Whoever has had nothing to do for so long ends, and gives the memory back. */
  idleMs?: number;
  /** Told when a process had to be given up, or could not answer. */
  onTrouble?: Told;
  /** The process's program; tests have their own. */
  program?: URL;
}

/**
 * Processes in which computer players think, so that nobody else waits for them. Not threads: whatever happens to a
 * process, were it a crash of the engine that runs it, happens to it alone.
 */
export interface Pool {
  /** `onTrouble` hears of what went wrong with this question. */
  choose(question: Question, onTrouble?: Told): Promise<Choice | undefined>;
  /** People do not wait for computer players: what they ask comes first. Nothing if it could not be thought about. */
  hint(question: Question, count: number, onTrouble?: Told): Promise<Hint[] | undefined>;
  /** Questions that are being thought about or wait for a process. */
  readonly waiting: number;
  /** The processes there are now, for whoever measures them. */
  readonly pids: number[];
  close(): Promise<void>;
}

const PATIENCE_MS = 10_000;
/** Reading its program takes a process that has to wait for everybody else a while. */
const START_MS = 60_000;
const IDLE_MS = 60_000;
/** A thinking player may use so much; beyond that its process dies. */
const MOST_MEMORY_MB = 48;
/** What is made up in a playout is forgotten with it: it dies young. */
const YOUNG_MB = 4;

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

interface Task {
  question: Question;
  onTrouble?: Told;
  done(reply: Reply): void;
}

interface Thinker {
  child: ChildProcess;
  isReady: boolean;
  /** Runs only where nobody else wants to. */
  isAside?: boolean;
  task?: Task;
  timer?: NodeJS.Timeout;
}

/** When so many questions wait, thinking goes on without a pause, and people would feel it on every core. */
const CROWD = 4;

/**
 * Where many want to be thought for, such a part of the time is thought and no more. Whoever thinks without a break wears
 * out what all cores share, the way to the memory: everybody else's answers take a quarter longer meanwhile.
 */
const PART = 0.35;

/**
 * From now on the process runs only when nobody else wants its core: a low priority alone lets it finish its slice first.
 * Linux has no other way to say so than this program; without it, it stays at its low priority.
 */
function stepAside(thinker: Thinker): void {
  const { pid } = thinker.child;
  if (thinker.isAside || !thinker.isReady || pid === undefined) return;
  thinker.isAside = true;
  try {
    execFile('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)], () => undefined);
  } catch {
    // Of some failures the system tells at once. A low priority has to do then.
  }
}

/** It knows nothing of the server's settings: they hold secrets, and whoever thinks needs none. */
const begin = (program: URL): ChildProcess =>
  fork(fileURLToPath(program), {
    env: {},
    execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** Resolves when the process has gone. */
const end = (child: ChildProcess): Promise<void> =>
  new Promise((gone) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return gone();
    child.once('exit', () => gone());
    child.kill('SIGKILL');
  });

export function createPool(options: PoolOptions = {}): Pool {
  const { patienceMs = PATIENCE_MS, idleMs = IDLE_MS } = options;
  const most = options.thinkers ?? thinkersFor(availableParallelism(), memoryHere());
  const program = options.program ?? new URL('./worker.ts', import.meta.url);
  const thinkers = new Set<Thinker>();
  const queue: Task[] = [];
  let lastId = 0;
  let isClosed = false;

  function start(): Thinker {
    const child = begin(program);
    // Nobody stays for their sake: whoever has nothing else to do may end, and they end with them.
    child.unref();
    child.channel?.unref();
    const thinker: Thinker = { child, isReady: false };
    thinkers.add(thinker);
    child.on('message', (said: Reply | Ready) => {
      if (!('ready' in said)) return finish(thinker, said);
      thinker.isReady = true;
      if (thinker.task) watch(thinker);
    });
    child.on('error', (error) => giveUp(thinker, error.message));
    child.on('exit', (code, signal) => giveUp(thinker, `the process has ended (${signal ?? code})`));
    return thinker;
  }

  /** Where the system has no memory for one more process it says so at once: whoever waits is answered otherwise. */
  function startIfPossible(): Thinker | undefined {
    try {
      return start();
    } catch (error) {
      const task = queue.shift();
      if (task) fail(task, error instanceof Error ? error.message : 'no process can be started');
      return undefined;
    }
  }

  function after(thinker: Thinker, ms: number, then: () => void): void {
    clearTimeout(thinker.timer);
    thinker.timer = setTimeout(then, ms);
    thinker.timer.unref();
  }

  function watch(thinker: Thinker): void {
    const patience = thinker.isReady ? patienceMs : Math.max(patienceMs, START_MS);
    after(thinker, patience, () => giveUp(thinker, 'thinking takes too long'));
  }

  function finish(thinker: Thinker, reply: Reply): void {
    const { task } = thinker;
    thinker.task = undefined;
    after(thinker, idleMs, () => giveUp(thinker, 'nothing to do'));
    if (task && 'trouble' in reply) return fail(task, reply.trouble);
    task?.done(reply);
    serve();
  }

  /** The process is gone, or as good as gone: what it had to think about is answered with trouble, another takes its place. */
  function giveUp(thinker: Thinker, trouble: string): void {
    if (!thinkers.delete(thinker)) return;
    const { task } = thinker;
    clearTimeout(thinker.timer);
    thinker.child.kill('SIGKILL');
    if (!isClosed && task) fail(task, trouble);
  }

  function fail(task: Task, trouble: string): void {
    options.onTrouble?.(trouble);
    task.onTrouble?.(trouble);
    task.done({ id: 0, trouble });
    serve();
  }

  /** Who waits in a long queue thinks less, so that the queue does not grow. */
  function shareFor({ hints }: Question): number {
    const busy = queue.length + [...thinkers].filter(({ task }) => task).length;
    const share = Math.min(1, most / Math.max(1, busy));
    return hints === undefined ? share : Math.max(LEAST_FOR_PEOPLE, share);
  }

  const inCrowd = (question: Question): Question =>
    question.everyMs === undefined
      ? question
      : { ...question, budget: { ms: question.everyMs * most * PART, ...question.budget } };

  function serve(): void {
    const isCrowded = queue.length >= CROWD || queue.some(({ question }) => question.everyMs !== undefined);
    if (isCrowded) for (const thinker of thinkers) stepAside(thinker);
    while (!isClosed && queue.length > 0) {
      const idle = [...thinkers].find(({ task }) => !task) ?? (thinkers.size < most ? startIfPossible() : undefined);
      const task = idle && queue.shift();
      if (!idle || !task) return;
      idle.task = task;
      watch(idle);
      const question = inCrowd(task.question);
      const posted: Posted = { id: ++lastId, share: shareFor(question), question };
      idle.child.send(posted, (error) => error && giveUp(idle, error.message));
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
      return queue.length + [...thinkers].filter(({ task }) => task).length;
    },
    get pids() {
      return [...thinkers].flatMap(({ child }) => child.pid ?? []);
    },
    async close() {
      isClosed = true;
      for (const task of queue.splice(0)) task.done({ id: 0, trouble: 'closed' });
      const ending = [...thinkers].map((thinker) => {
        clearTimeout(thinker.timer);
        thinker.task?.done({ id: 0, trouble: 'closed' });
        thinker.task = undefined;
        return end(thinker.child);
      });
      thinkers.clear();
      await Promise.all(ending);
    },
  };
}
