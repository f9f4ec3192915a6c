import { diff, type PlayerId, patch } from '@morgenrot/engine';
import type { Joined, LogLine, MatchView, Moved, TableInfo } from '@morgenrot/protocol';

/** What the page knows of a table. Everything in it came from the server. */
export interface TableState {
  info: TableInfo;
  /** Null: a watcher. */
  seat: PlayerId | null;
  match?: MatchView;
  log: LogLine[];
}

/** What is the same stays the same object, so that only what changed is drawn again. */
const reconciled = <T>(before: T | undefined, after: T): T =>
  before === undefined ? after : patch(before, diff(before, after));

export function joined(before: TableState | undefined, message: Joined): TableState {
  const match = message.match && {
    ...message.match,
    view: reconciled(before?.match?.view, message.match.view),
  };
  return {
    info: message.table,
    seat: message.seat,
    match,
    // Older lines that were fetched by hand go: some of them may have been taken back meanwhile.
    log: message.log,
  };
}

export const started = (before: TableState, match: MatchView, log: LogLine[]): TableState => ({
  ...before,
  info: { ...before.info, status: before.info.status === 'waiting' ? 'playing' : before.info.status },
  match: before.match && before.match.n >= match.n ? before.match : match,
  log: before.log.length > 0 ? before.log : log,
});

/** The next state; `'gap'` when this step does not follow from what the page has. */
export function moved(before: TableState, message: Moved): TableState | 'gap' {
  const { match } = before;
  if (!match) return 'gap';
  if (message.undos === match.undos && message.n <= match.n) return before;
  if (message.from !== match.n) return 'gap';
  try {
    const view = patch(match.view, message.delta);
    return {
      ...before,
      match: { n: message.n, undos: message.undos, view, undo: message.undo },
      log: logAfter(before.log, message),
    };
  } catch {
    return 'gap';
  }
}

function logAfter(log: LogLine[], { log: lines, withdrawn }: Moved): LogLine[] {
  if (lines.length === 0 && !withdrawn?.length) return log;
  const standing = withdrawn?.length ? log.filter((line) => !withdrawn.includes(line.n)) : log;
  return [...standing, ...lines];
}

export function earlier(before: TableState, lines: LogLine[]): TableState {
  const first = before.log[0];
  const older = first ? lines.filter((line) => line.n < first.n) : lines;
  return { ...before, log: [...older, ...before.log] };
}
