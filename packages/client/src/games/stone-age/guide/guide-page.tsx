import type { ReactNode } from 'react';
import { Speaking } from '../../../kits/board/speaking.tsx';
import { anyCourse, type GuideTarget } from '../../../kits/guide/course.ts';
import { GuidedFirstMatch } from '../../../kits/guide/guide-page.tsx';
import type { GuideLook } from '../../../kits/guide/use-guide.ts';
import { translatorFor } from '../translate.ts';
import { TRIBE_COURSE } from './course.ts';
import type { TribePanel } from './moment.ts';
import { TRIBE_GUIDE_TEXTS } from './words/texts.ts';

const TAB = (place: number): string => `.m-tabs button:nth-child(${place})`;
const [OWN, , GAME] = [TAB(1), TAB(2), TAB(3)];

const PANELS: Readonly<Record<TribePanel, readonly string[]>> = {
  round: ['.m-game-facts .sa-phases', GAME],
  tools: ['.sa-own-tools', OWN],
  goods: ['.sa-own-stock', OWN],
  feeding: ['.sa-own-tribe .sa-meal', OWN],
  cards: ['.sa-market'],
  score: ['.sa-score-now', OWN],
};
const isPanel = (name: string): name is TribePanel => Object.hasOwn(PANELS, name);

function selectorsOf(target: GuideTarget): readonly string[] {
  if ('place' in target) return [`.sa-village [data-place="${target.place}"]`];
  if ('option' in target) return [`.m-prompt [data-option="${target.option}"]`];
  return 'panel' in target && isPanel(target.panel) ? PANELS[target.panel] : [];
}

const TribeSpeaking = ({ children }: { children: ReactNode }) => (
  <Speaking translatorFor={translatorFor}>{children}</Speaking>
);

const LOOK: GuideLook = {
  course: anyCourse(TRIBE_COURSE),
  texts: TRIBE_GUIDE_TEXTS,
  Speaking: TribeSpeaking,
  selectorsOf,
};

/** The guided first match of this game. */
export const GuidePage = () => <GuidedFirstMatch look={LOOK} />;
