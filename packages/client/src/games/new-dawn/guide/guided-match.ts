import {
  type Answer,
  asked,
  clone,
  diff,
  type Entry,
  enumerate,
  give,
  newsFor,
  open,
  type PlayerId,
  patch,
  replay,
  undoTo,
  viewOf,
} from '@morgenrot/engine';
import type { State } from '@morgenrot/new-dawn';
import type { LogLine, SeatInfo } from '@morgenrot/protocol';
import type { BoardSource } from '../../../board/board-store.ts';
import type { GameView } from '../../../board/plugin.ts';
import { isLeaving } from '../../../board/prompt/options.ts';
import type { ChapterId } from './chapters.ts';
import { type Lesson, lessonAt, type Moment, momentOf, tellAll } from './course.ts';
import { forget, hear, type Memory, NOTHING_YET, passOver, see, withoutAside } from './memory.ts';
import { GAME, LEADERS, ME, OPTIONS, PLAYERS, SEED } from './start.ts';

export type Given = Extract<Entry, { step: number }>;

/** All that has to be kept to go on another day. */
export interface Kept {
  answers: readonly Given[];
  memory: Memory;
  /** The answers with which each chapter began, so that it can be played again. */
  starts: Readonly<Partial<Record<ChapterId, readonly Given[]>>>;
  /** What had been taught before each of the last answers, as many as can be taken back. */
  before?: readonly Memory[];
}

/** What the player `me` answers to what it sees; the number of answers so far is its luck. */
export type Thinker = (view: GameView, me: PlayerId, answered: number) => { step: number; value: Answer } | undefined;

export interface GuidedMatch {
  source(): BoardSource;
  moment(): Moment;
  lesson(): Lesson | undefined;
  kept(): Kept;
  /** The learner answers; nothing happens if that is not offered. */
  act(step: number, value: Answer): void;
  undo(): void;
  /** A sentence has been read. */
  read(): void;
  /** Back to where a chapter began. */
  repeat(chapter: ChapterId): void;
  leaveOut(chapter: ChapterId): void;
  /** Does one of the opponents have to answer, and may it? */
  isTheirs(): boolean;
  opponent(): void;
}

/** Counts the turns in which no chapter could be played. */
function counted(memory: Memory, { step, plan, left }: Moment): Memory {
  if (step?.kind !== 'chooseCard' || left.length === 0) return memory;
  return { ...memory, vain: plan ? 0 : (memory.vain ?? 0) + 1 };
}

/** Is there a word to say about this answer, which is not what was proposed? */
function isOther({ otherwise }: Lesson, moment: Moment, value: Answer): boolean {
  // Whoever leaves the question has done nothing: that has a word of its own.
  if (!otherwise || JSON.stringify(moment.proposal) === JSON.stringify(value)) return false;
  return otherwise === true || isLeaving(String(value)) || otherwise(moment, value);
}

const asideFor = ({ id, values }: Lesson, moment: Moment, value: Answer) =>
  isLeaving(String(value)) ? { aside: 'guide.left' } : { aside: id, asideValues: values?.(moment) ?? {} };

/** A match in this page that tells, before every decision, what the guide has to say about it. */
export function guidedMatch(think: Thinker, names: readonly string[], from?: Kept): GuidedMatch {
  let answers: Given[] = [...(from?.answers ?? [])];
  let memory = from?.memory ?? NOTHING_YET;
  let starts = { ...from?.starts };
  let before = [...(from?.before ?? [])];
  let log: LogLine[] = [];
  let undos = 0;
  let match = start();
  let view: GameView | undefined;
  let moment: Moment | undefined;
  // The same list as long as the same people sit there.
  const seats: SeatInfo[] = PLAYERS.map((seat, i) => ({
    seat,
    name: names[i] ?? '',
    present: true,
    plan: 'open',
    ready: true,
    ...(seat !== ME && { computer: true }),
  }));
  if (answers.length === 0) begin();
  remember();

  function start() {
    log = [];
    const record = {
      game: GAME.id,
      rules: GAME.rules,
      players: [...PLAYERS],
      options: OPTIONS,
      seed: SEED,
      entries: answers,
    };
    return replay(GAME, record, (s, n) => tell(s.news, n));
  }

  function tell(news: Parameters<typeof newsFor>[0], n: number): void {
    for (const entry of newsFor(news, ME)) log.push({ ...entry, n, at: 0 });
  }

  function answer(by: PlayerId, step: number, value: Answer): boolean {
    const { state } = match;
    if (!give(GAME, state, by, step, value, match.chance).ok) return false;
    answers.push({ by, step, value });
    // After what another player does there is no way back.
    before = by === ME ? [...before, memory] : [];
    tell(state.news, answers.length);
    memory = see(memory, state.news, ME);
    moment = undefined;
    return true;
  }

  /** Leaders are given. */
  function begin(): void {
    for (;;) {
      const by = open(match.state)[0]?.player;
      const question = by === undefined ? undefined : asked(GAME.handlers, match.state, by);
      if (by === undefined || question?.kind !== 'pickLeader') return;
      answer(by, question.id, LEADERS[by] ?? '');
    }
  }

  function now(): Moment {
    moment ??= momentOf(viewOf(GAME, match.state, ME) as unknown as State, ME, memory);
    return moment;
  }

  /** From here a chapter can be played again. */
  function remember(): void {
    const chapter = lessonAt(now())?.chapter;
    if (chapter !== undefined && !starts[chapter]) starts = { ...starts, [chapter]: [...answers] };
  }

  function change(next: Memory): void {
    memory = next;
    moment = undefined;
    remember();
  }

  return {
    moment: now,
    lesson: () => lessonAt(now()),
    kept: () => ({ answers: [...answers], memory, starts, before: [...before] }),
    source() {
      const seen = clone(viewOf(GAME, match.state, ME));
      view = view === undefined ? seen : patch(view, diff(view, seen));
      const outcome = GAME.outcome(match.state);
      const undo = undoTo(answers, match.state, ME);
      return {
        view,
        n: answers.length + undos * 2,
        undos,
        me: ME,
        seats,
        log: [...log],
        moreLog: false,
        undo: undo.ok ? { ok: true } : undo,
        sending: false,
        online: true,
        over: outcome !== undefined,
        ranking: outcome?.ranking,
      };
    },
    act(step, value) {
      const asking = now();
      const lesson = lessonAt(asking);
      if (!answer(ME, step, value)) return;
      const heard = lesson ? hear(memory, lesson.id) : memory;
      const rest = counted(withoutAside(heard), asking);
      change(lesson && isOther(lesson, asking, value) ? { ...rest, ...asideFor(lesson, asking, value) } : rest);
    },
    undo() {
      if (!undoTo(answers, match.state, ME).ok) return;
      answers.pop();
      undos++;
      match = start();
      // What was learned by it is taken back as well; what is left out stays so.
      change(withoutAside({ ...(before.pop() ?? memory), skipped: memory.skipped }));
    },
    read() {
      const lesson = lessonAt(now());
      if (lesson?.kind !== 'read') return;
      const heard = hear(memory, lesson.id);
      change(lesson.passesOver ? passOver(heard) : heard);
    },
    repeat(chapter) {
      // What would have been said of what then has not happened yet.
      const told = tellAll(now());
      answers = [...(starts[chapter] ?? [])];
      undos++;
      before = [];
      match = start();
      // What the chapter begins with may be what has just happened there.
      change(see(forget(told, chapter), match.state.news, ME));
    },
    leaveOut: (chapter) => change({ ...memory, skipped: [...memory.skipped, chapter] }),
    isTheirs() {
      const isHeld = lessonAt(now())?.kind === 'read';
      return !isHeld && !GAME.outcome(match.state) && nextOpponent() !== undefined;
    },
    opponent() {
      const by = nextOpponent();
      if (by === undefined) return;
      const choice = think(viewOf(GAME, match.state, by), by, answers.length);
      // Whoever cannot make up their mind takes what is offered first: nobody waits for a computer player.
      if (choice && answer(by, choice.step, choice.value)) change(memory);
      else anything(by);
    },
  };

  function anything(by: PlayerId): void {
    const question = asked(GAME.handlers, match.state, by);
    if (!question) return;
    const [first] = enumerate(question.ask);
    if (first !== undefined && answer(by, question.id, first)) change(memory);
  }

  function nextOpponent(): PlayerId | undefined {
    return open(match.state).find(({ player }) => player !== undefined && player !== ME)?.player;
  }
}
