import type { TableInfo } from '@morgenrot/protocol';
import type { ReactNode } from 'react';
import { Logo } from '../shell/logo.tsx';
import { useTitle } from '../shell/use-title.ts';
import { titleOf } from '../table/waiting/title-of.ts';
import { useWords } from '../texts/use-words.tsx';
import { sayDelay } from '../watch/delay.ts';
import { ScreenBar } from './screen-bar.tsx';
import { useAwake } from './use-awake.ts';
import { useIdle } from './use-idle.ts';
import '../styles/board/screen.css';

const DELAY = { minutes: 'screen.minutes', turns: 'screen.turns' } as const;

interface ScreenFrameProps {
  info: TableInfo;
  /** What everybody in the room wants to know at a glance. */
  status: ReactNode;
  children: ReactNode;
}

/** A whole display: which table, what happens there, and the match itself. */
export function ScreenFrame({ info, status, children }: ScreenFrameProps) {
  const words = useWords();
  const isIdle = useIdle();
  const title = titleOf(words, info);
  const delay = info.status === 'playing' ? sayDelay(words, info.settings, DELAY) : undefined;
  useAwake();
  useTitle(words.say('screen.title', { title }));
  return (
    <main id="content" className="m-screen" data-idle={isIdle || undefined}>
      <header className="m-flow m-screen-head">
        <Logo />
        <h1>{title}</h1>
        <p className="m-screen-status" role="status">
          {status}
        </p>
        {delay !== undefined && <p className="m-screen-delay">{delay}</p>}
        <ScreenBar table={info.id} />
      </header>
      {children}
    </main>
  );
}
