import { useEffect } from 'react';
import { useTabNews } from './tab-news.ts';

const FAVICON = '/favicon.svg';
const FAVICON_MY_TURN = '/favicon-turn.svg';

/** The tab's title; with `calls`, title and icon say that it is my turn. News for another tab go before it. */
export function useTitle(title: string, { calls = false }: { calls?: boolean } = {}): void {
  const news = useTabNews(({ text }) => text);
  const shown = news ?? title;
  const isCalling = calls || news !== undefined;
  useEffect(() => {
    document.title = shown === 'Morgenrot' ? shown : `${isCalling ? '● ' : ''}${shown} · Morgenrot`;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = isCalling ? FAVICON_MY_TURN : FAVICON;
  }, [shown, isCalling]);
}
