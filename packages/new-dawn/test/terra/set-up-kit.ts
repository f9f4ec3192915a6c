import { type Answer, apiFor, asked, check, give, noSteps, open, type Steps, startMatch } from '@morgenrot/engine';
import { type NewDawnOptions, type NewDawnStep, newDawn, type State } from '../../src/index.ts';
import { layMap } from '../../src/rules/course/dealing.ts';
import { PRACTICE, TERRA } from '../kit.ts';

const OPTIONS: NewDawnOptions = { ...PRACTICE, ...TERRA };
const NAMES = ['A', 'B', 'C', 'D', 'E'];

/** A table of Terra Incognita that has just been set up: the first question is where the first fort goes. */
export function sitDown(players: number, options: Partial<NewDawnOptions> = {}, seed = 'terra') {
  const order = NAMES.slice(0, players);
  const match = startMatch(newDawn, { players: order, options: { ...OPTIONS, ...options }, seed });
  const s: State = match.state;
  const ask = (me: string) => asked(newDawn.handlers, s, me);
  const optionsFor = (me: string): string[] => {
    const asking = ask(me)?.ask;
    return asking?.shape === 'one' ? asking.from : [];
  };
  const next = () => open(s)[0]?.player ?? '';
  return {
    s,
    ask,
    /** Whose decision is next. */
    next,
    options: optionsFor,
    why(me: string, answer: Answer) {
      const verdict = check(newDawn.handlers, s, me, ask(me)?.id ?? -1, answer);
      return verdict.ok ? undefined : verdict.reason;
    },
    play: (me: string, answer: Answer) => give(newDawn, s, me, ask(me)?.id ?? -1, answer, match.chance),
    /** Answers with the first that is offered until a question of another kind is reached. */
    until(kind: string) {
      for (let i = 0; i < 40 && ask(next())?.kind !== kind; i++) {
        const [first] = optionsFor(next());
        if (first === undefined) throw new Error(`nothing is offered before ${kind}`);
        give(newDawn, s, next(), ask(next())?.id ?? -1, first, match.chance);
      }
    },
  };
}

/** Set up without chance: nothing is mixed, and the die for the core's side falls as it is said. */
export function unmixed(players: number, die = 1): State {
  const source = { d6: () => die, shuffle: <T>(items: readonly T[]) => [...items] };
  const api = apiFor<Steps<NewDawnStep>, NewDawnStep>(noSteps(), source);
  const s = newDawn.setup(NAMES.slice(0, players), OPTIONS, api);
  layMap.run(s, undefined, 0, api);
  return s;
}

/** A table at which everything has been laid out. */
export function laidOut(players: number, options: Partial<NewDawnOptions> = {}, seed?: string): State {
  const t = sitDown(players, options, seed);
  t.until('placeArrow');
  t.play(t.next(), '0');
  return t.s;
}
