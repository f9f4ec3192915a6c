import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { test } from './kit/journey.ts';
import { type Language, Person } from './kit/person.ts';
import type { Server } from './kit/server.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

const WORDS = {
  en: {
    learn: 'Learn by playing',
    goOn: 'Go on learning',
    guide: 'Guide',
    next: 'Continue',
    playOn: 'Play on',
    chapters: 'Chapters',
    again: 'Again: Control tokens',
    anyway: /anyway$/,
  },
  de: {
    learn: 'Spielend lernen',
    goOn: 'Weiterlernen',
    guide: 'Begleitung',
    next: 'Weiter',
    playOn: 'Weiterspielen',
    chapters: 'Kapitel',
    again: 'Noch einmal: Kontrollmarker',
    anyway: /^Trotzdem/,
  },
} as const;

/** Every topic, by the lesson that it ends with. */
const TOPICS = [
  'row.reset',
  'control.again',
  'dial.move',
  'dial.trade',
  'fight.reward',
  'wonder.built',
  'caravan.back',
  'technology.taken',
  'city.built',
  'agendas.claimed',
  'end',
];

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
class Learner {
  readonly person: Person;
  readonly page: Page;
  readonly words: (typeof WORDS)[Language];
  readonly heard: string[] = [];
  private readonly isTouched: boolean;

  private constructor(person: Person, language: Language, isTouched: boolean) {
    this.isTouched = isTouched;
    this.person = person;
    this.page = person.page;
    this.words = WORDS[language];
  }

  static async arrive(browser: Browser, language: Language, more: BrowserContextOptions = {}): Promise<Learner> {
    const person = await Person.open(browser, language, more);
    const learner = new Learner(person, language, more.hasTouch === true);
    // Opponents take their time, so that one sees what they do: nobody waits for that here.
    await learner.page.clock.install();
    await learner.page.goto(server.url);
    await learner.page.getByRole('link', { name: learner.words.learn }).click();
    await expect(learner.line).toBeVisible({ timeout: 30_000 });
    return learner;
  }

  get line() {
    return this.page.getByRole('region', { name: this.words.guide });
  }

  /** What is said now, by its name; nothing as long as others play. */
  lesson(): Promise<string> {
    const said = () => document.querySelector<HTMLElement>('.nd-guide-line [data-lesson]')?.dataset.lesson;
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
      const line = document.querySelector('.nd-guide-line');
      const prompt = document.querySelector<HTMLElement>('.m-prompt');
      const chosen = document.querySelectorAll('[aria-pressed="true"]').length;
      return line ? [line.textContent, prompt?.dataset.step, chosen, prompt?.textContent?.length].join(' ') : '';
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
    const ring = this.page.locator('.nd-guide-rings i').first();
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

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const PLACES = [
  ['en', 'a desk', { ...DESK, colorScheme: 'light' }],
  ['de', 'a phone', { ...PHONE, colorScheme: 'dark' }],
] as const;

for (const [language, device, options] of PLACES) {
  test(`the first match is learned on ${device}, in ${language}`, async ({ browser }) => {
    const learner = await Learner.arrive(browser, language, options);
    await learner.followUntil('control.card');
    await learner.audit('at the first card');
    await learner.followUntil('fight.target');
    await learner.audit('before a fight');
    await learner.followUntil('agendas.aim');
    await learner.audit('before the agenda');
    await learner.followUntil('agendas.claimed');
    await learner.audit('the agenda is fulfilled');
    await learner.followUntil('end');
    await learner.audit('at the end');
    expect(TOPICS.filter((topic) => !learner.heard.includes(topic))).toEqual([]);

    await learner.line.getByRole('button', { name: learner.words.playOn }).click();
    await expect(learner.line).toHaveCount(0);
    await expect(learner.person.prompt).toBeVisible();
    await learner.page.context().close();
  });
}

test('whoever leaves comes back to where they were, may do something else, and may play a chapter again', async ({
  browser,
}) => {
  const learner = await Learner.arrive(browser, 'en', DESK);
  const { page, words } = learner;
  await learner.followUntil('control.card');
  const sentence = await learner.line.locator('[data-lesson]').textContent();

  await page.reload();
  await expect(learner.line.locator('[data-lesson]')).toHaveText(sentence ?? '');
  await page.goto(server.url);
  await page.getByRole('link', { name: words.goOn }).click();
  await expect(learner.line.locator('[data-lesson]')).toHaveText(sentence ?? '');

  // Another card than the one that is proposed.
  const row = page.getByRole('region', { name: learner.person.words.row });
  await row.getByRole('button').first().click();
  await learner.person.confirm();
  await expect(learner.line).toContainText('That works, too!');
  await learner.followUntil('control.card');
  await learner.followUntil('control.again');

  await page.getByRole('button', { name: words.chapters }).click();
  await learner.audit('with the chapters open');
  await page.getByRole('button', { name: words.again }).click();
  await expect(learner.line.locator('[data-lesson="control.card"]')).toBeVisible();
});

test('the guide is followed with the keyboard, and the focus stays with whoever reads', async ({ browser }) => {
  const learner = await Learner.arrive(browser, 'en', DESK);
  const { page, words } = learner;
  const next = learner.line.getByRole('button', { name: words.next, exact: true });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(learner.line.locator('[data-lesson="goal.cards"]')).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  // There is nothing to put away any more: the place on the page is kept.
  await expect(next).toHaveCount(0);
  await expect(learner.line).toBeFocused();
  await expect(learner.line.getByRole('status')).not.toBeEmpty();
});
