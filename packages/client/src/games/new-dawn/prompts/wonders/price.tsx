import type { PlayerId } from '@morgenrot/engine';
import {
  type Means,
  meansFor,
  type State,
  type StepOf,
  total,
  type WonderId,
  wonderCostItems,
} from '@morgenrot/new-dawn';
import { usePeople } from '../../../../kits/board/people.ts';
import { sourceName } from '../../combat/items.tsx';
import { useMatch } from '../../match.ts';
import { type BoardWords, useBoardWords } from '../../words/use-board-words.ts';

export interface PriceLine {
  name: string;
  value: number;
}

function meansName({ of, count, each }: Means, { tell, word }: BoardWords): string {
  if (of === 'trade') return tell('price.tokens', { count });
  if (of === 'naturalWonder') return tell('price.naturalWonders', { count, each });
  return tell('price.resources', { count, resource: word(`resource.${of}`), each });
}

/** What I have for a wonder, each source by itself: the production, and everything that could be laid down. */
export function meansLines(
  s: State,
  step: StepOf<'chooseWonder'>,
  wonder: WonderId,
  words: BoardWords,
): readonly PriceLine[] {
  const { tell } = words;
  return [
    { name: `${tell('price.production')} (${tell('price.slot')})`, value: step.slot },
    { name: `${tell('price.production')} (${tell('price.card')})`, value: step.production - step.slot },
    ...meansFor(s, step, wonder).map((means) => ({ name: meansName(means, words), value: means.count * means.each })),
  ].filter(({ value }) => value !== 0);
}

interface PriceProps {
  wonder: WonderId;
  player: PlayerId;
}

/** The price of a wonder, line by line. */
export function PriceSum({ wonder, player }: PriceProps) {
  const words = useBoardWords();
  const { nameOf } = usePeople();
  const s = useMatch((state) => state);
  const items = wonderCostItems(s, player, wonder);
  const lines = items.map((item) => ({
    name: item.from === 'printed' ? words.tell('price.printed') : sourceName(words, nameOf, item),
    value: item.value,
  }));
  return <Sum lines={lines} title={words.tell('price.cost')} sum={Math.max(0, total(items))} />;
}

/** What I have for it, line by line. */
export function MeansSum({ wonder, step }: { wonder: WonderId; step: StepOf<'chooseWonder'> }) {
  const words = useBoardWords();
  const s = useMatch((state) => state);
  const lines = meansLines(s, step, wonder, words);
  return <Sum lines={lines} title={words.tell('price.most')} sum={lines.reduce((sum, { value }) => sum + value, 0)} />;
}

function Sum({ lines, title, sum }: { lines: readonly PriceLine[]; title: string; sum: number }) {
  return (
    <div className="m-column nd-price-sum">
      <ul className="nd-combat-items">
        {lines.map(({ name, value }, i) => (
          <li key={name}>
            <span>{name}</span>
            <b>{value < 0 ? `−${-value}` : i > 0 ? `+${value}` : value}</b>
          </li>
        ))}
      </ul>
      <p className="nd-combat-total">
        <span>{title}</span> <strong>{sum}</strong>
      </p>
    </div>
  );
}
