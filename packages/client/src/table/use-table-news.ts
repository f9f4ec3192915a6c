import { useEffect, useRef } from 'react';
import { callToTab } from '../shell/tab-news.ts';
import type { TextKey } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';
import type { TablePageState } from './session/table-state.ts';
import { titleOf } from './waiting/title-of.ts';
import { isFree } from './waiting/waiting-for.ts';

interface Moment {
  isFull: boolean;
  hasBegun: boolean;
  next: string | undefined;
}

const momentOf = ({ info, match }: TablePageState): Moment => ({
  isFull: !info.seats.some(isFree),
  hasBegun: match !== undefined,
  next: info.next,
});

function newsBetween(before: Moment, after: Moment): TextKey | undefined {
  if (after.next !== undefined && before.next === undefined) return 'alert.rematch';
  if (after.hasBegun && !before.hasBegun) return 'alert.begins';
  return after.isFull && !before.isFull && !after.hasBegun ? 'alert.full' : undefined;
}

/** Calls people who are in another tab when the table is full, when it begins, and when it goes on. */
export function useTableNews(table: TablePageState | undefined): void {
  const words = useWords();
  const last = useRef<Moment>(undefined);
  useEffect(() => {
    if (!table) return;
    const now = momentOf(table);
    const news = last.current && newsBetween(last.current, now);
    last.current = now;
    if (news && table.mine.length > 0) callToTab(words.say(news), titleOf(words, table.info));
  }, [table, words]);
}
