import { type Browser, expect } from '@playwright/test';
import { AT_DESK, Learner, ON_PHONE } from './learner.ts';
import type { Language } from './person.ts';

/** How a first match is learned: each game's in both languages, on a large and on a small screen. */
export const WAYS = [
  { language: 'en', device: 'a desk', screen: { ...AT_DESK, colorScheme: 'light' } },
  { language: 'de', device: 'a phone', screen: { ...ON_PHONE, colorScheme: 'dark' } },
] as const;

export interface FirstMatch {
  url: string;
  /** Its name on the shelf. */
  game: Record<Language, string>;
  /** Every topic, by the lesson that it ends with. */
  topics: readonly string[];
  /** Where the page is looked at closely: when which lesson is heard, and what is to be seen then. */
  looks: Readonly<Record<string, string>>;
}

/** From the shelf to the last sentence, and on without the guide. */
export async function learnFirstMatch(
  browser: Browser,
  { language, screen }: (typeof WAYS)[number],
  { url, game, topics, looks }: FirstMatch,
): Promise<void> {
  const learner = await Learner.arrive(browser, { url, game: game[language], language }, screen);
  for (const [lesson, name] of Object.entries(looks)) {
    await learner.followUntil(lesson);
    await learner.audit(name);
  }
  expect(topics.filter((topic) => !learner.heard.includes(topic))).toEqual([]);

  await learner.line.getByRole('button', { name: learner.words.playOn }).click();
  await expect(learner.line).toHaveCount(0);
  await expect(learner.person.prompt).toBeVisible();
}
