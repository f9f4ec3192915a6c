import { useEffect } from 'react';

const FAVICON = '/favicon.svg';
const FAVICON_MY_TURN = '/favicon-turn.svg';

/** The tab's title; with `calls`, title and icon say that it is my turn. */
export function useTitle(title: string, { calls = false }: { calls?: boolean } = {}): void {
  useEffect(() => {
    document.title = title === 'Morgenrot' ? title : `${calls ? '● ' : ''}${title} · Morgenrot`;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = calls ? FAVICON_MY_TURN : FAVICON;
  }, [title, calls]);
}
