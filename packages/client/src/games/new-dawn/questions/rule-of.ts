import type { Reason } from '@morgenrot/engine';
import type { Edition } from '@morgenrot/new-dawn';
import type { EntryId } from '../../../reference/entry.ts';
import { rowOf } from './questions.ts';

/** Reasons that mean one rule whatever is being done. */
const REASONS: Readonly<Record<string, EntryId>> = {
  'hex.water': 'rule:R1.2',
  'hex.tooHard': 'rule:R8.4',
  'hex.notEmpty': 'rule:R1.6',
  'trade.full': 'rule:R16.1',
  'resource.none': 'rule:R2.4',
  'control.none': 'rule:R2.2',
  'caravan.visited': 'rule:R12.7',
  'diplomacy.enough': 'rule:R18.1',
  'diplomacy.noneLeft': 'rule:R2.5',
  'wonder.noCity': 'rule:R20.5',
  'tile.touchesTooLittle': 'rule:R5.6',
  'tile.tooFarFromCore': 'rule:R5.6',
  'card.otherLevel': 'rule:R9.2',
};

/** The rule behind a question; behind a refusal its own, or that of what was being asked. */
export function ruleOf(kind: string | undefined, reason?: Reason, edition: Edition = 'base'): EntryId | undefined {
  const own = reason && Object.hasOwn(REASONS, reason.key) ? REASONS[reason.key] : undefined;
  const row = own || kind === undefined ? undefined : rowOf(kind);
  return own ?? (edition === 'terra' ? row?.ruleInTerra : undefined) ?? row?.rule;
}
