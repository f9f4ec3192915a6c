import { useEffect, useRef } from 'react';
import { callToTab } from '../shell/tab-news.ts';
import { useWords } from '../texts/use-words.tsx';

/** Calls whoever looks at something else as soon as the match waits for them; once for each turn. */
export function useTurnCall(isAsked: boolean, title: string): void {
  const { say } = useWords();
  const was = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !was.current) callToTab(say('alert.turn'), title);
    was.current = isAsked;
  }, [isAsked, say, title]);
}
