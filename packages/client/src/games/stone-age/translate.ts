import type { Params } from '@morgenrot/engine';
import { type Goods, RESOURCES, type Resource } from '@morgenrot/stone-age';
import type { BoardSpeaker } from '../../kits/board/speaking.tsx';
import type { Translate } from '../../texts/say-reason.ts';
import { listed } from '../../texts/words.ts';
import { type TribeWords, tribeWords } from './words/own.ts';

type Word = (words: TribeWords, value: string) => string;

const WORDS: Readonly<Record<string, Word>> = {
  place: ({ word }, value) => word(`place.${value}`),
  card: ({ word }, value) => word(`card.${value}.name`),
  building: ({ word }, value) => word(`building.${value}.text`),
  what: ({ word }, value) => word(`good.${value}`),
};

const PLAYERS = new Set(['by', 'player', 'after']);

/** Parameters that stand for something with a name: a message may say it, and never choose by it. */
export const NAMED_PARAMS: ReadonlySet<string> = new Set([...PLAYERS, ...Object.keys(WORDS)]);

/** "2 wood and 1 clay"; nothing for nothing. */
export function sayGoods(words: TribeWords, goods: Partial<Goods>): string {
  const parts = RESOURCES.filter((kind) => (goods[kind] ?? 0) > 0);
  return listed(
    words,
    parts.map((kind) => words.word(`amount.${kind}`, { count: goods[kind] ?? 0 })),
  );
}

const isAmount = (name: string): name is Resource => RESOURCES.some((kind) => kind === name);

/** What is paid or taken stands in a line as so many of each kind, and is said as one thing. */
function goodsIn(params: Params): Partial<Goods> | undefined {
  const amounts = Object.entries(params).filter(([name, value]) => isAmount(name) && typeof value === 'number');
  return amounts.length === 0 ? undefined : Object.fromEntries(amounts);
}

/** What the values in log entries, reasons and prompts stand for, by their names. */
export const translatorFor = ({ words, nameOf }: BoardSpeaker): Translate => {
  const own = tribeWords(words);
  return (params) => {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(params)) {
      const word = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
      if (PLAYERS.has(name)) values[name] = nameOf(String(value));
      else values[name] = word ? word(own, String(value)) : value;
    }
    const goods = goodsIn(params);
    return goods ? { ...values, goods: sayGoods(own, goods) } : values;
  };
};
