import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from './settings.ts';
import { isDamaged, type SqliteTrouble, sqliteErrorOf } from './store/database/errors.ts';

export type { Logger };

/** JSON lines with a `matchId` where there is one; names, seeds, decks and credentials have no place in them. */
export const createLog = ({ logLevel }: Pick<Settings, 'logLevel'>, to?: DestinationStream): Logger =>
  pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, to ?? pino.destination(1));

interface Trouble {
  error: string;
  code?: string | number;
  /** SQLite's own code and what it means: full, locked and corrupt are three things. */
  errcode?: number;
  sqlite?: SqliteTrouble;
  todo?: string;
  at: string[];
}

/** What a host does about a damaged database. */
export const DAMAGED =
  'The database is damaged: stop the server and restore the last backup with pnpm restore FILE --replace';

/** What went wrong and where. Not the message: rules and databases like to put values of the state into theirs. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const chain = [error, error.cause];
  const { code } = chain.find(hasCode) ?? {};
  return {
    error: error.name,
    ...(code === undefined ? {} : { code }),
    ...chain.map(sqliteErrorOf).find(Boolean),
    ...(chain.some(isDamaged) ? { todo: DAMAGED } : {}),
    at: frames.slice(0, 12).map((line) => line.trim()),
  };
}

const hasCode = (error: unknown): error is { code: string | number } =>
  error instanceof Error && 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number');

/** Notes the first malformed message of a socket; whoever sends more of them does not fill the log. */
export function createNote(log: Logger, socket: string): (event: unknown) => void {
  let isNoted = false;
  return (event) => {
    if (isNoted) return;
    isNoted = true;
    log.warn({ socket, event: typeof event === 'string' ? event.slice(0, 20) : typeof event }, 'malformed message');
  };
}
