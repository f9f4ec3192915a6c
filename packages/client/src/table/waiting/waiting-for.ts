import type { SeatInfo, TableInfo } from '@morgenrot/protocol';
import { listed, type Words } from '../../texts/words.ts';

export const isFree = ({ name, plan }: SeatInfo): boolean => name === undefined && plan !== 'closed';

/** People who have not said yet that they are ready. */
const notReady = ({ seats }: TableInfo): SeatInfo[] => seats.filter(({ name, ready }) => name !== undefined && !ready);

/** Does everything wait for me now? */
export const waitsForMe = (info: TableInfo, mine: readonly string[]): boolean =>
  info.settings.start === 'ready' && !info.seats.some(isFree) && notReady(info).some(({ seat }) => mine.includes(seat));

/** What a table waits for, in one or two sentences. */
export function waitingFor(words: Words, info: TableInfo, mine: readonly string[]): string {
  const { say } = words;
  const { start } = info.settings;
  const free = info.seats.filter(isFree).length;
  const then = start === 'host' ? beginsByHost(words, info, mine) : say(`wait.then.${start}`);
  if (free > 0) return `${say('wait.seats', { count: free })} ${then}`;
  if (start !== 'ready') return then;
  const missing = notReady(info);
  if (missing.every(({ seat }) => mine.includes(seat))) return say('wait.forMe');
  return say('wait.ready', {
    names: listed(
      words,
      missing.map(({ name }) => name ?? ''),
    ),
  });
}

function beginsByHost({ say }: Words, { host, seats }: TableInfo, mine: readonly string[]): string {
  if (host !== undefined && mine.includes(host)) return say('wait.then.me');
  const name = seats.find(({ seat }) => seat === host)?.name;
  return name === undefined ? say('wait.then.nobody') : say('wait.then.host', { name });
}
