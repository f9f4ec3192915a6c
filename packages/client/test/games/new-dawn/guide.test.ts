import { clone } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { WONDERS } from '@morgenrot/new-dawn';
import { textsDe } from '@morgenrot/new-dawn/texts/de';
import { textsEn } from '@morgenrot/new-dawn/texts/en';
import { describe, expect, it } from 'vitest';
import { aimOf } from '../../../src/games/new-dawn/guide/aim.ts';
import { CHAPTERS } from '../../../src/games/new-dawn/guide/chapters.ts';
import { COURSE } from '../../../src/games/new-dawn/guide/course.ts';
import { LESSONS } from '../../../src/games/new-dawn/guide/lessons.ts';
import { isPlayed, see } from '../../../src/games/new-dawn/guide/memory.ts';
import { type GuideMoment, momentOf } from '../../../src/games/new-dawn/guide/moment.ts';
import { ME } from '../../../src/games/new-dawn/guide/start.ts';
import { GUIDE_TEXTS } from '../../../src/games/new-dawn/guide/words/guide-texts.ts';
import { translatorFor } from '../../../src/games/new-dawn/translate.ts';
import { boardWords } from '../../../src/games/new-dawn/words/use-board-words.ts';
import { lessonIn } from '../../../src/kits/guide/course.ts';
import { hear, NOTHING_YET } from '../../../src/kits/guide/memory.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { sayFrom, wordsOf } from '../../../src/texts/words.ts';
import { asProposed, expectSound, followed, goOn, guided, minutesOf, said } from '../../guide-kit.ts';

const GAME_TEXTS = { en: textsEn, de: textsDe };
const begin = () => guided(COURSE);
const until = (id: string, match = begin()) => followed(id, match);
const lessonAt = (moment: GuideMoment) => lessonIn(COURSE, moment);

describe('the guided match, played as proposed', () => {
  const match = begin();
  const heard = asProposed(match);
  const ids = heard.map(({ id }) => id);

  it('comes to every topic within six rounds, and fulfils an agenda within ten', () => {
    const { s, memory } = match.moment();
    expect(CHAPTERS.filter((chapter) => !isPlayed(memory, chapter))).toEqual([]);
    expect(s.round).toBeLessThanOrEqual(10);
    expect(s.victory.flatMap(({ claims }) => claims.map(({ player }) => player))).toEqual([ME]);
    expect(until('agendas.aim').moment().s.round).toBeLessThanOrEqual(7);
    expect(ids.at(-1)).toBe('end');
  });
  it('tells its lessons in an order that builds up', () => {
    const line = ['goal.welcome', 'goal.cards', 'goal.arrow', 'row.slots', 'row.number', 'control.card', 'row.reset'];
    expect(ids.filter((id) => line.includes(id))).toEqual(line);
    const isCard = (id: string) => id.endsWith('.card');
    const topics = ids.slice(0, ids.indexOf('agendas.aim')).filter(isCard);
    expect(new Set(topics).size).toBe(6);
    expect(topics).not.toContain('free.card');
    // Three turns to save up for it, each with a card that helps.
    expect(ids.slice(ids.indexOf('agendas.aim')).filter(isCard)).toEqual([
      ...['free.card', 'free.card', 'free.card'],
      'agendas.card',
    ]);
  });
  it.each([
    ['dial', 'dial.quiet dial.move dial.trade dial.spawn'],
    ['fight', 'fight.what fight.target fight.reward fight.again fight.spend'],
    ['wonder', 'wonder.what wonder.which wonder.pay wonder.enough wonder.where wonder.built'],
    ['caravan', 'caravan.which caravan.visit caravan.back'],
    ['technology', 'technology.far technology.take technology.taken'],
    ['city', 'city.what city.where city.built'],
    ['agendas', 'agendas.aim agendas.card agendas.which agendas.claimed end'],
  ])('has all of the chapter "%s"', (_chapter, lessons) => {
    expect(lessons.split(' ').filter((lesson) => !ids.includes(lesson))).toEqual([]);
  });
  it.each(LANGUAGES)('fills in every sentence in "%s"', (language) => {
    const texts: Readonly<Record<string, string>> = GUIDE_TEXTS[language];
    const words = boardWords(wordsOf(language, GAME_TEXTS[language]));
    const translate = translatorFor({ s: () => match.moment().s, words, nameOf: (player) => `Player ${player}` });
    for (const { id, values } of heard) {
      const sentence = sayFrom<string>(language, texts)(id, values && translate(values));
      // A value of another kind than its name says would be said as a key.
      expect(sentence, id).not.toMatch(/[{}]|undefined|[a-z]\.[\w-]+\.name|\b(?:ground|resource)\.\w/);
    }
  });
  it('is a match by the rules, in every state', () => expectSound(COURSE, match));
  it('goes on against the two when everything has been said', () => {
    const { round } = match.moment().s;
    for (let n = 0; n < 60; n++) goOn(match);
    expect(match.moment().s.round).toBeGreaterThan(round);
    expect(match.lesson()).toBeUndefined();
  });
});

describe('the time that it takes', () => {
  it.each(LANGUAGES)('is ten to fifteen minutes in "%s"', (language) => {
    const minutes = minutesOf(begin(), sayFrom<string>(language, GUIDE_TEXTS[language]));
    expect(minutes).toBeGreaterThan(10);
    expect(minutes).toBeLessThan(15);
  });
});

describe('every lesson', () => {
  it.each(LANGUAGES)(
    'has a sentence in "%s", and a word for doing something else where it proposes much',
    (language) => {
      const needed = LESSONS.flatMap(({ id, otherwise }) => (otherwise ? [id, `${id}.otherwise`] : [id]));
      const texts: Readonly<Record<string, string>> = GUIDE_TEXTS[language];
      expect(needed.filter((key) => !texts[key])).toEqual([]);
    },
  );
  it('has words of its own and nothing else', () => {
    const used = new Set(LESSONS.flatMap(({ id }) => [id, `${id}.otherwise`]));
    const other = Object.keys(GUIDE_TEXTS.en).filter(
      (key) => !used.has(key) && !/^(chapter|chapters|guide)\./.test(key),
    );
    expect(other).toEqual([]);
  });
});

describe('what the guide says is true', () => {
  it('of science that is played before it reaches a better card', () => {
    const match = until('control.card');
    goOn(match, () => 'astrology');
    expect(match.lesson()?.id).toBe('technology.near');
    goOn(match);
    expect(match.moment().s.seats[ME]?.tech).toBe(1);
    expect(match.moment().memory.seen).not.toContain('card.gained');
  });
  it('of a caravan that comes to a city of somebody else', () => {
    const match = until('caravan.visit');
    const { s, ask } = match.moment();
    const spaces = ask?.shape === 'one' ? (ask.from as HexKey[]) : [];
    goOn(match, () => spaces.find((hex) => s.map[hex]?.city?.of === '2'));
    expect(said(match)).toEqual({ id: 'caravan.guest', values: { player: '2' } });
    expect(match.moment().memory.aside).toBeUndefined();
    const rest = asProposed(match).map(({ id }) => id);
    expect(rest.slice(0, rest.indexOf('technology.card'))).not.toContain('caravan.back');
  });
  it('of trade tokens that no fight has brought', () => {
    const match = until('fight.reward');
    const { s, step, memory } = match.moment();
    const dial = { ...s, phase: 'eventDial' as const, steps: step ? [step] : [] };
    expect(lessonAt(momentOf(dial, ME, memory))?.id).toBe('free.choice');
    expect(lessonAt(momentOf(dial, ME, hear(memory, 'fight.reward')))?.id).toBe('free.choice');
    expect(lessonAt(momentOf(s, ME, hear(memory, 'fight.reward')))?.id).toBe('fight.more');
  });
  it('of trade tokens against somebody who may still spend some', () => {
    const match = until('fight.spend');
    const moment = match.moment();
    const s = clone(moment.s);
    expect(said(match)?.values).not.toMatchObject({ state: 'open' });
    s.combat!.defender = '2';
    const values = LESSONS.find(({ id }) => id === 'fight.spend')?.values?.(momentOf(s, ME, moment.memory));
    expect(values).toMatchObject({ state: 'open', player: '2' });
  });
  it('of a wonder that does not count for the agenda', () => {
    const match = until('agendas.which');
    const { s, memory } = match.moment();
    const other = clone(s);
    const step = other.steps.find(({ kind }) => kind === 'chooseWonder');
    expect(lessonAt(momentOf(s, ME, memory))?.id).toBe('agendas.which');
    // Nothing of the kind that counts lies open any more.
    for (let aim = aimOf(other, ME); aim; aim = aimOf(other, ME))
      for (const wonder of aim.wonders) other.wonderDecks[WONDERS[wonder].type].shown = null;
    expect(step).toBeDefined();
    expect(lessonAt(momentOf(other, ME, memory))?.id).not.toBe('agendas.which');
  });
  it('of trade tokens: outside a fight none are to be put on a card that is about to go back to the first slot', () => {
    const match = until('caravan.visit');
    const { s, ask } = match.moment();
    const spaces = ask?.shape === 'one' ? (ask.from as HexKey[]) : [];
    goOn(match, () => spaces.find((hex) => s.map[hex]?.city?.of === '2'));
    for (let n = 0; n < 9 && match.moment().step?.kind !== 'placeTrade'; n++) goOn(match);
    const { step, proposal, s: now } = match.moment();
    expect(step?.kind).toBe('placeTrade');
    const used = now.steps.flatMap((one) => (one.kind === 'resetCard' ? one.card : []));
    expect(used).toHaveLength(1);
    expect(used).not.toContain(proposal);
  });
  it('of an attack that is not worth it', () => {
    const { s, memory } = until('fight.what').moment();
    const hard = clone(s);
    for (const { at } of Object.values(hard.barbarians)) {
      const space = at && hard.map[at];
      if (space) space.ground = 'mountain';
    }
    for (const step of hard.steps) if (step.kind === 'military') step.slot = 1;
    const moment = momentOf(hard, ME, memory);
    expect(moment.ask).toMatchObject({ from: expect.arrayContaining(['attack']) });
    expect(moment.proposal).toBe('reinforce');
    expect(lessonAt(moment)?.id).toBe('free.reinforce');
  });
  it('of a caravan that is on its way already', () => {
    const { s, memory } = until('caravan.which').moment();
    const valuesIn = (state: typeof s) => {
      const moment = momentOf(state, ME, memory);
      return LESSONS.find(({ id }) => id === 'caravan.which')?.values?.(moment);
    };
    expect(valuesIn(s)).toMatchObject({ start: 'card' });
    const out = clone(s);
    const space = Object.keys(out.map).find((hex) => out.map[hex as HexKey]?.ground === 'grass') as HexKey;
    out.seats[ME]!.caravans[0]!.at = space;
    expect(valuesIn(out)).toMatchObject({ start: 'map' });
  });
  it('of a city-state whose diplomacy card one has, or that has none left', () => {
    const { s, memory, proposal } = until('caravan.visit').moment();
    const { cityState } = s.map[String(proposal) as HexKey]!;
    const cardSaid = (holder: string) => {
      const other = clone(s);
      other.cityStates[cityState!]!.cards = other.cityStates[cityState!]!.cards.map(() => holder);
      return LESSONS.find(({ id }) => id === 'caravan.visit')?.values?.(momentOf(other, ME, memory)).brings;
    };
    expect(['map', ME, '2'].map(cardSaid)).toEqual(['new', 'had', 'gone']);
  });
  it('of an attack on somebody else: the chapter is about barbarians', () => {
    const declared = (target: string) => ({ key: 'attack.declared', by: ME, params: { target } });
    expect(isPlayed(see(NOTHING_YET, [declared('city')], ME), 'fight')).toBe(false);
    expect(isPlayed(see(NOTHING_YET, [declared('barbarian')], ME), 'fight')).toBe(true);
  });
  it('of a caravan that stops halfway', () => {
    const match = until('caravan.visit');
    const { s, ask } = match.moment();
    const spaces = ask?.shape === 'one' ? (ask.from as HexKey[]) : [];
    goOn(match, () => spaces.find((hex) => s.map[hex] && !s.map[hex].city && !s.map[hex].cityState));
    expect(match.moment().memory.aside).toBe('caravan.visit');
  });
});
