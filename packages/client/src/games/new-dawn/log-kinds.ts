import type { LogKinds } from '../../board/log-filter.tsx';

/** What a line is about, by the beginning of its key; the first that fits counts. */
const KINDS: readonly (readonly [beginning: string, kind: string])[] = [
  ['attack.', 'fights'],
  ['capital.beaten', 'fights'],
  ['capital.raided', 'barbarians'],
  ['control.conquered', 'fights'],
  ['control.reinforced', 'fights'],
  ['city.conquered', 'fights'],
  ['city.tokenInstead', 'fights'],
  ['city.destroyed', 'barbarians'],
  ['wonder.captured', 'fights'],
  ['cityState.', 'fights'],
  ['barbarian', 'barbarians'],
  ['dial.', 'barbarians'],
  ['caravan.', 'travels'],
  ['diplomacy.', 'travels'],
  ['control.', 'land'],
  ['resource.', 'land'],
  ['naturalWonder.', 'land'],
  ['city.', 'building'],
  ['wonder.', 'building'],
  ['tech.', 'cards'],
  ['card', 'cards'],
  ['trade.', 'cards'],
  ['agenda.', 'goals'],
  ['match.', 'goals'],
  ['army.', 'fights'],
  ['fort.', 'fights'],
  ['blast.', 'fights'],
  ['district.', 'land'],
  ['water.', 'land'],
  ['tile', 'land'],
  ['explore.', 'travels'],
  ['ally.', 'travels'],
  ['ibrahim.', 'travels'],
  ['government.', 'cards'],
];

const kindOf = (key: string): string | undefined => KINDS.find(([beginning]) => key.startsWith(beginning))?.[1];

export const logKinds: LogKinds = { kinds: [...new Set(KINDS.map(([, kind]) => kind))], kindOf };
