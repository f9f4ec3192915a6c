import type { TalkLine } from '@morgenrot/protocol';
import { useRef } from 'react';
import { useWords } from '../texts/use-words.tsx';
import type { Words } from '../texts/words.ts';
import { sayEvent } from './say-event.ts';
import type { Talk } from './use-talk.ts';

/** The newest words of others, spoken as they come, whether the talk lies open or not. */
export function TalkNews({ talk }: { talk: Talk }) {
  const words = useWords();
  const { talk: lines, voice } = talk.table;
  // What was said before this page came is no news.
  const since = useRef(lines.at(-1)?.id ?? 0);
  const last = lines.findLast(({ from }) => from === '' || (from !== voice && !talk.isHidden(from)));
  return (
    <p className="m-unseen" aria-live="polite">
      {last && last.id > since.current && spoken(words, last)}
    </p>
  );
}

function spoken(words: Words, line: TalkLine): string {
  if (line.event) return sayEvent(words, line);
  const { channel, name, text } = line;
  return words.say(channel === 'private' ? 'talk.news.private' : 'talk.news', { name, text });
}
