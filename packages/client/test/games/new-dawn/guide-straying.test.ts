import { asked, chance, sample } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { CHAPTERS, type ChapterId } from '../../../src/games/new-dawn/guide/chapters.ts';
import { COURSE } from '../../../src/games/new-dawn/guide/course.ts';
import { LESSONS } from '../../../src/games/new-dawn/guide/lessons.ts';
import { isPlayed } from '../../../src/games/new-dawn/guide/memory.ts';
import type { GuideMoment } from '../../../src/games/new-dawn/guide/moment.ts';
import { GUIDE_GAME, ME } from '../../../src/games/new-dawn/guide/start.ts';
import { GUIDE_TEXTS } from '../../../src/games/new-dawn/guide/words/guide-texts.ts';
import { lessonIn } from '../../../src/kits/guide/course.ts';
import type { GuidedMatch } from '../../../src/kits/guide/guided-match.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { asProposed, expectSound, followed, goOn, guided, said } from '../../guide-kit.ts';

const begin = () => guided(COURSE);
const until = (id: string, match = begin()) => followed(id, match);
const lessonAt = (moment: GuideMoment) => lessonIn(COURSE, moment);

describe('whoever does something else', () => {
  /** Of two hundred: these come to every lesson, question and detour that all of them come to. */
  const RUNS = [
    0, 1, 4, 5, 7, 9, 10, 12, 16, 19, 26, 28, 29, 30, 34, 35, 39, 43, 44, 50, 57, 62, 65, 72, 73, 74, 81, 88, 90, 91,
    92, 94, 96, 100, 102, 104, 109, 115, 117, 118, 130, 139, 140, 142, 145, 146, 150, 152, 153, 160, 163, 168, 174, 177,
    185, 186, 187, 190, 191, 192, 194, 196, 197,
  ];
  const met = new Set<string>();

  it(`never gets stuck, in ${RUNS.length} matches with other answers at any moment`, { timeout: 300_000 }, () => {
    for (const run of RUNS) {
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
      if (run % 10 === 0) expectSound(COURSE, match);
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
  it('builds a city first where no city has room for the wonder of the agenda', () => {
    const match = begin();
    match.leaveOut('city');
    const ids = asProposed(match).map(({ id }) => id);
    for (const id of ids) met.add(id);
    expect(ids).toEqual(expect.arrayContaining(['agendas.city', 'city.what', 'city.where', 'agendas.which']));
    expect(ids).toContain('agendas.claimed');
    expect(ids.at(-1)).toBe('end');
  });
  it('is told how to build the wonder of the agenda, too, where wonders were left out', () => {
    const match = begin();
    match.leaveOut('wonder');
    const ids = asProposed(match).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['agendas.aim', 'wonder.what', 'agendas.which', 'wonder.where']));
    expect(ids).toContain('agendas.claimed');
    expect(ids.at(-1)).toBe('end');
  });
  it.each(CHAPTERS.filter((chapter) => chapter !== 'agendas'))(
    'hears what the agenda is, and fulfils it, after playing "%s" again just then',
    (chapter) => {
      const match = until('agendas.aim');
      match.repeat(chapter);
      const ids = asProposed(match).map(({ id }) => id);
      expect(ids).toContain('agendas.aim');
      expect(ids).toContain('agendas.claimed');
      expect(ids.at(-1)).toBe('end');
    },
  );
  it('comes to the end after a chapter is played again while an agenda is waited for in vain', () => {
    const match = until('agendas.aim');
    const wait = () => {
      for (let n = 0; n < 300 && match.lesson() && !['agendas.mine', 'end'].includes(match.lesson()?.id ?? ''); n++) {
        const { s, step, plan } = match.moment();
        goOn(match, (proposal) => (step?.kind === 'chooseCard' && !plan ? s.seats[ME]?.row[0]?.card : proposal));
      }
    };
    wait();
    expect(match.lesson()?.id).toBe('agendas.mine');
    match.repeat('city');
    wait();
    expect(match.lesson()?.id).toBe('agendas.mine');
    match.read();
    wait();
    expect(match.lesson()?.id).toBe('end');
  });
  it('is not held back for an agenda that does not come nearer', () => {
    const match = until('agendas.aim');
    const told: string[] = [];
    for (let n = 0; n < 300 && match.lesson() && told.at(-1) !== 'end'; n++) {
      const { s, step } = match.moment();
      told.push(match.lesson()?.id ?? '');
      // Whatever lies in the first slot: nothing in the row grows.
      goOn(match, (proposal) => (step?.kind === 'chooseCard' ? s.seats[ME]?.row[0]?.card : proposal));
    }
    // Turns since the guide could last propose something for it.
    const vain = told.slice(told.lastIndexOf('city.where') + 1).filter((id) => id === 'free.card');
    expect(vain).toHaveLength(8);
    expect(told.slice(-2)).toEqual(['agendas.mine', 'end']);
    for (const id of told) met.add(id);
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
function wander(match: GuidedMatch<GuideMoment>, below: (n: number) => number): void {
  const chapter = CHAPTERS[below(CHAPTERS.length)] ?? 'goal';
  const what = below(3);
  if (what === 0) match.undo();
  else if (what === 1 && match.kept().starts[chapter]) match.repeat(chapter);
  else if (what === 2) match.leaveOut(chapter);
}

describe('whoever leaves a question', () => {
  it.each([
    ['city.where', 'done'],
    ['city.what', 'skip'],
    ['fight.what', 'skip'],
    ['fight.target', 'done'],
    ['technology.far', 'skip'],
    ['caravan.which', 'done'],
    ['caravan.visit', 'done'],
  ])('at "%s" hears nothing of what they would have done', (id, leaving) => {
    const match = until(id);
    goOn(match, () => leaving);
    expect(match.moment().memory.aside).toBe('guide.left');
    for (const language of LANGUAGES) expect(GUIDE_TEXTS[language]['guide.left.otherwise']).toBeTruthy();
  });
});

describe('whoever undoes', () => {
  it.each([
    ['city.built', 'city.where', 'city'],
    ['technology.taken', 'technology.take', 'technology'],
    ['caravan.back', 'caravan.visit', 'caravan'],
  ] as const)('is not praised with "%s" for what is undone', (praise, asking, chapter) => {
    const match = until(praise);
    expect(isPlayed(match.moment().memory, chapter)).toBe(true);
    match.undo();
    expect(match.lesson()?.id).toBe(asking);
    expect(isPlayed(match.moment().memory, chapter)).toBe(false);
    expect(asProposed(match).map(({ id }) => id)).toContain(praise);
  });
  it('is back where they were after going on another day, and leaves out what they leave out', () => {
    const match = until('city.built');
    match.read();
    const kept = JSON.parse(JSON.stringify(match.kept())) as ReturnType<typeof match.kept>;
    const again = guided(COURSE, kept);
    again.leaveOut('agendas');
    again.undo();
    expect(again.lesson()?.id).toBe('city.where');
    expect(again.moment().memory.skipped).toEqual(['agendas']);
  });
});

describe('a chapter that is played again', () => {
  const done = until('end').kept();
  const again = (chapter: ChapterId): string[] => {
    const match = guided(COURSE, done);
    match.repeat(chapter);
    return asProposed(match).map(({ id }) => id);
  };

  it('tells of the event dial only what has happened again', () => {
    const match = until('end');
    match.repeat('dial');
    const told: string[] = [];
    const turned = () =>
      match.source().log.flatMap(({ key, params }) => (key === 'dial.turned' ? [params?.event] : []));
    for (let n = 0; n < 200 && match.lesson(); n++) {
      const id = match.lesson()?.id ?? '';
      const event = { 'dial.quiet': 'blank', 'dial.move': 'move', 'dial.trade': 'trade', 'dial.spawn': 'spawn' }[id];
      if (event) expect(turned(), id).toContain(event);
      told.push(id);
      goOn(match);
    }
    expect(told.filter((id) => /^(dial|end)/.test(id))).toEqual(['dial.quiet', 'dial.move', 'dial.trade', 'end']);
  });
  it('goes on to the end of its card before the farewell', () => {
    expect(again('fight')).toEqual(expect.arrayContaining(['fight.target', 'fight.reward', 'fight.again', 'end']));
    expect(again('control')).toEqual(['control.card', 'control.resource', 'control.again', 'end']);
  });
});

describe('the guided match goes on another day', () => {
  const half = (): GuidedMatch<GuideMoment> => {
    const match = begin();
    for (let n = 0; n < 60; n++) goOn(match);
    return match;
  };
  it('exactly where it was left', () => {
    const match = half();
    const kept = JSON.parse(JSON.stringify(match.kept())) as ReturnType<typeof match.kept>;
    const again = guided(COURSE, kept);
    expect(again.source().view).toEqual(match.source().view);
    expect(again.lesson()?.id).toBe(match.lesson()?.id);
    expect(asProposed(again).at(-1)?.id).toBe('end');
  });
  it('or from the beginning of a chapter, which is told once more while the others stay behind', () => {
    const match = half();
    match.repeat('control');
    expect(match.lesson()?.id).toBe('control.card');
    expect(isPlayed(match.moment().memory, 'row')).toBe(true);
    expect(asked(GUIDE_GAME.handlers, match.source().view, ME)?.kind).toBe('chooseCard');
    expect(asProposed(match).map(({ id }) => id)).toContain('control.resource');
  });
  it('and not with answers that do not fit', () => {
    const answers = [{ by: ME, step: 1, value: 'nonsense' }];
    expect(() => guided(COURSE, { ...begin().kept(), answers })).toThrow();
  });
});
