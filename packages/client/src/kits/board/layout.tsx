import type { ReactNode } from 'react';
import { AfterPaint } from '../../board/after-paint.tsx';
import { News } from '../../board/news.tsx';
import { type Tab, Tabs } from './tabs.tsx';

/** The parts of a table that have a tab where only one of them has room. */
export type TablePart = 'own' | 'players' | 'game' | 'log';

interface BoardLayoutProps {
  /** The class of the game itself: there it sets what differs with it. */
  className: string;
  /** What it is played on, with all that lies over it. */
  picture: ReactNode;
  /** The question: it is drawn together with the picture. */
  prompt?: ReactNode;
  /** What has happened meanwhile, to be seen again. */
  happenings?: ReactNode;
  /** Who plays, and what happened. */
  side: ReactNode;
  /** What is in front of me: cards, a board of my own. Stands in an element of the class `m-cards`. */
  own?: ReactNode;
  /** How the match stands. */
  facts?: ReactNode;
  tabs: readonly Tab<TablePart>[];
  tab: TablePart | undefined;
  onTab: (tab: TablePart) => void;
}

/** The frame of a table: its style sheet lays the parts out by what the space can hold. */
export function BoardLayout(props: BoardLayoutProps) {
  const { className, picture, prompt, happenings, side, own, facts, tabs, tab, onTab } = props;
  return (
    <main id="content" tabIndex={-1} className={`m-board ${className}`} data-tab={tab}>
      <div className="m-board-map">{picture}</div>
      <div className="m-column m-board-side">
        {prompt}
        {happenings}
        <AfterPaint>{side}</AfterPaint>
      </div>
      {own}
      {facts && (
        <div className="m-sheet m-column m-scroll m-game-facts">
          <AfterPaint>{facts}</AfterPaint>
        </div>
      )}
      <Tabs tabs={tabs} tab={tab} onTab={onTab} />
      <AfterPaint>
        <News />
      </AfterPaint>
    </main>
  );
}
