import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Answer, type AnyGame, replayAll } from '@morgenrot/engine';
import type { Reply, WholeFile } from '@morgenrot/protocol';
import type { BrowserContext } from '@playwright/test';
import { gameOf } from './games.ts';
import { type Line, lineOf } from './line.ts';
import type { Server } from './server.ts';
import { type Moment, type Question, type Running, type Way, wayFrom } from './way.ts';

const EXPORT = fileURLToPath(new URL('../../../server/src/export.ts', import.meta.url));

/** So many ways on are looked at; the shortest one to the moment is taken. */
const WAYS = 16;
const LONGEST_WAY = 900;
/** The server asks for patience: it has been asked too often. */
const PATIENCE_MS = 100;

function shortestWay(game: AnyGame, here: Running, moment: Moment): Way {
  let best: Way | undefined;
  for (let n = 0; n < WAYS; n++) {
    const longest = best?.answers.length ?? LONGEST_WAY;
    best = wayFrom(game, here, moment, `${here.state.decisions} ${n}`, longest) ?? best;
  }
  if (!best) throw new Error(`none of ${WAYS} ways leads to the moment`);
  return best;
}

/** A seat that answers what it is told to, through the same server and with nothing but the cookie of its browser. */
class Puppet {
  private readonly line: Line;
  private readonly table: string;
  private undos: number | undefined;

  private constructor(line: Line, table: string) {
    this.line = line;
    this.table = table;
  }

  static async of(context: BrowserContext, url: string, table: string): Promise<Puppet> {
    return new Puppet(await lineOf(context, url), table);
  }

  close(): void {
    this.line.close();
  }

  async answer(step: number, value: Answer): Promise<void> {
    this.undos ??= await this.sitDown();
    const { table, undos } = this;
    const action = crypto.randomUUID();
    for (;;) {
      const reply: Reply<{ n: number }> = await this.line.emitWithAck('act', { table, action, undos, step, value });
      if (reply.ok) return;
      if (reply.reason.key !== 'limit.rate') throw new Error(`an answer on the way is refused: ${reply.reason.key}`);
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    }
  }

  private async sitDown(): Promise<number> {
    const reply = await this.line.emitWithAck('watch', { table: this.table });
    if (!reply.ok || 'packed' in reply || !reply.match) throw new Error('the table lets nobody in');
    return reply.match.undos;
  }
}

/** A running match with everything that is hidden in it, by the server's own command. */
async function whole({ database, url }: Server, table: string): Promise<WholeFile> {
  const env = { PATH: process.env.PATH, DATA_DIR: dirname(database), PUBLIC_URL: url };
  const words = [EXPORT, table, '-', '--whole'];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}

/**
 * Plays a match of people on at random, every seat over a line of its own, until the moment comes; then its people
 * take over with what they have in front of them. Nobody may take anything back that was answered here.
 */
export async function lead(
  server: Server,
  table: string,
  seats: readonly BrowserContext[],
  moment: Moment,
): Promise<Question> {
  const { record } = await whole(server, table);
  const game = gameOf(record.game);
  const here = replayAll(game, record, () => undefined);
  const puppets = await Promise.all(seats.map((context) => Puppet.of(context, server.url, table)));
  try {
    const { answers, arrived } = shortestWay(game, here, moment);
    for (const { by, step, value } of answers) await puppets[Number(by)]?.answer(step, value);
    return arrived;
  } finally {
    for (const puppet of puppets) puppet.close();
  }
}
