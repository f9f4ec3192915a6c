import { DatabaseSync } from 'node:sqlite';
import type { Server } from './server.ts';

/** In minutes: shorter than any table can be set. */
const NEXT_TO_NOTHING = 0.001;

/** From now on a table waits for nobody who is away. */
export async function makeImpatient(server: Server, id: string): Promise<void> {
  await server.goDown();
  const db = new DatabaseSync(server.database);
  db.prepare("update matches set settings = json_set(settings, '$.patience', ?) where id = ?").run(NEXT_TO_NOTHING, id);
  db.close();
  await server.comeBack();
}
