import { asked, chance, clone, replay, sample } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { describe, expect, it } from 'vitest';
import { CHAPTERS, type ChapterId } from '../src/games/new-dawn/guide/chapters.ts';
import { lessonAt, momentOf } from '../src/games/new-dawn/guide/course.ts';
import { type GuidedMatch, guidedMatch } from '../src/games/new-dawn/guide/guided-match.ts';
import { LESSONS } from '../src/games/new-dawn/guide/lessons.ts';
import { hear, isPlayed, NOTHING_YET, see } from '../src/games/new-dawn/guide/memory.ts';
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

/** What people need who read as one reads instructions, and think a little before each thing that they do. */
const WORDS_A_MINUTE = 150;
const SECONDS_A_DEED = 4;
/** As long as pieces move. */
const SECONDS_AN_OPPONENT = 1;

describe('the time that it takes', () => {
  it.each(LANGUAGES)('is ten to fifteen minutes in "%s"', (language) => {
    const match = begin();
    const say = sayFrom<string>(language, GUIDE_TEXTS[language]);
    let words = 0;
    let seconds = 0;
    for (let last = '', now = said(match); now; now = said(match)) {
      if (now.id !== last) words += say(now.id, now.values).split(/\s+/).length;
      last = now.id;
      const isMine = match.moment().step !== undefined;
      if (match.lesson()?.kind !== 'read') seconds += isMine ? SECONDS_A_DEED : SECONDS_AN_OPPONENT;
      goOn(match);
    }
    const minutes = words / WORDS_A_MINUTE + seconds / 60;
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
function wander(match: GuidedMatch, below: (n: number) => number): void {
  const chapter = CHAPTERS[below(CHAPTERS.length)] ?? 'goal';
  const what = below(3);
  if (what === 0) match.undo();
  else if (what === 1 && match.kept().starts[chapter]) match.repeat(chapter);
  else if (what === 2) match.leaveOut(chapter);
}

/** Follows until something is said. */
function until(id: string, match = begin()): GuidedMatch {
  for (let n = 0; n < 200 && match.lesson()?.id !== id; n++) goOn(match);
  expect(match.lesson()?.id).toBe(id);
  return match;
}

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
    other.wonderDecks.economy.shown = null;
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
    expect(valuesIn(s)).toMatchObject({ from: 'card' });
    const out = clone(s);
    const space = Object.keys(out.map).find((hex) => out.map[hex as HexKey]?.ground === 'grass') as HexKey;
    out.seats[ME]!.caravans[0]!.at = space;
    expect(valuesIn(out)).toMatchObject({ from: 'map' });
  });
  it('of a city-state whose diplomacy card one has, or that has none left', () => {
    const { s, memory, proposal } = until('caravan.visit').moment();
    const { cityState } = s.map[String(proposal) as HexKey]!;
    const cardSaid = (holder: string) => {
      const other = clone(s);
      other.cityStates[cityState!]!.cards = other.cityStates[cityState!]!.cards.map(() => holder);
      return LESSONS.find(({ id }) => id === 'caravan.visit')?.values?.(momentOf(other, ME, memory)).card;
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
    const again = guidedMatch(
      opponents(() => true),
      NAMES,
      kept,
    );
    again.leaveOut('agendas');
    again.undo();
    expect(again.lesson()?.id).toBe('city.where');
    expect(again.moment().memory.skipped).toEqual(['agendas']);
  });
});

describe('a chapter that is played again', () => {
  const done = until('end').kept();
  const again = (chapter: ChapterId): string[] => {
    const match = guidedMatch(
      opponents(() => true),
      NAMES,
      done,
    );
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
