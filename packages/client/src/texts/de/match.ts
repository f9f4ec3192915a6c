import type { matchEn } from '../en/match.ts';
import { agreeDe } from './agree.ts';
import { boardDe } from './board.ts';
import { clockDe } from './clock.ts';
import { storyDe } from './story.ts';
import { talkDe } from './talk.ts';
import { watchDe } from './watch.ts';

export const matchDe: Record<keyof typeof matchEn, string> = {
  ...agreeDe,
  ...boardDe,
  ...clockDe,
  ...storyDe,
  ...talkDe,
  ...watchDe,
};
