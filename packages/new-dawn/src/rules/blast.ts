import { type Answer, type Api, type Ask, offersOnly, type PlayerId } from '@morgenrot/engine';
import { type HexKey, within } from '@morgenrot/hex';
import type { State } from '../state.ts';
import { removeControl } from './control.ts';
import { hexes } from './map.ts';

/** Only a card resolved in this slot may do it. */
export const BLAST_SLOT = 5;

interface Blast {
  player: PlayerId;
  slot: number;
}

/** On a space and its neighbours: unreinforced control tokens are destroyed, reinforced ones flipped; anybody's. */
export const blast = {
  ask: (s: State, { slot }: Blast): Ask => ({
    shape: 'one',
    from: slot === BLAST_SLOT ? ['skip', ...hexes(s)] : ['skip'],
  }),
  idle: (s: State, step: Blast): boolean => offersOnly(blast.ask(s, step), 'skip'),
  run(s: State, { player }: Blast, answer: Answer, api: Api): void {
    if (answer === 'skip') return;
    const middle = answer as HexKey;
    api.log({ key: 'blast.struck', by: player, params: { hex: middle } });
    for (const hex of within(middle, 1)) strike(s, hex, api);
  },
};

function strike(s: State, hex: HexKey, api: Api): void {
  const control = s.map[hex]?.control;
  if (!control) return;
  if (control.reinforced) {
    control.reinforced = false;
    api.log({ key: 'control.flipped', by: control.of, params: { hex } });
  } else {
    removeControl(s, hex, api);
    api.log({ key: 'control.destroyed', by: control.of, params: { hex } });
  }
}
