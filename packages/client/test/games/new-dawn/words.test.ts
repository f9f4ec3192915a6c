import { asked, give, type LogEntry, open, type Params, type Step, sample } from '@morgenrot/engine';
import { capitalOf, type NewDawnOptions, type NewDawnStep, newDawn } from '@morgenrot/new-dawn';
import { textsDe as gameDe } from '@morgenrot/new-dawn/texts/de';
import { textsEn as gameEn } from '@morgenrot/new-dawn/texts/en';
import { describe, expect, it } from 'vitest';
import { sayQuestion, sayWaiting } from '../../../src/board/prompt/use-question.ts';
import { describeSpace, doingNow } from '../../../src/games/new-dawn/map/space-facts.ts';
import { placeName } from '../../../src/games/new-dawn/places.ts';
import { optionWord } from '../../../src/games/new-dawn/prompts/option-word.ts';
import { translatorFor } from '../../../src/games/new-dawn/translate.ts';
import { boardWords } from '../../../src/games/new-dawn/words/use-board-words.ts';
import { lettersFor } from '../../../src/kits/board/people.ts';
import { readPreferences } from '../../../src/shell/preferences.ts';
import { preferredLanguage } from '../../../src/texts/languages.ts';
import { sayReason } from '../../../src/texts/say-reason.ts';
import { listed, wordsOf } from '../../../src/texts/words.ts';
import { startNewDawn } from '../../kit.ts';

const WORDS = { en: boardWords(wordsOf('en', gameEn)), de: boardWords(wordsOf('de', gameDe)) };
const nameOf = (player: string): string => ['Anna', 'Ben'][Number(player)] ?? '?';

describe('the page speaks', () => {
  it('the first of the browser’s languages that it knows', () => {
    expect(preferredLanguage(['fr-CH', 'de-CH', 'en'])).toBe('de');
    expect(preferredLanguage(['fr'])).toBe('en');
  });
  it('plurals in both languages', () => {
    expect(WORDS.en.say('wait.seats', { count: 1 })).toBe('One seat is free.');
    expect(WORDS.de.say('wait.seats', { count: 3 })).toBe('3 Plätze sind frei.');
    expect(listed(WORDS.de, ['Anna', 'Ben', 'Carla'])).toBe('Anna, Ben und Carla');
  });
  it('even of a reason that it does not know', () => {
    expect(sayReason(WORDS.en, { key: 'never.heard' })).toContain('never.heard');
  });
  it('with what was preferred, if that can be read', () => {
    expect(readPreferences('{"language":"de","theme":"pink","sendAtOnce":1}', ['en'])).toEqual({
      language: 'de',
      theme: 'system',
      palette: 'dawn',
      sendAtOnce: false,
      askedAtOnce: false,
      motion: true,
      warn: true,
      alerts: false,
      name: '',
    });
    expect(readPreferences('no json', ['de']).language).toBe('de');
  });
});

describe('a question', () => {
  const asTheyAre = (params: Params): Params => params;
  it('says whether any resource will do, or only one of a new type', () => {
    const take = { kind: 'takeResource', player: '0' };
    expect(sayQuestion(WORDS.en, { ...take, notOwned: true } as Step, asTheyAre)).toMatch(/do not own yet$/);
    expect(sayQuestion(WORDS.en, { ...take, notOwned: false } as Step, asTheyAre)).toMatch(/of your choice$/);
    expect(sayQuestion(WORDS.de, { ...take, notOwned: true } as Step, asTheyAre)).toMatch(/, die du noch nicht hast$/);
    expect(sayQuestion(WORDS.de, { ...take, notOwned: false } as Step, asTheyAre)).toMatch(/Ressource deiner Wahl$/);
  });
  it('says whether cards that change places have to be neighbours', () => {
    const swap = { kind: 'swapCards', player: '0' };
    expect(sayQuestion(WORDS.en, { ...swap, adjacent: true } as Step, asTheyAre)).toContain('two adjacent cards');
    expect(sayQuestion(WORDS.en, { ...swap, adjacent: false } as Step, asTheyAre)).not.toContain('adjacent');
    expect(sayQuestion(WORDS.de, { ...swap, adjacent: true } as Step, asTheyAre)).toContain('benachbarte');
    expect(sayQuestion(WORDS.de, { ...swap, adjacent: false } as Step, asTheyAre)).not.toContain('benachbarte');
  });
});

describe('how difficult a space is', () => {
  it('depends on the kind of card that places a token there', () => {
    const { state } = startNewDawn();
    const placing = { kind: 'placeControl', player: '0', focus: 0, slot: 3, beside: 'district', left: 1, extra: false };
    state.steps = [{ ...placing, id: 1, card: 'growth' } as NewDawnStep];
    expect(doingNow(state)).toEqual({ act: 'control', card: 'growth' });
    state.steps = [{ ...placing, id: 1, beside: 'city' } as NewDawnStep];
    expect(doingNow(state)).toEqual({ act: 'control', card: 'culture' });
  });
});

describe('everybody has a letter of their own', () => {
  it('from the name where that is possible', () => {
    expect(
      lettersFor([
        { seat: '0', name: 'Anna' },
        { seat: '1', name: 'Anton' },
        { seat: '2', name: 'Öz' },
      ]),
    ).toEqual({
      '0': 'A',
      '1': 'N',
      '2': 'Ö',
    });
  });
  it('and from the alphabet where it is not', () => {
    const letters = lettersFor([
      { seat: '0', name: '…' },
      { seat: '1', name: 'A' },
      { seat: '2', name: 'aa' },
    ]);
    expect(new Set(Object.values(letters)).size).toBe(3);
  });
});

describe('a space', () => {
  const { state } = startNewDawn();
  it('that everybody knows has its own name', () => {
    const { home } = state.cityStates.geneva ?? {};
    if (!home) throw new Error('Geneva is on this map');
    expect(placeName(state, WORDS.de, home)).toBe('Genf');
  });
  it('is called after what lies near it', () => {
    const near = placeName(state, WORDS.en, '2,0');
    expect(near).toMatch(/^\w+ \((\d )?(E|SE|SW|W|NW|NE) of .+\)$/);
  });
  it('says all that matters of it', () => {
    const capital = capitalOf(state, '0') ?? '0,0';
    const said = describeSpace({ s: state, me: '0', words: WORDS.de, nameOf }, capital);
    expect(said).toMatch(/^Hauptstadt .+, Schwierigkeit \d, Hauptstadt von Anna$/);
  });
  it('is named once', () => {
    const { home } = state.cityStates.geneva ?? {};
    if (!home) throw new Error('Geneva is on this map');
    const said = describeSpace({ s: state, me: '0', words: WORDS.de, nameOf }, home);
    expect(said).toMatch(/^Stadtstaat Genf, Schwierigkeit \d$/);
  });
  it.each([
    ['ottoman', 'Hauptstadt des Osmanischen Reichs', 'capital of the Ottoman Empire'],
    ['aztec', 'Hauptstadt der Azteken', 'capital of the Aztecs'],
    ['egypt', 'Hauptstadt von Ägypten', 'capital of Egypt'],
  ] as const)('of %s is called after the people as one speaks of them', (leader, german, english) => {
    const { state: other } = startNewDawn();
    const capital = capitalOf(other, '0') ?? '0,0';
    Object.assign(other.seats['0'] ?? {}, { leader });
    expect(placeName(other, WORDS.de, capital)).toBe(german);
    expect(placeName(other, WORDS.en, capital)).toBe(english);
  });
});

const KINDS: readonly Partial<NewDawnOptions>[] = [
  { victory: 'practice' },
  { victory: 'standard', leaders: 'pick', capitals: 'pick', diplomacy: 'closed' },
  { victory: 'epic', map: 'advanced', leaders: 'draft' },
  { expansion: 'terra-incognita', map: 'advanced', victory: 'standard' },
  { expansion: 'terra-incognita', map: 'advanced', victory: 'standard', leaders: 'pick', diplomacy: 'closed' },
];

describe.each(['en', 'de'] as const)('a whole match in "%s"', (language) => {
  const words = WORDS[language];
  const LEFT_OPEN = /[{}]|\bundefined\b|\bnull\b|^[a-z]+(\.[\w-]+)+$/;

  it.each(KINDS)('is told without a key or a gap: %j', (options) => {
    const match = startNewDawn(`told in ${language}`, options);
    const translate = translatorFor({ s: () => match.state, words, nameOf });
    const tell = (entry: LogEntry): void => {
      const said = words.find(`log.${entry.key}`, translate({ ...entry.params, ...(entry.by && { by: entry.by }) }));
      expect(said, entry.key).toBeDefined();
      expect(said, entry.key).not.toMatch(LEFT_OPEN);
    };
    let seed = 1;
    const below = (n: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    match.state.news.forEach(tell);
    for (let n = 0; n < 1500 && !newDawn.outcome(match.state); n++) {
      const step = open(match.state)[0];
      const player = step?.player;
      if (!step || player === undefined) throw new Error('somebody is asked');
      const question = asked(newDawn.handlers, match.state, player);
      const value = question && sample(question.ask, below);
      if (!question || typeof value !== 'string') throw new Error('there is something to choose');
      const beholder = { s: match.state, me: player, words, nameOf };
      expect(sayQuestion(words, step, translate)).not.toMatch(LEFT_OPEN);
      expect(sayQuestion(words, step, translate)).not.toBe(step.kind);
      expect(sayWaiting(words, step, translate)).toBeDefined();
      expect(optionWord(beholder, step, value)).not.toMatch(LEFT_OPEN);
      expect(optionWord(beholder, step, value)).not.toBe(value);
      if (question.ask.shape === 'one') {
        for (const reason of new Set(Object.values(question.ask.refused ?? {}))) {
          expect(sayReason(words, reason, translate)).not.toMatch(LEFT_OPEN);
        }
      }
      give(newDawn, match.state, player, question.id, value, match.chance);
      match.state.news.forEach(tell);
    }
  });
});
