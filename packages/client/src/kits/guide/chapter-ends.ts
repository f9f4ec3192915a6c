import type { Memory } from './memory.ts';

/** How a chapter ends: with a line of the log, or with a sentence that has been read. */
export type ChapterEnd = { line: string } | { lesson: string };

export interface ChapterEnds<C extends string = string> {
  ends: Readonly<Record<C, ChapterEnd>>;
  /** Lines of the log, by how their keys begin, that a chapter's lessons hang on besides the one that ends it. */
  hangsOn?: Readonly<Partial<Record<C, readonly string[]>>>;
}

export function isPlayedIn<C extends string>({ ends }: ChapterEnds<C>, { heard, seen }: Memory, chapter: C): boolean {
  const end = ends[chapter];
  return 'line' in end ? seen.includes(end.line) : heard.includes(end.lesson);
}

/** As if a chapter had never been: its lessons are told again, when what they tell has happened again. */
export function forgotten<C extends string>({ ends, hangsOn }: ChapterEnds<C>, memory: Memory, chapter: C): Memory {
  const { heard, seen, skipped } = memory;
  const end = ends[chapter];
  const lines = [...(hangsOn?.[chapter] ?? []), ...('line' in end ? [end.line] : [])];
  return {
    heard: heard.filter((lesson) => !lesson.startsWith(`${chapter}.`) && lesson !== 'end'),
    seen: seen.filter((key) => !lines.some((line) => key.startsWith(line))),
    skipped: skipped.filter((other) => other !== chapter),
  };
}
