import type { diff, Reason } from '@morgenrot/engine';
import type { JournalRecord, TalkRecord } from '../../store/index.ts';
import type { Room, Seen } from '../memory/room.ts';
import type { Kind, Viewer } from './viewers.ts';

/** A step of a match as one kind of viewer is told of it. */
export interface Told {
  /** What this kind saw before; absent when that is not known here. */
  before?: Seen;
  after: Seen;
  entries: readonly JournalRecord[];
  /** Finds what changed; what several kinds of viewers share it looks at once. */
  diff: typeof diff;
  /** State numbers of older answers that were taken back. */
  withdrawn: readonly number[];
}

/** Tells the viewers of one tongue what happens; everything it is handed may be known to that kind of viewer. */
export interface Speaker {
  started(room: Room, kind: Kind, told: Told): void;
  moved(room: Room, kind: Kind, told: Told): void;
  /** Somebody has said something, or something has happened at the table: of these, those hear it who may. */
  said(room: Room, line: TalkRecord, which: (viewer: Viewer) => boolean): void;
  /** Nothing more is shown to these sockets. */
  shut(room: Room, sockets: readonly string[], reason: Reason): void;
  /** This connection ends, at whatever tables it is: whoever is there is told why first. */
  end(room: Room, socket: string, reason: Reason): void;
  /** Names, presence or status have changed: all hear of it but the socket that knows. */
  table(room: Room, knows?: string): void;
  /** What these sockets have been shown leads nowhere: they are to ask again. */
  again(room: Room, sockets: readonly string[]): void;
}
