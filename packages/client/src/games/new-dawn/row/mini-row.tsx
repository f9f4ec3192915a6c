import type { PlayerId } from '@morgenrot/engine';
import { FOCUS_CARDS, slotNumber } from '@morgenrot/new-dawn';
import { TypeIcon } from '../icons/type-icon.tsx';
import { useMatch } from '../match.ts';
import { usePeople } from '../names.ts';
import { roman } from '../roman.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** A rival's row at a glance: kinds, levels and trade tokens from slot 1 to 5. */
export function MiniRow({ player }: { player: PlayerId }) {
  const { tell, word } = useBoardWords();
  const { nameOf } = usePeople();
  const row = useMatch((s) => s.seats[player]?.row ?? []);
  return (
    <ol className="mini-row" aria-label={tell('row.of', { player: nameOf(player) })}>
      {row.map(({ id, card, trade }, position) => {
        const { type, level } = FOCUS_CARDS[card];
        const slot = tell('row.slot', { slot: slotNumber(position) });
        const words = [slot, word(`card.${card}.name`), tell('row.level', { level: roman(level) })];
        if (trade > 0) words.push(tell('row.trade', { count: trade }));
        return (
          <li key={id} title={`${words.join(', ')}: ${word(`card.${card}.text`)}`}>
            <span className="unseen">{words.join(', ')}</span>
            <TypeIcon type={type} />
            <span className="mini-level" aria-hidden="true">
              {roman(level)}
            </span>
            {trade > 0 && (
              <span className="mini-trade" aria-hidden="true">
                {trade}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
