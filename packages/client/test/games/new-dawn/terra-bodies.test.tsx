import { asked } from '@morgenrot/engine';
import { isHex, neighbours } from '@morgenrot/hex';
import { hexes, type NewDawnStep, newDawn, placementOption } from '@morgenrot/new-dawn';
import { textsEn } from '@morgenrot/new-dawn/texts/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createBoard } from '../../../src/board/board-store.ts';
import { isLeaving } from '../../../src/board/prompt/options.ts';
import { BoardContext } from '../../../src/board/use-board.ts';
import { hexOf } from '../../../src/games/new-dawn/map/aliases.ts';
import { stateOf } from '../../../src/games/new-dawn/match.ts';
import { OutlookLines } from '../../../src/games/new-dawn/prompts/turn/outlook.tsx';
import { BODIES, isInTheRow } from '../../../src/games/new-dawn/questions/questions.ts';
import { boardWords } from '../../../src/games/new-dawn/words/use-board-words.ts';
import { WordsProvider } from '../../../src/texts/use-words.tsx';
import { wordsOf } from '../../../src/texts/words.ts';
import { newDawnPlugin, startNewDawn } from '../../kit.ts';
import { newDawnSamples } from '../../new-dawn-samples.ts';

/** How often a body can be pressed: each choice that is not made on the map or in the row has to be there. */
const buttonsIn = (markup: string): number => markup.match(/<button/g)?.length ?? 0;

it('every choice of Terra Incognita that is not made on the map has a button', { timeout: 60_000 }, () => {
  const checked = new Set<string>();
  for (const { kind, edition, source } of newDawnSamples()) {
    if (edition !== 'terra') continue;
    const s = stateOf(source.view);
    const me = source.me ?? '';
    const question = asked(newDawn.handlers, s, me);
    const step = s.steps.find((each) => 'player' in each && each.id === question?.id);
    const Body = BODIES[kind];
    if (question?.ask.shape !== 'one' || !Body || !step || isInTheRow(kind)) continue;
    const board = createBoard(
      newDawnPlugin,
      { act: () => undefined, undo: () => undefined, showEarlierLog: () => undefined },
      () => false,
      source,
    );
    const markup = renderToStaticMarkup(
      <WordsProvider table={textsEn}>
        <BoardContext value={board}>
          <Body step={step} optionWord={(option) => option} />
        </BoardContext>
      </WordsProvider>,
    );
    const needed = question.ask.from.filter(
      (option) =>
        !isLeaving(option) &&
        !isHex(option) &&
        !placementOption.read(option) &&
        !(kind !== 'moveArmies' && hexOf(s, step as NewDawnStep, option)),
    );
    expect(buttonsIn(markup), kind).toBeGreaterThanOrEqual(needed.length);
    // Where something glows on the map, nobody is told that nothing does.
    const glows = question.ask.from.some((option) => isHex(option) || hexOf(s, step as NewDawnStep, option));
    if (glows) expect(markup, kind).not.toMatch(/no place to choose|no space to choose/);
    checked.add(kind);
  }
  expect(checked.size).toBeGreaterThan(30);
});

it('before a strike only those control tokens are counted that it would hit', () => {
  const { state: s } = startNewDawn();
  const middle = hexes(s).find((hex) => neighbours(hex).every((near) => s.map[near] && !s.map[near]?.city)) ?? '0,0';
  const [guarded, weak, strong] = neighbours(middle);
  for (const hex of [guarded, weak, strong]) {
    const space = hex && s.map[hex];
    if (space) space.control = { of: '1', reinforced: hex === strong };
  }
  const seat = s.seats['1'];
  if (seat) seat.armies = [{ at: guarded ?? null }];
  const words = boardWords(wordsOf('en', textsEn));
  const beholder = { s, me: '0', words, nameOf: () => 'Ben' };
  const markup = renderToStaticMarkup(
    <WordsProvider table={textsEn}>
      <OutlookLines beholder={beholder} step={{ kind: 'blast', player: '0' }} option={middle} />
    </WordsProvider>,
  );
  expect(markup).toContain('hits 2 control tokens of Ben');
});
