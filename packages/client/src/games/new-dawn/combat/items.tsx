import { type Item, total } from '@morgenrot/new-dawn';
import { PIPS } from '../../../board/motion/die-face.ts';
import { usePeople } from '../../../kits/board/people.ts';
import { effectName } from '../questions/words.ts';
import { type BoardWords, useBoardWords } from '../words/use-board-words.ts';

/** `die` and `slot` have words of their own, everything else goes by the name of its card. */
export function sourceName(words: BoardWords, nameOf: (player: string) => string, { from, giver }: Item): string {
  const { word, tell } = words;
  if (from === 'unknown') return tell('combat.unknown');
  const name = effectName(words, from);
  if (name === undefined) return word(`combat.${from}`);
  return giver === undefined ? name : tell('holdings.cardOf', { card: name, player: nameOf(giver) });
}

interface ItemListProps {
  items: readonly Item[];
  /** The dice have not been rolled: the sum is only a beginning. */
  isAhead?: boolean;
}

/** A side's sum, line by line. */
export function ItemList({ items, isAhead = false }: ItemListProps) {
  const words = useBoardWords();
  const { nameOf } = usePeople();
  return (
    <>
      <ul className="nd-combat-items">
        {items.map((item) => (
          <li key={`${item.from} ${item.giver ?? ''}`} data-die={item.from === 'die' || undefined}>
            <span>{sourceName(words, nameOf, item)}</span>
            {item.from === 'die' ? (
              <Die key={item.value} value={item.value} />
            ) : (
              <b>{item.value > 0 ? `+${item.value}` : item.value}</b>
            )}
          </li>
        ))}
      </ul>
      <p className="nd-combat-total">
        <span>{words.tell(isAhead ? 'combat.beforeDice' : 'combat.total')}</span> <strong>{total(items)}</strong>
      </p>
    </>
  );
}

export function Die({ value }: { value: number }) {
  return (
    <b className="nd-die">
      <span className="m-unseen">{value}</span>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <rect x="-11" y="-11" width="22" height="22" rx="5" />
        {(PIPS[value] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" />
        ))}
      </svg>
    </b>
  );
}
