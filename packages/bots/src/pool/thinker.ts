import { type ChildProcess, execFile, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Posted, Question, ThinkerReady, ThinkerReply } from './messages.ts';

/** Reading its program takes a process that has to wait for everybody else a while. */
const START_MS = 60_000;
/** A thinking player may use so much; beyond that its process dies. */
const MOST_MEMORY_MB = 48;
/** What is made up in a playout is forgotten with it: it dies young. */
const YOUNG_MB = 4;

export type ThinkerTold = (message: string) => void;

/** A question that waits for its answer. */
export interface ThinkerTask {
  question: Question;
  onTrouble?: ThinkerTold;
  done(reply: ThinkerReply): void;
}

/** One process that thinks about one question after the other. */
export interface Thinker {
  readonly task: ThinkerTask | undefined;
  readonly pid: number | undefined;
  think(task: ThinkerTask, posted: Posted): void;
  /** From now on it runs only when nobody else wants its core: a low priority alone lets it finish its slice first. */
  stepAside(): void;
  /** Resolves when the process has gone; what it was thinking about is answered as closed. */
  end(): Promise<void>;
}

interface Means {
  program: URL;
  /** Longer than any budget: a process that has not answered by then never will. */
  patienceMs: number;
  /** After so long without a question it ends, and gives the memory back. */
  idleMs: number;
  onReply(task: ThinkerTask | undefined, reply: ThinkerReply): void;
  /** The process is gone, or as good as gone. */
  onGone(task: ThinkerTask | undefined, trouble: string): void;
}

/** It knows nothing of the server's settings: they hold secrets, and thinking needs none. */
const begin = (program: URL): ChildProcess =>
  fork(fileURLToPath(program), {
    env: {},
    execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** Linux has no other way to say so than this program; without it, the process stays at its low priority. */
function runAside(pid: number): void {
  try {
    execFile('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)], () => undefined);
  } catch {
    // Of some failures the system tells at once. A low priority has to do then.
  }
}

const hasEnded = (child: ChildProcess): Promise<void> =>
  new Promise((gone) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return gone();
    child.once('exit', () => gone());
    child.kill('SIGKILL');
  });

/** Starts a process; throws where the system has no memory for one more. */
export function createThinker({ program, patienceMs, idleMs, onReply, onGone }: Means): Thinker {
  const child = begin(program);
  // Nobody stays for their sake: a server that has nothing else to do may end, and they end with it.
  child.unref();
  child.channel?.unref();
  let task: ThinkerTask | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReady = false;
  let isAside = false;
  let isGone = false;

  function after(ms: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
    timer.unref();
  }
  function watch(): void {
    after(isReady ? patienceMs : Math.max(patienceMs, START_MS), () => giveUp('thinking takes too long'));
  }
  const taken = (): ThinkerTask | undefined => {
    const before = task;
    task = undefined;
    return before;
  };
  function giveUp(trouble: string): void {
    if (isGone) return;
    isGone = true;
    clearTimeout(timer);
    child.kill('SIGKILL');
    onGone(taken(), trouble);
  }
  child.on('message', (said: ThinkerReply | ThinkerReady) => {
    if (isGone) return;
    if ('ready' in said) {
      isReady = true;
      if (task) watch();
      return;
    }
    after(idleMs, () => giveUp('nothing to do'));
    onReply(taken(), said);
  });
  child.on('error', (error) => giveUp(error.message));
  child.on('exit', (code, signal) => giveUp(`the process has ended (${signal ?? code})`));

  return {
    get task() {
      return task;
    },
    get pid() {
      return child.pid;
    },
    think(next, posted) {
      task = next;
      watch();
      child.send(posted, (error) => error && giveUp(error.message));
    },
    stepAside() {
      if (isAside || !isReady || child.pid === undefined) return;
      isAside = true;
      runAside(child.pid);
    },
    end() {
      isGone = true;
      clearTimeout(timer);
      taken()?.done({ id: 0, trouble: 'closed' });
      return hasEnded(child);
    },
  };
}
