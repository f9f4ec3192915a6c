import { useWords } from '../texts/use-words.tsx';
import type { EntryId } from './entry.ts';
import { useBookOnTable } from './on-table.ts';
import { openReference } from './store.ts';
import { tip } from './tip.ts';

/** Beside a question or a refusal: the rule that it means, a click away. */
export function RuleLink({ rule, isNamed = false }: { rule: EntryId | undefined; isNamed?: boolean }) {
  const { say } = useWords();
  const isOnTable = useBookOnTable();
  if (!rule || !isOnTable) return null;
  const number = rule.slice(rule.indexOf(':') + 1);
  // Whoever speaks to the page says what they see: the name begins with it.
  const name = isNamed ? `${say('reference.what')} ${number}` : say('reference.what.rule', { rule: number });
  return (
    <button type="button" className="m-rule-link" aria-label={name} {...tip(rule)} onClick={() => openReference(rule)}>
      {isNamed ? say('reference.what') : number}
    </button>
  );
}
