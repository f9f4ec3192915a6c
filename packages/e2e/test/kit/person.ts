import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { finger, type Hand, mouse } from './hand.ts';
import { soon } from './soon.ts';
import { WORDS, type Words } from './words.ts';

export type Language = 'en' | 'de';

/**
 * A desk. Pieces that fly cost time, where nobody looks at how they do; so does what a page keeps for a moment without a
 * connection.
 */
const USUAL = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const;

/** Names of the kinds of cards, in both languages. */
export const CULTURE = /Culture|Kultur/;
export const SCIENCE = /Science|Wissenschaft/;

/** In the page: which question its prompt puts, by the number of its step, if it is one. A curtain leaves nothing of it. */
function promptNow(): { step: string | null; isShown: boolean; isWaiting: boolean } {
  const prompt = document.querySelector('.m-prompt');
  const heading = prompt?.querySelector('h2');
  return {
    step: prompt?.getAttribute('data-step') ?? null,
    isShown: heading?.checkVisibility() ?? false,
    isWaiting: heading?.classList.contains('m-waiting') ?? false,
  };
}

/** Somebody with a browser of their own: other cookies, another language, another screen. */
export class Person {
  readonly page: Page;
  readonly words: Words;
  /** How this person presses things. */
  hand: Hand;
  /** Which cards this person chooses, one kind after the other and over again. */
  likes: readonly RegExp[] = [CULTURE, SCIENCE];
  private cardsChosen = 0;

  constructor(page: Page, language: Language, hand: Hand = mouse) {
    this.page = page;
    this.hand = hand;
    this.words = WORDS[language];
  }

  static async open(browser: Browser, language: Language, more: BrowserContextOptions = {}): Promise<Person> {
    const locale = language === 'de' ? 'de-DE' : 'en-GB';
    const context = await browser.newContext({ ...USUAL, locale, ...more });
    const page = await context.newPage();
    return new Person(page, language, more.hasTouch ? finger : mouse);
  }

  /** Opens a folded part of the form. */
  async unfold(title: string): Promise<void> {
    const part = this.page.locator('details', { has: this.page.locator('summary', { hasText: title }) });
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
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

  /** What it is played on, whatever game it is: below the header, with the question beside it. */
  get board(): Locator {
    return this.page.locator('.m-board-map');
  }

  /** Who has won, when all is over: the log tells of victories too, but of other ones. */
  get result(): Locator {
    return this.page.getByRole('dialog', { name: this.words.result });
  }

  /** Is this person asked something, with no answer on its way? */
  async isAsked(): Promise<boolean> {
    let now = await this.page.evaluate(promptNow);
    const isThere = async (): Promise<boolean> => {
      now = await this.page.evaluate(promptNow);
      return now.isShown;
    };
    if (!now.isShown) await soon(isThere, { message: 'there is a prompt' }).toBe(true);
    // A match that has just ended asks nobody, though nobody is waited for either.
    return now.step !== null && !now.isWaiting;
  }

  glowing(): Locator {
    return this.map.getByRole('button', { name: this.words.mayBeChosen });
  }

  async confirm(): Promise<void> {
    await this.hand.confirm(this.prompt.getByRole('button', { name: this.words.confirm }));
  }

  /** Answers whatever is asked now by clicking: a space that glows, an option, or a card of the own row. */
  async answer(): Promise<void> {
    const question = await this.question();
    const finish = this.prompt.getByRole('button', { name: this.words.finish });
    if ((await this.glowing().count()) > 0) {
      await this.hand.pressOne(this.glowing(), this.way(this.words.toMap));
      await this.confirm();
    } else if (await finish.isVisible()) await this.finish();
    else if (await this.hasAmount()) await this.confirm();
    else if ((await this.options().count()) > 0) {
      await this.hand.press(this.options().first());
      await this.confirmIfAsked();
    } else if ((await this.leaving().count()) > 0 && (await this.offeredCards().count()) === 0) {
      await this.hand.press(this.leaving().first());
    } else {
      await this.hand.press(await this.card(), this.way(this.words.toCards));
      await this.confirm();
    }
    // The next question, or nobody's: an answer is on its way until then.
    await soon(() => this.question()).not.toBe(question);
  }

  /** A card that may be chosen: of the kind that is liked now, as far as there is one. */
  private async card(): Promise<Locator> {
    const offered = this.offeredCards();
    const kind = offered.filter({ hasText: this.likes[this.cardsChosen % this.likes.length] });
    this.cardsChosen++;
    return (await kind.count()) > 0 ? kind.first() : offered.first();
  }

  private offeredCards(): Locator {
    const row = this.page.getByRole('region', { name: this.words.row });
    return row.getByRole('button', { name: this.words.mayBeChosen });
  }

  /** Ways out of a question, whatever they are called. */
  private leaving(): Locator {
    return this.prompt.locator('.m-ways [data-option]');
  }

  /** From the question to where it is answered. */
  private way(name: string): Locator {
    return this.prompt.getByRole('button', { name });
  }

  /** Leaves a question, whatever is left over. */
  async finish(): Promise<void> {
    await this.hand.press(this.prompt.getByRole('button', { name: this.words.finish, exact: true }));
    const anyway = this.prompt.getByRole('button', { name: this.words.anyway });
    if (await anyway.isVisible()) await this.hand.press(anyway);
  }

  /** Which question is put to this person, by the number of its step. */
  async question(): Promise<string | null> {
    return (await this.page.evaluate(promptNow)).step;
  }

  /** The choices that stand in the prompt itself. */
  private options(): Locator {
    return this.prompt.getByRole('listitem').getByRole('button', { disabled: false });
  }

  /** Asked for a number: as it stands there it is an answer already. */
  private async hasAmount(): Promise<boolean> {
    return (await this.prompt.getByRole('spinbutton').count()) > 0;
  }

  private async confirmIfAsked(): Promise<void> {
    const confirm = this.prompt.getByRole('button', { name: this.words.confirm });
    if (await confirm.isEnabled().catch(() => false)) await this.hand.confirm(confirm);
  }
}
