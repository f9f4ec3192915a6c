import { DatabaseSync } from 'node:sqlite';
import type { Server } from './server.ts';

/** In minutes: long enough to be seen, and shorter than any table can be set. */
const SHORT = 0.3;
export const SHORT_MS = SHORT * 60_000;

/** A table waits for somebody who is away as long as a journey can. */
export async function makeImpatient(server: Server, id: string): Promise<void> {
  await server.goDown();
  const db = new DatabaseSync(server.database);
  db.prepare("update matches set settings = json_set(settings, '$.patience', ?) where id = ?").run(SHORT, id);
  db.close();
  await server.comeBack();
}
