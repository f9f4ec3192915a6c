import { type Answer, asked, give, type Option, open, optionsOf } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import { FOCUS_CARDS, newDawn } from '@morgenrot/new-dawn';
import { describe, expect, it } from 'vitest';
import { createBoard } from '../src/board/board-store.ts';
import { isLeaving } from '../src/board/prompt/options.ts';
import { isInOneGo } from '../src/games/new-dawn/map/in-one-go.ts';
import { newDawnPlugin, sourceFor, startNewDawn } from './kit.ts';

interface Ways {
  /** Choices are sent without being confirmed. */
  atOnce: boolean;
  /** A space that the card leads to is clicked instead of the button that confirms the card. */
  inOneGo: boolean;
}

/** How often somebody clicks in a turn that begins with this card, and uses all of it. */
function clicksFor(card: string, { atOnce, inOneGo }: Ways): number {
  const match = startNewDawn('clicks');
  const me = match.state.startPlayer;
  const first = asked(newDawn.handlers, match.state, me);
  give(newDawn, match.state, me, first?.id ?? 0, '0', match.chance);
  let clicks = 0;
  const line = {
    act(step: number, value: Answer) {
      const verdict = give(newDawn, match.state, me, step, value, match.chance);
      if (!verdict.ok) throw new Error(verdict.reason.key);
      board.update(sourceFor(match, me));
    },
    undo: () => undefined,
    showEarlierLog: () => undefined,
  };
  const board = createBoard(newDawnPlugin, line, () => atOnce, sourceFor(match, me));
  const now = () => board.store.getState();
  const click = (act: () => void): void => {
    clicks++;
    act();
  };
  for (let asks = 0; now().asked && match.state.active === me && asks < 30; asks++) {
    const { asked: question, chosen } = now();
    if (!question || open(match.state)[0]?.player !== me) break;
    if (chosen.length > 0) {
      click(board.confirm);
      continue;
    }
    const offered = optionsOf(question.ask);
    const wish: Option | undefined =
      question.kind === 'chooseCard'
        ? offered.find((option) => option === card)
        : (offered.find((option) => !isLeaving(option)) ?? offered[0]);
    if (wish === undefined) break;
    if (isLeaving(wish)) {
      click(() => board.answerWith(wish));
      continue;
    }
    click(() => board.pick(wish));
    const hexes = Object.keys(match.state.map).filter(isHex);
    const target = inOneGo && now().chosen.length > 0 ? hexes.find((hex: HexKey) => isInOneGo(now(), hex)) : undefined;
    if (target) click(() => board.confirmThen(target));
  }
  return clicks;
}

const CARDS = ['early-empire', 'astrology', 'masonry-base', 'foreign-trade', 'pottery'] as const;

describe('a turn', () => {
  it.each(CARDS)('takes few clicks: %s', (card) => {
    const before = clicksFor(card, { atOnce: false, inOneGo: false });
    const after = clicksFor(card, { atOnce: false, inOneGo: true });
    const quick = clicksFor(card, { atOnce: true, inOneGo: true });
    console.log(`${FOCUS_CARDS[card].type}: ${before} clicks, in one go ${after}, sent at once ${quick}`);
    expect(after).toBeLessThanOrEqual(before);
    expect(quick).toBeLessThanOrEqual(after);
    expect(quick).toBeLessThanOrEqual(4);
  });
});
