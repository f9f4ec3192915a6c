import { useEffect, useRef, useState } from 'react';
import { useWords } from '../texts/use-words.tsx';
import type { SessionState } from './session/session.ts';

/** Shorter gaps are nobody's concern. */
const WORTH_SAYING = 700;
const GOOD_NEWS_LASTS = 2500;

type News = 'lost' | 'connecting' | 'updating' | 'back';

/** Says when the line is down, and when it is back. */
export function ConnectionBanner({ connection }: { connection: SessionState['connection'] }) {
  const { say } = useWords();
  const [news, setNews] = useState<News>();
  const wasSaid = useRef(false);
  useEffect(() => {
    if (connection === 'online') {
      setNews(wasSaid.current ? 'back' : undefined);
      wasSaid.current = false;
      const timer = setTimeout(() => setNews(undefined), GOOD_NEWS_LASTS);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => {
      wasSaid.current = true;
      setNews(connection);
    }, WORTH_SAYING);
    return () => clearTimeout(timer);
  }, [connection]);
  return (
    <div role="status" className="m-connection" data-news={news}>
      {news && say(`connection.${news}`)}
    </div>
  );
}
