import { randomUUID } from 'node:crypto';
import type { Result } from '@morgenrot/engine';
import type { LogLine, SeenFile } from '@morgenrot/protocol';
import { NEWEST } from '../match/memory/newest.ts';
import { pacing } from '../match/memory/pacing.ts';
import { isKnown, NOT_YET } from '../match/memory/recall.ts';
import type { Room } from '../match/memory/room.ts';
import { isBehind } from '../match/showing/behind.ts';
import { seenBy } from '../match/showing/seeing.ts';
import { eyesOf, type Kind } from '../match/showing/viewers.ts';
import { pageOfLog } from '../play/pages.ts';
import { matchView } from '../play/speaker.ts';
import { refuse } from '../reasons.ts';
import { infoFor } from '../tables/shown.ts';
import type { Broadcasts, KeepsClocks, Stores, TellsTime } from '../world.ts';
import { ListText, withLists } from './pieces.ts';

const LINES_AT_ONCE = 200;

/** The whole log as this kind of viewer may read it, oldest first. */
async function wholeLog(world: Stores & TellsTime, room: Room, kind: Kind): Promise<LogLine[]> {
  const pages: LogLine[][] = [];
  const pause = pacing();
  let before = NEWEST;
  for (;;) {
    const { log, more } = await pageOfLog(world, room, { kind, before, limit: LINES_AT_ONCE });
    pages.push(log);
    before = log[0]?.n ?? 0;
    if (!more || before === 0) return pages.reverse().flat();
    await pause();
  }
}

/** A match as one kind of viewer may see it at this moment, and nothing else. Call it from the room's queue. */
export async function seenFileOf(
  world: Broadcasts & KeepsClocks & Stores,
  room: Room,
  kind: Kind,
): Promise<Result<SeenFile> | typeof NOT_YET> {
  const { record, live: now } = room;
  if (!now) return refuse(room.shelved ? 'rules.gone' : 'match.waiting');
  const isLate = isBehind(record, kind);
  if (isLate && !isKnown(world, room)) return NOT_YET;
  const live = isLate ? room.behind?.live : now;
  if (!live) return refuse('match.waiting');
  return {
    ok: true,
    value: {
      format: 'morgenrot.seen',
      version: 1,
      at: world.now(),
      seat: eyesOf(kind),
      table: infoFor(world, record, kind),
      match: matchView(room, seenBy(room, live, kind)),
      log: await wholeLog(world, room, kind),
    },
  };
}

/** Such a file as pieces: its log may be longer than anybody wants to have in memory twice. */
export function seenPieces({ log, ...file }: SeenFile): Buffer[] {
  const [mark, list] = [randomUUID(), new ListText()];
  for (const line of log) list.add(line);
  return withLists({ ok: true, file: { ...file, log: [mark] } }, new Map([[mark, list]]));
}
