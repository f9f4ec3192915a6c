import { type AnyGame, type Step, type Steps, untyped } from '@morgenrot/engine';
import { type Bazaar, bazaar, of } from '@morgenrot/test-game';

export { type Bazaar, CARDS, VOTES } from '@morgenrot/test-game';

/** Counts how often a view has been made, for the test that it is not made too often. */
export const counted = { views: 0 };

const plain = untyped(bazaar);
const { play } = plain.handlers;
if (!play?.ask) throw new Error('nothing is played');
const { ask, run } = play;

type Faulty = Bazaar & { faulty: boolean };
const faultyOf = (s: Steps<Step>): Faulty => s as unknown as Faulty;

/** Offers an answer whose rule throws, with the cards of its player in the message. */
const frail: AnyGame['handlers'][string] = {
  ask(s, step) {
    const asked = ask(s, step);
    if (!faultyOf(s).faulty || asked.shape !== 'one') return asked;
    return { ...asked, from: ['boom', ...asked.from] };
  },
  run(s, step, answer, api) {
    if (answer === 'boom')
      throw new Error(`the stall of ${of(faultyOf(s).hands, step.player ?? '').join()} breaks down`);
    run(s, step, answer, api);
  },
};

const whole = {
  ...plain,
  options: [...plain.options, { key: 'faulty', values: ['no', 'yes'], initial: 'no' }],
  setup: (players: string[], options: Record<string, string>, api: Parameters<AnyGame['setup']>[2]) =>
    Object.assign(plain.setup(players, options, api), { faulty: options.faulty === 'yes' }),
  handlers: { ...plain.handlers, play: frail },
  view(s: Steps<Step>, me: string | null) {
    counted.views++;
    return plain.view(s, me);
  },
} satisfies AnyGame;
const { outlook: _, ...plainly } = whole;

/** The tests' own game, with a defect for those who wish for one. Computer players answer anything, and at once. */
export const BAZAAR = untyped(plainly);
/** The same for computer players of every strength, who think in processes of their own. */
export const THOUGHTFUL = untyped(whole);
