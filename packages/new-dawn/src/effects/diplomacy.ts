import { next } from '@morgenrot/engine';
import { showUsed } from '../rules/trade/closed-diplomacy.ts';
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
export const embassyEffect: Effect = {
  onVisit(s, player, hex, { from }, api) {
    const city = s.map[hex]?.city;
    if (!from || city?.of !== from || !city.capital) return;
    showUsed(s, player, 'embassy', from, api);
    next<NewDawnStep>(s, { kind: 'embassy', player, from });
  },
};

export const openBorders: Effect = { countsForMaturity: (_s, _me, owner, { from }) => owner === from };

/** The giver's cities and control tokens are friendly to the own districts, and count for maturity. */
export const openBordersTerra: Effect = {
  countsForMaturity: (_s, _me, owner, { from }) => owner === from,
  citiesCountForMaturity: (_s, _me, owner, { from }) => owner === from,
  friendlyForDistricts: (s, _me, hex, { from }) => (s.map[hex]?.city ?? s.map[hex]?.control)?.of === from,
};

/** No attack on the giver; if the giver breaks the peace, the card may be returned to change the own plans (Q-F14). */
export const nonAggressionPact: Effect = {
  spares: (_s, _me, owner, { from }) => owner === from,
  onAggression(s, player, by, { from }, api) {
    if (by !== from) return;
    // N-TD14: everybody sees what is asked now.
    showUsed(s, player, 'non-aggression-pact', from, api);
    next<NewDawnStep>(s, { kind: 'breakPact', player, from: by });
  },
};
