import { RESOURCES, type Seat, toolValue } from '@morgenrot/stone-age';
import { tip, tipsInside } from '../../../reference/tip.ts';
import { Icon, type IconName } from '../drawing/icons.tsx';
import { entryOfIcon } from '../reference/terms.ts';
import { type TribeWords, useTribeWords } from '../words/own.ts';

interface Item {
  icon: IconName;
  count: number;
  words: string;
  /** By what motion finds it. */
  part: string;
}

function itemsOf(words: TribeWords, seat: Seat): Item[] {
  const { tell, word } = words;
  const cards = seat.pile.length + seat.kept.length + seat.extra.length;
  const some = (icon: IconName, key: Parameters<TribeWords['tell']>[0], count: number): Item => ({
    icon,
    count,
    words: tell(key, { count }),
    part: icon,
  });
  return [
    some('figure', 'have.figures', seat.figures),
    some('food', 'have.food', seat.food),
    some('agriculture', 'have.agriculture', seat.agriculture),
    some('tool', 'have.tools', toolValue(seat)),
    ...RESOURCES.map(
      (kind): Item => ({
        icon: kind,
        count: seat.goods[kind],
        words: tell('have.good', { count: seat.goods[kind], what: word(`good.${kind}`) }),
        part: kind,
      }),
    ),
    some('building', 'have.buildings', seat.buildings.length),
    some('card', 'have.cards', cards),
    some('points', 'have.points', seat.score),
  ];
}

/** What somebody has, each with its picture and number. */
export function Stock({ seat, player, label }: { seat: Seat; player: string; label: string }) {
  const words = useTribeWords();
  return (
    <ul className="sa-stock" {...tipsInside} aria-label={label}>
      {itemsOf(words, seat).map(({ icon, count, words: said, part }) => (
        <li
          key={icon}
          data-part={`${part}:${player}`}
          data-none={count === 0 || undefined}
          {...tip(entryOfIcon(icon), said)}
        >
          <Icon name={icon} />
          <b aria-hidden="true">{count}</b>
          <span className="m-unseen">{said}</span>
        </li>
      ))}
    </ul>
  );
}
