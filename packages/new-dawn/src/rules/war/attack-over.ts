import type { State } from '../../state.ts';
import type { NewDawnStep } from '../../steps.ts';

/** What is put on the stack here waits until the attack under way is finished, its army's falling back included. */
export function whenAttackIsOver(s: State, put: () => void): void {
  const above = s.steps.length;
  put();
  const attack = s.steps.slice(0, above).findLast(({ kind }) => kind === 'afterAttack');
  if (attack?.kind !== 'afterAttack' || s.steps.length === above) return;
  // In reading order: the stack's last one would be next.
  const brought = s.steps.splice(above).reverse() as NewDawnStep[];
  attack.afterwards = [...(attack.afterwards ?? []), ...brought];
}
