import { randomUUID } from 'node:crypto';
import type { Result } from '@morgenrot/engine';
import type { MatchFile } from '@morgenrot/protocol';
import { forEachLine } from '../match/course/first-state.ts';
import { pacing } from '../match/memory/pacing.ts';
import type { Room } from '../match/memory/room.ts';
import type { JournalRecord } from '../store/index.ts';
import type { Stores } from '../world.ts';
import { finishedFileOf, type Stored } from './files.ts';

/** A list in a text that is written piece by piece. */
export class ListText {
  private readonly pieces: Buffer[] = [];
  private waiting: string[] = [];
  private length = 0;

  add(value: unknown): void {
    const text = JSON.stringify(value);
    this.waiting.push(this.isEmpty ? text : `,${text}`);
    this.length += text.length;
    if (this.length > PIECE) this.flush();
  }

  private get isEmpty(): boolean {
    return this.pieces.length === 0 && this.waiting.length === 0;
  }

  private flush(): void {
    this.pieces.push(Buffer.from(this.waiting.join('')));
    this.waiting = [];
    this.length = 0;
  }

  /** All of it, without the brackets. */
  done(): readonly Buffer[] {
    if (this.waiting.length > 0) this.flush();
    return this.pieces;
  }
}

const PIECE = 64 * 1024;

/** A text as JSON writes it, with lists put in where their marks stand. */
export function withLists(value: unknown, lists: ReadonlyMap<string, ListText>): Buffer[] {
  let texts: (string | readonly Buffer[])[] = [JSON.stringify(value)];
  for (const [mark, list] of lists) {
    texts = texts.flatMap((text) => {
      if (typeof text !== 'string') return [text];
      const [before = '', after] = text.split(JSON.stringify([mark]));
      return after === undefined ? [text] : [`${before}[`, list.done(), `]${after}`];
    });
  }
  return texts.flatMap((text) => (typeof text === 'string' ? [Buffer.from(text)] : text));
}

/** What older or newer rules have played of a match: its entries and what they made happen. */
interface Part {
  rules?: number;
  entries: { mark: string; list: ListText };
  told: { mark: string; list: ListText };
}

const marked = () => ({ mark: randomUUID(), list: new ListText() });
const newPart = (): Part => ({ entries: marked(), told: marked() });

/** A match that is over as the pieces of its file: its journal is read a page at a time, while others play. */
export async function finishedPieces(
  world: Stores,
  room: Pick<Room, 'id'>,
  stored: Stored,
): Promise<Result<readonly Buffer[]>> {
  const parts = [newPart()];
  let last: JournalRecord | undefined;
  let first: JournalRecord | undefined;
  let start: JournalRecord | undefined;
  const pause = pacing();
  await forEachLine(world, room, { after: -1, upTo: stored.record.n }, async (line) => {
    first ??= line;
    last = line;
    if (line.restart) {
      start = line;
      (parts.at(-1) as Part).rules = line.restart.from;
      parts.push(newPart());
    }
    const { entries, told } = parts.at(-1) as Part;
    if (line.entry) entries.list.add(line.entry);
    told.list.add({ n: line.n, at: line.at, news: line.news });
    await pause();
  });
  // The file of a journal without its lines: they are put in afterwards.
  const frame = finishedFileOf(stored, start ? [withoutNews(start)] : []);
  if (!frame.ok) return frame;
  const ours = parts.pop() as Part;
  const all = [...parts, ours];
  const lists = new Map(
    all.flatMap(({ entries, told }) => [[entries.mark, entries.list] as const, [told.mark, told.list] as const]),
  );
  const { table, record, earlier: _none, ...file } = frame.value;
  const whole = {
    ...file,
    table: {
      ...table,
      beganAt: stored.record.beganAt ?? first?.at ?? table.beganAt,
      endedAt: last?.at ?? table.endedAt,
    },
    record: { ...record, entries: [ours.entries.mark] },
    ...(parts.length > 0
      ? {
          earlier: parts.map((part) => ({
            rules: part.rules ?? 0,
            entries: [part.entries.mark],
            told: [part.told.mark],
          })),
        }
      : {}),
    told: [ours.told.mark],
  } as unknown as MatchFile;
  return { ok: true, value: withLists({ ok: true, file: whole }, lists) };
}

const withoutNews = (line: JournalRecord): JournalRecord => ({ ...line, news: [] });
