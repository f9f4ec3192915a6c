import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { WORDS, type Words } from './words.ts';

export type Language = 'en' | 'de';

/** A table option by the word it has on the page. */
export interface TableOption {
  option: 'goal' | 'mapOption';
  value: string;
}
/** Short enough for a journey that goes on to the end. */
const PRACTICE: readonly TableOption[] = [{ option: 'goal', value: 'practice' }];

const KINDS = [/Culture|Kultur/, /Science|Wissenschaft/];

/** Somebody with a browser of their own: other cookies, another language, another screen. */
export class Person {
  readonly page: Page;
  readonly words: Words;
  /** Culture first, then science, and so on. */
  private cardsChosen = 0;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = WORDS[language];
  }

  static async open(browser: Browser, language: Language, more: BrowserContextOptions = {}): Promise<Person> {
    const locale = language === 'de' ? 'de-DE' : 'en-GB';
    const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 }, ...more });
    return new Person(await context.newPage(), language);
  }

  /** Opens a folded part of the form. */
  async unfold(title: string): Promise<void> {
    const part = this.page.locator('details', { has: this.page.locator('summary', { hasText: title }) });
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  }

  /** Creates a table that begins when its seats are taken, and gives the link that it is invited by. */
  async createTable(url: string, name: string, options: readonly TableOption[] = PRACTICE): Promise<string> {
    await this.page.goto(url);
    await this.page.getByLabel(this.words.name).fill(name);
    await this.unfold(this.words.rules);
    for (const { option, value } of options) await this.page.getByLabel(this.words[option]).selectOption(value);
    await this.unfold(this.words.time);
    await this.page.getByLabel(this.words.whenFull).check();
    await this.page.getByRole('button', { name: this.words.create }).click();
    await this.page.waitForURL(/\/table\//);
    return this.page.url();
  }

  async sitDown(link: string, name: string): Promise<void> {
    await this.page.goto(link);
    // Whoever has not sat down yet may also talk along under a name.
    await this.page.getByLabel(this.words.name, { exact: true }).fill(name);
    await this.page.getByRole('button', { name: this.words.sitDown }).click();
  }

  get prompt(): Locator {
    return this.page.getByRole('region', { name: this.words.prompt });
  }

  get map(): Locator {
    return this.page.getByRole('region', { name: this.words.map, exact: true });
  }

  /** Is this person asked something, with no answer on its way? */
  async isAsked(): Promise<boolean> {
    const heading = this.prompt.getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    return !this.words.waiting.test(((await heading.textContent()) ?? '').trim());
  }

  glowing(): Locator {
    return this.map.getByRole('button', { name: this.words.mayBeChosen });
  }

  async confirm(): Promise<void> {
    await this.prompt.getByRole('button', { name: this.words.confirm }).click();
  }

  /** Answers whatever is asked now by clicking: a space that glows, an option, or a card of the own row. */
  async answer(): Promise<void> {
    const question = await this.question();
    const cards = this.page
      .getByRole('region', { name: this.words.row })
      .getByRole('button', { name: KINDS[this.cardsChosen % KINDS.length], disabled: false });
    const finish = this.prompt.getByRole('button', { name: this.words.finish });
    if ((await this.glowing().count()) > 0) {
      await this.glowing().first().click();
      await this.confirm();
    } else if (await finish.isVisible()) await this.finish();
    else if ((await this.options().count()) > 0) {
      await this.options().first().click();
      await this.confirmIfAsked();
    } else {
      await cards.first().click();
      await this.confirm();
      this.cardsChosen++;
    }
    // The next question, or nobody's: an answer is on its way until then.
    await expect.poll(() => this.question()).not.toBe(question);
  }

  /** Leaves a question, whatever is left over. */
  async finish(): Promise<void> {
    await this.prompt.getByRole('button', { name: this.words.finish, exact: true }).click();
    const anyway = this.prompt.getByRole('button', { name: this.words.anyway });
    if (await anyway.isVisible()) await anyway.click();
  }

  /** Which question is put to this person, by the number of its step. */
  async question(): Promise<string | null> {
    // A curtain may fall at this very moment, and behind it there is none.
    return this.prompt.getAttribute('data-step', { timeout: 500 }).catch(() => null);
  }

  /** The choices that stand in the prompt itself. */
  private options(): Locator {
    return this.prompt.getByRole('listitem').getByRole('button', { disabled: false });
  }

  private async confirmIfAsked(): Promise<void> {
    const confirm = this.prompt.getByRole('button', { name: this.words.confirm });
    if (await confirm.isEnabled().catch(() => false)) await confirm.click();
  }
}
