import type { Settled, TableInfo } from '@morgenrot/protocol';
import { useEffect, useRef, useState } from 'react';

const STAYS_FOR = 8000;

/** How the proposal that this page has shown has ended, for a little while. */
export function useSettled({ proposal, settled }: TableInfo): Settled | undefined {
  const shown = useRef<string>(undefined);
  const [news, setNews] = useState<Settled>();
  if (proposal) shown.current = proposal.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ending comes as a new object with every word about the table
  useEffect(() => {
    if (!settled || settled.id !== shown.current) return;
    setNews(settled);
    const timer = setTimeout(() => setNews(undefined), STAYS_FOR);
    return () => clearTimeout(timer);
  }, [settled?.id]);
  return proposal ? undefined : news;
}
