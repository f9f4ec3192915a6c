import { type Answer, asked, give, newsFor, open, startMatch, viewOf } from '@morgenrot/engine';
import type { LogLine } from '@morgenrot/protocol';
import { type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type BoardSource, createBoard } from '../src/board/board-store.ts';
import type { GameView } from '../src/board/plugin.ts';
import { BoardContext } from '../src/board/use-board.ts';
import { type DiceState, type DiceStep, diceGame } from '../src/gallery/dice-game.ts';
import { diceWords } from '../src/gallery/dice-words.ts';
import { type BoardParts, boardOf, plainOf } from '../src/kits/board/board-of.tsx';
import { PlainBoard, PlainScreen } from '../src/kits/board/plain-board.tsx';
import { WordsProvider } from '../src/texts/use-words.tsx';

const parts: BoardParts<DiceState, DiceStep> = {
  facts: (s) => [
    { key: 'left', value: s.left },
    ...s.order.flatMap((player) => [
      { key: 'coins', value: s.coins[player] ?? 0, player },
      { key: 'wares', value: s.wares[player]?.length ?? 0, player },
    ]),
  ],
};
const NoBoard = () => null;
const plugin = boardOf(diceGame, parts);
const plain = plainOf(diceGame, parts);
const NAMES = ['Anna', 'Ben', 'Cleo'];

/** A match on this machine that is answered by whoever is asked, through the board. */
function table(players = 3) {
  const seats = NAMES.slice(0, players);
  const match = startMatch(diceGame, { players: seats.map((_, i) => String(i)), options: {}, seed: 'dice' });
  const log: LogLine[] = [];
  const tell = (): void => {
    for (const entry of newsFor(match.state.news, null)) log.push({ ...entry, n: match.state.decisions, at: 0 });
  };
  const source = (me: string | null): BoardSource => {
    const outcome = diceGame.outcome(match.state);
    return {
      view: structuredClone(viewOf(diceGame, match.state, me)) as unknown as GameView,
      n: match.state.decisions,
      undos: 0,
      me,
      seats: seats.map((name, i) => ({ seat: String(i), name, present: i !== 1, plan: 'open', ready: true })),
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
        if (me !== null && give(diceGame, match.state, me, step, value, match.chance).ok) tell();
      };
      const line = { act, undo: () => undefined, showEarlierLog: () => undefined };
      const board = createBoard(plugin, line, () => false, source(me));
      const shown = (children: ReactNode): string =>
        renderToStaticMarkup(
          <WordsProvider table={diceWords.en}>
            {/* Without a page a store shows what it began with. */}
            <BoardContext value={{ ...board, drawn: createStore(board.store.getState) }}>
              <Suspense>{children}</Suspense>
            </BoardContext>
          </WordsProvider>,
        );
      return { board, shown, page: () => shown(<PlainBoard game={plain} />) };
    },
    ask: (me: string) => asked(diceGame.handlers, match.state, me)?.ask,
    isOver: () => diceGame.outcome(match.state) !== undefined,
  };
}

const said = (markup: string): string =>
  markup
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a game that brings rules and words and no board', () => {
  it('asks its question with every option, by its words and by the names of people', () => {
    const markup = table().as('0').page();
    expect(markup).toContain('What do you do?');
    const buttons = [...markup.matchAll(/<button[^>]*data-option="([^"]*)"[^>]*>([^<]*)</g)].map(([, , word]) => word);
    expect(buttons).toEqual(['Work for what the die brings', 'Call an auction', 'Ben', 'Cleo']);
  });
  it('says why something cannot be chosen, by the game and its words', () => {
    const match = table(2);
    const first = match.as('0');
    first.board.pick('bid');
    first.board.confirm();
    const bidder = match.as('0');
    bidder.board.setAmount(2);
    bidder.board.confirm();
    const other = match.as('1');
    other.board.setAmount(2);
    other.board.confirm();
    match.as('0').board.answer([]);
    const broke = match.as('1');
    broke.board.pick('bid');
    expect(said(broke.page())).toContain('Without coins there is nothing to bid.');
  });
  it('shows everybody with letter, facts and whose turn it is', () => {
    const words = said(table().as('1').page());
    expect(words).toMatch(/Anna has the turn Coins 2 Wares 0 Ben not here at the moment you Coins 2/);
    expect(words).toContain('Turns left 6');
    expect(words).toContain('Anna plans the day');
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
    anna.board.pick('2');
    anna.board.confirm();
    match.as('0').board.answer(['silk']);
    const markup = match.as('1').page();
    expect(said(markup)).toContain('The market opens.');
    expect(said(markup)).toContain('Anna greets Cleo.');
    expect(markup).toMatch(/aria-live="polite">[^<]*Anna keeps silk\./);
  });
  it('is played to its end through the prompt alone, every question in words', () => {
    const match = table();
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
      if (ask?.shape === 'one') board.pick(ask.from[turn++ % ask.from.length] ?? '');
      if (ask?.shape === 'some') board.pick(ask.from[0] ?? '');
      if (ask?.shape === 'amount') board.setAmount(ask.max);
      board.confirm();
    }
    expect(match.isOver()).toBe(true);
    expect([...asked].sort()).toEqual(['amount', 'one', 'some']);
    const { Status, Merits } = plugin;
    const end = match.as('0');
    expect(said(end.shown(<Status />))).toBe(' Round 3 ');
    expect(said(end.shown(<Merits player="0" />))).toMatch(/^ Coins: \d+ · Wares: 1 $/);
  });
  it('says round and turn in the header, to each in their own words', () => {
    const { Status } = plugin;
    expect(
      said(
        table()
          .as('0')
          .shown(<Status />),
      ),
    ).toBe(' Round 1 Your turn ');
    expect(
      said(
        table()
          .as(null)
          .shown(<Status />),
      ),
    ).toBe(' Round 1 Turn of Anna ');
  });
  it('has a screen for the room, with nothing to press', () => {
    const markup = table()
      .as(null)
      .shown(<PlainScreen game={plain} />);
    expect(said(markup)).toContain('Anna plans the day');
    const outside = markup.replace(/<div class="m-screen-(map|side)" inert="">.*?<ol class="m-log-ticker"/gs, '');
    expect(outside).not.toContain('<button');
  });
});

describe('what a board is made of', () => {
  it('is the game and nothing more', () => {
    const { rules, isPlace, placeOf, ...rest } = boardOf(diceGame);
    expect(rules).toBe(7);
    expect([isPlace, placeOf]).toEqual([undefined, undefined]);
    for (const part of [rest.Board, rest.Screen, rest.Status, rest.Mark, rest.Merits]) expect(part).toBeDefined();
  });
  it('puts nothing on places where there is no board to have them', () => {
    const place = { isPlace: () => true };
    expect(boardOf(diceGame, place).isPlace).toBeUndefined();
    expect(boardOf(diceGame, { ...place, Board: NoBoard }).isPlace).toBeDefined();
  });
});
