import { describe, expect, inject, it, vi } from 'vitest';
import {
  type Answer,
  asked,
  type Counts,
  chance,
  give,
  HIDDEN,
  inOpen,
  isAct,
  open,
  type PlayerId,
  sample,
  startMatch,
  untyped,
  viewOf,
} from '../src/index.ts';
import { inspect } from '../src/simulate/index.ts';
import { type Market, market } from './kit/market.ts';

const begin = (seats = 3) => {
  const players = Array.from({ length: seats }, (_, i) => String(i));
  const match = startMatch(market, { players, options: {}, seed: 'market' });
  const s = match.state;
  const idOf = (me: PlayerId) => asked(market.handlers, s, me)?.id ?? -1;
  const act = (me: PlayerId, name: string, more?: Answer) => {
    const value = { act: name, ...(more !== undefined && { with: more }) } as Answer;
    const verdict = give(market, s, me, idOf(me), value, match.chance);
    return verdict.ok ? 'done' : verdict.reason.key;
  };
  const offers = () => s.bargain.offers.map(({ id, version, by, to, accepted }) => ({ id, version, by, to, accepted }));
  return { s, players, idOf, act, offers, chance: match.chance };
};

describe('a bargain', () => {
  it('says what an act is about, to each side as that side sees it', () => {
    const t = begin(2);
    t.act('0', 'offer:1', { 'give.coins': 4, 'take.gems': 2 });
    const about = (me: PlayerId, name: string) => {
      const ask = asked(market.handlers, t.s, me)?.ask;
      return ask?.shape === 'acts' ? ask.from.find(({ act }) => act === name)?.about : undefined;
    };
    expect(about('1', 'accept:1@1')).toEqual({ 'take.coins': 4, 'give.gems': 2 });
    expect(about('0', 'withdraw:1@1')).toEqual({ 'give.coins': 4, 'take.gems': 2 });
  });
  it('is carried out at once and whole when an offer to one is accepted', () => {
    const t = begin();
    expect(t.act('0', 'offer:1', { 'give.coins': 4, 'take.gems': 2 })).toBe('done');
    expect(t.act('1', 'accept:1@1')).toBe('done');
    expect(t.s.coins).toEqual({ '0': 5, '1': 13, '2': 9 });
    expect([t.s.gems['0']?.length, t.s.gems['1']?.length]).toEqual([5, 1]);
    expect(t.offers()).toEqual([]);
    expect(t.s.revealedAt).toBe(t.s.decisions);
  });
  it('knows only the version that was shown: a change clears every acceptance', () => {
    const t = begin();
    t.act('0', 'offer:all', { 'give.coins': 1, 'take.gems': 1 });
    t.act('1', 'accept:1@1');
    t.act('0', 'change:1@1', { 'take.gems': 3 });
    expect(t.offers()).toEqual([{ id: 1, version: 2, by: '0', to: ['1', '2'], accepted: [] }]);
    expect(t.act('2', 'accept:1@1')).toBe('bargain.gone');
    expect(t.act('2', 'accept:1@2')).toBe('done');
  });
  it('lets whoever offers to all choose among those who accept', () => {
    const t = begin(4);
    t.act('0', 'offer:all', { 'give.coins': 2, 'take.gems': 1 });
    expect(t.act('0', 'choose:1@1', '1')).toBe('bargain.gone');
    t.act('1', 'accept:1@1');
    t.act('3', 'accept:1@1');
    t.act('1', 'decline:1@1');
    expect(t.act('0', 'choose:1@1', '1')).toBe('answer.notOffered');
    expect(t.act('0', 'choose:1@1', '3')).toBe('done');
    expect(t.s.coins).toEqual({ '0': 7, '1': 9, '2': 9, '3': 11 });
  });
  it('answers an offer by another one', () => {
    const t = begin();
    t.act('0', 'offer:1', { 'give.coins': 1 });
    t.act('1', 'counter:1@1', { 'take.coins': 2 });
    expect(t.offers()).toEqual([{ id: 2, version: 1, by: '1', to: ['0'], accepted: [] }]);
    expect(t.act('0', 'accept:1@1')).toBe('bargain.gone');
    t.act('0', 'accept:2@1');
    expect(t.s.coins).toEqual({ '0': 7, '1': 11, '2': 9 });
  });
  it('takes no offer of what one does not have, to nobody, of less than nothing, or after it is withdrawn', () => {
    const t = begin();
    expect(t.act('0', 'offer:1', { 'give.coins': 10 })).toBe('answer.kindOver');
    expect(t.act('0', 'offer:0', { 'give.coins': 1 })).toBe('bargain.gone');
    expect(t.act('0', 'offer:7', { 'give.coins': 1 })).toBe('bargain.gone');
    expect(t.act('0', 'offer:1', { 'give.coins': -1 })).toBe('answer.shape');
    expect(t.act('0', 'offer:1', {})).toBe('answer.sumUnder');
    t.act('0', 'offer:1', { 'give.coins': 1 });
    expect(t.act('1', 'withdraw:1@1')).toBe('bargain.gone');
    expect(t.act('2', 'accept:1@1')).toBe('bargain.gone');
    t.act('0', 'withdraw:1@1');
    expect(t.act('1', 'accept:1@1')).toBe('bargain.gone');
  });
  it('is refused by whoever has not got what is asked, and gone with what its maker no longer has', () => {
    const t = begin();
    t.act('0', 'offer:1', { 'take.gems': 3, 'give.coins': 2 });
    t.act('0', 'offer:2', { 'give.coins': 8 });
    t.act('1', 'offer:2', { 'give.gems': 1 });
    expect(t.act('2', 'accept:3@1')).toBe('done');
    expect(t.s.gems['1']).toHaveLength(2);
    expect(t.act('1', 'accept:1@1')).toBe('market.lacks');
    t.act('2', 'accept:2@1');
    expect(t.s.coins['0']).toBe(1);
    expect(t.offers()).toEqual([]);
  });
  it('is looked at again when it is carried out: what cannot be done is not done at all', () => {
    const t = begin();
    t.act('0', 'offer:all', { 'take.gems': 3 });
    for (const me of ['1', '2']) t.act(me, 'accept:1@1');
    // Whoever has accepted may give away meanwhile what was asked for.
    t.act('1', 'offer:2', { 'give.gems': 1 });
    t.act('2', 'accept:2@1');
    t.act('0', 'choose:1@1', '1');
    expect(t.s.gems['1']).toHaveLength(2);
    expect(t.s.news).toEqual([{ key: 'bargain.failed', by: '1', params: { player: '0' } }]);
    expect(t.offers()).toEqual([]);
  });
  it('calls back whoever is done, and expires when all are', () => {
    const t = begin();
    t.act('1', 'done');
    t.act('0', 'offer:1', { 'give.coins': 1 });
    expect(inOpen(t.s).asked).toEqual(['0', '1', '2']);
    t.act('2', 'offer:0', { 'give.coins': 1 });
    for (const me of t.players) t.act(me, 'done');
    expect(t.offers()).toEqual([]);
    expect(market.outcome(t.s)).toBeDefined();
  });
  it('hides clauses from others, and how many they are', () => {
    const t = begin();
    t.act('0', 'offer:1', { 'give.gems': 2, 'take.gems': 1, 'take.coins': 3 });
    const seen = (me: PlayerId | null) => viewOf(market, t.s, me).bargain.offers[0]?.clauses;
    expect(seen('1')).toEqual({ 'give.gems': 2, 'take.gems': 1, 'take.coins': 3 });
    for (const me of ['2', null]) expect(seen(me)).toEqual({ 'take.coins': 3, [HIDDEN]: 1 });
  });
});

declare module 'vitest' {
  interface ProvidedContext {
    quick: boolean;
  }
}

/** A message on its way, and what its sender saw when it was sent; whoever means ill accepts what they have not seen. */
interface Message {
  by: PlayerId;
  step: number;
  value: Answer;
  shown: Map<string, Counts> | 'anything';
}

const shownTo = (s: Market, me: PlayerId): Map<string, Counts> =>
  new Map(viewOf(market, s, me).bargain.offers.map(({ id, version, clauses }) => [`${id}@${version}`, clauses]));

vi.setConfig({ testTimeout: 120_000 });
const NEGOTIATIONS = inject('quick') ? 1000 : 10_000;
const MESSAGES = 16;

/** What somebody of ill will makes of a message. */
function twisted(honest: Message, { below }: { below: (n: number) => number }): Message {
  const message: Message = { ...honest, shown: 'anything' };
  const ill: unknown[] = [
    { act: `accept:${1 + below(4)}@${1 + below(3)}` },
    { act: `choose:${1 + below(4)}@1`, with: String(below(5)) },
    { act: `change:${1 + below(4)}@1`, with: { 'give.coins': 99 } },
    { act: `offer:${below(6)}`, with: { 'give.coins': -3 } },
    { act: `offer:${below(6)}`, with: { 'give.coins': 1, 'give.gold': 5 } },
    { act: 'offer:all', with: { 'give.gems': 2 ** 40 } },
    { act: '__proto__' },
    'done',
    7,
    { 'give.coins': 1 },
  ];
  if (below(3) === 0) return { ...message, by: String(below(5)) };
  if (below(3) === 0) return { ...message, step: message.step - below(6) };
  return { ...message, value: ill[below(ill.length)] as Answer };
}

/** Plays one negotiation on a bad line; gives the number of deals. */
function negotiate(seed: string): { deals: number; refused: number } {
  const dice = chance({ seed, drawn: 0 });
  const t = begin(2 + dice.below(4));
  const { s } = t;
  const onTheWay: Message[] = [];
  /** Who has accepted which version, with which clauses before their eyes. */
  const consent = new Map<string, Counts | 'anything'>();
  let refused = 0;

  function send(): void {
    const by = t.players[dice.below(t.players.length)] as PlayerId;
    const question = asked(market.handlers, s, by);
    const value = question && sample(question.ask, dice.below);
    if (!question || value === undefined) return;
    const message: Message = { by, step: question.id, value, shown: shownTo(s, by) };
    const fate = dice.below(10);
    if (fate === 0) return;
    onTheWay.push(fate === 1 ? twisted(message, dice) : message);
    if (fate === 2) onTheWay.push(message, message);
  }

  function arrive(): void {
    if (onTheWay.length === 0) return;
    // The first, as a rule; sometimes one that has overtaken it.
    const [message] = onTheWay.splice(dice.below(3) === 0 ? dice.below(onTheWay.length) : 0, 1);
    if (!message) return;
    const { by, step, value, shown } = message;
    const before = s.deals.length;
    if (!give(market, s, by, step, value, t.chance).ok) {
      refused++;
      return;
    }
    const [verb, which = ''] = isAct(value) ? value.act.split(':') : [];
    if (verb === 'accept') consent.set(`${by} ${which}`, shown === 'anything' ? shown : (shown.get(which) ?? {}));
    for (const { offer, version, clauses, with: other } of s.deals.slice(before))
      if (consent.get(`${other} ${offer}@${version}`) !== 'anything')
        expect(consent.get(`${other} ${offer}@${version}`)).toEqual(clauses);
  }

  for (let n = 0; n < MESSAGES && open(s).length > 0; n++) {
    send();
    if (dice.below(2) === 0) send();
    arrive();
  }
  while (onTheWay.length > 0) arrive();
  for (const [name, holds] of Object.entries(market.invariants)) expect(holds(s), `${seed}: ${name}`).toBe(true);
  return { deals: s.deals.length, refused };
}

describe('on a bad line, with lost, doubled, late and malicious messages', () => {
  it(`no goods are lost or made, and nobody accepts another version than was shown`, () => {
    const sum = { deals: 0, refused: 0 };
    for (let n = 0; n < NEGOTIATIONS; n++) {
      const { deals, refused } = negotiate(`negotiation ${n}`);
      sum.deals += deals;
      sum.refused += refused;
    }
    expect(sum.deals).toBeGreaterThan(NEGOTIATIONS / 4);
    expect(sum.refused).toBeGreaterThan(NEGOTIATIONS);
  });
  it('asks of a view what it asks of the state, in every one of many states', () => {
    for (let n = 0; n < 40; n++) {
      const dice = chance({ seed: `views ${n}`, drawn: 0 });
      const t = begin(2 + (n % 4));
      for (let i = 0; i < 60 && open(t.s).length > 0; i++) {
        inspect(untyped(market), t.s as never, (me) => viewOf(market, t.s, me) as never, t.players);
        const by = open(t.s)[dice.below(open(t.s).length)]?.player as PlayerId;
        const question = asked(market.handlers, t.s, by);
        const value = question && sample(question.ask, dice.below);
        if (question && value !== undefined) give(market, t.s, by, question.id, value, t.chance);
      }
    }
  });
});
