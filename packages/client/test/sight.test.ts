import { asked } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import {
  attackWay,
  caravanWay,
  cityWay,
  type NewDawnStep,
  newDawn,
  type StepOf,
  total,
  WONDERS,
  wonderCost,
  wonderCostItems,
} from '@morgenrot/new-dawn';
import { texts } from '@morgenrot/new-dawn/texts/en';
import type { LogLine } from '@morgenrot/protocol';
import { describe, expect, it } from 'vitest';
import { sampleQuestions } from '../src/games/new-dawn/gallery/samples.ts';
import { isHex } from '../src/games/new-dawn/map/use-marks.ts';
import { stateOf } from '../src/games/new-dawn/match.ts';
import { askedBy } from '../src/games/new-dawn/prompts/asked-by.ts';
import { meansFor } from '../src/games/new-dawn/prompts/price.tsx';
import { sightOfChoice, sightOfSpace } from '../src/games/new-dawn/sight/sight.ts';
import { boardWords } from '../src/games/new-dawn/words/use-board-words.ts';
import { wordsOf } from '../src/texts/words.ts';

const words = boardWords(wordsOf('en', texts));

interface Moment {
  kind: string;
  s: ReturnType<typeof stateOf>;
  me: string;
  step: NewDawnStep;
  from: readonly string[];
  refused: Readonly<Record<string, { key: string }>>;
}

/** A moment for every question of the game, as the gallery finds them. */
const moments: readonly Moment[] = [...sampleQuestions()].flatMap((sample) => {
  if (!sample) return [];
  const s = stateOf(sample.source.view);
  const me = sample.source.me ?? '';
  const ask = asked(newDawn.handlers, s, me)?.ask;
  const step = s.steps.at(-1);
  if (ask?.shape !== 'one' || !step || step.kind === 'together') return [];
  return [{ kind: sample.kind, s, me, step, from: ask.from, refused: ask.refused ?? {} }];
});
const momentOf = (kind: string): Moment => {
  const found = moments.find((moment) => moment.kind === kind);
  if (!found) throw new Error(`${kind} is never asked`);
  return found;
};

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
          expect(wordsOf(language, texts).find(`reason.${key}`)).toBeTruthy();
      }
    }
  });
  it('a card shows the spaces that it would open', () => {
    const { s, me, step, from } = momentOf('chooseCard');
    const opened = from.map((card) => sightOfChoice(s, me, step, card)?.range?.length ?? 0);
    expect(opened.some((count) => count > 0)).toBe(true);
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
      const sum = meansFor(now, step, wonder as keyof typeof WONDERS, words).reduce((all, { value }) => all + value, 0);
      expect(sum).toBe(most);
    }
  });
});
