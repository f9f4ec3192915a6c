import { type Item, total } from '@morgenrot/new-dawn';

const DICE = [1, 2, 3, 4, 5, 6];

/** In how many of the 36 throws the attack wins when nobody spends anything: a tie goes to the defence. */
export function throwsWon(attack: readonly Item[], defence: readonly Item[]): number {
  const lead = total(attack) - total(defence);
  return DICE.flatMap((mine) => DICE.filter((theirs) => mine + lead > theirs)).length;
}

/** The same in per cent, never a certainty that is none. */
export function chanceOf(attack: readonly Item[], defence: readonly Item[]): number {
  const won = throwsWon(attack, defence);
  if (won === 0 || won === 36) return won === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((won / 36) * 100)));
}

/** How many of the six sides of one new die would bring its owner in front. */
export function rollsThatWin(
  sums: { attack: number; defence: number },
  die: number,
  side: 'attack' | 'defence',
): number {
  const lead = sums.attack - sums.defence;
  return DICE.filter((roll) => (side === 'attack' ? lead - die + roll > 0 : lead + die - roll <= 0)).length;
}
