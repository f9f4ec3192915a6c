import type { LogKinds } from '../../board/log-filter.tsx';

/** What a line is about. */
const KINDS: Readonly<Record<string, string>> = {
  placed: 'placing',
  rolled: 'gathering',
  helped: 'gathering',
  gathered: 'gathering',
  tool: 'gathering',
  agriculture: 'gathering',
  figure: 'gathering',
  bought: 'buying',
  declined: 'buying',
  built: 'buying',
  uncovered: 'buying',
  stackEmpty: 'buying',
  extra: 'buying',
  extraCard: 'buying',
  noExtra: 'buying',
  extraShown: 'buying',
  anyTwo: 'buying',
  stripRolled: 'buying',
  picked: 'buying',
  fed: 'feeding',
  paidFood: 'feeding',
  starved: 'feeding',
};

export const logKinds: LogKinds = { kinds: [...new Set(Object.values(KINDS))], kindOf: (key) => KINDS[key] };
