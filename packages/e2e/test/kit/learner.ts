import { type Browser, type BrowserContextOptions, expect, type Locator, type Page, test } from '@playwright/test';
import { troubles } from './audit.ts';
import { type Language, Person } from './person.ts';
import { soon } from './soon.ts';

const GUIDE_WORDS = {
  en: {
    learn: 'Learn by playing',
    goOn: 'Continue learning',
    guide: 'Guide',
    next: 'Continue',
    playOn: 'Keep playing',
    chapters: 'Chapters',
    anyway: /anyway$/,
  },
  de: {
    learn: 'Spielend lernen',
    goOn: 'Weiterlernen',
    guide: 'Anleitung',
    next: 'Weiter',
    playOn: 'Weiterspielen',
    chapters: 'Kapitel',
    anyway: /^Trotzdem/,
  },
} as const;

/** In milliseconds of the page's own clock, which stands still unless it is told to go on. */
const OPPONENTS_MS = 2000;
/** Nobody waits for more answers of theirs, or follows for longer. */
const MOST_ANSWERS = 60;
const MOST_STEPS = 200;
/** As long as panels look for their size, and a map comes closer. */
const SETTLING_MS = 500;

/** What somebody sees of the guide, all at once. */
interface Sight {
  /** What is said, by its name; `wait` as long as others play. */
  lesson: string;
  /** All that may change when something comes of a press; empty when the guide has gone. */
  everything: string;
  /** Where to press next: on the button that puts a sentence away, or under the first ring. */
  goal: { x: number; y: number } | undefined;
}

/** Looks about in the page itself: one question to it instead of five. */
function lookAbout({ next, anyway }: { next: string; anyway: string }): Sight {
  const line = document.querySelector<HTMLElement>('.m-guide-line');
  const prompt = document.querySelector<HTMLElement>('.m-prompt');
  const lesson = line?.querySelector<HTMLElement>('[data-lesson]')?.dataset.lesson ?? 'wait';
  const chosen = document.querySelectorAll('[aria-pressed="true"]').length;
  const everything = line ? [line.textContent, prompt?.dataset.step, chosen, prompt?.textContent].join(' ') : '';
  const button = (within: Element | null, isIt: (text: string) => boolean) =>
    [...(within?.querySelectorAll('button') ?? [])].find((one) => isIt(one.textContent.trim()));
  const warned = button(prompt, (text) => new RegExp(anyway).test(text));
  const target = button(line, (text) => text === next) ?? warned ?? document.querySelector('.m-guide-rings i');
  const box = target?.getBoundingClientRect();
  return { lesson, everything, goal: box && { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** Somebody who has never played, and does what the guide says. */
export class Learner {
  readonly person: Person;
  readonly page: Page;
  readonly words: (typeof GUIDE_WORDS)[Language];
  readonly heard: string[] = [];
  private readonly isTouched: boolean;

  private constructor(person: Person, language: Language, isTouched: boolean) {
    this.isTouched = isTouched;
    this.person = person;
    this.page = person.page;
    this.words = GUIDE_WORDS[language];
  }

  /** Takes a game from the shelf to learn it. */
  static async arrive(
    browser: Browser,
    { url, game, language }: { url: string; game: string; language: Language },
    more: BrowserContextOptions = {},
  ): Promise<Learner> {
    const person = await Person.open(browser, language, more);
    const learner = new Learner(person, language, more.hasTouch === true);
    // Opponents take their time, so that one sees what they do: nobody waits for that here.
    await learner.page.clock.install();
    await learner.page.goto(url);
    await learner.wayIn(game, learner.words.learn).click();
    await expect(learner.line).toBeVisible({ timeout: 30_000 });
    return learner;
  }

  /** The way into the guided match, on the shelf. */
  wayIn(game: string, name: string): Locator {
    return this.page.getByRole('article', { name: game }).getByRole('link', { name });
  }

  get line() {
    return this.page.getByRole('region', { name: this.words.guide });
  }

  private look(): Promise<Sight> {
    const { next, anyway } = this.words;
    return this.page.evaluate(lookAbout, { next, anyway: anyway.source });
  }

  /** The page's clock stands: what moves has come to its end when it has been told to go on for long enough. */
  private async standStill(): Promise<void> {
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(now + SETTLING_MS);
  }

  /** What is to be seen when all opponents have answered. */
  private async hear(): Promise<Sight> {
    let sight = await this.look();
    for (let n = 0; sight.lesson === 'wait' && n < MOST_ANSWERS; n++) {
      await this.page.clock.runFor(OPPONENTS_MS);
      sight = await this.look();
    }
    const { lesson } = sight;
    if (lesson === 'wait') throw new Error(`nothing is said any more after "${this.heard.at(-1)}"`);
    if (lesson !== this.heard.at(-1)) this.heard.push(lesson);
    return sight;
  }

  /** Nothing that axe calls serious; and a picture of it. */
  async audit(name: string): Promise<void> {
    expect(await troubles(this.page), name).toEqual([]);
    await test.info().attach(name, { body: await this.page.screenshot(), contentType: 'image/png' });
  }

  /** Puts the sentence away, or presses what is ringed, and something comes of it. */
  private async follow({ everything, goal }: Sight): Promise<void> {
    if (!goal) throw new Error(`"${this.heard.at(-1)}" says nothing that could be pressed`);
    await this.press(goal.x, goal.y);
    const goOn = async (): Promise<string> => {
      await this.page.clock.runFor(SETTLING_MS);
      return (await this.look()).everything;
    };
    await soon(goOn, { message: `something comes of pressing at "${this.heard.at(-1)}"` }).not.toBe(everything);
  }

  /** With a finger, or with a mouse that does not stay there: a tooltip would lie over what comes next. */
  private async press(x: number, y: number): Promise<void> {
    if (this.isTouched) {
      await this.page.touchscreen.tap(x, y);
      return;
    }
    await this.page.mouse.click(x, y);
    await this.page.mouse.move(2, 2);
  }

  /** Does what is said until this is said; then time goes on by itself. */
  async followUntil(id: string): Promise<void> {
    await this.standStill();
    for (let n = 0; n < MOST_STEPS; n++) {
      const sight = await this.hear();
      if (sight.lesson === id) return this.page.clock.resume();
      await this.follow(sight);
    }
    throw new Error(`"${id}" is never said: ${this.heard.join(' ')}`);
  }
}

export const AT_DESK = { viewport: { width: 1440, height: 900 } };
export const ON_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
