import { agreeEn } from './agree.en.ts';
import { boardEn } from './board.en.ts';
import { clockEn } from './clock.en.ts';
import { storyEn } from './story.en.ts';
import { talkEn } from './talk.en.ts';
import { watchEn } from './watch.en.ts';

/** Words that are said at a table only: the lobby does without them. */
export const matchEn = {
  ...agreeEn,
  ...boardEn,
  ...clockEn,
  ...storyEn,
  ...talkEn,
  ...watchEn,
} as const;
