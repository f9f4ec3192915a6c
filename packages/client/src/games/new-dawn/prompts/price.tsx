import type { PlayerId } from '@morgenrot/engine';
import {
  NATURAL_WONDERS,
  type Resource,
  type State,
  type StepOf,
  total,
  tradeOn,
  WONDERS,
  type WonderId,
  wonderCostItems,
} from '@morgenrot/new-dawn';
import { sourceName } from '../combat/items.tsx';
import { useMatch } from '../match.ts';
import { usePeople } from '../names.ts';
import { type BoardWords, useBoardWords } from '../words/use-board-words.ts';

export interface PriceLine {
  name: string;
  value: number;
}

/** What I have for a wonder, each source by itself: the production, and everything that could be laid down. */
export function meansFor(
  s: State,
  step: StepOf<'chooseWonder'>,
  wonder: WonderId,
  { tell, word }: BoardWords,
): PriceLine[] {
  const seat = s.seats[step.player];
  const { resources } = WONDERS[wonder];
  const extra = step.production - step.slot;
  const fits = (resource: Resource): boolean => resources.includes(resource);
  const wonders = (seat?.naturalWonders ?? []).filter(
    (id) => !seat?.spent.includes(id) && fits(NATURAL_WONDERS[id].resource),
  ).length;
  const tokens = tradeOn(s, step.player, step.focus);
  return [
    { name: `${tell('price.production')} (${tell('price.slot')})`, value: step.slot },
    { name: `${tell('price.production')} (${tell('price.card')})`, value: extra },
    ...resources.map((resource) => {
      const count = seat?.resources[resource] ?? 0;
      return { name: tell('price.resources', { count, resource: word(`resource.${resource}`) }), value: 2 * count };
    }),
    { name: tell('price.naturalWonders', { count: wonders }), value: 2 * wonders },
    { name: tell('price.tokens', { count: tokens }), value: tokens },
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
  const lines = meansFor(s, step, wonder, words);
  return <Sum lines={lines} title={words.tell('price.most')} sum={lines.reduce((sum, { value }) => sum + value, 0)} />;
}

function Sum({ lines, title, sum }: { lines: readonly PriceLine[]; title: string; sum: number }) {
  return (
    <div className="price-sum">
      <ul className="combat-items">
        {lines.map(({ name, value }, i) => (
          <li key={name}>
            <span>{name}</span>
            <b>{value < 0 ? `−${-value}` : i > 0 ? `+${value}` : value}</b>
          </li>
        ))}
      </ul>
      <p className="combat-total">
        <span>{title}</span> <strong>{sum}</strong>
      </p>
    </div>
  );
}
