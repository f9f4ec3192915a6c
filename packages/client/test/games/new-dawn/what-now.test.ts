import { FOCUS_CARD_IDS, type FOCUS_CARDS, hexes } from '@morgenrot/new-dawn';
import { textsDe as gameDe } from '@morgenrot/new-dawn/texts/de';
import { textsEn as gameEn } from '@morgenrot/new-dawn/texts/en';
import { describe, expect, it } from 'vitest';
import { whatThen } from '../../../src/games/new-dawn/prompts/turn/take-card.tsx';
import { whatNow } from '../../../src/games/new-dawn/row/what-now.ts';
import { boardWords } from '../../../src/games/new-dawn/words/use-board-words.ts';
import { wordsOf } from '../../../src/texts/words.ts';
import { startNewDawn } from '../../kit.ts';

const EN = boardWords(wordsOf('en', gameEn));
const DE = boardWords(wordsOf('de', gameDe));

/** A row with this card in this slot, and nothing else that counts. */
function rowWith(card: keyof typeof FOCUS_CARDS, slot: number, trade = 0, tech = 0) {
  const { state } = startNewDawn();
  const seat = state.seats['0'];
  if (!seat) throw new Error('somebody sits there');
  seat.leader = 'scythia';
  seat.tech = tech;
  const focus = seat.row[slot - 1];
  if (!focus) throw new Error('the row has five places');
  focus.card = card;
  focus.trade = trade;
  return { state, focus: focus.id };
}
const now = (words: typeof EN, ...of: Parameters<typeof rowWith>): string[] => {
  const { state, focus } = rowWith(...of);
  return [...whatNow(state, '0', focus, words)];
};

describe('what a focus card would do now', () => {
  it('is told in numbers, with the tokens that could be spent', () => {
    expect(now(EN, 'early-empire', 3, 1)).toEqual(['Place 2 + 1 tokens', 'up to forest']);
    expect(now(DE, 'early-empire', 3, 1)).toEqual(['2 + 1 Marker setzen', 'bis Wald']);
    expect(now(EN, 'foreign-trade', 2)).toEqual(['3 spaces each', 'up to hill']);
    expect(now(EN, 'pottery', 4)).toEqual(['City 2 spaces away', 'or wonder: 4', 'up to desert']);
    expect(now(EN, 'masonry-base', 2)).toEqual(['reinforce 2', 'or 2 attacks with 2, range 2']);
  });
  it('is nothing where nothing could be chosen, and says why', () => {
    const { state, focus } = rowWith('pottery', 1);
    // All land but mine is taken: nobody else's city may be built over.
    for (const hex of hexes(state)) {
      const space = state.map[hex];
      if (space && !space.city && !space.cityState && space.ground !== 'water')
        space.control = { of: '1', reinforced: false };
    }
    expect(whatNow(state, '0', focus, EN)).toEqual([
      'No effect now: no place within 2 spaces and no wonder you can pay for',
    ]);
    expect(whatNow(state, '0', focus, DE)).toEqual([
      'Jetzt ohne Wirkung: kein Platz im Umkreis von 2 Feldern und kein Weltwunder bezahlbar',
    ]);
    const early = rowWith('early-empire', 3);
    early.state.map = state.map;
    expect(whatNow(early.state, '0', early.focus, EN)).toEqual(['No effect now: no free space in reach']);
  });
  it('is told of a card that may be taken where it would lie, with the tokens that lie there', () => {
    const { state } = rowWith('early-empire', 3, 1);
    const seat = state.seats['0'];
    if (seat)
      seat.row = seat.row.map((place, i) =>
        i !== 2 && place.card === 'early-empire' ? { ...place, card: 'astrology' } : place,
      );
    expect(whatThen(state, '0', 'drama-and-poetry', EN)).toEqual([
      'Place 2 + 1 tokens',
      'shift 1 of yours',
      'up to forest',
    ]);
    expect(state.seats['0']?.row.some(({ card }) => card === 'drama-and-poetry')).toBe(false);
  });
  it('says which level the tech dial would reach, for sure and with tokens', () => {
    expect(now(EN, 'astrology', 3)).toEqual(['3 forward', '→ level II']);
    expect(now(EN, 'astrology', 2, 1)).toEqual(['2 + 1 forward', 'with tokens → II']);
    expect(now(DE, 'astrology', 5, 0, 1)).toEqual(['5 vor', '→ Stufe II und II']);
  });
  it('counts the districts that make a wonder easier', () => {
    const { state, focus } = rowWith('industrialization', 3);
    const [one, two] = hexes(state).filter((hex) => state.map[hex]?.ground === 'grass' && !state.map[hex]?.city);
    for (const [hex, district] of [
      [one, 'campus'],
      [two, 'encampment'],
    ] as const) {
      const space = hex && state.map[hex];
      if (space) space.control = { of: '0', reinforced: false, district };
    }
    expect(whatNow(state, '0', focus, EN)).toContain('or wonder: 5');
  });
  it.each(FOCUS_CARD_IDS)('is said of %s in every slot and both languages', (card) => {
    for (const slot of [1, 2, 3, 4, 5]) {
      for (const words of [EN, DE]) {
        const said = now(words, card, slot, 2);
        expect(said.length).toBeGreaterThan(0);
        for (const part of said) expect(part).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});
