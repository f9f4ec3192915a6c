import type { GameModule } from '@morgenrot/engine';
import { invariants } from './invariants.ts';
import { inventory } from './inventory.ts';
import { ID, OPTIONS, SEATS } from './meta.ts';
import { migrations } from './migrations.ts';
import { NAMES } from './names.ts';
import { outlook } from './outlook/outlook.ts';
import { newDawnRules } from './rules/rules.ts';
import { setup } from './setup.ts';
import type { NewDawnOptions, State } from './state.ts';
import type { NewDawnStep } from './steps.ts';
import { view } from './view.ts';
import { PHASES } from './vocabulary.ts';

export const newDawn: GameModule<State, NewDawnStep, NewDawnOptions> = {
  ...newDawnRules,
  id: ID,
  names: NAMES,
  seats: SEATS,
  options: OPTIONS,
  phases: PHASES,
  setup,
  phaseOf: ({ phase }) => phase,
  view,
  outcome: ({ ranking }) => (ranking ? { ranking } : undefined),
  outlook,
  inventory,
  invariants,
  migrations,
};
