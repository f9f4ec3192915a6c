import {
  AGENDAS,
  type AgendaId,
  CITY_STATES,
  type CityStateId,
  DIPLOMACY_CARDS,
  FOCUS_CARD_IDS,
  FOCUS_CARDS,
  LEADERS,
  type LeaderRow,
  NATURAL_WONDERS,
  type NaturalWonderId,
  TERRA_LEADERS,
  VICTORY_CARDS,
  WONDER_IDS,
  WONDERS,
} from '@morgenrot/new-dawn';
import { type BookTerm, type Chapter, ruleEntries, termEntries } from '../../../kits/book/written.ts';
import type { BookEntry, BookFact, EntryId } from '../../../reference/entry.ts';
import { listed, type Words } from '../../../texts/words.ts';
import { roman } from '../roman.ts';
import { type BoardWords, boardWords } from '../words/use-board-words.ts';
import { rulesOf, type TermId } from './terms.ts';

/** What is written by hand, in one language. */
interface Texts {
  rules: Readonly<Record<string, Chapter>>;
  terms: Readonly<Record<TermId, BookTerm>>;
}

interface CardParts {
  kind: string;
  id: string;
  /** The game's key, without `.name` and `.text`. */
  key: string;
  facts: BookFact[];
  see: EntryId[];
}

function cardEntry({ word, find }: BoardWords, { kind, id, key, facts, see }: CardParts): BookEntry | undefined {
  const text = find(`${key}.text`) ?? '';
  // Cards that the game's words do not know yet are not in its box.
  if (find(`${key}.name`) === undefined) return undefined;
  return {
    id: `${kind}:${id}`,
    title: word(`${key}.name`),
    short: text,
    paragraphs: [],
    facts,
    forms: [],
    see,
    isCard: true,
  };
}

const fact =
  (words: BoardWords, name: 'type' | 'level' | 'era' | 'cost' | 'resources' | 'row' | 'civ' | 'card' | 'unique') =>
  (value: string): BookFact => ({ name: words.tell(`fact.${name}`), value });

function focusCards(words: BoardWords): CardParts[] {
  return FOCUS_CARD_IDS.map((id) => {
    const { type, level } = FOCUS_CARDS[id];
    return {
      kind: 'focus',
      id,
      key: `card.${id}`,
      facts: [fact(words, 'type')(words.word(`type.${type}`)), fact(words, 'level')(roman(level))],
      see: [`term:${type}`, ...rulesOf(type)],
    };
  });
}

function wonders(words: BoardWords): CardParts[] {
  return WONDER_IDS.map((id) => {
    const { type, era, cost, resources } = WONDERS[id];
    return {
      kind: 'wonder',
      id,
      key: `wonder.${id}`,
      facts: [
        fact(words, 'type')(words.word(`type.${type}`)),
        fact(words, 'era')(words.word(`era.${era}`)),
        fact(words, 'cost')(String(cost)),
        fact(
          words,
          'resources',
        )(
          listed(
            words,
            resources.map((each) => words.word(`resource.${each}`)),
          ),
        ),
      ],
      see: ['term:world-wonder', 'rule:R13.2', 'rule:R20'],
    };
  });
}

/** The sheets of the base game, and those that only the expansion has. */
function leaders(words: BoardWords): CardParts[] {
  const rows: Readonly<Record<string, LeaderRow>> = { ...TERRA_LEADERS, ...LEADERS };
  return Object.entries(rows).map(([id, { startOrder }]) => {
    const unique = Object.entries<LeaderRow>(TERRA_LEADERS).find(([other]) => other === id)?.[1].unique;
    return {
      kind: 'leader',
      id,
      key: `leader.${id}`,
      facts: [
        fact(words, 'civ')(words.word(`leader.${id}.civ`)),
        fact(words, 'row')(startOrder.map((type) => words.word(`type.${type}`)).join(' · ')),
        ...(unique ? [fact(words, 'unique')(words.word(`card.${unique}.name`))] : []),
      ],
      see: ['term:leader', 'rule:R3.2', ...(unique ? [`focus:${unique}` as const] : [])],
    };
  });
}

function cityStates(words: BoardWords): CardParts[] {
  return (Object.keys(CITY_STATES) as CityStateId[]).map((id) => ({
    kind: 'cityState',
    id,
    key: `cityState.${id}`,
    facts: [fact(words, 'type')(words.word(`type.${CITY_STATES[id].type}`))],
    see: ['term:city-state', 'rule:R17', 'rule:R12.6'],
  }));
}

function naturalWonders(words: BoardWords): CardParts[] {
  return (Object.keys(NATURAL_WONDERS) as NaturalWonderId[]).map((id) => ({
    kind: 'naturalWonder',
    id,
    key: `naturalWonder.${id}`,
    facts: [fact(words, 'resources')(words.word(`resource.${NATURAL_WONDERS[id].resource}`))],
    see: ['term:natural-wonder', 'rule:R19'],
  }));
}

const diplomacyCards = (): CardParts[] => [
  ...DIPLOMACY_CARDS.map(
    (id): CardParts => ({
      kind: 'diplomacy',
      id,
      key: `diplomacy.${id}`,
      facts: [],
      see: ['term:diplomacy-card', 'rule:R18'],
    }),
  ),
  { kind: 'diplomacy', id: 'ibrahim', key: 'special.ibrahim', facts: [], see: ['leader:ottoman', 'rule:T16.3'] },
];

/** With the other agenda of its card. */
function agendas(words: BoardWords): CardParts[] {
  const cards: (readonly AgendaId[])[] = Object.values(VICTORY_CARDS);
  return (Object.keys(AGENDAS) as AgendaId[]).map((id) => {
    const other = cards.find((card) => card.includes(id))?.find((each) => each !== id);
    return {
      kind: 'agenda',
      id,
      key: `agenda.${id}`,
      facts: other ? [fact(words, 'card')(words.word(`agenda.${other}.name`))] : [],
      see: ['term:agenda', 'rule:R24', ...(other ? [`agenda:${other}` as const] : [])],
    };
  });
}

/** Everything that can be looked up about this game: rules and terms as written, cards as the game has them. */
export function entriesOf(texts: Texts, page: Words): readonly BookEntry[] {
  const words = boardWords(page);
  const cards = [focusCards, wonders, leaders, cityStates, diplomacyCards, agendas, naturalWonders].flatMap((list) =>
    list(words),
  );
  return [
    ...ruleEntries(texts.rules),
    ...termEntries(texts.terms, rulesOf),
    ...cards.map((parts) => cardEntry(words, parts)).filter((entry) => entry !== undefined),
  ];
}
