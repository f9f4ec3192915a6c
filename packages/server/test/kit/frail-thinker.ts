import { chooseAnswer, diceFrom } from '@morgenrot/bots';
import { BAZAAR } from './game.ts';

type Asked = { id: number; question: Record<'view' | 'me' | 'players' | 'strength', never> & { seed: number } };

/** A process that falls over whatever is asked of it, unless somebody simple is to answer. */
process.on('message', ({ id, question }: Asked) => {
  const { view, me, players, strength, seed } = question;
  if (strength !== 'settler') process.exit(3);
  const thought = { game: BAZAAR, view, me, players, dice: diceFrom(seed), now: () => 0 };
  process.send?.({ id, choice: chooseAnswer('wanderer', thought) });
});
process.on('disconnect', () => process.exit());
