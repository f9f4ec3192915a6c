import { anyCourse, type GuideTarget } from '../../../kits/guide/course.ts';
import { GuidedFirstMatch } from '../../../kits/guide/guide-page.tsx';
import type { GuideLook } from '../../../kits/guide/use-guide.ts';
import { NewDawnSpeaking } from '../speaking.tsx';
import { COURSE } from './course.ts';
import type { Panel } from './moment.ts';
import { GUIDE_TEXTS } from './words/guide-texts.ts';
import './guide.css';

const TAB = (place: number): string => `.m-tabs button:nth-child(${place})`;
const [ROW, , GAME] = [TAB(1), TAB(2), TAB(3)];

const PANELS: Readonly<Record<Panel, readonly string[]>> = {
  row: ['.nd-own-row .nd-places', ROW],
  slots: ['.nd-own-row .nd-slot', ROW],
  goal: ['.m-game-facts .nd-goal', GAME],
  dial: ['.m-game-facts .nd-dials', GAME],
  tech: ['.m-cards .nd-tech'],
  offer: ['.m-game-facts .nd-offer'],
  combat: ['.nd-combat'],
};
const isPanel = (name: string): name is Panel => Object.hasOwn(PANELS, name);

function selectorsOf(target: GuideTarget): readonly string[] {
  if ('place' in target) return [`.m-map-frame [data-place="${target.place}"] .nd-space-ring`];
  if ('card' in target)
    return [`.nd-own-row [data-part$=":${target.card}"]`, `.m-prompt [data-option="${target.card}"]`, ROW];
  if ('option' in target) return [`.m-prompt [data-option="${target.option}"]`];
  return isPanel(target.panel) ? PANELS[target.panel] : [];
}

const LOOK: GuideLook = { course: anyCourse(COURSE), texts: GUIDE_TEXTS, Speaking: NewDawnSpeaking, selectorsOf };

/** The guided first match of this game. */
export const GuidePage = () => <GuidedFirstMatch look={LOOK} />;
