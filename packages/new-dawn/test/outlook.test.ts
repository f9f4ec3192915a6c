import { clone } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { describe, expect, it } from 'vitest';
import { hexes, newDawn, type State } from '../src/index.ts';
import { odds, plansOf } from '../src/outlook/plans.ts';
import { isEdge } from '../src/rules/map/map.ts';
import { hintsDe } from '../src/texts/hints.de.ts';
import { hintsEn } from '../src/texts/hints.en.ts';
import { type Given, type TableOptions, table, terraRowWith, terraTable } from './kit.ts';
import { type Exploring, expedition, HOME } from './terra/exploring.ts';

const { outlook } = newDawn;
if (!outlook) throw new Error('the game has no outlook');
const { terms, details, weights } = outlook;

const at = (drawing: string, given: TableOptions = {}): State => table(drawing, given).state;
const termOf = (s: State, term: string, me = 'A') => terms(s, me)[term];

/** What is said of a term between two positions of A. */
const between = (before: State, after: State, term: string, answer = 'economy') =>
  details?.(before, after, 'A', term, answer);

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

/** Both fort cards lie there, and nothing else; `who` has some of them already. */
const FORTS = (who: readonly string[] = []): Partial<State> => ({
  victory: (['vc-fortified', 'vc-expeditionary'] as const).map((card, i) => ({
    card,
    claims:
      who[i] === undefined ? [] : [{ player: who[i], agenda: i === 0 ? 'fortified' : 'expeditionary', marked: true }],
  })),
});
const WARMONGER: Partial<State> = { victory: [{ card: 'vc-warmonger-paranoid', claims: [] }] };

describe('what an army looks at first', () => {
  const first = (drawing: string, state: Partial<State>, kind = 'moveArmy') =>
    outlook.promising?.(terraTable(drawing, { state }).state, kind, 'A');

  it('is what is planned', () => {
    expect(first('gA!! g^A gB! g.seoul g F g gB!!', WARMONGER)).toEqual(['2,0']);
    expect(first('gA!! g^A g g g F g gB!!', FORTS())).toEqual(['5,0']);
  });

  it('where nothing is, forts, then city-states and cities, as long as they are not the player’s', () => {
    const drawing = 'gA!! g^A gB! g.seoul g F g FA! gB!!';
    expect(first(drawing, { victory: [] })).toEqual(['5,0', '3,0', '2,0', '8,0']);
  });

  it('is nothing where something else is asked', () => {
    expect(first('gA!! g^A F g g gB!!', FORTS(), 'placeControl')).toEqual([]);
  });
});

describe('what is still unknown', () => {
  const first = (t: Exploring, kind: string) => outlook.promising?.(t.state, kind, 'A') ?? [];
  /** The spaces of A's capital tile that a tile could be laid beside. */
  const edge = (s: State): HexKey[] => hexes(s).filter((hex) => s.map[hex]?.tile === 0 && isEdge(s, hex));

  it('is explored by whoever stands at the edge of a capital tile, and from there', () => {
    const inside = expedition({ figure: 'caravan' });
    const [explore, ...places] = first(inside, 'moveCaravan');
    expect(explore).toBe('explore');
    expect(edge(inside.state)).toEqual(expect.arrayContaining(places));
    expect(places.length).toBeGreaterThan(0);
    // Nothing is planned: the army has nothing better to do, either.
    expect(first(expedition(), 'moveArmy').slice(0, 2)).toEqual(['explore', places[0]]);
  });

  it('is left alone once the move has explored, or where there is nothing more to find', () => {
    const from = edge(expedition().state)[0] as HexKey;
    const t = expedition({ figure: 'caravan', from });
    expect(first(t, 'moveCaravan')[0]).toBe('explore');
    t.play('A', 'explore');
    while (t.asked('A')?.kind !== 'moveCaravan') t.play('A', t.options('A')[0] ?? '');
    expect(t.state.steps.at(-1)).toMatchObject({ explored: true });
    expect(first(t, 'moveCaravan')).toEqual([]);
    expect(first(expedition({ figure: 'caravan', stack: [] }), 'moveCaravan')).toEqual([]);
  });

  it('counts by tiles, with the expansion alone', () => {
    expect(termOf(expedition().state, 'explored')).toBe(3);
    expect(termOf(at('gA!! g gB!!', { state: { tiles: [HOME] } }), 'explored')).toBe(0);
  });
});

describe('forts that no city is left for', () => {
  const cityless = (drawing: string, state: Partial<State>) => termOf(terraTable(drawing, { state }).state, 'cityless');
  const cities = (n: number): string => `gA!!${' gA!'.repeat(n)} g F g F g gB!!`;

  it('count as the part of those that are lacking', () => {
    expect([4, 5, 6, 7].map((n) => cityless(cities(n), FORTS()))).toEqual([0, 0, 1 / 2, 1]);
    // With one fort of two only the second is lacking.
    expect(cityless(`${cities(5)} FA!`, FORTS(['A']))).toBe(0);
    expect(cityless(`${cities(6)} FA!`, FORTS(['A']))).toBe(1);
  });

  it('are no matter where no fort is lacking', () => {
    expect(cityless(cities(7), WARMONGER)).toBe(0);
    expect(cityless(`${cities(5)} FA! FA!`, FORTS(['A', 'A']))).toBe(0);
  });
});

describe('how much it is time to come to an end', () => {
  const haste = (round: number, s: State) => outlook.haste?.(later(s, (after) => Object.assign(after, { round })));

  it('grows round by round with the expansion, and never otherwise', () => {
    const terra = terraTable('gA!! g gB!!').state;
    expect([1, 4, 32, 60, 90].map((round) => haste(round, terra))).toEqual([0, 0, 1 / 2, 1, 1]);
    expect(haste(90, at('gA!! g gB!!'))).toBe(0);
  });
});

describe('what takes several turns', () => {
  const plans = (drawing: string, state: Partial<State>, A: Given = {}, B: Given = {}) =>
    plansOf(terraTable(drawing, { state, players: { A, B } }).state, 'A');
  const readyFor = (...given: Parameters<typeof plans>): number => plans(...given)[0]?.ready ?? 0;
  const NEAR = 'gA!! g g F g g gB!!';
  const WEAK = terraRowWith('masonry-terra', 1);
  const STRONG = terraRowWith('masonry-terra', 5);
  const FULL = { 'masonry-terra': 3 };

  it('is a fort as long as its agendas are open, and a city is left for it', () => {
    expect(plans(NEAR, FORTS())).toMatchObject([{ hex: '3,0', agenda: 'fortified' }]);
    expect(plans('gA!! g g F g FA! gB!!', FORTS(['A']))).toMatchObject([
      { hex: '3,0', agenda: 'expeditionary', gain: 1 },
    ]);
    expect(plans('gA!! g g F g FA! g FA! gB!!', FORTS(['A', 'A']))).toEqual([]);
    expect(plans(`${NEAR} gA! gA! gA! gA! gA! gA! gA!`, FORTS())).toEqual([]);
  });

  it('is city-states and a rival capital, where these are asked for', () => {
    const drawing = 'gA!! g g.seoul g g gB!!';
    expect(plans(drawing, WARMONGER).map(({ hex, gain }) => [hex, gain])).toEqual([
      ['5,0', 1],
      ['2,0', 0.3],
    ]);
    expect(plans(drawing, FORTS())).toEqual([]);
  });

  it('comes nearer with every slot and every trade token of the military card', () => {
    const ways: Given[] = [{ row: WEAK }, { row: STRONG }, { row: STRONG, trade: FULL }];
    const ready = ways.map((A) => readyFor(NEAR, FORTS(), A));
    expect(ready).toEqual([...ready].sort());
    expect(new Set(ready).size).toBe(ways.length);
    expect(ways.map((A) => plans(NEAR, FORTS(), A)[0]?.turns)).toEqual([6, 2, 0]);
  });

  it('is the less ready the farther away and the better defended it is', () => {
    const far = `gA!! ${'g '.repeat(5)}F g g gB!!`;
    expect(readyFor(far, FORTS())).toBeLessThan(readyFor(NEAR, FORTS()));
    const held = 'gA!! g g FB! g g gB!!';
    const guarded = 'gA!! g g FB! gB* g gB!!';
    expect(readyFor(guarded, FORTS())).toBeLessThan(readyFor(held, FORTS()));
  });

  it('names what has to be taken on the way, and plans nothing against whom it may not attack', () => {
    const closed = 'gA!! g gB* FB! g g gB!!';
    expect(plans(closed, FORTS())).toMatchObject([{ hex: '3,0', before: '2,0' }]);
    const spared: Given = { diplomacy: [{ from: 'B', card: 'non-aggression-pact' }] };
    expect(plans(closed, FORTS(), spared)).toEqual([]);
  });

  it('is won as likely as dice say, a tie being lost', () => {
    expect([-6, -5, -4, 0, 1, 5, 6, 9].map((ahead) => Math.round(odds(ahead) * 36))).toEqual([
      0, 0, 1, 15, 21, 35, 36, 36,
    ]);
  });

  it('is said with its agenda, the turns it takes and what comes before', () => {
    const { state: weak } = terraTable(NEAR, { state: FORTS(), players: { A: { row: WEAK }, B: {} } });
    const strong = later(weak, (s) => Object.assign(s.seats.A!.row[1]!, { trade: 3 }));
    expect(between(weak, strong, 'prepared')).toEqual({ hex: '3,0', agenda: 'fortified', turns: 4 });
    const { state: closed } = terraTable('gA!! g gB* FB! g g gB!!', { state: FORTS() });
    expect(between(closed, closed, 'prepared')).toMatchObject({ to: '2,0', hex: '3,0' });
    const { state: none } = terraTable('gA!! g g g gB!!', { state: FORTS() });
    expect(between(none, none, 'prepared')).toBeUndefined();
    for (const texts of [hintsEn, hintsDe])
      for (const name of ['hex', 'to']) expect(texts).toHaveProperty([`hint.prepared.${name}`]);
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

  it('the wonder that comes nearest to being paid, and whether it could be', () => {
    // Petra costs oil and diamonds, the Colosseum marble: with two of that it is nearer.
    const rich = (marble: number) => later(now, (s) => Object.assign(s.seats.A?.resources ?? {}, { marble }));
    expect(between(now, rich(1), 'wonderReach')).toEqual({ wonder: 'colosseum', paid: 'partly' });
    expect(between(now, rich(4), 'wonderReach')).toEqual({ wonder: 'colosseum', paid: 'whole' });
    // It was turned up on the way: whoever is asked cannot know of it.
    const turnedUp = later(rich(4), (s) => {
      s.wonderDecks.culture.shown = 'hanging-gardens';
    });
    expect(between(at('gA!! g gB!!', { offer: ['petra'] }), turnedUp, 'wonderReach')).toBeUndefined();
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

  it('an agenda comes nearer only on a card that is not fulfilled by then, and only if it is the better one there', () => {
    const victory = [
      { card: 'practice' as const, claims: [] },
      { card: 'vc-populous-preservationist' as const, claims: [] },
    ];
    const now = at('. gA gA\ngA gA!! g\ngA gA gB!!', { state: { victory } });
    const fulfilled = later(now, (s) => {
      s.seats.A!.techBest = 24;
      s.victory[0]!.claims.push({ player: 'A', agenda: 'technophile-base', marked: true });
    });
    expect(between(now, fulfilled, 'nearness')).toBeUndefined();
    const both = later(fulfilled, (s) => s.seats.A!.naturalWonders.push('pantanal'));
    expect(between(now, both, 'nearness')).toEqual({ agenda: 'preservationist', have: 1, need: 2 });
    const mature = later(both, (s) => {
      s.map['2,1']!.control = { of: 'A', reinforced: false };
    });
    expect(between(both, mature, 'nearness')).toBeUndefined();
  });

  it('one more army is called that, as long as none of the others has come nearer to a fort', () => {
    const now = terraTable('gA!! g g g F g gB!!').state;
    const one = later(now, (s) => {
      s.seats.A!.armies = [{ at: null }];
    });
    const two = later(one, (s) => s.seats.A!.armies.push({ at: null }));
    expect(between(one, two, 'march')).toEqual({ armies: 1 });
    const gone = later(two, (s) => {
      s.seats.A!.armies[0]!.at = '2,0';
    });
    expect(between(one, gone, 'march')).toBeUndefined();
    expect(between(two, gone, 'march')).toBeUndefined();
    for (const texts of [hintsEn, hintsDe]) expect(texts).toHaveProperty(['hint.march.armies']);
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

  describe('is what the answer is about', () => {
    const having = (change: (s: State) => void) => later(now, change);
    it('of several resources, wonders, spaces and cards the one that is named', () => {
      const rich = having((s) => Object.assign(s.seats.A!.resources, { marble: 1, oil: 1 }));
      expect(between(now, rich, 'resources', 'oil')).toEqual({ resource: 'oil' });
      const built = having((s) => s.seats.A!.wonders.push('petra', 'colosseum'));
      expect(between(now, built, 'wonders', 'colosseum')).toEqual({ wonder: 'colosseum' });
      const spread = having((s) => {
        for (const hex of ['1,0', '2,0', '3,0'] as const) s.map[hex]!.control = { of: 'A', reinforced: false };
      });
      expect(between(now, spread, 'tokens', '3,0')).toEqual({ hex: '3,0', count: 3 });
      const better = having((s) => {
        const [first, second] = s.seats.A!.row;
        first!.card = 'drama-and-poetry';
        second!.card = 'mathematics';
      });
      expect(between(now, better, 'levels', 'mathematics')).toMatchObject({ card: 'mathematics' });
    });
    it('nothing where the answer names another thing of that kind', () => {
      const rich = having((s) => Object.assign(s.seats.A!.resources, { marble: 1 }));
      expect(between(now, rich, 'resources', 'oil')).toBe('elsewhere');
      const built = having((s) => s.seats.A!.wonders.push('petra'));
      expect(between(now, built, 'wonders', 'colosseum')).toBe('elsewhere');
      const nearer = having((s) => Object.assign(s.seats.A!.resources, { marble: 2 }));
      expect(between(now, nearer, 'wonderReach', 'petra')).toBe('elsewhere');
      const better = having((s) => {
        s.seats.A!.row[0]!.card = 'drama-and-poetry';
      });
      expect(between(now, better, 'levels', 'mathematics')).toBe('elsewhere');
      // A card of one's own is named to be resolved: what it brings may be of any kind.
      expect(between(now, better, 'levels', 'foreign-trade')).toMatchObject({ card: 'drama-and-poetry' });
    });
    it('no space by name where the answer is another one', () => {
      const spread = having((s) => {
        s.map['1,0']!.control = { of: 'A', reinforced: false };
      });
      expect(between(now, spread, 'tokens', '2,0')).toBeUndefined();
      const founded = having((s) => {
        s.map['1,0']!.city = { of: 'A' };
      });
      expect(between(now, founded, 'cities', '2,0')).toBeUndefined();
    });
    it('the city-state where the answer goes, and no other', () => {
      const two = at('gA!! g.geneva g.seoul g gB!!');
      const conquered = later(two, (s) => {
        s.cityStates.seoul!.held = { by: 'A', focus: null };
      });
      expect(between(two, conquered, 'conquests', '2,0')).toEqual({ cityState: 'seoul' });
      expect(between(two, conquered, 'conquests', '1,0')).toBe('elsewhere');
      expect(between(two, conquered, 'conquests', '3,0')).toEqual({ cityState: 'seoul' });
    });
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
