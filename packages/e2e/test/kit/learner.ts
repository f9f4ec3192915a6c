import { type Browser, type BrowserContextOptions, expect, type Locator, type Page, test } from '@playwright/test';
import { troubles } from './audit.ts';
import { type Language, Person } from './person.ts';

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

/** Longer than an opponent takes for an answer. */
const OPPONENTS_MS = 2000;

const STILL_FRAMES = 4;

/** Where something is when it stands still: a map that comes closer takes its rings along. */
const restingPlace = (ring: Locator): Promise<DOMRect> =>
  ring.evaluate(async (element, frames) => {
    const place = () => element.getBoundingClientRect();
    const later = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isSame = (one: DOMRect, other: DOMRect) =>
      one.x === other.x && one.y === other.y && one.width === other.width;
    for (let still = 0, last = place(); still < frames; ) {
      await later();
      still = isSame(last, place()) ? still + 1 : 0;
      last = place();
    }
    return place();
  }, STILL_FRAMES);

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

  /** What is said now, by its name; nothing as long as others play. */
  lesson(): Promise<string> {
    const said = () => document.querySelector<HTMLElement>('.m-guide-line [data-lesson]')?.dataset.lesson;
    return this.page.evaluate(said).then((id) => id ?? 'wait');
  }

  /** What is said when all opponents have answered. */
  async hear(): Promise<string> {
    const afterAll = async (): Promise<string> => {
      const said = await this.lesson();
      if (said === 'wait') await this.page.clock.runFor(OPPONENTS_MS);
      return said;
    };
    await expect.poll(afterAll, { timeout: 60_000, intervals: [0, 20, 100, 500] }).not.toBe('wait');
    const id = await this.lesson();
    if (id !== this.heard.at(-1)) this.heard.push(id);
    return id;
  }

  /** Nothing that axe calls serious; and a picture of it. */
  async audit(name: string): Promise<void> {
    expect(await troubles(this.page), name).toEqual([]);
    await test.info().attach(name, { body: await this.page.screenshot(), contentType: 'image/png' });
  }

  /** All that may change when something comes of a press, read at once; nothing when the guide has gone. */
  private state(): Promise<string> {
    return this.page.evaluate(() => {
      const line = document.querySelector('.m-guide-line');
      const prompt = document.querySelector<HTMLElement>('.m-prompt');
      const chosen = document.querySelectorAll('[aria-pressed="true"]').length;
      return line ? [line.textContent, prompt?.dataset.step, chosen, prompt?.textContent].join(' ') : '';
    });
  }

  /** Puts the sentence away, or presses what is ringed, until something has come of it. */
  async follow(): Promise<void> {
    const before = await this.state();
    const next = this.line.getByRole('button', { name: this.words.next, exact: true });
    const press = async (): Promise<void> => {
      if ((await this.state()) !== before) return;
      if ((await next.count()) > 0) await next.click();
      else await this.pressRinged();
      await expect.poll(() => this.state(), { timeout: 5000, intervals: [0, 20, 50, 100] }).not.toBe(before);
    };
    // Whoever has hit nothing, because a map came closer in that moment, looks and presses again.
    await expect(press).toPass({ timeout: 60_000 });
  }

  /** What lies under the first ring: people see it and press it. */
  private async pressRinged(): Promise<void> {
    const ring = this.page.locator('.m-guide-rings i').first();
    await expect(ring).toBeVisible();
    const box = await restingPlace(ring);
    await this.press(box.x + box.width / 2, box.y + box.height / 2);
    const anyway = this.person.prompt.getByRole('button', { name: this.words.anyway });
    if ((await anyway.count()) > 0) await anyway.click();
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

  async followUntil(id: string): Promise<void> {
    for (let n = 0; n < 200; n++) {
      if ((await this.hear()) === id) return;
      await this.follow();
    }
    throw new Error(`"${id}" is never said: ${this.heard.join(' ')}`);
  }
}

export const AT_DESK = { viewport: { width: 1440, height: 900 } };
export const ON_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
