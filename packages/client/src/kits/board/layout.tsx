import type { ReactNode } from 'react';
import { AfterPaint } from '../../board/after-paint.tsx';
import { News } from '../../board/news.tsx';
import { type Tab, Tabs } from './tabs.tsx';

/** The parts of a table that lie below the board on a phone, one at a time. */
export type TablePart = 'own' | 'players' | 'game' | 'log';

interface BoardLayoutProps {
  /** The class of the game itself: there it sets what differs with it. */
  className: string;
  /** What it is played on, with all that lies over it. */
  picture: ReactNode;
  /** The question: it is drawn together with the picture. */
  prompt: ReactNode;
  /** Who plays, and what happened. */
  side: ReactNode;
  /** What is in front of me: cards, a board of my own. Stands in an element of the class `m-cards`. */
  own: ReactNode;
  /** How the match stands. */
  facts: ReactNode;
  tabs: readonly Tab<TablePart>[];
  tab: TablePart | undefined;
  onTab: (tab: TablePart) => void;
}

/** A table with a picture in the middle: facts on its left, question, players and log on its right, my own below. */
export function BoardLayout({ className, picture, prompt, side, own, facts, tabs, tab, onTab }: BoardLayoutProps) {
  return (
    <main id="content" tabIndex={-1} className={`m-board ${className}`} data-tab={tab}>
      <div className="m-board-map">{picture}</div>
      <div className="m-column m-board-side">
        {prompt}
        <AfterPaint>{side}</AfterPaint>
      </div>
      {own}
      <div className="m-sheet m-column m-scroll m-game-facts">
        <AfterPaint>{facts}</AfterPaint>
      </div>
      <Tabs tabs={tabs} tab={tab} onTab={onTab} />
      <AfterPaint>
        <News />
      </AfterPaint>
    </main>
  );
}
