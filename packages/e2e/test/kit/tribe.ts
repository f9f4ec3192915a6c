import type { Locator } from '@playwright/test';
import type { Person } from './person.ts';
import { playUntil } from './play.ts';
import type { Sitting, Wish } from './prepared.ts';
import { soon } from './soon.ts';

const PLAYED = { cardPiles: 'closed', startPlayer: '1', freeReturn: 'off' };

/** What a late match is known by. */
interface Left {
  deck: readonly unknown[];
  cards: readonly unknown[];
  stacks: readonly (readonly unknown[])[];
}

/** The round that is played ends the match: the cards do not fill their spaces again, or a stack has run out. */
export const lastRound = (seats: readonly Sitting[]): Wish => ({
  game: 'stone-age',
  seats,
  options: PLAYED,
  moment: ({ kind, state }) => {
    const { deck, cards, stacks } = state as Left;
    const isLast =
      deck.length < cards.filter((card) => card === null).length || stacks.some(({ length }) => length === 0);
    return kind === 'choose' && isLast;
  },
});

/** The board of the Stone Age: places, cards and buildings. */
export const villageOf = ({ page }: Person): Locator => page.getByRole('region', { name: /^(The village|Das Dorf)$/ });

const WAY = /^(Go to the board|Zum Spielplan)$/;
const MORE = /^(One more|Eins mehr)/;

/** Adds what is paid with until it is enough. */
async function payInFull({ prompt, hand }: Person, confirm: Locator): Promise<void> {
  const more = prompt.getByRole('button', { name: MORE }).and(prompt.locator('[aria-disabled="false"]'));
  while (!(await confirm.isEnabled()) && (await more.count()) > 0) await hand.press(more.last());
}

/** Answers whatever is asked now: a place that may be chosen, a payment, or the last thing that can be done. */
async function answerInVillage(person: Person): Promise<void> {
  const { prompt, hand, words } = person;
  const question = await person.question();
  const confirm = prompt.getByRole('button', { name: words.confirm });
  // A question that sends its answer itself has nothing to confirm; the button that comes next is the next one's.
  const isConfirmed = (await confirm.count()) > 0;
  const offered = villageOf(person).getByRole('button', { name: words.mayBeChosen });
  const way = prompt.getByRole('button', { name: WAY });
  if ((await way.count()) > 0) await hand.pressOne(offered, way);
  else {
    const acts = prompt.locator('[data-option]:not([aria-disabled="true"])');
    const pay = prompt.locator('[data-option="pay"]:not([aria-disabled="true"])');
    await hand.press((await pay.count()) > 0 ? pay : acts.last());
    if (isConfirmed) await payInFull(person, confirm);
  }
  if (isConfirmed) await hand.press(confirm);
  const anyway = prompt.getByRole('button', { name: words.anyway });
  if (await anyway.isVisible()) await hand.press(anyway);
  await soon(() => person.question()).not.toBe(question);
}

/** All of them answer what they are asked until it is enough. */
export const playInVillage = (people: readonly Person[], isEnough: () => Promise<boolean>): Promise<void> =>
  playUntil(people, isEnough, answerInVillage);
