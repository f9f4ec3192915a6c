import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sample } from '@morgenrot/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../kit/database.ts';
import { seatedTable, seeded } from '../kit/person.ts';
import { testServer } from '../kit/server.ts';

/** A server that stands still meanwhile answers one at most; a busy machine these, too. */
const SOME = 3;

describe('a SQLite database that another program holds', () => {
  async function held() {
    const database = await testDatabase('sqlite');
    const server = await testServer({ database });
    onTestFinished(() => server.end());
    const { table, people, seats } = await seatedTable(server.url, { options: { length: 'long' } });
    onTestFinished(() => {
      for (const person of people) person.close();
    });
    const other = new DatabaseSync(join(database.dataDir, 'morgenrot.db'));
    onTestFinished(() => other.close());
    const seat = seats.find((one) => one.question())!;
    const question = seat.question()!;
    const value = sample(question.ask, seeded(1))!;
    const action = crypto.randomUUID();
    const stored = async () => (await server.store.matches.entries(table)).length;
    return { server, other, answer: () => seat.act(question.id, value, action), stored };
  }

  /** How many are answered who want nothing of the database, one after the other, until something has come. */
  async function answeredUntil(url: string, until: Promise<unknown>): Promise<number> {
    let isOver = false;
    const over = until.finally(() => {
      isOver = true;
    });
    let answered = 0;
    for (; !isOver; answered++) {
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      await pause(20);
    }
    await over;
    return answered;
  }

  it('keeps those waiting who want to write, and nobody else', async () => {
    const { server, other, answer, stored } = await held();
    other.exec('begin immediate');
    const given = answer();
    const free = pause(2000).then(() => other.exec('rollback'));
    expect(await answeredUntil(server.url, given)).toBeGreaterThan(SOME);
    await free;
    expect(await given).toEqual({ ok: true, n: 1 });
    expect(await stored()).toBe(1);
  });

  it('refuses what it cannot store, and those who come next at once; it is stored when they say it again', async () => {
    const { server, other, answer, stored } = await held();
    other.exec('begin immediate');
    const first = performance.now();
    const given = answer();
    expect(await answeredUntil(server.url, given)).toBeGreaterThan(SOME);
    const patience = performance.now() - first;
    const refusal = { ok: false, reason: { key: 'server.store' } };
    expect(await given).toMatchObject(refusal);
    const began = performance.now();
    expect(await answer()).toMatchObject(refusal);
    expect(performance.now() - began).toBeLessThan(patience / 2);
    other.exec('rollback');
    expect(await answer()).toEqual({ ok: true, n: 1 });
    expect(await stored()).toBe(1);
  });
});
