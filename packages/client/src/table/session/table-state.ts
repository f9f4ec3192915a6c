import { diff, type PlayerId, patch } from '@morgenrot/engine';
import type { Company, Joined, LogLine, MatchView, Moved, TableInfo, TalkLine } from '@morgenrot/protocol';

/** What the page knows of a table. Everything in it came from the server. */
export interface TablePageState {
  info: TableInfo;
  /** Null: a watcher. */
  seat: PlayerId | null;
  /** Whose eyes I have been lent to look on with. */
  eyes?: PlayerId;
  /** The seats that are mine: more than one where several people share this browser. */
  mine: PlayerId[];
  /** Seats that were mine and that I may take back: somebody stands in for me. */
  owned?: PlayerId[];
  match?: MatchView;
  log: LogLine[];
  /** What was said here, oldest first. */
  talk: TalkLine[];
  /** What I am called in the lines that I say; absent until I have a name. */
  voice?: string;
  /** Who looks on; only people with a seat know. */
  company?: Company;
}

/** What is the same stays the same object, so that only what changed is drawn again. */
const reconciled = <T>(before: T | undefined, after: T): T =>
  before === undefined ? after : patch(before, diff(before, after));

export function joined(before: TablePageState | undefined, message: Joined): TablePageState {
  const match = message.match && {
    ...message.match,
    view: reconciled(before?.match?.view, message.match.view),
  };
  return {
    info: message.table,
    seat: message.seat,
    eyes: message.eyes,
    mine: message.mine,
    owned: message.owned,
    talk: talkAfter(before, message),
    voice: message.voice,
    company: message.company,
    match,
    // Older lines that were fetched by hand go: some of them may have been taken back meanwhile.
    log: message.log,
  };
}

/** The same where only what was missed may be told; `'gap'` when that does not follow from what the page has. */
export function returned(before: TablePageState | undefined, message: Joined): TablePageState | 'gap' {
  const { missed, log } = message;
  if (!missed) return joined(before, message);
  const after = before ? moved(before, { ...missed, table: message.table.id, log }) : 'gap';
  return after === 'gap' ? after : { ...joined(before, message), match: after.match, log: after.log };
}

/** What is known stays, if it is for the same eyes and nothing is missing between it and what came now. */
function talkAfter(before: TablePageState | undefined, { seat, talk, talkFollows }: Joined): TalkLine[] {
  if (before && talkFollows) return mergedTalk(before.talk, talk);
  const last = before?.seat === seat ? before.talk.at(-1) : undefined;
  const first = talk[0];
  return before && last && first && first.id <= last.id ? mergedTalk(before.talk, talk) : talk;
}

/** Each line once, in the order in which it was said. */
export const mergedTalk = (one: readonly TalkLine[], other: readonly TalkLine[]): TalkLine[] =>
  [...new Map([...one, ...other].map((line) => [line.id, line])).values()].sort((a, b) => a.id - b.id);

export const started = (before: TablePageState, match: MatchView, log: LogLine[]): TablePageState => ({
  ...before,
  info: { ...before.info, status: before.info.status === 'waiting' ? 'playing' : before.info.status },
  match: before.match && before.match.n >= match.n ? before.match : match,
  log: before.log.length > 0 ? before.log : log,
});

/** The next state; `'gap'` when this step does not follow from what the page has. */
export function moved(before: TablePageState, message: Moved): TablePageState | 'gap' {
  const { match } = before;
  if (!match) return 'gap';
  if (message.undos === match.undos && message.n <= match.n) return before;
  if (message.from !== match.n) return 'gap';
  try {
    const view = patch(match.view, message.delta);
    return {
      ...before,
      match: { n: message.n, undos: message.undos, hash: message.hash, view, undo: message.undo },
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

export function earlier(before: TablePageState, lines: LogLine[]): TablePageState {
  const first = before.log[0];
  const older = first ? lines.filter((line) => line.n < first.n) : lines;
  return { ...before, log: [...older, ...before.log] };
}
