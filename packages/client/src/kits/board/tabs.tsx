import { useState } from 'react';
import { useBoard } from '../../board/use-board.ts';
import { useBookOnTable } from '../../reference/on-table.ts';
import { openReference } from '../../reference/store.ts';
import { useWords } from '../../texts/use-words.tsx';

export interface Tab<T extends string> {
  name: T;
  label: string;
  /** Drawn as lines in a square of 24. */
  picture: string;
}

const PICTURES = {
  players: 'M9 5a3.5 3.5 0 1 0 .1 0zM3 20c0-4 2.5-7 6-7s6 3 6 7M16 6a3 3 0 0 1 0 6M18 14c2 .8 3 3 3 6',
  game: 'M12 3a9 9 0 1 0 .1 0zM12 7v5l3.5 2',
  log: 'M5 6h14M5 12h14M5 18h9',
  rules: 'M12 6.500C10 5 7 4.500 4 5v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500v13',
} as const;

/** The parts that most tables have. */
export function useUsualTabs(): Readonly<Record<'players' | 'game' | 'log', Tab<'players' | 'game' | 'log'>>> {
  const { say } = useWords();
  return {
    players: { name: 'players', label: say('tab.players'), picture: PICTURES.players },
    game: { name: 'game', label: say('tab.game'), picture: PICTURES.game },
    log: { name: 'log', label: say('tab.log'), picture: PICTURES.log },
  };
}

function TabPicture({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

interface TabsProps<T extends string> {
  tabs: readonly Tab<T>[];
  tab: T | undefined;
  onTab: (tab: T) => void;
}

/** On a phone one part at most lies below the board at a time; pressed again, it makes room. The book opens in front. */
export function Tabs<T extends string>({ tabs, tab, onTab }: TabsProps<T>) {
  const { say } = useWords();
  const hasBook = useBookOnTable();
  return (
    <nav className="m-tabs" aria-label={say('tabs.title')}>
      {tabs.map(({ name, label, picture }) => (
        <button key={name} type="button" aria-expanded={name === tab} onClick={() => onTab(name)}>
          <TabPicture d={picture} />
          <span>{label}</span>
        </button>
      ))}
      {hasBook && (
        <button type="button" aria-haspopup="dialog" onClick={() => openReference()}>
          <TabPicture d={PICTURES.rules} />
          <span>{say('tab.rules')}</span>
        </button>
      )}
    </nav>
  );
}

/** Which part lies open below: a question opens the one where it is answered, or makes room for itself. */
export function useTab<T extends string>(
  tabFor: (kind: string | undefined) => T | undefined,
): [T | undefined, (tab: T) => void] {
  const kind = useBoard(({ asked }) => asked?.kind);
  const [before, setBefore] = useState(kind);
  const [tab, setTab] = useState(() => tabFor(kind));
  // Before anything is painted: after it, board and prompt would jump.
  if (kind !== before) {
    setBefore(kind);
    if (kind !== undefined) setTab(tabFor(kind));
  }
  return [tab, (pressed) => setTab(pressed === tab ? undefined : pressed)];
}
