import type { NewDawnStep } from '@morgenrot/new-dawn';
import type { Say } from './what-now.ts';

/** What each part of Terra's cards does, by the numbers that its step carries. */
export const TERRA_PARTS: Readonly<Partial<Record<NewDawnStep['kind'], Say>>> = {
  growth: ({ tell }, step, { slot, tokens }) =>
    step.kind === 'growth'
      ? [tell('now.district'), tell('now.or', { what: tell('now.reinforce.tokens', { count: slot, tokens }) })]
      : [],
  placeDistrict: ({ tell }) => [tell('now.district')],
  reinforce: ({ tell }, step, { tokens }) =>
    step.kind === 'reinforce' && step.left + tokens > 0
      ? [tell('now.reinforce.tokens', { count: step.left, tokens })]
      : [],
  nameDistrict: ({ tell }) => [tell('now.everybody')],
  deployArmies: ({ tell }) => [tell('now.deploy')],
  lookAtTiles: ({ tell }, step) => (step.kind === 'lookAtTiles' ? [tell('now.look', { count: step.most })] : []),
  moveArmies: ({ tell }, step, { slot }) => {
    if (step.kind !== 'moveArmies') return [];
    const { distance, bonus, bonusVsBarbarian, water } = step.march;
    const [value, barbarian] = [slot + bonus, slot + bonusVsBarbarian];
    return [
      tell('now.armies', { distance }),
      value === barbarian ? tell('now.fight', { value }) : tell('now.fight.barbarian', { value, barbarian }),
      ...(water ? [tell('now.water')] : []),
    ];
  },
};
