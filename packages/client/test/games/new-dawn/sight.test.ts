import { asked, chance, clone, give, isShared, isTogether, open, sample, viewOf } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import {
  attackWay,
  caravanWay,
  cityWay,
  type NewDawnStep,
  newDawn,
  type State,
  type StepOf,
  total,
  WONDERS,
  type WonderId,
  wonderCost,
  wonderCostItems,
} from '@morgenrot/new-dawn';
import { textsEn } from '@morgenrot/new-dawn/texts/en';
import type { LogLine } from '@morgenrot/protocol';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../../src/games/new-dawn/match.ts';
import { askedBy } from '../../../src/games/new-dawn/prompts/asked-by.ts';
import { paymentSprite } from '../../../src/games/new-dawn/prompts/wonders/pay-wonder.tsx';
import { meansLines } from '../../../src/games/new-dawn/prompts/wonders/price.tsx';
import { sightOfChoice, sightOfSpace } from '../../../src/games/new-dawn/sight/sight.ts';
import { boardWords } from '../../../src/games/new-dawn/words/use-board-words.ts';
import { wordsOf } from '../../../src/texts/words.ts';
import { startNewDawn } from '../../kit.ts';
import { newDawnSamples } from '../../new-dawn-samples.ts';

const words = boardWords(wordsOf('en', textsEn));

interface Moment {
  kind: string;
  s: ReturnType<typeof stateOf>;
  me: string;
  step: NewDawnStep;
  from: readonly string[];
  refused: Readonly<Record<string, { key: string }>>;
}

const moments: readonly Moment[] = newDawnSamples().flatMap((sample) => {
  const s = stateOf(sample.source.view);
  const me = sample.source.me ?? '';
  const ask = asked(newDawn.handlers, s, me)?.ask;
  const step = s.steps.at(-1);
  if (ask?.shape !== 'one' || !step || isShared(step)) return [];
  return [{ kind: sample.kind, s, me, step, from: ask.from, refused: ask.refused ?? {} }];
});
const momentOf = (kind: string): Moment => {
  const found = moments.find((moment) => moment.kind === kind);
  if (!found) throw new Error(`${kind} is never asked`);
  return found;
};

/** What whoever answers last sees of a question that all answer at once. */
function lastOfAll(kind: string): { view: State; me: string; step: NewDawnStep; from: readonly string[] } {
  const match = startNewDawn(`all at once: ${kind}`, { victory: 'standard' });
  const { below } = chance({ seed: kind, drawn: 0 });
  for (let n = 0; n < 4000; n++) {
    const top = match.state.steps.at(-1);
    const waiting = open<NewDawnStep>(match.state);
    const [step] = waiting;
    if (!top || !step?.player) throw new Error('somebody is asked');
    const question = asked(newDawn.handlers, match.state, step.player);
    const value = question && sample(question.ask, below);
    if (!question || value === undefined) throw new Error('there is something to choose');
    if (isTogether(top) && top.each.length > 1 && step.kind === kind && waiting.length === 1) {
      const view = stateOf(viewOf(newDawn, match.state, step.player));
      return { view, me: step.player, step, from: question.ask.shape === 'one' ? question.ask.from : [] };
    }
    give(newDawn, match.state, step.player, question.id, value, match.chance);
  }
  throw new Error(`${kind} never comes for all at once`);
}

describe('before a choice is made', () => {
  it('can be looked at whatever it is, and nothing changes by looking', () => {
    for (const { s, me, step, from } of moments) {
      const before = JSON.stringify(s);
      for (const option of from.slice(0, 12)) sightOfChoice(s, me, step, option);
      expect(JSON.stringify(s)).toBe(before);
    }
  });
  it.each([
    ['moveCaravan', caravanWay],
    ['attack', attackWay],
    ['buildCity', cityWay],
  ] as const)('%s: every space that is offered has a way to it, a step at a time', (kind, way) => {
    const { s, step, from } = momentOf(kind);
    for (const hex of from.filter(isHex)) {
      const path = way(s, step as StepOf<'moveCaravan'> & StepOf<'attack'> & StepOf<'buildCity'>, hex as HexKey);
      // An effect may let somebody attack or build without a path.
      if (path.length > 0) expect(path.at(-1)).toBe(hex);
    }
  });
  it('says of every refused choice why, in words of both languages', () => {
    for (const { refused } of moments) {
      for (const { key } of Object.values(refused)) {
        for (const language of ['en', 'de'] as const)
          expect(wordsOf(language, textsEn).find(`reason.${key}`)).toBeTruthy();
      }
    }
  });
  it('a card shows the spaces that it would open', () => {
    const { s, me, step, from } = momentOf('chooseCard');
    const opened = from.map((card) => sightOfChoice(s, me, step, card)?.range?.length ?? 0);
    expect(opened.some((count) => count > 0)).toBe(true);
  });
  it('nothing is foreseen of what all decide at once: the others’ answers are sealed until the last one is in', () => {
    const { view, me, step, from } = lastOfAll('placeTrade');
    expect(JSON.stringify(view)).toContain('"given":"?"');
    for (const option of from) expect(sightOfChoice(view, me, step, option)?.range ?? []).toEqual([]);
  });
  it('a barbarian shows where each number of the die would lead it', () => {
    const { s } = momentOf('chooseCard');
    const at = Object.values(s.barbarians).find((barbarian) => barbarian?.at)?.at;
    if (!at) throw new Error('there is a barbarian on the map');
    const fan = sightOfSpace(s, at)?.fan;
    expect(fan?.to.length).toBeGreaterThan(0);
    expect(fan?.to.every(({ hex }) => s.map[hex]?.ground !== 'water')).toBe(true);
  });
});

describe('a question', () => {
  it('that is part of a card says which, and from which slot', () => {
    for (const { s, step, kind } of moments) {
      if (!('focus' in step) || kind === 'chooseCard') continue;
      const row = s.seats[step.player ?? '']?.row ?? [];
      if (!row.some(({ id }) => id === step.focus)) continue;
      expect(askedBy(s, [], step, words)).toMatch(/ · slot \d/);
    }
  });
  it('that follows from something says from what', () => {
    const { s, step } = momentOf('takeDiplomacy');
    const line = (key: string, params: Record<string, string>): LogLine => ({ key, params, n: 1, at: 0 });
    const turn = line('turn.begun', {});
    expect(askedBy(s, [turn, line('card.resolved', { card: 'foreign-trade' })], step, words)).toBe('Foreign Trade');
    expect(askedBy(s, [turn, line('dial.turned', { event: 'trade' })], step, words)).toBe('Trade');
    expect(askedBy(s, [turn], step, words)).toBeUndefined();
  });
  it('of the game itself has no card', () => {
    const { s, step } = momentOf('chooseCard');
    expect(askedBy(s, [], step, words)).toBeUndefined();
  });
});

describe('the price of a wonder', () => {
  const sumOf = (s: State, step: StepOf<'chooseWonder'>, wonder: WonderId): number =>
    meansLines(s, step, wonder, words).reduce((sum, { value }) => sum + value, 0);
  const { s, me } = momentOf('chooseWonder');
  it('is the sum of its lines, the printed one first', () => {
    for (const wonder of Object.keys(WONDERS) as (keyof typeof WONDERS)[]) {
      const items = wonderCostItems(s, me, wonder);
      expect(items[0]).toEqual({ from: 'printed', value: WONDERS[wonder].cost });
      expect(Math.max(0, total(items))).toBe(wonderCost(s, me, wonder));
    }
  });
  it('what there is for it adds up to what the rules let me reach', () => {
    const { s: now, step, refused } = momentOf('chooseWonder');
    if (step.kind !== 'chooseWonder') throw new Error('a wonder is chosen');
    for (const [wonder, reason] of Object.entries(refused)) {
      if (reason.key !== 'wonder.tooDear') continue;
      const { most } = (reason as { params?: { most?: number } }).params ?? {};
      expect(sumOf(now, step, wonder as WonderId)).toBe(most);
    }
  });
  it('counts what cards and leaders make of resources and natural wonders', () => {
    const { s: before, step, me: player } = momentOf('chooseWonder');
    if (step.kind !== 'chooseWonder') throw new Error('a wonder is chosen');
    const then = clone(before);
    const seat = then.seats[player];
    if (!seat) throw new Error('somebody sits there');
    // Palenque's card, a leader who lays natural wonders on cards, and a card with which a resource is worth 3.
    then.cityStates.palenque = { home: '99,99', cards: [player, 'map'], held: null };
    seat.resources = { marble: 1, mercury: 0, oil: 1, diamonds: 0 };
    seat.naturalWonders = ['pantanal'];
    seat.spent = [];
    for (const focus of seat.row) {
      focus.naturalWonders = focus.id === step.focus ? ['pantanal'] : [];
      focus.trade = 0;
    }
    const choosing = { ...step, slot: 1, production: 1, worth: 3 };
    expect(sumOf(then, choosing, 'eiffel-tower')).toBe(1 + 3 + 3 + 3);
    expect(sumOf(then, choosing, 'kremlin')).toBe(1 + 3 + 1 + 1);
    expect(sumOf(then, choosing, 'big-ben')).toBe(1 + 1 + 1 + 1);
    const names = meansLines(then, choosing, 'kremlin', words).map(({ name }) => name);
    expect(names).toContain('1 × oil, 3 each');
    expect(names).toContain('1 × marble, 1 each');
    expect(names).toContain('1 natural wonder, 1 each');
  });
  it('is paid with pictures of what is laid down, whatever it counts as', () => {
    expect(
      ['trade', 'resource:oil', 'asTrade:oil', 'asTrade:pantanal', 'naturalWonder:pantanal'].map(paymentSprite),
    ).toEqual(['trade-token', 'resource-oil', 'resource-oil', 'natural-wonder-token', 'natural-wonder-token']);
  });
});
