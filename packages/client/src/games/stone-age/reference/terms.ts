import { ruleEntry } from '../../../kits/book/written.ts';
import type { EntryId } from '../../../reference/entry.ts';
import type { IconName } from '../drawing/icons.tsx';
import type { termsEn } from './texts/terms.en.ts';

export type TermId = keyof typeof termsEn;

/** Where a term is explained in full. */
const RULES_OF: Readonly<Record<TermId, readonly string[]>> = {
  figure: ['S1.1', 'S2.1', 'S10.2'],
  ring: ['S1.4', 'S5.6'],
  round: ['S4', 'S16'],
  placement: ['S5', 'S6'],
  actions: ['S7'],
  feeding: ['S15'],
  start: ['S1.8', 'S16.1'],
  resource: ['S1.2', 'S1.6', 'S8'],
  wood: ['S8.3'],
  clay: ['S8.3'],
  stone: ['S8.3'],
  gold: ['S8.3'],
  anyResources: ['S12.8'],
  food: ['S1.2', 'S8.3', 'S15'],
  agriculture: ['S1.5', 'S10.3', 'S15.1', 'S18.2'],
  hunger: ['S15.4', 'S15.5'],
  tool: ['S9'],
  toolStep: ['S9.1', 'S9.4'],
  toolValue: ['S1.5', 'S18.3'],
  oneUseTool: ['S9.6', 'S12.7'],
  card: ['S11', 'S12', 'S18'],
  upper: ['S12'],
  lower: ['S18'],
  deck: ['S3.2', 'S17.1'],
  pile: ['S1.7', 'S20.3'],
  kept: ['S1.7', 'S12.7', 'S12.8'],
  extraCard: ['S12.6', 'S20.2'],
  strip: ['S13'],
  culture: ['S18.1'],
  pottery: ['S18.1'],
  weaving: ['S18.1'],
  healing: ['S18.1'],
  art: ['S18.1'],
  music: ['S18.1'],
  writing: ['S18.1'],
  transport: ['S18.1'],
  sundial: ['S18.1'],
  farmer: ['S18.2'],
  toolmaker: ['S18.3'],
  builder: ['S18.4'],
  shaman: ['S18.5'],
  building: ['S14', 'S18.4'],
  stack: ['S3.3', 'S17.2'],
  points: ['S18', 'S22.7'],
};

export const rulesOf = (id: TermId): EntryId[] => RULES_OF[id].map(ruleEntry);

/** What each small picture stands for. Those that show the thing itself bear its name. */
const OTHER_ICONS = { hut: 'place:hut' } as const satisfies Partial<Record<IconName, EntryId>>;
type NamedIcon = Exclude<IconName, keyof typeof OTHER_ICONS>;
const asTerm = (name: NamedIcon & TermId): EntryId => `term:${name}`;
const isOther = (name: IconName): name is keyof typeof OTHER_ICONS => Object.hasOwn(OTHER_ICONS, name);

export const entryOfIcon = (name: IconName): EntryId => (isOther(name) ? OTHER_ICONS[name] : asTerm(name));
