import { type Api, draw, type Handlers, next, offerSome, type PlayerId } from '@morgenrot/engine';
import { type Bazaar, type BazaarStep, of, VOTES } from './state.ts';

/** Whoever holds more than this throws some away. */
const MOST_CARDS = 3;

export const turnOf = (player: PlayerId): BazaarStep[] => [
  { kind: 'play', player },
  { kind: 'pay', player },
  { kind: 'roll', player },
  { kind: 'endTurn' },
];

export function deal(s: Bazaar, player: PlayerId, api: Api): void {
  const card = draw(s.deck, api);
  if (card === undefined) return;
  of(s.hands, player).push(card);
  api.log({ key: 'drew', by: player, params: { card }, only: [player] });
}

export function dropCards(s: Bazaar, player: PlayerId, gone: readonly string[]): void {
  s.hands[player] = of(s.hands, player).filter((card) => !gone.includes(card));
}

/** A turn: show a card, give something to the storyteller, roll for coins; in the end all vote in secret. */
export const turns: Pick<Handlers<Bazaar, BazaarStep>, 'play' | 'pay' | 'discard' | 'roll' | 'endTurn' | 'vote'> = {
  play: {
    ask: (s, { player }) => ({ shape: 'one', from: ['pass', ...of(s.hands, player)] }),
    run(s, { player }, answer, api) {
      if (answer === 'pass') return;
      const card = String(answer);
      dropCards(s, player, [card]);
      s.shown.push(card);
      api.log({ key: 'played', by: player, params: { card } });
    },
  },
  pay: {
    ask: (s, { player }) => ({ shape: 'amount', min: 0, max: of(s.coins, player) }),
    run(s, { player }, amount) {
      s.coins[player] = of(s.coins, player) - Number(amount);
      if (of(s.hands, player).length > MOST_CARDS) next<BazaarStep>(s, { kind: 'discard', player });
    },
  },
  discard: {
    ask: (s, { player }) => offerSome(of(s.hands, player), () => undefined, { min: 1, max: 2 }),
    run(s, { player }, answer) {
      const gone = Array.isArray(answer) ? answer : [];
      dropCards(s, player, gone);
      s.pile.push(...gone);
    },
  },
  roll: {
    ask: () => ({ shape: 'one', from: ['roll', 'rest'] }),
    run(s, { player }, answer, api) {
      if (answer === 'rest') return;
      const pips = api.d6();
      s.coins[player] = of(s.coins, player) + pips;
      api.log({ key: 'rolled', by: player, params: { pips } });
    },
  },
  endTurn: {
    run(s) {
      s.turn++;
      s.active = s.order[s.turn % s.order.length] ?? s.active;
    },
  },
  vote: {
    ask: () => ({ shape: 'one', from: [...VOTES] }),
    run(s, { player }, vote, api) {
      of(s.votes, player).push(String(vote));
      api.log({ key: 'voted', by: player });
    },
  },
};
