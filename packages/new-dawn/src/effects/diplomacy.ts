import { next } from '@morgenrot/engine';
import { showUsed } from '../rules/closed-diplomacy.ts';
import type { NewDawnStep } from '../steps.ts';
import type { Effect } from './effect.ts';

/** +2 in attacks, unless against the giver. */
export const jointWar: Effect = {
  attackBonus: (_s, _me, { defender }, { from }) => (defender === from ? 0 : 2),
};

/** +2 in defence, unless the giver attacks. */
export const defensivePact: Effect = {
  defenceBonus: (_s, _me, { attacker }, { from }) => (attacker === from ? 0 : 2),
};

/** A caravan to the giver's capital: a trade token for the giver, then a resource of choice. */
export const embassy: Effect = {
  onVisit(s, player, hex, { from }, api) {
    const city = s.map[hex]?.city;
    if (!from || city?.of !== from || !city.capital) return;
    showUsed(s, player, 'embassy', from, api);
    next<NewDawnStep>(s, { kind: 'embassy', player, from });
  },
};

export const openBorders: Effect = { countsForMaturity: (_s, _me, owner, { from }) => owner === from };
