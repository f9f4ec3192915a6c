import { type Ask, asked, open, optionsOf, refusedOf } from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it, test } from 'vitest';
import { type Contract, MOST_DECISIONS, seatsFrom, sittings } from './plan.ts';

type Part = ReturnType<IntlMessageFormat['getAst']>[number];
interface Use {
  name: string;
  /** The words that stand for one and for many; absent where the value is only filled in. */
  forms?: string[];
}

const messageOf = (text: string, language: string): IntlMessageFormat =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });

/** What a message is filled with, also inside of its forms. */
const usesIn = (parts: readonly Part[]): Use[] =>
  parts.flatMap((part): Use[] => {
    if (!('value' in part) || part.type === LITERAL) return [];
    if (!('options' in part)) return [{ name: part.value }];
    const inner = Object.values(part.options).flatMap(({ value }) => usesIn(value));
    return [{ name: part.value, forms: Object.keys(part.options) }, ...inner];
  });
const LITERAL = 0;

const namesIn = (uses: readonly Use[]): string[] => [...new Set(uses.map(({ name }) => name))].sort();

/** Fills it in with every form that it has. */
function speaks(text: string, language: string): void {
  const message = messageOf(text, language);
  const uses = usesIn(message.getAst());
  for (const number of [0, 1, 2, 21]) {
    const chosen = uses.map(({ name, forms }): [string, string | number] => [
      name,
      forms?.some((form) => form === 'one' || form.startsWith('=') || form === 'few') || !forms
        ? number
        : (forms[number % forms.length] ?? ''),
    ]);
    expect(String(message.format(Object.fromEntries(chosen))).trim()).not.toBe('');
  }
}

interface Needed {
  /** Every key that the page will look for: of questions, log, refusals and hints. */
  keys: Set<string>;
  /** Every option of every question, by the question's kind: the page has several ways to find a word for it. */
  options: Set<string>;
}

/** Also what is chosen with an act. */
const optionsIn = (ask: Ask): readonly string[] => [
  ...optionsOf(ask),
  ...(ask.shape === 'acts' ? ask.from.flatMap(({ with: more }) => (more ? optionsOf(more) : [])) : []),
];

/** Where the page looks for the words of an option, the first first (`sayOption`). */
function waysToSay(named: string): string[] {
  const [kind, option] = named.split(' ') as [string, string];
  const [verb, about] = option.split(':');
  return [`option.${kind}.${option}`, `option.${option}`, `option.${verb}.${about}`, `option.${verb}`];
}

function neededBy(plan: Contract): Needed {
  const { game, mostDecisions = MOST_DECISIONS, shown = () => false } = plan;
  const options = new Set<string>();
  const needed = new Set(Object.keys(game.outlook?.weights ?? {}).map((term) => `hint.${term}`));
  for (const [kind, { ask }] of Object.entries(game.handlers)) {
    if (!ask) continue;
    needed.add(`prompt.${kind}`);
    needed.add(`waiting.${kind}`);
  }
  for (const { key, values } of game.options) {
    needed.add(`options.${key}`);
    for (const value of values) needed.add(`options.${key}.${value}`);
  }
  for (const sitting of sittings(plan, 'words')) {
    const players = new Set(seatsFrom(sitting.players));
    playout(game, {
      ...sitting,
      mostDecisions,
      eachState: (s) => {
        for (const { key } of s.news) needed.add(`log.${key}`);
        for (const { player } of open(s)) {
          const question = player === undefined ? undefined : asked(game.handlers, s, player);
          if (!question) continue;
          for (const { key } of Object.values(refusedOf(question.ask))) needed.add(`reason.${key}`);
          // People are called by their names.
          for (const option of optionsIn(question.ask))
            if (!players.has(option) && !shown(question.kind, option)) options.add(`${question.kind} ${option}`);
        }
      },
    });
  }
  return { keys: needed, options };
}

/** What the page itself says of what the engine does. */
const isOfPage = (key: string): boolean => /^(log|reason)\.(answer|bargain)\./.test(key);
const isActOfBargain = (named: string): boolean =>
  /^\S+ (offer|counter|change|accept|decline|withdraw|choose):/.test(named);

export function provesWords(plan: Contract): void {
  const { en, de } = plan.words;
  describe('in both languages', () => {
    let found: Needed | undefined;
    const needed = (): Needed => {
      found ??= neededBy(plan);
      return found;
    };
    it('has words for everything that is asked, told, refused and chosen', () => {
      expect([...needed().keys].filter((key) => !Object.hasOwn(en, key) && !isOfPage(key)).sort()).toEqual([]);
    });
    it.each(Object.entries(plan.words))('says every option of every question in words (%s)', (_language, table) => {
      const isSaid = (named: string): boolean => waysToSay(named).some((key) => Object.hasOwn(table, key));
      const unsaid = [...needed().options].filter((named) => !isSaid(named) && !isActOfBargain(named));
      expect(unsaid.sort()).toEqual([]);
    });
    it('has the same words in German', () => {
      expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    });
    test('every message can be said, with one and with many, and takes the same values in both', () => {
      for (const [key, english] of Object.entries(en)) {
        const german = de[key] ?? '';
        speaks(english, 'en');
        speaks(german, 'de');
        const [one, other] = [english, german].map((text, i) =>
          namesIn(usesIn(messageOf(text, i === 0 ? 'en' : 'de').getAst())),
        );
        expect(other, key).toEqual(one);
      }
    });
  });
}
