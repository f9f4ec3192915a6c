import { openReference } from '../../reference/store.ts';
import { useBoardWords } from './words/use-board-words.ts';

export const TABS = ['row', 'players', 'game', 'log'] as const;
export type Tab = (typeof TABS)[number];

const PICTURES: Record<Tab | 'rules', string> = {
  row: 'M4 6h7v12H4zM13 6h7v12h-7z',
  players: 'M9 5a3.5 3.5 0 1 0 .1 0zM3 20c0-4 2.5-7 6-7s6 3 6 7M16 6a3 3 0 0 1 0 6M18 14c2 .8 3 3 3 6',
  game: 'M12 3a9 9 0 1 0 .1 0zM12 7v5l3.5 2',
  log: 'M5 6h14M5 12h14M5 18h9',
  rules: 'M12 6.500C10 5 7 4.500 4 5v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500v13',
};

function TabPicture({ of }: { of: keyof typeof PICTURES }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PICTURES[of]} />
    </svg>
  );
}

/** On a phone one part at most lies under the map at a time; pressed again, it makes room. The book opens in front. */
export function Tabs({ tab, onTab }: { tab: Tab | undefined; onTab: (tab: Tab) => void }) {
  const { tell, say } = useBoardWords();
  return (
    <nav className="tabs" aria-label={say('tabs.title')}>
      {TABS.map((each) => (
        <button key={each} type="button" aria-expanded={each === tab} onClick={() => onTab(each)}>
          <TabPicture of={each} />
          {tell(`tab.${each}`)}
        </button>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => openReference()}>
        <TabPicture of="rules" />
        {tell('tab.rules')}
      </button>
    </nav>
  );
}
