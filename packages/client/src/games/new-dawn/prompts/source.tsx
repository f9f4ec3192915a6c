import type { Step } from '@morgenrot/engine';
import { slotNumber } from '@morgenrot/new-dawn';
import { numberOf, useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** By which card a question is asked, and from which slot. */
export function Source({ step }: { step: Step }) {
  const { tell, word } = useBoardWords();
  const focus = numberOf(step, 'focus');
  const found = useMatch((s) => {
    const row = s.seats[step.player ?? '']?.row ?? [];
    const position = row.findIndex(({ id }) => id === focus);
    return { card: row[position]?.card, slot: numberOf(step, 'slot') ?? (position < 0 ? 0 : slotNumber(position)) };
  });
  if (focus === undefined || !found.card) return null;
  return (
    <span>
      {word(`card.${found.card}.name`)} · {tell('row.slot', { slot: found.slot })}
    </span>
  );
}
