import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { sampleShelf } from '../../src/gallery/shelf-samples.tsx';
import { factsOf, type OnShelf, playersOf } from '../../src/shelf/facts.ts';
import { Shelf } from '../../src/shelf/shelf.tsx';
import { openOf } from '../../src/shelf/use-shelf.ts';
import { chosenIn, wayToGame } from '../../src/shelf/way-to-game.ts';
import { wordsOf } from '../../src/texts/words.ts';

const [first, second] = sampleShelf(2);
if (!first || !second) throw new Error('two games are made up');

describe('the shelf', () => {
  it('is no obstacle in front of the only game: it is open', () => {
    expect(openOf([first], null)).toBe(first);
    expect(openOf([first], 'another')).toBe(first);
    expect(openOf([], null)).toBeUndefined();
  });
  it('lets somebody choose between eight, and opens the one that was chosen', () => {
    const games = sampleShelf(8);
    expect(openOf(games, null)).toBeUndefined();
    expect(openOf(games, 'nowhere')).toBeUndefined();
    for (const game of games) expect(openOf(games, game.page.id)).toBe(game);
  });
  it('has an address for each game and what it was chosen for', () => {
    const search = wayToGame('a & b', 'create').replace('/?', '');
    expect(chosenIn(search)).toEqual({ game: 'a & b', intent: 'create' });
    expect(chosenIn('')).toEqual({ game: null, intent: undefined });
    expect(chosenIn('for=dinner')).toEqual({ game: null, intent: undefined });
  });
  it('offers nothing that a game does not have', () => {
    const games = sampleShelf(8);
    const page = renderToStaticMarkup(
      <Router ssrPath="/">
        <Shelf games={games} />
      </Router>,
    );
    for (const { page: game } of games) {
      expect(page.includes(`/learn/${game.id}"`), game.names.en).toBe(game.guide !== undefined);
      expect(page).toContain(game.names.en);
      expect(page).toContain(`game=${game.id}&amp;for=play`);
    }
  });
});

describe('what a game says of itself', () => {
  const withSeats = (min: number, max: number): OnShelf => ({
    ...second,
    info: { ...second.info, seats: { min, max } },
  });
  it('counts players with whichever of its options', () => {
    const options = [
      { key: 'size', values: ['small', 'large'], initial: 'small', seats: { large: { min: 2, max: 6 } } },
    ];
    expect(playersOf({ seats: { min: 1, max: 4 }, options })).toEqual({ min: 1, max: 6 });
  });
  it('is said in both languages', () => {
    expect(factsOf(wordsOf('en'), withSeats(2, 4)).map(({ value }) => value)).toEqual(['2–4', '45–90 min', 'light']);
    expect(factsOf(wordsOf('de'), withSeats(3, 3)).map(({ value }) => value)).toEqual(['3', '45–90 Min.', 'leicht']);
  });
});
