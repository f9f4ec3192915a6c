import { type CountsAsk, chance, next, noSteps, type PlayerId, setUp, viewOf } from '@morgenrot/engine';
import { type StoneAge, type StoneAgeStep, seatOf, stoneAge } from '@morgenrot/stone-age';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type BoardSource, createBoard } from '../src/board/board-store.ts';
import { BoardContext } from '../src/board/use-board.ts';
import { board as plugin } from '../src/games/stone-age/plugin.tsx';
import { cheapest, dearest } from '../src/games/stone-age/prompts/pay.tsx';
import { TurnPrompt } from '../src/games/stone-age/prompts/turn-prompt.tsx';
import { Village } from '../src/games/stone-age/village/village.tsx';
import { tableWordsEn } from '../src/games/stone-age/words/table.en.ts';
import { WordsProvider } from '../src/texts/use-words.tsx';

const OPTIONS = { cardPiles: 'closed', startPlayer: '1', freeReturn: 'off' } as const;
type Mine = Extract<StoneAgeStep, { player: PlayerId }>;

/** The page of the first player, who is asked this. */
function pageAt(step: Mine, change: (s: StoneAge) => void) {
  const s = setUp(stoneAge, ['0', '1'], OPTIONS, chance({ seed: 'prompts', drawn: 0 }));
  Object.assign(s, { ...noSteps<StoneAgeStep>(), decisions: 1 });
  change(s);
  next<StoneAgeStep>(s, step);
  const source: BoardSource = {
    view: viewOf(stoneAge, s, '0'),
    n: 1,
    undos: 0,
    me: '0',
    seats: ['Anna', 'Ben'].map((name, i) => ({ seat: String(i), name, present: true, plan: 'open', ready: true })),
    log: [],
    moreLog: false,
    sending: false,
    online: true,
    over: false,
  };
  const board = createBoard(
    plugin,
    { act: () => undefined, undo: () => undefined, showEarlierLog: () => undefined },
    () => false,
    source,
  );
  const drawn = { ...board.store, getInitialState: board.store.getState };
  const drawnAs = (what: ReactNode): string =>
    renderToStaticMarkup(
      <WordsProvider table={tableWordsEn}>
        <BoardContext value={{ ...board, drawn }}>{what}</BoardContext>
      </WordsProvider>,
    );
  /** What the prompt says, without its tags. */
  const prompt = (): string =>
    drawnAs(<TurnPrompt />)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  return { board, prompt, village: () => drawnAs(<Village />) };
}

describe('before figures are placed', () => {
  it('the chances, what feeding takes, and how likely hunters bring what is missing', () => {
    const t = pageAt({ kind: 'place', player: '0' }, (s) => Object.assign(seatOf(s, '0'), { food: 4 }));
    t.board.draft('hunt:1');
    // One die brings one food or more unless it shows a 1.
    expect(t.prompt()).toContain('Feeding: 5 needed, 4 available 1 missing');
    expect(t.prompt()).toContain('With 1 hunter and your tools: 83 % chance that everyone eats.');
    t.board.draft('hut:2');
    expect(t.prompt()).toContain('Feeding: 6 needed, 4 available 2 missing');
    t.board.draft('field:1');
    expect(t.prompt()).toContain('Feeding: 5 needed, 5 available enough');
  });
  it('what a card and a building are worth now and at the end', () => {
    const t = pageAt({ kind: 'place', player: '0' }, (s) => {
      s.cards[0] = 'C28';
      s.stacks[0]?.push('B09');
      Object.assign(seatOf(s, '0'), { buildings: ['B01', 'B02'], pile: ['C05'] });
    });
    t.board.draft('card1:1');
    expect(t.prompt()).toContain('Now: 3 points · at the end, as things stand: 6');
    t.board.draft('building1:1');
    expect(t.prompt()).toContain('Now: 16 points · at the end, as things stand: 1');
  });
});

describe('a payment', () => {
  it('for a card has a line for each kind there is, and says how many are chosen', () => {
    const t = pageAt({ kind: 'buy', player: '0', place: 'card3' }, (s) => {
      s.cards[2] = 'C11';
      seatOf(s, '0').goods = { wood: 2, clay: 0, stone: 1, gold: 4 };
    });
    expect(t.prompt()).not.toContain('3 of 3');
    t.board.pick('pay');
    t.board.setMore({ wood: 2, stone: 1 });
    expect(t.prompt()).toContain('3 of 3');
    expect(t.prompt()).not.toContain('clay');
  });
  it('that is not possible says why beside it', () => {
    const t = pageAt({ kind: 'buy', player: '0', place: 'card3' }, () => undefined);
    expect(t.prompt()).toContain('This costs 3 resources; you have 0.');
  });
  it('for a building of one’s choice says its points', () => {
    const t = pageAt({ kind: 'build', player: '0', place: 'building1' }, (s) => {
      s.stacks[0]?.push('B26');
      seatOf(s, '0').goods = { wood: 1, clay: 0, stone: 0, gold: 2 };
    });
    expect(t.prompt()).toContain('Now: 3 to 15 points');
    t.board.pick('pay');
    t.board.setMore({ wood: 1, gold: 2 });
    expect(t.prompt()).toContain('15 points');
  });
  it('of two resources of one’s choice has all four kinds', () => {
    const t = pageAt({ kind: 'anyTwo', player: '0' }, (s) => seatOf(s, '0').kept.push('C36'));
    for (const kind of ['wood', 'clay', 'stone', 'gold']) expect(t.prompt()).toContain(kind);
    expect(t.prompt()).toContain('0 of 2');
  });
});

it('every place of the village leads to what the book says of it, or of what lies there', () => {
  const t = pageAt({ kind: 'place', player: '0' }, (s) => {
    s.cards[0] = 'C11';
    s.cards[1] = null;
    s.stacks[1]?.push('B07');
  });
  const tips = [...t.village().matchAll(/data-tip="([^"]+)"/g)].map(([, entry]) => entry);
  expect(tips).toEqual(
    expect.arrayContaining(['place:river', 'place:hut', 'place:hunt', 'card:C11', 'place:card2', 'building:B07']),
  );
});

it('what is paid for a card is proposed as the least valuable, for a building as what brings most points', () => {
  const ask = {
    shape: 'counts',
    of: [
      { kind: 'wood', min: 0, max: 1, worth: 3 },
      { kind: 'gold', min: 0, max: 3, worth: 6 },
    ],
    sum: { min: 2, max: 3 },
  } as const satisfies CountsAsk;
  expect(cheapest(ask)).toEqual({ wood: 1, gold: 1 });
  expect(dearest(ask)).toEqual({ gold: 3 });
});
