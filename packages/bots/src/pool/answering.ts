import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { AnyGame } from '@morgenrot/engine';
import { diceFrom } from '../chance.ts';
import { chooseAnswer, hintsFor } from '../levels.ts';
import type { Posted, Question, ThinkerReady, ThinkerReply } from './messages.ts';

/** People go first, where the system lets us. */
const POLITE = 10;

/** Linux ranks every thread by itself, and V8 has started some of its own by now; elsewhere 0 is the whole process. */
function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [0];
  }
}

function stepBack(): void {
  for (const thread of threads()) {
    try {
      setPriority(thread, POLITE);
    } catch {
      // Thinking at the usual priority is still thinking.
    }
  }
}

type GameOf = (id: string, rules: number) => AnyGame | undefined;

function answer(gameOf: GameOf, question: Question, share: number) {
  const { game: id, rules, strength, view, me, players, seed, budget, hints } = question;
  const game = gameOf(id, rules);
  if (!game) throw new Error(`no rules ${rules} of ${id}`);
  const thought = { game, view, me, players, dice: diceFrom(seed), now: () => performance.now(), budget, share };
  return hints === undefined ? { choice: chooseAnswer(strength, thought) } : { hints: hintsFor(thought, hints) };
}

/** Makes this process one that thinks: it answers whatever it is asked, about games that it finds this way. */
export function answerQuestions(gameOf: GameOf): void {
  stepBack();
  process.on('message', ({ id, share, question }: Posted) => {
    let reply: ThinkerReply;
    try {
      reply = { id, ...answer(gameOf, question, share) };
    } catch (error) {
      reply = { id, trouble: error instanceof Error ? error.message : String(error) };
    }
    process.send?.(reply);
  });
  // Whoever asked has gone, and may not have had the time to say so.
  process.on('disconnect', () => process.exit());
  process.send?.({ ready: true } satisfies ThinkerReady);
}
