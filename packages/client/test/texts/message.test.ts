import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { adminDe } from '../../src/admin/words/de.ts';
import { adminEn } from '../../src/admin/words/en.ts';
import { gamePages } from '../../src/games/games.ts';
import { GUIDE_TEXTS } from '../../src/games/new-dawn/guide/words/guide-texts.ts';
import { TRIBE_GUIDE_TEXTS } from '../../src/games/stone-age/guide/words/texts.ts';
import { bookDe } from '../../src/games/stone-age/reference/texts/other.de.ts';
import { bookEn } from '../../src/games/stone-age/reference/texts/other.en.ts';
import { explainedDe } from '../../src/texts/de/explained.ts';
import { explainedEn } from '../../src/texts/en/explained.ts';
import { LANGUAGES, type Language } from '../../src/texts/languages.ts';
import { messageOf, type Values } from '../../src/texts/message.ts';
import { loadMatchTexts, type TextTable, textsOf } from '../../src/texts/texts.ts';

type Parts = ReturnType<IntlMessageFormat['getAst']>;
type Use = readonly [name: string, values: readonly (string | number)[]];

const NUMBERS = [0, 1, 2, 3, 21, 1234, 0.5];
const LITERAL = 0;

const usualOf = (text: string, language: Language): IntlMessageFormat =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });

/** What a message is filled with, and what it could be filled with. */
const usesIn = (parts: Parts): Use[] =>
  parts.flatMap((part): Use[] => {
    if (!('value' in part) || part.type === LITERAL) return [];
    if (!('options' in part)) return [[part.value, [...NUMBERS, 'Anna']]];
    const forms = Object.keys(part.options);
    const isChoice = !forms.some((form) => form === 'one' || form.startsWith('='));
    const inner = Object.values(part.options).flatMap(({ value }) => usesIn(value));
    return [[part.value, isChoice ? forms : NUMBERS], ...inner];
  });

/** As many ways to fill a message in as its longest list of values has. */
function fillings(uses: readonly Use[]): Values[] {
  const values = new Map<string, readonly (string | number)[]>();
  for (const [name, each] of uses) {
    const known = values.get(name);
    // What is filled in and also chosen by is what can be chosen.
    if (!known || known.includes('Anna')) values.set(name, each);
  }
  const most = Math.max(1, ...[...values.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries([...values].map(([name, each]) => [name, each[i % each.length] ?? ''])),
  );
}

async function tablesIn(language: Language): Promise<TextTable[]> {
  await loadMatchTexts(language);
  const ofGames = gamePages().flatMap(({ words, optionWords }) => [words, ...(optionWords ? [optionWords] : [])]);
  return [
    textsOf(language),
    language === 'de' ? adminDe : adminEn,
    language === 'de' ? explainedDe : explainedEn,
    GUIDE_TEXTS[language],
    TRIBE_GUIDE_TEXTS[language],
    language === 'de' ? bookDe : bookEn,
    ...(await Promise.all(ofGames.map((load) => load[language]()))),
  ];
}

describe('a message says what the usual reader of ICU messages makes of it', () => {
  it.each(LANGUAGES)('in every text of the page and of every game: %s', async (language) => {
    const texts = (await tablesIn(language)).flatMap((table) => Object.values(table));
    expect(texts.length).toBeGreaterThan(1500);
    for (const text of texts) {
      const usual = usualOf(text, language);
      const message = messageOf(text, language);
      for (const values of fillings(usesIn(usual.getAst())))
        expect(message(values), text).toBe(String(usual.format(values)));
    }
  });
  it('with apostrophes, quotes and forms within forms', () => {
    const texts = [
      "It''s {who}'s turn, and '{who}' isn't it.",
      "'{'# } # '}' <b>bold</b>",
      '{n, plural, =0 {none} one {# of {m, plural, one {#} other {# all}}} other {{who}: #, {m, select, 2 {two #} other {}}}}',
      '{ n , selectordinal , one {#st} two {#nd} few {#rd} other {#th} }',
      "{n, plural, one {it''s '{one}'} other {they're {n, number}}}",
    ];
    for (const text of texts)
      for (const n of NUMBERS)
        for (const m of [1, 2]) {
          const values = { n, m, who: 'Ben' };
          expect(messageOf(text, 'en')(values), text).toBe(String(usualOf(text, 'en').format(values)));
        }
  });
  it('and throws where a value is missing or the message is none', () => {
    expect(() => messageOf('{who} begins', 'en')()).toThrow(ReferenceError);
    for (const text of ['{', '{who', '{who, date}', '{n, plural, one {x}', '{n, plural, one x}'])
      expect(() => messageOf(text, 'en'), text).toThrow(SyntaxError);
    expect(() => messageOf('{n, plural, one {x}}', 'en')({ n: 2 })).toThrow(RangeError);
  });
});
