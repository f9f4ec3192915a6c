import { chance, sample } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { isLearned, TRIBE_CHAPTERS } from '../../../src/games/stone-age/guide/chapters.ts';
import { TRIBE_COURSE } from '../../../src/games/stone-age/guide/course.ts';
import { TRIBE_LESSONS } from '../../../src/games/stone-age/guide/lessons.ts';
import { type TribeMoment, tribeMoment } from '../../../src/games/stone-age/guide/moment.ts';
import { TRIBE_GUIDE_TEXTS } from '../../../src/games/stone-age/guide/words/texts.ts';
import { page } from '../../../src/games/stone-age/manifest.ts';
import { lessonIn } from '../../../src/kits/guide/course.ts';
import type { GuidedMatch } from '../../../src/kits/guide/guided-match.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { sayFrom } from '../../../src/texts/words.ts';
import { asProposed, expectSound, followed, goOn, guided, minutesOf, said } from '../../guide-kit.ts';

const begin = () => guided(TRIBE_COURSE);
const until = (id: string, match = begin()) => followed(id, match);
const met = new Set<string>();

describe('the first match of Stone Age, played as proposed', () => {
  const match = begin();
  const heard = asProposed(match);
  const ids = heard.map(({ id }) => id).filter((id) => id !== 'wait');
  for (const { id } of heard) met.add(id);

  it('comes to every topic within three rounds', () => {
    const { s, memory } = match.moment();
    expect(TRIBE_CHAPTERS.filter((chapter) => !isLearned(memory, chapter))).toEqual([]);
    expect(s.round).toBe(3);
    expect(ids.at(-1)).toBe('end');
  });
  it('tells its lessons in an order that builds up', () => {
    const first = 'goal.welcome goal.points goal.round tools.place gather.place card.place work.first tools.got';
    const then = 'work.roll tools.add gather.got card.pay card.got card.strip feeding.fed feeding.round';
    expect(ids.slice(0, 16)).toEqual(`${first} ${then}`.split(' '));
  });
  it.each([
    ['building', 'building.place building.supply building.pay building.got'],
    ['hut', 'hut.place hut.got'],
    ['field', 'field.place field.got'],
    ['hunt', 'hunt.place hunt.got'],
    ['score', 'score.end score.culture score.people end'],
  ])('has all of the chapter "%s"', (_chapter, lessons) => {
    expect(lessons.split(' ').filter((lesson) => !ids.includes(lesson))).toEqual([]);
  });
  it('leaves nothing to chance: neither a proposal without a reason nor a payment that fails', () => {
    expect(ids.filter((id) => /^free|leave$|starve|hunger/.test(id))).toEqual([]);
  });
  it.each(LANGUAGES)('fills in every sentence in "%s"', (language) => {
    const say = sayFrom<string>(language, TRIBE_GUIDE_TEXTS[language]);
    for (const { id, values } of heard) expect(say(id, values), id).not.toMatch(/[{}]|undefined/);
  });
  it('is a match by the rules, in every state', () => expectSound(TRIBE_COURSE, match));
  it('goes on when everything has been said', () => {
    const { round } = match.moment().s;
    for (let n = 0; n < 60; n++) goOn(match);
    expect(match.moment().s.round).toBeGreaterThan(round);
    expect(match.lesson()).toBeUndefined();
  });
});

describe('the time that the first match of Stone Age takes', () => {
  it.each(LANGUAGES)('is at most ten minutes in "%s"', (language) => {
    const minutes = minutesOf(begin(), sayFrom<string>(language, TRIBE_GUIDE_TEXTS[language]));
    expect(minutes).toBeGreaterThan(4);
    expect(minutes).toBeLessThan(10);
    expect(minutes).toBeLessThan(page.guide?.minutes ?? 0);
  });
});

describe('every lesson of Stone Age', () => {
  it.each(LANGUAGES)('has a sentence in "%s", and a word for doing something else', (language) => {
    const needed = TRIBE_LESSONS.flatMap(({ id, otherwise }) => (otherwise ? [id, `${id}.otherwise`] : [id]));
    const texts: Readonly<Record<string, string>> = TRIBE_GUIDE_TEXTS[language];
    expect(needed.filter((key) => !texts[key])).toEqual([]);
    const own = Object.keys(texts).filter((key) => !/^(chapter|chapters|guide)\./.test(key));
    expect(own.filter((key) => !needed.includes(key))).toEqual([]);
  });
});

describe('whoever does something else in Stone Age', () => {
  const RUNS = 120;

  it(`never gets stuck, in ${RUNS} matches with other answers at any moment`, { timeout: 120_000 }, () => {
    for (let run = 0; run < RUNS; run++) {
      const { below } = chance({ seed: `other ways ${run}`, drawn: 0 });
      const match = begin();
      // From hardly ever to nearly always.
      const often = 1 + (run % 5);
      for (let n = 0; n < 150; n++) {
        const now = said(match);
        if (now) met.add(now.id);
        if (below(60) === 0) wander(match, below);
        const { ask, s } = match.moment();
        if (s.isOver) break;
        const strays = below(6) < often;
        const moved = goOn(match, (proposal) => (strays && ask ? (sample(ask, below) ?? proposal) : proposal));
        expect(moved, `run ${run}, ${n}: ${now?.id}`).toBe(true);
      }
      if (run % 20 === 0) expectSound(TRIBE_COURSE, match);
    }
  });
  it('is brought to the end all the same when they follow again', { timeout: 60_000 }, () => {
    for (let run = 0; run < 40; run++) {
      const { below } = chance({ seed: `back again ${run}`, drawn: 0 });
      const match = begin();
      for (let n = 0; n < 40; n++) {
        const { ask } = match.moment();
        goOn(match, (proposal) => (ask ? (sample(ask, below) ?? proposal) : proposal));
      }
      for (const { id } of asProposed(match)) met.add(id);
      expect(match.moment().memory.heard).toContain('end');
    }
  });
  it('comes to the end, too, where chapters are left out', () => {
    const match = begin();
    for (const chapter of TRIBE_CHAPTERS) match.leaveOut(chapter);
    expect(match.lesson()?.id).toBe('end');
    const some = begin();
    for (const chapter of ['card', 'building', 'feeding']) some.leaveOut(chapter);
    const ids = asProposed(some).map(({ id }) => id);
    expect(ids.at(-1)).toBe('end');
    expect(ids.filter((id) => /^(card|building|feeding)/.test(id))).toEqual([]);
  });
  it('hears each lesson that there is', () => {
    const over = begin().moment();
    const hear = (moment: TribeMoment) => met.add(lessonIn(TRIBE_COURSE, moment)?.id ?? '');
    hear({ ...over, s: { ...over.s, isOver: true } });
    // One card of 36 asks this.
    const { s, me, memory } = until('card.pay').moment();
    hear(tribeMoment({ ...s, steps: [{ kind: 'anyTwo', player: me, id: 1 }] }, me, memory));
    expect(TRIBE_LESSONS.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
  });
  it('is told kindly what the proposal would have brought', () => {
    const match = until('tools.place');
    goOn(match, () => 'hunt:1');
    expect(match.moment().memory.aside).toBe('tools.place');
    expect(isLearned(match.moment().memory, 'tools')).toBe(false);
    expect(asProposed(match).map(({ id }) => id)).toContain('tools.got');
  });
  it('hears nothing of a card that they leave', () => {
    const match = until('card.pay');
    goOn(match, () => ({ act: 'decline' }));
    expect(match.moment().memory.seen).not.toContain('bought');
    expect(asProposed(match).map(({ id }) => id)).toContain('card.got');
  });
});

describe('the guided match of Stone Age', () => {
  it('takes back what was learned by what is undone', () => {
    const match = until('field.place');
    goOn(match);
    match.undo();
    expect(match.lesson()?.id).toBe('field.place');
  });
  it('goes on another day exactly where it was left', () => {
    const match = until('building.supply');
    const kept = JSON.parse(JSON.stringify(match.kept())) as ReturnType<typeof match.kept>;
    const again = guided(TRIBE_COURSE, kept);
    expect(again.source().view).toEqual(match.source().view);
    expect(again.lesson()?.id).toBe('building.supply');
    expect(asProposed(again).at(-1)?.id).toBe('end');
  });
  it.each(TRIBE_CHAPTERS)('plays the chapter "%s" again from its beginning', (chapter) => {
    const match = until('end');
    match.repeat(chapter);
    expect(isLearned(match.moment().memory, chapter)).toBe(false);
    expect(asProposed(match).at(-1)?.id).toBe('end');
    expect(isLearned(match.moment().memory, chapter)).toBe(true);
  });
});

/** Undoes, repeats or leaves out something. */
function wander(match: GuidedMatch<TribeMoment>, below: (n: number) => number): void {
  const chapter = TRIBE_CHAPTERS[below(TRIBE_CHAPTERS.length)] ?? 'goal';
  const what = below(3);
  if (what === 0) match.undo();
  else if (what === 1 && match.kept().starts[chapter]) match.repeat(chapter);
  else if (what === 2) match.leaveOut(chapter);
}
