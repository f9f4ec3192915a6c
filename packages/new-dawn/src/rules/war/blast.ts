import { type Answer, type Api, type Ask, offer, offersOnly, type PlayerId } from '@morgenrot/engine';
import { type HexKey, within } from '@morgenrot/hex';
import type { State } from '../../state.ts';
import { removeControl } from '../cities/control.ts';
import { hasArmy } from '../map/figures.ts';
import { hexes } from '../map/map.ts';
import { isSpared } from '../map/standing.ts';
import { tellAggression } from './peace.ts';

/** Only a card resolved in this slot may do it. */
export const BLAST_SLOT = 5;

interface Blast {
  player: PlayerId;
  slot: number;
}

/** On a space and its neighbours: unreinforced control tokens are destroyed, reinforced ones flipped; anybody's. */
export const blast = {
  ask: (s: State, { slot }: Blast): Ask =>
    // T8.8, Q-F12: what stands with an army cannot be touched, and the strike cannot be aimed there.
    offer(slot === BLAST_SLOT ? hexes(s) : [], (hex) => (hasArmy(s, hex) ? { key: 'hex.guarded' } : undefined), 'skip'),
  idle: (s: State, step: Blast): boolean => offersOnly(blast.ask(s, step), 'skip'),
  run(s: State, { player }: Blast, answer: Answer, api: Api): void {
    if (answer === 'skip') return;
    const middle = answer as HexKey;
    api.log({ key: 'blast.struck', by: player, params: { hex: middle } });
    const victims = struckBy(s, player, middle).flatMap((hex) => strike(s, hex, api) ?? []);
    for (const victim of new Set(victims)) tellAggression(s, victim, player, api);
  },
};

/** The control tokens hit by a strike: none beside an army, and none that a pact saves from being destroyed (N-TD4). */
export const struckBy = (s: State, me: PlayerId, middle: HexKey): HexKey[] =>
  within(middle, 1).filter((hex) => {
    const control = s.map[hex]?.control;
    return control && !hasArmy(s, hex) && (control.reinforced || !isSpared(s, me, control.of));
  });

/** Whose token was destroyed, if one was. */
function strike(s: State, hex: HexKey, api: Api): PlayerId | undefined {
  const control = s.map[hex]?.control;
  if (!control) return undefined;
  if (control.reinforced) {
    control.reinforced = false;
    api.log({ key: 'control.flipped', by: control.of, params: { hex } });
    return undefined;
  }
  removeControl(s, hex, api);
  api.log({ key: 'control.destroyed', by: control.of, params: { hex } });
  return control.of;
}
