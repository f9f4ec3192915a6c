import type { Reason } from '@morgenrot/engine';
import type { EntryId } from '../../../reference/entry.ts';
import { rowOf } from './questions.ts';

/** The rule behind each refusal. */
const REASONS: Readonly<Record<string, EntryId>> = {
  'place.own': 'rule:S5.5',
  'place.taken': 'rule:S5.6',
  'place.couple': 'rule:S5.6',
  'place.rings': 'rule:S5.6',
  'place.few': 'rule:S5.6',
  'place.village': 'rule:S6.1',
  'place.people': 'rule:S6.2',
  'pay.price': 'rule:S11.1',
  'pay.missing': 'rule:S14.1',
  'pay.kinds': 'rule:S14.2',
  'pay.some': 'rule:S14.3',
  'pay.food': 'rule:S15.4',
};

/** The rule behind a question; behind a refusal its own, or that of what was being asked. */
export function tribeRuleOf(kind: string | undefined, reason?: Reason): EntryId | undefined {
  const own = reason && Object.hasOwn(REASONS, reason.key) ? REASONS[reason.key] : undefined;
  return own ?? (kind === undefined ? undefined : rowOf(kind)?.rule);
}
