import type { Params } from '@morgenrot/engine';
import { type BuildingId, buildingOf, type Goods, isExact, RESOURCES, type Resource } from '@morgenrot/stone-age';
import type { BoardSpeaker } from '../../kits/board/speaking.tsx';
import type { Translate } from '../../texts/say-reason.ts';
import { listed } from '../../texts/words.ts';
import { type TribeWords, tribeWords } from './words/own.ts';

type Word = (words: TribeWords, value: string) => string;

const WORDS: Readonly<Record<string, Word>> = {
  place: ({ word }, value) => word(`place.${value}`),
  card: ({ word }, value) => word(`card.${value}.name`),
  building: (words, value) => sayBuilding(words, value as BuildingId),
  what: ({ word }, value) => word(`good.${value}`),
  dice: (_words, value) => value.split(' ').join(', '),
};

/** What follows from a value, and is said beside it or instead. */
const DERIVED: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  place: { to: ({ word }, value) => word(`to.${value}`) },
  building: { cost: (words, value) => sayCost(words, value as BuildingId) },
  die: { gain: ({ word }, value) => word(`gain.${value}`) },
};

const PLAYERS = new Set(['by', 'player', 'after']);

/** Parameters that stand for something with a name: a message may say it, and never choose by it. */
export const NAMED_PARAMS: ReadonlySet<string> = new Set([
  ...PLAYERS,
  ...Object.keys(WORDS),
  ...Object.values(DERIVED).flatMap((derived) => Object.keys(derived)),
  'goods',
  'roll',
]);

/** "2 wood and 1 clay"; nothing for nothing. */
export function sayGoods(words: TribeWords, goods: Partial<Goods>): string {
  const parts = RESOURCES.filter((kind) => (goods[kind] ?? 0) > 0);
  return listed(
    words,
    parts.map((kind) => words.word(`amount.${kind}`, { count: goods[kind] ?? 0 })),
  );
}

/** What a building takes: "2 wood and 1 clay", or so many of so many kinds. */
function sayCost(words: TribeWords, id: BuildingId): string {
  const building = buildingOf(id);
  if (isExact(building)) return sayGoods(words, building.cost);
  const { min, max, kinds } = building;
  return kinds === undefined
    ? words.tell('building.free', { min, max })
    : words.tell('building.kinds', { count: min, kinds });
}

/** A building in a line of the log: what it brings, if that is certain, and what it takes. */
function sayBuilding(words: TribeWords, id: BuildingId): string {
  const building = buildingOf(id);
  const goods = sayCost(words, id);
  return isExact(building) ? words.tell('building.exact', { points: building.points, goods }) : goods;
}

/** "4 + 1 = 5"; a single die is its own sum. */
function sayRoll({ dice, total }: Params): string {
  const pips = String(dice).split(' ');
  return pips.length === 1 ? String(total) : `${pips.join(' + ')} = ${total}`;
}

const isAmount = (name: string): name is Resource => RESOURCES.some((kind) => kind === name);

/** What is paid or taken stands in a line as so many of each kind, and is said as one thing. */
function goodsIn(params: Params): Partial<Goods> | undefined {
  const amounts = Object.entries(params).filter(([name, value]) => isAmount(name) && typeof value === 'number');
  return amounts.length === 0 ? undefined : Object.fromEntries(amounts);
}

/** What the values in log entries, reasons and prompts stand for, by their names. */
export const translatorFor = ({ words, nameOf }: Pick<BoardSpeaker, 'words' | 'nameOf'>): Translate => {
  const own = tribeWords(words);
  return (params) => {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(params)) {
      const word = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
      if (PLAYERS.has(name)) values[name] = nameOf(String(value));
      else values[name] = word ? word(own, String(value)) : value;
      for (const [derived, say] of Object.entries(DERIVED[name] ?? {})) values[derived] = say(own, String(value));
    }
    if ('dice' in params && 'total' in params) values.roll = sayRoll(params);
    const goods = goodsIn(params);
    return goods ? { ...values, goods: sayGoods(own, goods) } : values;
  };
};
