import { type Act, type ActsAsk, type Answer, type Ask, fits, noSteps, type Step } from '@morgenrot/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type BoardSource, createBoard } from '../../src/board/board-store.ts';
import { sayAnswer } from '../../src/board/prompt/answer-words.ts';
import { sayMisfit } from '../../src/board/prompt/counts-body.tsx';
import { Prompt } from '../../src/board/prompt/prompt.tsx';
import { sayOption } from '../../src/board/prompt/use-question.ts';
import { BoardContext } from '../../src/board/use-board.ts';
import { WordsProvider } from '../../src/texts/use-words.tsx';
import { wordsOf } from '../../src/texts/words.ts';

const PAY: Ask = {
  shape: 'counts',
  of: [
    { kind: 'wood', min: 0, max: 4, worth: 3 },
    { kind: 'clay', min: 0, max: 2, worth: 4 },
  ],
  sum: { min: 1, max: 6 },
  worth: { min: 10, max: 10 },
};
const BARGAIN: ActsAsk = {
  shape: 'acts',
  from: [
    { act: 'offer', with: PAY },
    { act: 'accept' },
    { act: 'bid', with: { shape: 'amount', min: 2, max: 9 } },
    { act: 'done' },
  ],
  refused: { leave: { key: 'answer.notOffered' } },
  otherwise: { key: 'decision.gone' },
};

function boardAsking(first: Ask) {
  const sent: Answer[] = [];
  let ask = first;
  const step: Step = { kind: 'anything', id: 1, player: '0' };
  const source: BoardSource = {
    view: { ...noSteps<Step>(), steps: [step] },
    n: 0,
    undos: 0,
    me: '0',
    seats: [{ seat: '0', name: 'Anna', present: true, plan: 'open', ready: true }],
    log: [],
    moreLog: false,
    sending: false,
    online: true,
    over: false,
  };
  const board = createBoard(
    {
      asked: () => ({ id: 1, kind: 'anything', ask }),
      isPlace: () => false,
      check: (_view, _me, _id, answer) => fits(ask, answer),
    },
    { act: (_step, value) => void sent.push(value), undo: () => undefined, showEarlierLog: () => undefined },
    () => false,
    source,
  );
  const becomes = (next: Ask): void => {
    ask = next;
    board.update({ ...source, n: 1, view: { ...source.view } });
  };
  // Without a browser a store is drawn as it was at first.
  const drawn = { ...board.store, getInitialState: board.store.getState };
  const markup = (): string =>
    renderToStaticMarkup(
      <WordsProvider>
        <BoardContext value={{ ...board, drawn }}>
          <Prompt optionWord={(_step, option) => option.toUpperCase()} />
        </BoardContext>
      </WordsProvider>,
    );
  return { board, sent, markup, becomes, now: () => board.store.getState() };
}

describe('so many of each kind', () => {
  it('has a stepper that says its kind, what it is worth and how many there may be, and what is still missing', () => {
    const t = boardAsking(PAY);
    t.board.setCounts({ wood: 2 });
    expect(t.markup()).toContain('aria-label="WOOD, (3 each)"');
    expect(t.markup()).toContain('aria-label="One more: CLAY"');
    expect(t.markup()).toContain('Total: 2, worth 6');
    expect(t.markup()).toContain('This is worth 6. You need at least 10.');
    const verdict = fits(PAY, { wood: 5 });
    expect(!verdict.ok && sayMisfit(wordsOf('de'), verdict.reason, () => 'Holz')).toBe('Holz: Wähle höchstens 4.');
  });
  it('is sent as it is when it fits, and says why not before', () => {
    const t = boardAsking(PAY);
    t.board.setCounts({ wood: 5 });
    t.board.confirm();
    expect(t.sent).toEqual([]);
    expect(t.now().told?.reason).toMatchObject({ key: 'answer.kindOver' });
    t.board.setCounts({ wood: 2, clay: 1 });
    expect(t.markup()).not.toContain('aria-disabled="true">Confirm');
    t.board.confirm();
    expect(t.sent).toEqual([{ wood: 2, clay: 1 }]);
  });
});

describe('acts', () => {
  it('ask for what belongs to the act that is picked, and send both together', () => {
    const t = boardAsking(BARGAIN);
    expect(t.markup()).not.toContain('WOOD');
    t.board.pick('offer');
    expect(t.markup()).toContain('WOOD');
    t.board.setMore({ wood: 2, clay: 1 });
    t.board.confirm();
    expect(t.sent).toEqual([{ act: 'offer', with: { wood: 2, clay: 1 } }]);
    t.board.pick('bid');
    expect(t.now().more).toBe(2);
  });
  it('that say all are sent when they are picked again, and ways out at once', () => {
    const t = boardAsking(BARGAIN);
    expect(t.markup().match(/data-option="done"/g)).toHaveLength(1);
    t.board.pick('accept');
    t.board.pick('accept');
    t.board.answerWith('done');
    expect(t.sent).toEqual([{ act: 'accept' }, { act: 'done' }]);
  });
  it('that are gone meanwhile are picked no more, and it is said', () => {
    const t = boardAsking(BARGAIN);
    t.board.pick('accept');
    t.becomes({ ...BARGAIN, from: BARGAIN.from.filter(({ act }) => act !== 'bid') });
    expect(t.now().chosen).toEqual(['accept']);
    t.becomes({ ...BARGAIN, from: BARGAIN.from.filter(({ act }) => act !== 'accept') });
    expect(t.now()).toMatchObject({ chosen: [], told: { reason: { key: 'decision.gone' } } });
  });
  it('that cannot be done say why not', () => {
    const t = boardAsking(BARGAIN);
    t.board.pick('leave');
    expect(t.now().told).toEqual({ option: 'leave', reason: { key: 'answer.notOffered' } });
  });
});

it('acts of a bargain have words, wherever they are asked', () => {
  const say = (option: string): string =>
    sayOption(wordsOf('en'), undefined, option, (params) => ({ ...params, player: `Player ${params.player}` }));
  expect(say('offer:2')).toBe('Make an offer to Player 2');
  expect(say('offer:all')).toBe('Make an offer to all');
  expect(say('accept:7@3')).toBe('Accept offer 7');
  expect(say('unheard:of')).toBe('unheard:of');
});

it('begin with what they are about', () => {
  const t = boardAsking({ shape: 'acts', from: [{ act: 'change:1@1', with: PAY, about: { wood: 2, clay: 1 } }] });
  t.board.pick('change:1@1');
  expect(t.now().more).toEqual({ wood: 2, clay: 1 });
  expect(t.markup()).toContain('2 WOOD and 1 CLAY');
});

it('answers of every shape can be said', () => {
  const say = (answer: Answer): string => sayAnswer(wordsOf('en'), answer, (option) => option.toUpperCase());
  expect(say({ wood: 2, clay: 1 })).toBe('2 WOOD and 1 CLAY');
  expect(say({})).toBe('nothing');
  expect(say({ act: 'offer', with: { wood: 2 } } satisfies Act)).toBe('OFFER: 2 WOOD');
  expect(say({ act: 'done' })).toBe('DONE');
  expect(say(7)).toBe('7');
  expect(say(['a', 'b'])).toBe('A and B');
});
