import { deflateRawSync } from 'node:zlib';
import type { Result } from '@morgenrot/engine';
import type { Joined, Packed } from '@morgenrot/protocol';

/** What is shorter goes into one packet of the network as it is. */
const WORTH_PACKING = 1000;

/** What somebody comes back to is mostly names that come again and again. */
export function packed(joined: Result<Joined>): Result<Joined | Packed> {
  if (!joined.ok || !joined.value.missed) return joined;
  const text = JSON.stringify(joined.value);
  return text.length < WORTH_PACKING ? joined : { ok: true, value: { packed: deflateRawSync(text) } };
}
