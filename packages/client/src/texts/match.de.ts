import { agreeDe } from './agree.de.ts';
import { boardDe } from './board.de.ts';
import { clockDe } from './clock.de.ts';
import type { matchEn } from './match.en.ts';
import { storyDe } from './story.de.ts';
import { talkDe } from './talk.de.ts';
import { watchDe } from './watch.de.ts';

export const matchDe: Record<keyof typeof matchEn, string> = {
  ...agreeDe,
  ...boardDe,
  ...clockDe,
  ...storyDe,
  ...talkDe,
  ...watchDe,
};
