import { type ComponentType, createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { type Board, createBoard } from '../../board/board-store.ts';
import { moves } from '../../board/motion/moves.ts';
import type { BoardPlugin } from '../../board/plugin.ts';
import { usePreferences } from '../../shell/preferences.ts';
import type { Language } from '../../texts/languages.ts';
import { useWords } from '../../texts/use-words.tsx';
import { sayFrom, type Values, type Words } from '../../texts/words.ts';
import type { GuideCourse, GuideLesson, GuideTarget, LearnerMoment } from './course.ts';
import { type GuidedMatch, guidedMatch } from './guided-match.ts';
import { keepGuide, keptGuide } from './keeping.ts';
import type { KeptLearning } from './learning.ts';
import { opponentsIn } from './opponents.ts';

/** So long an opponent takes for an answer: enough to see what has happened, and what moves. */
const pace = (): number => (moves() ? 1000 : 400);

/** How a course looks on the page: its sentences, what its words stand for, where the things are that it points at. */
export interface GuideLook {
  course: GuideCourse;
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  Speaking: ComponentType<{ children: ReactNode }>;
  /** Ways to a target on the page: where the first is not to be seen, the next leads to it. */
  selectorsOf(target: GuideTarget): readonly string[];
}

export interface Said {
  moment: LearnerMoment;
  lesson: GuideLesson | undefined;
  /** Chapters that can be played again. */
  begun: readonly string[];
}

export interface Guide {
  look: GuideLook;
  board: Board;
  said: StoreApi<Said>;
  read(): void;
  repeat(chapter: string): void;
  leaveOut(chapter: string): void;
  afresh(): void;
}

export const GuideContext = createContext<Guide | undefined>(undefined);

export function useGuide(): Guide {
  const guide = use(GuideContext);
  if (!guide) throw new Error('this belongs to the guided match');
  return guide;
}

export const useSaid = <T>(pick: (said: Said) => T): T => useStore(useGuide().said, pick);
export const useCourse = (): GuideCourse => useGuide().look.course;

interface GuideWords extends Words {
  tell(key: string, values?: Values): string;
  /** Every lesson has a sentence: a test holds that. */
  has(key: string): boolean;
}

export function useTextsOf({ texts }: GuideLook): GuideWords {
  const words = useWords();
  return useMemo(() => {
    const own = texts[words.language];
    return { ...words, tell: sayFrom<string>(words.language, own), has: (key) => Object.hasOwn(own, key) };
  }, [words, texts]);
}
export const useGuideWords = (): GuideWords => useTextsOf(useGuide().look);

/** The match where it was left, or from the beginning. */
function matchFor(course: GuideCourse, names: readonly string[], kept: KeptLearning | undefined): GuidedMatch {
  let match: GuidedMatch | undefined;
  const think = opponentsIn(course.match, () => match?.moment().memory.heard.includes('end') !== true);
  try {
    match = guidedMatch(course, think, names, kept);
  } catch {
    // What was kept does not fit these rules any more.
    match = guidedMatch(course, think, names);
  }
  return match;
}

function createGuide(plugin: BoardPlugin, look: GuideLook, names: readonly string[]) {
  const { course } = look;
  let match = matchFor(course, names, keptGuide(course.match));
  const said = createStore<Said>()(() => now());
  const board = createBoard(
    plugin,
    {
      act: (step, value) => does(() => match.act(step, value)),
      undo: () => does(() => match.undo()),
      showEarlierLog: () => undefined,
    },
    () => usePreferences.getState().sendAtOnce,
    match.source(),
  );
  function now(): Said {
    return { moment: match.moment(), lesson: match.lesson(), begun: Object.keys(match.kept().starts) };
  }
  function does(deed: () => void): void {
    deed();
    keepGuide(course.match, match.kept());
    said.setState(now());
    board.update(match.source());
  }
  const guide: Guide = {
    look,
    board,
    said,
    read: () => does(() => match.read()),
    repeat: (chapter) => does(() => match.repeat(chapter)),
    leaveOut: (chapter) => does(() => match.leaveOut(chapter)),
    afresh: () =>
      does(() => {
        match = matchFor(course, names, undefined);
      }),
  };
  return { guide, isTheirs: () => match.isTheirs(), opponent: () => does(() => match.opponent()) };
}

const OTHERS = ['guide.first', 'guide.second'];

/** The learner bears the own name, the others those that the texts give them. */
function namesFor({ course }: GuideLook, own: string, tell: GuideWords['tell']): string[] {
  const { players, me } = course.match;
  const others = players.filter((player) => player !== me);
  return players.map((player) => (player === me ? own : tell(OTHERS[others.indexOf(player)] ?? 'guide.second')));
}

/** The guided match, with opponents that answer one after another as long as nothing is to be read. */
export function useGuidedMatch(plugin: BoardPlugin, look: GuideLook): Guide {
  const { tell } = useTextsOf(look);
  const name = usePreferences(({ name }) => name);
  const [{ guide, isTheirs, opponent }] = useState(() =>
    createGuide(plugin, look, namesFor(look, name.trim() || tell('guide.you'), tell)),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      if (isTheirs()) timer = setTimeout(opponent, pace());
    };
    wait();
    const unfollow = guide.said.subscribe(wait);
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, [guide, isTheirs, opponent]);
  return guide;
}
