import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] replaces the environment; usually `{ ...process.env, MORE: '1' }`
 * @property {boolean} [quiet] keep the output for the result instead of showing it
 * @property {number} [timeout] milliseconds until the child is told to end
 * @property {boolean} [underNpm] end the child when the shell between npm and us is gone
 *
 * @typedef {object} RunResult
 * @property {number} code as a shell would give it: 128 + n after signal n, 127 when it could not start
 * @property {string} output what it printed, if `quiet`
 */

/**
 * Runs a program to its end. While it runs, our own SIGINT, SIGTERM and SIGHUP go on to it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(program, args, { cwd = ROOT, env = process.env, quiet = false, timeout, underNpm = false } = {}) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    // Windows runs npx, a command file, through its shell only.
    const shell = process.platform === 'win32' && program.endsWith('.cmd');
    const child = spawn(program, args, { cwd, env, stdio, shell, timeout });
    let output = '';
    const keep = (/** @type {string} */ text) => {
      output += text;
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', keep);
    const stopForwarding = forwardSignals(child);
    const stopWatching = underNpm ? watchParent(child) : undefined;
    const settle = (/** @type {RunResult} */ result) => {
      stopForwarding();
      stopWatching?.();
      resolve(result);
    };
    child.once('error', (error) => {
      if (!quiet) console.error(`${program}: ${error.message}`);
      settle({ code: 127, output: `${output}${error.message}\n` });
    });
    child.once('close', (code, signal) => {
      settle({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output });
    });
  });
}

/**
 * Hands our own signals to a child, and lets the child decide when it is over. A Ctrl-C reaches it from the terminal
 * itself; handed on as well, it would come twice, and many programs take a second one for impatience.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops it
 */
export function forwardSignals(child) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const handlers = signals.map((signal) => {
    const comesByItself = signal === 'SIGINT' && process.stdin.isTTY;
    const handler = () => void (comesByItself || child.kill(signal));
    process.on(signal, handler);
    return () => void process.off(signal, handler);
  });
  return () => {
    for (const off of handlers) off();
  };
}

/**
 * npm hands a signal to the shell that it runs a script in, and that shell dies of it without a word to us. Whoever
 * ends `npm start` wants the server ended, so we look whether our parent is still the one we started with.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops it
 */
function watchParent(child) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 500);
  return () => clearInterval(timer);
}
