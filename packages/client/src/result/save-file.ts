import type { MatchFile, SeenFile } from '@morgenrot/protocol';

/** What is only seen of a match is not to be taken for the match. */
const nameOf = ({ format, table }: MatchFile | SeenFile): string =>
  `morgenrot-${table.id}${format === 'morgenrot.seen' ? '-seen' : ''}.json`;

/** Hands a match to whoever asked for it, as a file of their own. */
export function saveFile(file: MatchFile | SeenFile): string {
  const name = nameOf(file);
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the file while it is still there.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return name;
}
