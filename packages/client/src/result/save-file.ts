import type { MatchFile } from '@morgenrot/protocol';

/** Hands a match to whoever asked for it, as a file of their own. */
export function saveFile(file: MatchFile): string {
  const name = `morgenrot-${file.table.id}.json`;
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the file while it is still there.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return name;
}
