import type { TableSettings } from '@morgenrot/protocol';
import type { TextKey } from '../texts/texts.ts';
import type { Words } from '../texts/words.ts';

/** How far behind the match watchers are, in the words of whoever asks; nothing where they are not. */
export function sayDelay(
  { say }: Words,
  { delay: { by, amount } }: TableSettings,
  keys: Record<TableSettings['delay']['by'], TextKey>,
): string | undefined {
  return amount === 0 ? undefined : say(keys[by], { count: amount });
}
