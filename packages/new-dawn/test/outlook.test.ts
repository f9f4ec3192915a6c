import { clone } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { newDawn, type State } from '../src/index.ts';
import { hintsDe } from '../src/texts/hints.de.ts';
import { hintsEn } from '../src/texts/hints.en.ts';
import { type TableOptions, table, terraTable } from './kit.ts';

const { outlook } = newDawn;
if (!outlook) throw new Error('the game has no outlook');
const { terms, details, weights } = outlook;

const at = (drawing: string, given: TableOptions = {}): State => table(drawing, given).state;
const termOf = (s: State, term: string, me = 'A') => terms(s, me)[term];

/** What is said of a term between two positions of A. */
const between = (before: State, after: State, term: string) => details?.(before, after, 'A', term);

/** The same position after some change. */
function later(s: State, change: (s: State) => void): State {
  const after = clone(s);
  change(after);
  return after;
}

const PRACTICE = { victory: [{ card: 'practice' as const, claims: [] }] };

describe('what counts in a position', () => {
  it('has a weight and words in both languages for every term', () => {
    const names = Object.keys(terms(at('gA!! g gB!!'), 'A'));
    expect(Object.keys(weights).sort()).toEqual(names.sort());
    for (const name of names) {
      expect(hintsEn).toHaveProperty([`hint.${name}`]);
      expect(hintsDe).toHaveProperty([`hint.${name}`]);
    }
  });

  it('cities, tokens and reinforced ones are counted, each for their owner', () => {
    const s = at('gA!! gA gA* gA! gB gB!!');
    expect(terms(s, 'A')).toMatchObject({ cities: 2, tokens: 2, reinforced: 1 });
    expect(terms(s, 'B')).toMatchObject({ cities: 1, tokens: 1, reinforced: 0 });
  });

  it('a city that lacks one space to be mature counts more than one that lacks three', () => {
    // A's city in the middle; the edge of the map and own tokens surround it.
    const one = at('. g gA\ngA gA!! gA\ngA gA gB!!');
    const three = at('. g g\ng gA!! gA\ngA gA gB!!');
    expect(termOf(one, 'maturing')).toBeGreaterThan(termOf(three, 'maturing') ?? 0);
    expect(termOf(one, 'mature')).toBe(0);
  });

  it('what a barbarian stands close to is endangered, unless it is reinforced or a capital', () => {
    expect(termOf(at('gA!! gA g>a g g gB!!'), 'endangered')).toBe(1);
    expect(termOf(at('gA!! gA* g>a g g gB!!'), 'endangered')).toBe(0);
    expect(termOf(at('gA!! gA g g g>a gB!!'), 'endangered')).toBe(0);
  });

  it('a caravan counts the more the nearer it is to a city-state or somebody else’s city', () => {
    const near = termOf(at('gA!! g g+A g.seoul g g gB!!'), 'travel');
    const far = termOf(at('gA!! g+A g g.seoul g g gB!!'), 'travel');
    expect(near).toBe(1 / 2);
    expect(far).toBe(1 / 3);
    expect(termOf(at('gA!! g g g.seoul g g gB!!'), 'travel')).toBe(0);
  });

  it('an army counts the more the nearer it is to a fort that is not the player’s', () => {
    const on = (drawing: string) => termOf(terraTable(drawing).state, 'march');
    expect(on('gA!! g g^A F g g gB!!')).toBe(1 / 2);
    expect(on('gA!! g^A g F g g gB!!')).toBe(1 / 3);
    expect(on('gA!! g^A g FA! g g gB!!')).toBe(0);
  });

  it('how near an agenda is counts squared, the better one of each card', () => {
    const s = at('gA!! g gB!!', { state: PRACTICE, players: { A: { seat: { tech: 12, techBest: 12 } }, B: {} } });
    const none = at('gA!! g gB!!', { state: PRACTICE });
    const half = termOf(s, 'nearness') ?? 0;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1);
    expect(termOf(none, 'nearness')).toBe(0);
  });

  it('whoever has won has won, and the others have lost', () => {
    const s = later(at('gA!! g gB!!'), (after) => {
      after.ranking = [['A'], ['B']];
    });
    expect(terms(s, 'A')).toMatchObject({ won: 1, lost: 0 });
    expect(terms(s, 'B')).toMatchObject({ won: 0, lost: 1 });
  });
});

describe('what a reason names', () => {
  const now = at('gA!! g g.marble g g.seoul g gB!!', { offer: ['petra', 'colosseum'], state: PRACTICE });

  it('the wonder that is gained, if it lies open now', () => {
    const gain = (wonder: 'petra' | 'oracle') =>
      between(
        now,
        later(now, (s) => s.seats.A?.wonders.push(wonder)),
        'wonders',
      );
    expect(gain('petra')).toEqual({ wonder: 'petra' });
    // It was turned up on the way: whoever is asked cannot know of it.
    expect(gain('oracle')).toBeUndefined();
  });

  it('the cheapest wonder that is on offer now and then', () => {
    expect(between(now, now, 'wonderReach')).toEqual({ wonder: expect.stringMatching(/^(petra|colosseum)$/) });
    expect(between(at('gA!! g gB!!'), at('gA!! g gB!!'), 'wonderReach')).toBeUndefined();
  });

  it('the agenda that is claimed, and the one that comes nearer by most', () => {
    const claimed = later(now, (s) => {
      s.victory[0]?.claims.push({ player: 'A', agenda: 'technophile-base', marked: true });
    });
    expect(between(now, claimed, 'claims')).toEqual({ agenda: 'technophile-base' });
    const advanced = later(now, (s) => {
      Object.assign(s.seats.A ?? {}, { tech: 9, techBest: 9 });
    });
    expect(between(now, advanced, 'tech')).toEqual({ spaces: 9 });
    expect(between(now, advanced, 'nearness')).toEqual({ agenda: 'technophile-base', have: 9, need: 24 });
  });

  it('the resource, the token and the city with their spaces', () => {
    const taken = later(now, (s) => {
      const seat = s.seats.A;
      if (seat) seat.resources.marble += 1;
      Object.assign(s.map['2,0'] ?? {}, { control: { of: 'A', reinforced: false }, resource: undefined });
    });
    expect(between(now, taken, 'resources')).toEqual({ resource: 'marble' });
    expect(between(now, taken, 'tokens')).toEqual({ hex: '2,0', count: 1 });
    const founded = later(now, (s) => {
      Object.assign(s.map['1,0'] ?? {}, { city: { of: 'A' } });
    });
    expect(between(now, founded, 'cities')).toEqual({ hex: '1,0' });
  });

  it('the focus card and its level', () => {
    const better = later(now, (s) => {
      const focus = s.seats.A?.row.find(({ card }) => card === 'pottery');
      if (focus) focus.card = 'animal-husbandry-base';
    });
    expect(between(now, better, 'levels')).toEqual({ card: 'animal-husbandry-base', level: 2 });
  });

  it('the city-state that is befriended or conquered', () => {
    const befriended = later(now, (s) => {
      const seoul = s.cityStates.seoul;
      if (seoul) seoul.cards[0] = 'A';
    });
    expect(between(now, befriended, 'diplomacy')).toEqual({ cityState: 'seoul' });
    const conquered = later(now, (s) => {
      const seoul = s.cityStates.seoul;
      if (seoul) seoul.held = { by: 'A', focus: null };
    });
    expect(between(now, conquered, 'conquests')).toEqual({ cityState: 'seoul' });
  });

  it('nothing, where nothing of the kind has changed or the term has no thing', () => {
    for (const term of Object.keys(weights).filter((name) => name !== 'wonderReach'))
      expect(between(now, now, term), term).toBeUndefined();
  });
});
