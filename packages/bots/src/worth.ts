import type { AnyGame, PlayerId } from '@morgenrot/engine';
import type { Position } from './position.ts';

export type Weights = Readonly<Record<string, number>>;
export type Terms = Readonly<Record<string, number>>;

export interface Judgement {
  value: number;
  /** What `me` has, term by term. */
  terms: Terms;
}

/** Terms times weights. */
export const weighed = (terms: Terms, weights: Weights): number => {
  let sum = 0;
  for (const term in terms) sum += (weights[term] ?? 0) * (terms[term] ?? 0);
  return sum;
};

/** What `me` has, less a share of what the strongest rival has: whoever leads must be stopped. */
export function judge(
  game: AnyGame,
  s: Position,
  me: PlayerId,
  players: readonly PlayerId[],
  { weights, envy }: { weights: Weights; envy: number },
): Judgement {
  const { outlook } = game;
  if (!outlook) return { value: 0, terms: {} };
  const terms = outlook.terms(s, me);
  const mine = weighed(terms, weights);
  const rivals = envy === 0 ? [] : players.filter((player) => player !== me);
  if (rivals.length === 0) return { value: mine, terms };
  const strongest = Math.max(...rivals.map((player) => weighed(outlook.terms(s, player), weights)));
  return { value: mine - envy * strongest, terms };
}
