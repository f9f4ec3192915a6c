import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ask, noSteps, type Step } from '@morgenrot/engine';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createBoard } from '../../src/board/board-store.ts';
import { type Considered, useConsidered } from '../../src/board/considered.ts';
import { type Glow, useGlow } from '../../src/board/glow.ts';
import { type Places, placesFrom, placesIn, usePlaceOf } from '../../src/board/places.ts';
import { Prompt } from '../../src/board/prompt/prompt.tsx';
import { BoardContext } from '../../src/board/use-board.ts';
import { pageEn } from '../../src/games/new-dawn/words/page.en.ts';
import type { TextTable } from '../../src/texts/texts.ts';
import { WordsProvider } from '../../src/texts/use-words.tsx';
import { info } from '../kit.ts';

/** A village: places have names, and figures are sent there by their number. */
const VILLAGE = ['quarry', 'hut', 'field'];
const village: Partial<Places> = {
  isPlace: (value) => VILLAGE.includes(value),
  placeOf: (_view, _step, option) => VILLAGE.find((place) => option === place || option.startsWith(`${place}:`)),
};

function boardAsking(ask: Ask, places: Partial<Places> = village) {
  const step: Step = { kind: 'send', id: 1, player: '0' };
  return createBoard(
    {
      ...places,
      asked: () => ({ id: 1, kind: 'send', ask }),
      check: (_view, _me, _id, answer) => ({ ok: true, value: answer }),
    },
    { act: () => undefined, undo: () => undefined, showEarlierLog: () => undefined },
    () => false,
    {
      view: { ...noSteps<Step>(), steps: [step] },
      n: 3,
      undos: 0,
      me: '0',
      seats: info().seats,
      log: [
        { key: 'sent', n: 2, at: 0, params: { to: 'field' } },
        { key: 'sent', n: 3, at: 0, params: { to: 'hut', count: 2, tool: 'axe' } },
      ],
      moreLog: false,
      sending: false,
      online: true,
      over: false,
    },
  );
}

const ASK: Ask = { shape: 'one', from: ['quarry:1', 'quarry:2', 'hut', 'pass'], refused: { field: { key: 'full' } } };

const drawn = (board: ReturnType<typeof boardAsking>, children: ReactNode, table: TextTable = {}): string =>
  renderToStaticMarkup(
    <WordsProvider table={table}>
      {/* Without a page a store shows what it began with. */}
      <BoardContext value={{ ...board, drawn: createStore(board.store.getState) }}>{children}</BoardContext>
    </WordsProvider>,
  );

function Seen({ tell }: { tell: (glow: Glow) => void }) {
  tell(useGlow(usePlaceOf()));
  return null;
}

function glowOf(board: ReturnType<typeof boardAsking>): Glow | undefined {
  let seen: Glow | undefined;
  const tell = (glow: Glow): void => {
    seen = glow;
  };
  drawn(board, <Seen tell={tell} />);
  return seen;
}

describe('places of a board that is no map', () => {
  it('glow where something may be chosen, and are told from those where it may not', () => {
    expect(glowOf(boardAsking(ASK))).toMatchObject({ offered: 'quarry hut', refused: 'field', chosen: '' });
  });
  it('show what has been picked there, what the log points at, and what has just happened', () => {
    const board = boardAsking(ASK);
    board.pick('quarry:2');
    board.light(['field']);
    expect(glowOf(board)).toMatchObject({ chosen: 'quarry', lit: 'field', recent: 'hut' });
  });
  it('are buttons of their own: only what is chosen among several at one place has one in the prompt', () => {
    const markup = drawn(boardAsking(ASK), <Prompt optionWord={(_step, option) => `<${option}>`} />);
    const words = [...markup.matchAll(/data-option="([^"]*)"/g)].map(([, option]) => option);
    expect(words).toEqual(['quarry:1', 'quarry:2', 'pass']);
    expect(markup).toContain('Choose on the board: 1 place is glowing.');
  });
  it('are called as the game calls them', () => {
    const prompt = <Prompt optionWord={(_step, option) => option} />;
    expect(drawn(boardAsking(ASK), prompt, pageEn)).toContain('Choose on the map: 1 space is glowing.');
  });
  it('are found in lines of the log by their names', () => {
    const line = { params: { to: 'hut', from: 'sea', count: 2 } };
    expect(placesIn(line, placesFrom(village).isPlace)).toEqual(['hut']);
  });
});

function Looking({ tell }: { tell: (considered: Considered) => void }) {
  tell(useConsidered(usePlaceOf()));
  return null;
}

/** What is considered when somebody looks at this place, or at nothing. */
function consideredAt(board: ReturnType<typeof boardAsking>, place?: string): Considered | undefined {
  let seen: Considered | undefined;
  const tell = (considered: Considered): void => {
    seen = considered;
  };
  const looks = createStore(() => ({ place }));
  drawn({ ...board, looks }, <Looking tell={tell} />);
  return seen;
}

describe('what somebody looks at', () => {
  it('is the choice that stands at the place', () => {
    expect(consideredAt(boardAsking(ASK), 'quarry')).toMatchObject({
      place: 'quarry',
      option: 'quarry:1',
      isPicked: false,
    });
    expect(consideredAt(boardAsking(ASK), 'hut')).toMatchObject({ place: 'hut', option: 'hut' });
  });
  it('is the reason where it cannot be chosen', () => {
    expect(consideredAt(boardAsking(ASK), 'field')).toMatchObject({ place: 'field', refused: { key: 'full' } });
  });
  it('is the place alone where nothing is asked about it, and what was picked where nobody looks', () => {
    const board = boardAsking(ASK);
    expect(consideredAt(board, 'sea')).toMatchObject({ place: 'sea', isPicked: false });
    expect(consideredAt(board, 'sea')).not.toHaveProperty('option');
    board.pick('quarry:2');
    expect(consideredAt(board)).toMatchObject({ option: 'quarry:2', isPicked: true });
  });
});

describe('a board that has no places', () => {
  it('has a button for everything', () => {
    const markup = drawn(boardAsking(ASK, {}), <Prompt optionWord={(_step, option) => option} />);
    for (const option of ['quarry:1', 'quarry:2', 'hut', 'field', 'pass'])
      expect(markup).toContain(`data-option="${option}"`);
    expect(markup).not.toContain('glow');
  });
  it('lights nothing, whatever the log speaks of', () => {
    expect(glowOf(boardAsking(ASK, {}))).toEqual({ offered: '', refused: '', chosen: '', lit: '', recent: '' });
  });
});

describe('the board core', () => {
  const BOARD = join(import.meta.dirname, '../../src/board');
  const files = readdirSync(BOARD, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

  it('knows no game, no kit and no hex', () => {
    expect(files.length).toBeGreaterThan(40);
    const knowing = files.filter((file) =>
      /from '(@morgenrot\/hex|[./]*(kits|games)\/)|data-hex|-?\\d\+,|\.own-row|'\.map\b/.test(
        readFileSync(join(BOARD, file), 'utf8'),
      ),
    );
    expect(knowing).toEqual([]);
  });
});
