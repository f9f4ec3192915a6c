import { bargaining, type Counts, type CountsAsk, type Deal, type Discretion, type PlayerId } from '@morgenrot/engine';
import { type Bazaar, GOOD_NAMES, type Good, of } from './state.ts';

/** So many proposals each player has in a round, and so many of them may stand at a time. */
export const PROPOSALS = 6;
const AT_A_TIME = 2;
const MOST_OF_A_KIND = 4;
const MOST_IN_ALL = 6;
const MOST_CARDS = 3;

/** Goods, coins, and cards of the hand: the newest first, unseen. */
const THINGS = [...GOOD_NAMES, 'coins', 'cards'] as const;
type Thing = (typeof THINGS)[number];
type Side = 'give' | 'take';

const clauseOf = (side: Side, thing: Thing): string => `${side}.${thing}`;
export const CLAUSES = (['give', 'take'] as const).flatMap((side) => THINGS.map((thing) => clauseOf(side, thing)));

const has = (s: Bazaar, player: PlayerId, thing: Thing): number => {
  if (thing === 'coins') return of(s.coins, player);
  return thing === 'cards' ? of(s.hands, player).length : of(s.goods, player)[thing];
};

function clauses(s: Bazaar, by: PlayerId, to: readonly PlayerId[]): CountsAsk {
  const most = (players: readonly PlayerId[], thing: Thing): number =>
    Math.min(thing === 'cards' ? MOST_CARDS : MOST_OF_A_KIND, Math.max(0, ...players.map((one) => has(s, one, thing))));
  const side = (name: Side, players: readonly PlayerId[]) =>
    THINGS.map((thing) => ({ kind: clauseOf(name, thing), min: 0, max: most(players, thing) }));
  return { shape: 'counts', of: [...side('give', [by]), ...side('take', to)], sum: { min: 1, max: MOST_IN_ALL } };
}

const owed = ({ clauses: all, by }: Deal, player: PlayerId, thing: Thing): number =>
  all[clauseOf(player === by ? 'give' : 'take', thing)] ?? 0;

const isGood = (thing: Thing): thing is Good => thing !== 'coins' && thing !== 'cards';

function hand(s: Bazaar, from: PlayerId, to: PlayerId, deal: Deal): void {
  for (const thing of THINGS) {
    const count = owed(deal, from, thing);
    if (thing === 'coins') {
      s.coins[from] = of(s.coins, from) - count;
      s.coins[to] = of(s.coins, to) + count;
    } else if (isGood(thing)) {
      of(s.goods, from)[thing] -= count;
      of(s.goods, to)[thing] += count;
    }
  }
}

/** Both hands are looked at before either changes: nobody gets back what they have just given. */
function swapCards(s: Bazaar, deal: Deal): void {
  const [one, other] = [of(s.hands, deal.by), of(s.hands, deal.with)];
  const given = one.splice(one.length - owed(deal, deal.by, 'cards'));
  const taken = other.splice(other.length - owed(deal, deal.with, 'cards'));
  one.push(...taken);
  other.push(...given);
}

const mirrored = (all: Counts): Counts =>
  Object.fromEntries(
    CLAUSES.flatMap((clause): [string, number][] => {
      const other = clause.startsWith('give') ? clause.replace('give', 'take') : clause.replace('take', 'give');
      const count = all[other];
      return count === undefined ? [] : [[clause, count]];
    }),
  );

export const haggle = bargaining<Bazaar>({
  bargainOf: ({ bargain }) => bargain,
  keep(s, bargain) {
    s.bargain = bargain;
  },
  clauses,
  mirrored,
  lacks: (s, player, deal) =>
    THINGS.every((thing) => has(s, player, thing) >= owed(deal, player, thing)) ? undefined : { key: 'haggle.lacks' },
  carryOut(s, deal, api) {
    hand(s, deal.by, deal.with, deal);
    hand(s, deal.with, deal.by, deal);
    swapCards(s, deal);
    api.log({ key: 'dealt', by: deal.by, params: { player: deal.with } });
  },
  mostOffers: AT_A_TIME,
});

/** How many cards change hands is nobody's business but of those who haggle. */
export const DISCRETION: Discretion = { sees: (_offer, clause) => !clause.endsWith('.cards') };
