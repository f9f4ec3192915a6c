import { type Answer, type Ask, asked, everyCount, isAct, isCounts, open, sample, untyped } from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';
import { describe, expect, test } from 'vitest';
import { BUILDINGS, CARDS, type Place, type Seat, type StoneAge, type StoneAgeStep, stoneAge } from '../src/index.ts';

// What may be answered, derived from the sheet a second time and without the game's own functions.

const KINDS = ['wood', 'clay', 'stone', 'gold'] as const;
const VALUE = { food: 2, wood: 3, clay: 4, stone: 5, gold: 6 };
const VILLAGE = ['toolMaker', 'hut', 'field'] as const;
const GATHERING = ['forest', 'clayPit', 'quarry', 'river'] as const;
type Kind = (typeof KINDS)[number];
type Paid = Partial<Record<Kind, number>>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** By the number of players. */
const MOST_PEOPLE = [0, 0, 1, 2, 4];

const owned = ({ goods }: Seat): number => sum(KINDS.map((kind) => goods[kind]));
const hasC36 = ({ kept }: Seat): boolean => kept.includes('C36');

const at = (s: StoneAge, place: Place): Record<string, number> => s.placed[place] ?? {};
const count = (s: StoneAge, place: Place): number => sum(Object.values(at(s, place)));

/** S5, S6: every placement by name. */
function placements(s: StoneAge, me: string): string[] {
  const players = s.order.length;
  const places = Object.keys(s.placed) as Place[];
  const hand = (s.seats[me]?.figures ?? 0) - sum(places.map((place) => at(s, place)[me] ?? 0));
  const free = (place: Place): boolean => count(s, place) === 0;
  const found: string[] = [];
  const add = (place: Place, from: number, to: number): void => {
    for (let n = from; n <= to; n++) found.push(`${place}:${n}`);
  };
  const openInVillage = VILLAGE.filter((place) => !free(place)).length < (players === 4 ? 3 : 2);
  for (const place of VILLAGE)
    if (openInVillage && free(place)) {
      if (place !== 'hut') add(place, 1, Math.min(1, hand));
      else if (hand >= 2) add(place, 2, 2);
    }
  if (!at(s, 'hunt')[me]) add('hunt', 1, hand);
  for (const place of GATHERING) {
    const people = Object.keys(at(s, place)).length;
    const most = MOST_PEOPLE[players] ?? 0;
    if (!at(s, place)[me] && people < most) add(place, 1, Math.min(hand, 7 - count(s, place)));
  }
  for (let n = 1; n <= 4; n++) if (free(`card${n}` as Place)) add(`card${n}` as Place, 1, Math.min(1, hand));
  for (let n = 1; n <= players; n++)
    if (free(`building${n}` as Place)) add(`building${n}` as Place, 1, Math.min(1, hand));
  return found.sort();
}

/** Every handful of resources that somebody has. */
function handfuls({ goods }: Seat, most: number): Paid[] {
  let all: Paid[] = [{}];
  for (const kind of KINDS)
    all = all.flatMap((paid) =>
      Array.from({ length: Math.min(goods[kind], most) + 1 }, (_, n) => (n === 0 ? paid : { ...paid, [kind]: n })),
    );
  return all.filter((paid) => sum(Object.values(paid)) <= most);
}
const size = (paid: Paid): number => sum(Object.values(paid));

/** S14: the payments for a building; `[{}]` stands for one that asks for just what it shows. */
function buildingPayments(seat: Seat, id: keyof typeof BUILDINGS): Paid[] {
  const tile = BUILDINGS[id];
  if ('points' in tile) return KINDS.every((kind) => seat.goods[kind] >= tile.cost[kind]) ? [{}] : [];
  const kinds = 'kinds' in tile ? tile.kinds : undefined;
  return handfuls(seat, tile.max).filter(
    (paid) => size(paid) >= tile.min && (kinds === undefined || Object.keys(paid).length === kinds),
  );
}

const spelt = (paid: Paid): string => KINDS.map((kind) => paid[kind] ?? 0).join('');
const spellAll = (all: Paid[]): string[] => all.map(spelt).sort();

/** What an ask offers to pay with. */
function offeredPayments(ask: Ask): string[] {
  const pay = ask.shape === 'acts' ? ask.from.find(({ act }) => act === 'pay') : undefined;
  if (!pay) return [];
  return pay.with?.shape === 'counts' ? spellAll([...everyCount(pay.with)]) : [spelt({})];
}

const acts = (ask: Ask): string[] => (ask.shape === 'acts' ? ask.from.map(({ act }) => act).sort() : []);

function payOr(seat: Seat, not: string, payments: Paid[]): string[] {
  return [not, ...(payments.length > 0 ? ['pay'] : []), ...(hasC36(seat) ? ['anyTwo'] : [])].sort();
}

const FREE: Record<StoneAge['freeReturn'], readonly string[]> = {
  off: [],
  hut: ['hut'],
  all: [...VILLAGE, 'hunt', ...GATHERING],
};

/** S21: what each decision point offers. */
function check(s: StoneAge, step: StoneAgeStep & { player: string }, ask: Ask): void {
  const seat = s.seats[step.player];
  if (!seat) throw new Error('nobody is asked');
  switch (step.kind) {
    case 'place':
      return expect(ask.shape === 'one' && [...ask.from].sort()).toEqual(placements(s, step.player));
    case 'choose': {
      const mine = (Object.keys(s.placed) as Place[]).filter((place) => at(s, place)[step.player]);
      const back = mine.filter((place) => FREE[s.freeReturn].includes(place)).map((place) => `back:${place}`);
      return expect(acts(ask)).toEqual([...mine, ...back, ...(hasC36(seat) ? ['anyTwo'] : [])].sort());
    }
    case 'tools': {
      const slots = seat.tools.flatMap(({ used }, i) => (used ? [] : [`tool${i + 1}`]));
      const cards = seat.kept.filter((card) => ['C33', 'C34', 'C35'].includes(card));
      const add = ask.shape === 'acts' && ask.from.find(({ act }) => act === 'add')?.with;
      expect(add && add.shape === 'some' && [...add.from].sort()).toEqual([...slots, ...cards].sort());
      // D3, Q-S10: nobody is asked where tools change nothing.
      const most = sum(seat.tools.flatMap(({ used, value }) => (used ? [] : [value]))) + sum(cards.map(oneUse));
      const total = sum(step.dice);
      const divisor = VALUE[step.yields];
      return expect(Math.floor((total + most) / divisor)).toBeGreaterThan(Math.floor(total / divisor));
    }
    case 'buy': {
      const price = Number(step.place.slice(-1));
      const payments = handfuls(seat, price).filter((paid) => size(paid) === price);
      expect(offeredPayments(ask)).toEqual(spellAll(payments));
      return expect(acts(ask)).toEqual(payOr(seat, 'decline', payments));
    }
    case 'build': {
      const payments = buildingPayments(seat, s.stacks[Number(step.place.slice(-1)) - 1]?.at(-1) ?? 'B01');
      expect(offeredPayments(ask)).toEqual(spellAll(payments));
      return expect(acts(ask)).toEqual(payOr(seat, 'decline', payments));
    }
    case 'pick':
      return expect(ask.shape === 'one' && [...ask.from].sort()).toEqual([...new Set(step.dice)].sort().map(String));
    case 'anyTwo':
      return expect(ask.shape === 'counts' && [...everyCount(ask)]).toHaveLength(10);
    case 'feed': {
      const missing = seat.figures - seat.food;
      const payments = handfuls(seat, missing).filter((paid) => size(paid) === missing);
      expect(missing).toBeGreaterThan(0);
      expect(owned(seat) + (hasC36(seat) ? 2 : 0)).toBeGreaterThanOrEqual(missing);
      expect(offeredPayments(ask)).toEqual(spellAll(payments));
      return expect(acts(ask)).toEqual(payOr(seat, 'starve', payments));
    }
  }
}
const ONE_USE: Readonly<Record<string, number>> = { C33: 4, C34: 3, C35: 2 };
const oneUse = (card: string): number => ONE_USE[card] ?? 0;

const SITTINGS = [2, 3, 4].flatMap((players) =>
  (['off', 'hut', 'all'] as const).map((freeReturn) => [players, freeReturn] as const),
);

describe.each(SITTINGS)('in a random match of %i, free return "%s"', (players, freeReturn) => {
  test('S21, D1 to D8: every question offers what the sheet allows, no more and no less', () => {
    const kinds = new Set<string>();
    playout(untyped(stoneAge), {
      players,
      options: { cardPiles: 'closed', startPlayer: 'random', freeReturn },
      seed: `sheet ${players} ${freeReturn}`,
      mostDecisions: 600,
      eachState(state) {
        const s = state as unknown as StoneAge;
        for (const step of open<StoneAgeStep>(s)) {
          const { player } = step;
          const question = player === undefined ? undefined : asked(stoneAge.handlers, s, player);
          if (player === undefined || !question) continue;
          kinds.add(step.kind);
          check(s, { ...step, player }, question.ask);
        }
      },
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['place', 'choose', 'tools', 'buy', 'build', 'pick', 'feed']));
  });
});

/** What somebody had before an answer. */
interface Before {
  s: StoneAge;
  by: string;
  answer: Answer;
  step: StoneAgeStep;
}

describe.each([2, 3, 4])('after an answer in a random match of %i', (players) => {
  test('S11.2, S14.1, S14.2, S15.4, S22.8: what is paid is gone, and what it buys is there', () => {
    let before: Before | undefined;
    let bought = 0;
    const look = (s: StoneAge): void => {
      if (!before) return;
      const seat = s.seats[before.by];
      const old = before.s.seats[before.by];
      if (!seat || !old || !isAct(before.answer) || before.answer.act !== 'pay') return;
      const paid: Paid = before.answer.with && isCounts(before.answer.with) ? before.answer.with : {};
      if (before.step.kind === 'build') {
        const id = before.s.stacks[Number(before.step.place.slice(-1)) - 1]?.at(-1);
        if (!id) throw new Error('nothing was built');
        const tile = BUILDINGS[id];
        const cost: Paid = 'points' in tile ? tile.cost : paid;
        expect(seat.buildings.at(-1)).toBe(id);
        const hunger = s.news.some(({ key, by }) => key === 'starved' && by === before?.by) ? 10 : 0;
        expect(seat.score - old.score).toBe(sum(KINDS.map((kind) => (cost[kind] ?? 0) * VALUE[kind])) - hunger);
        bought++;
      }
      if (before.step.kind === 'buy') {
        const card = before.s.cards[Number(before.step.place.slice(-1)) - 1];
        if (!card) throw new Error('no card was bought');
        const isKept = ['oneUseTool', 'anyResources'].includes(CARDS[card].upper.type);
        expect(isKept ? seat.kept : seat.pile).toContain(card);
        bought++;
      }
      if (before.step.kind === 'feed') expect(seat.score).toBe(old.score);
    };
    playout(untyped(stoneAge), {
      players,
      options: { cardPiles: 'open', startPlayer: '2', freeReturn: 'off' },
      seed: `paid ${players}`,
      mostDecisions: 700,
      chooser: (_game, state, me, question, dice) => {
        const s = state as unknown as StoneAge;
        const answer = sample(question.ask, dice.below);
        const step = open<StoneAgeStep>(s).find(({ player }) => player === me);
        before = step && answer !== undefined ? { s: structuredClone(s), by: me, answer, step } : undefined;
        return answer;
      },
      eachState: (state) => look(state as unknown as StoneAge),
    });
    expect(bought).toBeGreaterThan(10);
  });
});
