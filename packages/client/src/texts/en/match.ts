import { agreeEn } from './agree.ts';
import { boardEn } from './board.ts';
import { clockEn } from './clock.ts';
import { storyEn } from './story.ts';
import { talkEn } from './talk.ts';
import { watchEn } from './watch.ts';

/** Words that are said at a table only: the lobby does without them. */
export const matchEn = {
  ...agreeEn,
  ...boardEn,
  ...clockEn,
  ...storyEn,
  ...talkEn,
  ...watchEn,
} as const;
