import { createContext, use, useEffect, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { type Board, createBoard } from '../../../board/board-store.ts';
import { moves } from '../../../board/motion/moves.ts';
import type { BoardPlugin } from '../../../board/plugin.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import type { ChapterId } from './chapters.ts';
import type { GuideMoment, Lesson } from './course.ts';
import { type GuidedMatch, guidedMatch } from './guided-match.ts';
import { keepGuide, keptGuide } from './keeping.ts';
import type { KeptLearning } from './learning.ts';
import { opponents } from './opponents.ts';
import { useGuideWords } from './words/use-guide-words.ts';

/** So long an opponent takes for an answer: enough to see what has happened, and what moves. */
const pace = (): number => (moves() ? 1000 : 400);

export interface Said {
  moment: GuideMoment;
  lesson: Lesson | undefined;
  /** Chapters that can be played again. */
  begun: readonly string[];
}

export interface Guide {
  board: Board;
  said: StoreApi<Said>;
  read(): void;
  repeat(chapter: ChapterId): void;
  leaveOut(chapter: ChapterId): void;
  afresh(): void;
}

export const GuideContext = createContext<Guide | undefined>(undefined);

export function useGuide(): Guide {
  const guide = use(GuideContext);
  if (!guide) throw new Error('this belongs to the guided match');
  return guide;
}

export const useSaid = <T>(pick: (said: Said) => T): T => useStore(useGuide().said, pick);

/** The match where it was left, or from the beginning. */
function matchFor(names: readonly string[], kept: KeptLearning | undefined): GuidedMatch {
  let match: GuidedMatch | undefined;
  const think = opponents(() => match?.moment().memory.heard.includes('end') !== true);
  try {
    match = guidedMatch(think, names, kept);
  } catch {
    // What was kept does not fit these rules any more.
    match = guidedMatch(think, names);
  }
  return match;
}

function createGuide(plugin: BoardPlugin, names: readonly string[]) {
  let match = matchFor(names, keptGuide());
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
    keepGuide(match.kept());
    said.setState(now());
    board.update(match.source());
  }
  const guide: Guide = {
    board,
    said,
    read: () => does(() => match.read()),
    repeat: (chapter) => does(() => match.repeat(chapter)),
    leaveOut: (chapter) => does(() => match.leaveOut(chapter)),
    afresh: () =>
      does(() => {
        match = matchFor(names, undefined);
      }),
  };
  return { guide, isTheirs: () => match.isTheirs(), opponent: () => does(() => match.opponent()) };
}

/** The guided match, with opponents that answer one after another as long as nothing is to be read. */
export function useGuidedMatch(plugin: BoardPlugin): Guide {
  const { tell } = useGuideWords();
  const name = usePreferences(({ name }) => name);
  const [{ guide, isTheirs, opponent }] = useState(() =>
    createGuide(plugin, [tell('guide.first'), name.trim() || tell('guide.you'), tell('guide.second')]),
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
