import {
  BUILDING_IDS,
  type Building,
  type BuildingId,
  buildingOf,
  CARD_IDS,
  type CardId,
  type CardSpace,
  COUPLE,
  cardOf,
  DIVISORS,
  isCardSpace,
  isExact,
  isGround,
  isResourcePlace,
  isStack,
  type Lower,
  type Person,
  PLACES,
  type Place,
  priceOf,
  RESOURCES,
  stoneAge,
  type Upper,
  YIELDS,
} from '@morgenrot/stone-age';
import { type BookTerm, type Chapter, ruleEntries, ruleEntry, termEntries } from '../../../kits/book/written.ts';
import type { BookEntry, BookFact, EntryId } from '../../../reference/entry.ts';
import { sayFrom, type Values, type Words } from '../../../texts/words.ts';
import { sayGoods } from '../translate.ts';
import { type TribeWords, tribeWords } from '../words/own.ts';
import { rulesOf, type TermId } from './terms.ts';
import type { bookEn } from './texts/other.en.ts';
import type { rulesEn } from './texts/rules.en.ts';

type BookKey = keyof typeof bookEn;

/** What is written by hand, in one language. */
export interface BookTexts {
  rules: Readonly<Record<keyof typeof rulesEn, Chapter>>;
  terms: Readonly<Record<TermId, BookTerm>>;
  other: Readonly<Record<BookKey, string>>;
}

interface BookWords extends TribeWords {
  write(key: BookKey, values?: Values): string;
}

const NOTHING_MORE = { paragraphs: [], forms: [], isCard: false } as const;

const fact = ({ write }: BookWords, name: BookKey & `fact.${string}`, value: string): BookFact => ({
  name: write(name),
  value,
});

const UPPER_RULE: Readonly<Record<Upper['type'], string>> = {
  food: 'S12.1',
  resource: 'S12.2',
  roll: 'S12.3',
  points: 'S12.4',
  tool: 'S12.5',
  agriculture: 'S12.5',
  extraCard: 'S12.6',
  oneUseTool: 'S12.7',
  anyResources: 'S12.8',
  strip: 'S13',
};
const PERSON_RULE: Readonly<Record<Person, string>> = {
  farmer: 'S18.2',
  toolmaker: 'S18.3',
  builder: 'S18.4',
  shaman: 'S18.5',
};

const lowerLinks = (lower: Lower): EntryId[] =>
  'symbol' in lower
    ? [`term:${lower.symbol}`, ruleEntry('S18.1')]
    : [`term:${lower.person}`, ruleEntry(PERSON_RULE[lower.person])];

/** The other card with the same culture symbol. */
function twinOf(card: CardId): EntryId[] {
  const { lower } = cardOf(card);
  if (!('symbol' in lower)) return [];
  const twins = CARD_IDS.filter((other) => {
    const theirs = cardOf(other).lower;
    return other !== card && 'symbol' in theirs && theirs.symbol === lower.symbol;
  });
  return twins.map((twin): EntryId => `card:${twin}`);
}

function cardEntry(words: BookWords, card: CardId): BookEntry {
  const { upper, lower } = cardOf(card);
  const title = words.word(`card.${card}.name`);
  // A card is called by its halves.
  const [now = '', later = ''] = title.split(' / ');
  return {
    ...NOTHING_MORE,
    id: `card:${card}`,
    title,
    short: `${words.word(`card.${card}.upper`)} ${words.word(`card.${card}.lower`)}`,
    facts: [fact(words, 'fact.upper', now), fact(words, 'fact.lower', later)],
    see: [ruleEntry(UPPER_RULE[upper.type]), ...lowerLinks(lower), ...twinOf(card)],
    isCard: true,
  };
}

const VALUES = RESOURCES.map((kind) => DIVISORS[kind]);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** The first of these values once each, and the first of all for the rest. */
const paidWith = (values: readonly number[], count: number, kinds: number): number =>
  sum(values.slice(0, kinds)) + (count - kinds) * (values[0] ?? 0);

/** S14.2, S14.3: the fewest points that a building of one's choice can bring, and the most. */
export function pointsOf(building: Building): readonly [least: number, most: number] {
  if (isExact(building)) return [building.points, building.points];
  const { min, max, kinds = 1 } = building;
  return [paidWith(VALUES, min, kinds), paidWith([...VALUES].reverse(), max, kinds)];
}

function buildingParts(words: BookWords, building: Building): { title: string; price: string; rule: string } {
  const { write } = words;
  if (isExact(building)) {
    const price = sayGoods(words, building.cost);
    return { title: write('building.exact', { points: building.points, goods: price }), price, rule: 'S14.1' };
  }
  const { min, max, kinds } = building;
  if (kinds === undefined)
    return { title: write('building.free', { min, max }), price: write('price.free', { min, max }), rule: 'S14.3' };
  const values = { count: min, kinds };
  return { title: write('building.kinds', values), price: write('price.kinds', values), rule: 'S14.2' };
}

function buildingEntry(words: BookWords, id: BuildingId): BookEntry {
  const building = buildingOf(id);
  const { title, price, rule } = buildingParts(words, building);
  const [least, most] = pointsOf(building);
  const points = least === most ? String(least) : words.write('points.between', { least, most });
  return {
    ...NOTHING_MORE,
    id: `building:${id}`,
    title,
    short: words.word(`building.${id}.text`),
    facts: [fact(words, 'fact.price', price), fact(words, 'fact.points', points)],
    see: [ruleEntry(rule), ruleEntry('S1.6'), 'term:builder'],
    isCard: true,
  };
}

function figuresFor({ write }: BookWords, place: Place): string {
  if (place === 'hunt') return write('figures.any');
  if (place === 'hut') return write('figures.couple', { count: COUPLE });
  return write(isResourcePlace(place) ? 'figures.rings' : 'figures.one');
}

const priceFact = (words: BookWords, space: CardSpace): BookFact => fact(words, 'fact.price', String(priceOf(space)));

const VILLAGE_LINKS: Readonly<Partial<Record<Place, readonly EntryId[]>>> = {
  toolMaker: ['rule:S10.1', 'term:toolStep', 'term:toolmaker', 'rule:S6.1'],
  hut: ['rule:S10.2', 'term:figure', 'rule:S6.1'],
  field: ['rule:S10.3', 'term:agriculture', 'rule:S6.1'],
};

function placeLinks(place: Place): EntryId[] {
  if (isGround(place)) return ['rule:S8', `term:${YIELDS[place]}`, ...(place === 'hunt' ? [] : [ruleEntry('S6.2')])];
  if (isCardSpace(place)) return ['rule:S11', 'term:card'];
  if (isStack(place)) return ['rule:S14', 'term:stack'];
  return [...(VILLAGE_LINKS[place] ?? [])];
}

function placeEntry(words: BookWords, place: Place): BookEntry {
  const isOnGround = !isCardSpace(place) && !isStack(place);
  return {
    ...NOTHING_MORE,
    id: `place:${place}`,
    title: words.word(`place.${place}`),
    short: words.write(`place.${place}`),
    facts: [
      fact(words, 'fact.figures', figuresFor(words, place)),
      ...(isGround(place) ? [fact(words, 'fact.gives', words.word(`good.${YIELDS[place]}`))] : []),
      ...(isCardSpace(place) ? [priceFact(words, place)] : []),
    ],
    // Spaces for cards and buildings are called like what lies on them.
    isTerm: isOnGround,
    see: ['rule:S5.6', ...placeLinks(place)],
  };
}

const OPTION_LINKS = {
  cardPiles: ['rule:S20.3'],
  startPlayer: ['rule:S3.4', 'rule:S16.1'],
  freeReturn: ['rule:S7.4'],
} as const satisfies Record<string, readonly EntryId[]>;
type OptionKey = keyof typeof OPTION_LINKS;
const isOptionKey = (key: string): key is OptionKey => Object.hasOwn(OPTION_LINKS, key);

const optionEntries = (words: BookWords): BookEntry[] =>
  stoneAge.options.flatMap(({ key, values, initial }) =>
    isOptionKey(key)
      ? [
          {
            ...NOTHING_MORE,
            id: `option:${key}` as const,
            title: words.word(`options.${key}`),
            short: words.write(`option.${key}`),
            paragraphs: values.map((value) => ({ text: words.word(`options.${key}.${value}`) })),
            facts: [fact(words, 'fact.usual', words.word(`options.${key}.${initial}`))],
            see: [...OPTION_LINKS[key]],
          },
        ]
      : [],
  );

/** Everything that can be looked up about this game: rules and terms as written, pieces as the game has them. */
export function entriesOf({ rules, terms, other }: BookTexts, page: Words): readonly BookEntry[] {
  const words: BookWords = { ...tribeWords(page), write: sayFrom(page.language, other) };
  return [
    ...ruleEntries(rules),
    ...PLACES.map((place) => placeEntry(words, place)),
    ...CARD_IDS.map((card) => cardEntry(words, card)),
    ...BUILDING_IDS.map((building) => buildingEntry(words, building)),
    ...termEntries(terms, rulesOf),
    ...optionEntries(words),
  ];
}
