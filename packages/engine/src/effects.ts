/**
 * Hooks of cards come in two kinds, and so do the ways to call them. Effects are always called in the order given:
 * the game decides it once (owner in turn order, then printed order).
 */

/** An event: everyone who listens is told. */
export function tell<E>(effects: readonly E[], call: (effect: E) => void): void {
  for (const effect of effects) call(effect);
}

/** A number is computed: value in, value out, through every effect. `call` names the hook and its other arguments. */
export const fold = <E, V>(effects: readonly E[], start: V, call: (effect: E, value: V) => V | undefined): V =>
  effects.reduce((value, effect) => call(effect, value) ?? value, start);
