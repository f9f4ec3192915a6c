import { isKey } from '../identity/token.ts';
import { type Refused, refuse } from '../reasons.ts';
import type { TableRecord } from '../store/index.ts';

/** What somebody who wants to look on brings along. */
export interface Onlooking {
  person?: string;
  /** Of the link for watchers. */
  key?: string;
  /** Of the password that they came in with: another one, and they are asked again. */
  passwordHash?: string;
}

/** Whoever runs the server has closed this table to everybody: why. */
export const closedRefused = ({ affairs: { closed } }: Pick<TableRecord, 'affairs'>): Refused | undefined =>
  closed && refuse('table.closed', { reason: closed.reason });

/** Players know the table anyway, also those whose seat somebody else has for now. */
export const isPlayer = ({ seats }: TableRecord, person: string | undefined): boolean =>
  person !== undefined && seats.some((seat) => seat.person === person || seat.owner === person);

/**
 * Why somebody may not look on, besides the password. Until the match begins everybody who has the link may see who
 * sits there: they have to, to sit down.
 */
export function watchingRefused(record: TableRecord, { person, key }: Onlooking): Refused | undefined {
  if (record.status === 'waiting' || isPlayer(record, person)) return undefined;
  const { watch } = record.settings;
  if (watch === 'off') return refuse('watch.off');
  return watch === 'link' && !isKey(key, record.watchKey) ? refuse('watch.key') : undefined;
}

/** Why somebody who has looked on until now may not go on. */
export function stayingRefused(record: TableRecord, onlooking: Onlooking): Refused | undefined {
  const refused = watchingRefused(record, onlooking);
  if (refused) return refused;
  const isAsked = record.settings.access === 'password' && record.status !== 'waiting';
  const isKnown = isPlayer(record, onlooking.person) || onlooking.passwordHash === record.passwordHash;
  return isAsked && !isKnown ? refuse('password.needed') : undefined;
}

/** Watchers of the framework's own kind bring neither link nor password, and know of no delay. */
export const isShownToAll = ({ settings: { access, watch, delay }, affairs }: TableRecord): boolean =>
  access !== 'password' && watch === 'welcome' && delay.amount === 0 && !affairs.closed;
