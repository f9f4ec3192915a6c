import {
  type Answer,
  type Ask,
  asked,
  type Counts,
  give,
  newsFor,
  open,
  refusedOf,
  sample,
  startMatch,
  viewOf,
} from '@morgenrot/engine';
import type { LogLine } from '@morgenrot/protocol';
import { type BazaarOptions, bazaar } from '@morgenrot/test-game';
import { textsEn } from '@morgenrot/test-game/texts/en';
import { type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type BoardSource, createBoard } from '../../src/board/board-store.ts';
import type { GameView } from '../../src/board/plugin.ts';
import { BoardContext } from '../../src/board/use-board.ts';
import { boardOf, plainOf } from '../../src/kits/board/board-of.tsx';
import { PlainBoard, PlainScreen } from '../../src/kits/board/plain-board.tsx';
import { WordsProvider } from '../../src/texts/use-words.tsx';
import { bazaarParts } from '../with-test-game/bazaar-parts.ts';

const NoBoard = () => null;
const plugin = boardOf(bazaar, bazaarParts);
const plain = plainOf(bazaar, bazaarParts);
const NAMES = ['Anna', 'Ben', 'Cleo'];

/** A match on this machine that is answered by whoever is asked, through the board. */
function table(options: BazaarOptions = { length: 'short', market: 'none' }, game = bazaar) {
  const match = startMatch(game, { players: NAMES.map((_, i) => String(i)), options, seed: 'plain' });
  const log: LogLine[] = [];
  const tell = (): void => {
    for (const entry of newsFor(match.state.news, null)) log.push({ ...entry, n: match.state.decisions, at: 0 });
  };
  const source = (me: string | null): BoardSource => {
    const outcome = game.outcome(match.state);
    return {
      view: structuredClone(viewOf(game, match.state, me)) as unknown as GameView,
      n: match.state.decisions,
      undos: 0,
      me,
      seats: NAMES.map((name, i) => ({ seat: String(i), name, present: i !== 1, plan: 'open', ready: true })),
      log: [...log],
      moreLog: false,
      undo: { ok: true },
      sending: false,
      online: true,
      over: outcome !== undefined,
      ...(outcome && { ranking: outcome.ranking }),
    };
  };
  const whoIsAsked = (): string | undefined => open(match.state)[0]?.player;
  tell();
  return {
    whoIsAsked,
    /** What somebody sees, and what they do. */
    as(me: string | null) {
      const act = (step: number, value: Answer): void => {
        if (me !== null && give(game, match.state, me, step, value, match.chance).ok) tell();
      };
      const line = { act, undo: () => undefined, showEarlierLog: () => undefined };
      const board = createBoard(boardOf(game), line, () => false, source(me));
      const shown = (children: ReactNode): string =>
        renderToStaticMarkup(
          <WordsProvider table={textsEn}>
            {/* Without a page a store shows what it began with. */}
            <BoardContext value={{ ...board, drawn: createStore(board.store.getState) }}>
              <Suspense>{children}</Suspense>
            </BoardContext>
          </WordsProvider>,
        );
      return { board, shown, page: () => shown(<PlainBoard game={plain} />) };
    },
    ask: (me: string) => asked(game.handlers, match.state, me)?.ask,
    isOver: () => game.outcome(match.state) !== undefined,
  };
}

const said = (markup: string): string =>
  markup
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

type Table = ReturnType<typeof table>;

/** Whoever is asked answers, until somebody is asked this. */
function untilAsked(match: Table, kind: string): string {
  for (let i = 0; i < 60; i++) {
    const me = match.whoIsAsked() ?? '';
    const { board } = match.as(me);
    const { asked: question } = board.store.getState();
    if (question?.kind === kind) return me;
    const { ask } = question ?? {};
    if (ask?.shape === 'one' || ask?.shape === 'some') board.pick(ask.from[0] ?? '');
    board.confirm();
  }
  throw new Error(`${kind} is never asked`);
}

/** Rolls are for somebody, so that people stand among the options. */
const generous: typeof bazaar = {
  ...bazaar,
  handlers: {
    ...bazaar.handlers,
    roll: { ...bazaar.handlers.roll, ask: ({ order }) => ({ shape: 'one', from: ['roll', ...order] }) },
  },
};

describe('a game that brings rules and words and no board', () => {
  it('asks its question with every option, by its words and by the names of people', () => {
    const match = table(undefined, generous);
    const markup = match.as(untilAsked(match, 'roll')).page();
    expect(markup).toContain('Do you roll for coins?');
    const buttons = [...markup.matchAll(/<button[^>]*data-option="([^"]*)"[^>]*>([^<]*)</g)].map(([, , word]) => word);
    expect(buttons).toEqual(['Roll', 'Anna', 'Ben', 'Cleo']);
  });
  it('says why something cannot be chosen, by the game and its words', () => {
    const match = table({ length: 'short', market: 'open' });
    const buyer = match.as(untilAsked(match, 'wish'));
    const dear = Object.keys(refusedOf(buyer.board.store.getState().asked?.ask as Ask));
    expect(dear.length).toBeGreaterThan(0);
    buyer.board.pick(dear[0] ?? '');
    expect(said(buyer.page())).toContain('You cannot pay for this wish.');
  });
  it('shows everybody with letter, facts and whose turn it is', () => {
    const words = said(table().as('1').page());
    expect(words).toMatch(/Anna current player Coins 3 Wishes in hand 4 Points 3 Ben away you Coins 3/);
    expect(words).toContain('Rounds left 3');
    expect(words).toContain('Anna shows a wish');
    const marks = table()
      .as('1')
      .page()
      .match(/class="m-piece-letter"[^>]*>(\w)</g)
      ?.join(' ');
    expect(marks).toMatch(/>A<.*>B<.*>C</);
  });
  it('tells its log in words, with names, and speaks what is new', () => {
    const match = table();
    const anna = match.as('0');
    const card = match.ask('0');
    const wish = card?.shape === 'one' ? (card.from[1] ?? '') : '';
    anna.board.pick(wish);
    anna.board.confirm();
    match.as('0').board.confirm();
    match.as('0').board.answer('roll');
    const markup = match.as('1').page();
    expect(said(markup)).toContain('The bazaar opens for 3 rounds.');
    expect(said(markup)).toContain(`Anna shows ${textsEn[`card.${wish}`]}.`);
    expect(markup).toMatch(/aria-live="polite">[^<]*Anna rolls \d and takes/);
  });
  it('is played to its end through the prompt alone, every question in words', () => {
    const match = table({ length: 'short', market: 'open' });
    const asked = new Set<string>();
    let turn = 0;
    for (let i = 0; !match.isOver() && i < 200; i++) {
      const me = match.whoIsAsked() ?? '';
      const { board, page } = match.as(me);
      const ask = match.ask(me);
      asked.add(ask?.shape ?? '');
      const markup = page();
      expect(markup).toContain('data-mine="true"');
      expect(said(markup)).not.toMatch(/\b(option|prompt|log|fact)\.[a-z]/);
      const answer = ask && sample(ask, (most) => turn++ % most);
      if (ask?.shape === 'one' || ask?.shape === 'some')
        for (const option of [answer].flat()) board.pick(String(option));
      if (ask?.shape === 'amount') board.setAmount(Number(answer));
      if (ask?.shape === 'counts') board.setCounts(answer as Counts);
      board.confirm();
    }
    expect(match.isOver()).toBe(true);
    expect([...asked].sort()).toEqual(['amount', 'counts', 'one', 'some']);
    const { Status, Merits } = plugin;
    const end = match.as('0');
    expect(said(end.shown(<Status />))).toBe(' Round 3 ');
    expect(said(end.shown(<Merits player="0" />))).toMatch(/^ Coins: \d+ · Wishes in hand: \d+ · Points: \d+ $/);
  });
  it('says round and turn in the header, to each in their own words', () => {
    const { Status } = plugin;
    const header = (me: string | null): string =>
      said(
        table()
          .as(me)
          .shown(<Status />),
      );
    expect(header('0')).toBe(' Round 1 Your turn ');
    expect(header(null)).toBe(' Round 1 Anna’s turn ');
  });
  it('has a screen for the room, with nothing to press', () => {
    const markup = table()
      .as(null)
      .shown(<PlainScreen game={plain} />);
    expect(said(markup)).toContain('Anna shows a wish');
    const outside = markup.replace(/<div class="m-screen-(map|side)" inert="">.*?<ol class="m-log-ticker"/gs, '');
    expect(outside).not.toContain('<button');
  });
});

describe('what a board is made of', () => {
  it('is the game and nothing more', () => {
    const { rules, isPlace, placeOf, ...rest } = boardOf(bazaar);
    expect(rules).toBe(bazaar.rules);
    expect([isPlace, placeOf]).toEqual([undefined, undefined]);
    for (const part of [rest.Board, rest.Screen, rest.Status, rest.Mark, rest.Merits]) expect(part).toBeDefined();
  });
  it('puts nothing on places where there is no board to have them', () => {
    const place = { isPlace: () => true };
    expect(boardOf(bazaar, place).isPlace).toBeUndefined();
    expect(boardOf(bazaar, { ...place, Board: NoBoard }).isPlace).toBeDefined();
  });
});
