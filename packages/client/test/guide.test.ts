import { asked, chance, replay, sample } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '../src/games/new-dawn/guide/chapters.ts';
import { lessonAt } from '../src/games/new-dawn/guide/course.ts';
import { type GuidedMatch, guidedMatch } from '../src/games/new-dawn/guide/guided-match.ts';
import { LESSONS } from '../src/games/new-dawn/guide/lessons.ts';
import { isPlayed } from '../src/games/new-dawn/guide/memory.ts';
import { opponents } from '../src/games/new-dawn/guide/opponents.ts';
import { GAME, ME, OPTIONS, PLAYERS, SEED } from '../src/games/new-dawn/guide/start.ts';
import { GUIDE_TEXTS } from '../src/games/new-dawn/guide/words/use-guide-words.ts';
import { LANGUAGES } from '../src/texts/languages.ts';
import { sayFrom, type Values } from '../src/texts/words.ts';

const NAMES = ['Lucia', 'You', 'Emil'];
const begin = (): GuidedMatch =>
  guidedMatch(
    opponents(() => true),
    NAMES,
  );

/** What was said on the way, with what filled it in. */
interface Heard {
  id: string;
  values: Values;
}

const standOf = (match: GuidedMatch): string => {
  const { answers, memory } = match.kept();
  return `${answers.length} ${JSON.stringify(memory)}`;
};

/** One thing happens: a sentence is put away, the learner answers, or an opponent does. False: nothing can. */
function goOn(match: GuidedMatch, answer = (proposal: unknown) => proposal): boolean {
  const { step, proposal } = match.moment();
  const before = standOf(match);
  if (match.lesson()?.kind === 'read') match.read();
  else if (step?.id !== undefined && proposal !== undefined) match.act(step.id, answer(proposal) as typeof proposal);
  else if (match.isTheirs()) match.opponent();
  return standOf(match) !== before;
}

const said = (match: GuidedMatch): Heard | undefined => {
  const lesson = match.lesson();
  return lesson && { id: lesson.id, values: lesson.values?.(match.moment()) ?? {} };
};

/** Follows every proposal to the end. */
function asProposed(match: GuidedMatch): Heard[] {
  const heard: Heard[] = [];
  for (let n = 0; n < 400; n++) {
    const now = said(match);
    if (!now) return heard;
    if (now.id !== heard.at(-1)?.id) heard.push(now);
    expect(goOn(match), now.id).toBe(true);
  }
  throw new Error(`the guide does not come to an end: ${heard.map(({ id }) => id).join(' ')}`);
}

/** Every state of the match keeps the game's own invariants. */
function expectSound(match: GuidedMatch): void {
  const record = {
    game: GAME.id,
    rules: GAME.rules,
    players: [...PLAYERS],
    options: OPTIONS,
    seed: SEED,
    entries: [...match.kept().answers],
  };
  replay(GAME, record, (s, n) => {
    for (const [name, holds] of Object.entries(GAME.invariants)) expect(holds(s), `${name} after ${n}`).toBe(true);
  });
}

describe('the guided match, played as proposed', () => {
  const match = begin();
  const heard = asProposed(match);
  const ids = heard.map(({ id }) => id);

  it('comes to every topic within six rounds', () => {
    expect(CHAPTERS.filter((chapter) => !isPlayed(match.moment().memory, chapter))).toEqual([]);
    expect(match.moment().s.round).toBeLessThanOrEqual(6);
    expect(ids.at(-1)).toBe('end');
  });
  it('tells its lessons in an order that builds up', () => {
    const line = ['goal.welcome', 'goal.cards', 'goal.arrow', 'row.slots', 'row.number', 'control.card', 'row.reset'];
    expect(ids.filter((id) => line.includes(id))).toEqual(line);
    const cards = ids.filter((id) => id.endsWith('.card'));
    expect(new Set(cards).size).toBe(6);
    expect(ids.filter((id) => id === 'free.card')).toEqual([]);
  });
  it.each([
    ['dial', 'dial.quiet dial.move dial.trade dial.spawn'],
    ['fight', 'fight.what fight.target fight.reward fight.again fight.spend'],
    ['wonder', 'wonder.what wonder.which wonder.pay wonder.enough wonder.where wonder.built'],
    ['caravan', 'caravan.which caravan.visit caravan.back'],
    ['technology', 'technology.far technology.take technology.taken'],
    ['city', 'city.what city.where city.built'],
    ['agendas', 'agendas.mine end'],
  ])('has all of the chapter "%s"', (_chapter, lessons) => {
    expect(lessons.split(' ').filter((lesson) => !ids.includes(lesson))).toEqual([]);
  });
  it.each(LANGUAGES)('fills in every sentence in "%s"', (language) => {
    const texts: Readonly<Record<string, string>> = GUIDE_TEXTS[language];
    for (const { id, values } of heard) {
      const sentence = sayFrom<string>(language, texts)(id, values);
      expect(sentence, id).not.toMatch(/[{}]|undefined/);
    }
  });
  it('is a match by the rules, in every state', () => expectSound(match));
  it('goes on against the two when everything has been said', () => {
    const { round } = match.moment().s;
    for (let n = 0; n < 60; n++) goOn(match);
    expect(match.moment().s.round).toBeGreaterThan(round);
    expect(match.lesson()).toBeUndefined();
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

describe('whoever does something else', () => {
  const RUNS = 200;
  const met = new Set<string>();

  it(`never gets stuck, in ${RUNS} matches with other answers at any moment`, { timeout: 300_000 }, () => {
    for (let run = 0; run < RUNS; run++) {
      const { below } = chance({ seed: `other answers ${run}`, drawn: 0 });
      const match = begin();
      // From hardly ever to nearly always.
      const often = 1 + (run % 5);
      for (let n = 0; n < 120; n++) {
        const now = said(match);
        if (now) met.add(now.id);
        if (below(60) === 0) wander(match, below);
        const moment = match.moment();
        const strays = below(6) < often;
        const moved = goOn(match, (proposal) =>
          strays && moment.ask ? (sample(moment.ask, below) ?? proposal) : proposal,
        );
        if (moment.s.ranking) break;
        expect(moved, `run ${run}, ${n}: ${now?.id}`).toBe(true);
      }
      if (run % 20 === 0) expectSound(match);
    }
  });
  it('is brought to the end all the same when they follow again', { timeout: 120_000 }, () => {
    for (let run = 0; run < 20; run++) {
      const { below } = chance({ seed: `back on the way ${run}`, drawn: 0 });
      const match = begin();
      for (let n = 0; n < 60; n++) {
        const { ask } = match.moment();
        goOn(match, (proposal) => (ask ? (sample(ask, below) ?? proposal) : proposal));
      }
      for (const { id } of asProposed(match)) met.add(id);
      expect(match.moment().memory.heard).toContain('end');
    }
  });
  it('hears what is said only then', () => {
    const over = begin().moment();
    met.add(lessonAt({ ...over, s: { ...over.s, ranking: [[ME]] } })?.id ?? '');
    const never = LESSONS.map(({ id }) => id).filter((id) => !met.has(id));
    expect(never).toEqual([]);
  });
  it('comes to the end, too, where chapters are left out', () => {
    const match = begin();
    for (const chapter of CHAPTERS) match.leaveOut(chapter);
    expect(match.lesson()?.id).toBe('end');
    const some = begin();
    for (const chapter of ['caravan', 'agendas', 'dial'] as const) some.leaveOut(chapter);
    const ids = asProposed(some).map(({ id }) => id);
    expect(ids.at(-1)).toBe('end');
    expect(ids.filter((id) => /^(caravan|agendas|dial)/.test(id))).toEqual([]);
  });
  it('is told kindly what the proposal would have brought', () => {
    const match = begin();
    for (let n = 0; n < 40 && match.lesson()?.id !== 'control.card'; n++) goOn(match);
    const other = match.moment().s.seats[ME]?.row[0]?.card;
    goOn(match, () => other);
    expect(match.moment().memory.aside).toBe('control.card');
    expect(isPlayed(match.moment().memory, 'control')).toBe(false);
    expect(asProposed(match).map(({ id }) => id)).toContain('control.card');
  });
});

/** Undoes, repeats or leaves out something. */
function wander(match: GuidedMatch, below: (n: number) => number): void {
  const chapter = CHAPTERS[below(CHAPTERS.length)] ?? 'goal';
  const what = below(3);
  if (what === 0) match.undo();
  else if (what === 1 && match.kept().starts[chapter]) match.repeat(chapter);
  else if (what === 2) match.leaveOut(chapter);
}

describe('the guided match goes on another day', () => {
  const half = (): GuidedMatch => {
    const match = begin();
    for (let n = 0; n < 60; n++) goOn(match);
    return match;
  };
  it('exactly where it was left', () => {
    const match = half();
    const kept = JSON.parse(JSON.stringify(match.kept())) as ReturnType<typeof match.kept>;
    const again = guidedMatch(
      opponents(() => true),
      NAMES,
      kept,
    );
    expect(again.source().view).toEqual(match.source().view);
    expect(again.lesson()?.id).toBe(match.lesson()?.id);
    expect(asProposed(again).at(-1)?.id).toBe('end');
  });
  it('or from the beginning of a chapter, which is told once more while the others stay behind', () => {
    const match = half();
    match.repeat('control');
    expect(match.lesson()?.id).toBe('control.card');
    expect(isPlayed(match.moment().memory, 'row')).toBe(true);
    expect(asked(GAME.handlers, match.source().view, ME)?.kind).toBe('chooseCard');
    expect(asProposed(match).map(({ id }) => id)).toContain('control.resource');
  });
  it('and not with answers that do not fit', () => {
    const answers = [{ by: ME, step: 1, value: 'nonsense' }];
    expect(() =>
      guidedMatch(
        opponents(() => true),
        NAMES,
        { ...begin().kept(), answers },
      ),
    ).toThrow();
  });
});
