import { next } from '@morgenrot/engine';
import { hostOf } from '../../rules/map/towns.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep } from '../../steps.ts';
import type { Effect } from '../effect.ts';

const holdsIbrahim = (s: State, player: string | null): boolean => player !== null && s.terra?.ibrahim === player;

/** Ibrahim goes where the Ottoman player likes; +2 against whoever has him (Q-F32). */
export const ottoman: Effect = {
  startOfTurn: (player) => ({ kind: 'giveIbrahim', player }),
  attackBonus: (s, _me, { defender }) => (holdsIbrahim(s, defender) ? 2 : 0),
  defenceBonus: (s, _me, { attacker }) => (holdsIbrahim(s, attacker) ? 2 : 0),
};

/** For whoever has Ibrahim: a caravan to an Ottoman city brings a trade token to both sides (T16). */
export const ibrahim: Effect = {
  onVisit(s, player, hex) {
    const host = hostOf(s, player, hex);
    if (host === undefined || s.seats[host]?.leader !== 'ottoman') return;
    next<NewDawnStep>(s, { kind: 'gainTrade', player, left: 1 }, { kind: 'gainTrade', player: host, left: 1 });
  },
};
