import type { Result } from '@morgenrot/engine';
import type { Stores, TellsTime, WritesLog } from '../world.ts';
import type { Admin } from './session.ts';

export interface AdminIntent {
  deed: string;
  table?: string;
  details?: Record<string, string | number>;
}

/**
 * Does something for whoever runs the server, and nothing without a witness: it is written down before it is tried, and
 * what has come of it after that. A store that cannot write it down does not see it done.
 */
export async function witnessed<T>(
  world: Stores & TellsTime & WritesLog,
  { who, from }: Admin,
  { deed, table, details = {} }: AdminIntent,
  run: () => Promise<Result<T>>,
  tableOf?: (value: T) => string,
): Promise<Result<T>> {
  const id = await world.store.audit.begin({ at: world.now(), who, from, deed, details, ...(table ? { table } : {}) });
  const result = await run();
  const outcome = result.ok ? 'done' : result.reason.key;
  const where = table ?? (result.ok ? tableOf?.(result.value) : undefined);
  const params = result.ok ? {} : result.reason.params;
  await world.store.audit.end(id, { outcome, details: { ...details, ...params }, ...(where ? { table: where } : {}) });
  const about = { admin: who, from, deed, outcome, matchId: where };
  if (result.ok) world.log.info(about, 'done by an admin');
  else world.log.warn(about, 'refused to an admin');
  return result;
}
