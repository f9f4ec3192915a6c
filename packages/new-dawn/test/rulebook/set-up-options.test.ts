import { type Answer, asked, give, open, parseOptions, startMatch, viewOf } from '@morgenrot/engine';
import { describe, expect, it, test } from 'vitest';
import {
  base,
  CITY_STATES,
  capitalOf,
  citiesLeft,
  controlLeft,
  directionFor,
  FIRST_GAME_CAPITALS,
  FOCUS_CARDS,
  LEADER_IDS,
  type LeaderId,
  type NewDawnOptions,
  newDawn,
  RESOURCES,
  type State,
  TILES,
  WONDERS,
} from '../../src/index.ts';
import { cellsOf } from '../../src/tiles.ts';
import { PRACTICE, table } from '../kit.ts';

const OPTIONS: NewDawnOptions = { ...PRACTICE, victory: 'standard' };

function sitDown(players: number, options: Partial<NewDawnOptions> = {}, seed = 'set-up options') {
  const names = ['A', 'B', 'C', 'D'].slice(0, players);
  const match = startMatch(newDawn, { players: names, options: { ...OPTIONS, ...options }, seed });
  const ask = (me: string) => asked(newDawn.handlers, match.state, me);
  return {
    s: match.state,
    ask,
    options: (me: string): string[] => {
      const asking = ask(me)?.ask;
      return asking?.shape === 'one' ? asking.from : [];
    },
    play: (me: string, answer: Answer) => give(newDawn, match.state, me, ask(me)?.id ?? -1, answer, match.chance),
    /** Whoever is asked now, in the order of the stack. */
    waiting: () => open(match.state).map((step) => step.player ?? ''),
  };
}
/** Whatever is asked in set-up is answered with the first that is offered. */
function laidOut(players: number, options: Partial<NewDawnOptions> = {}, seed?: string): State {
  const t = sitDown(players, options, seed);
  while (t.s.phase === 'setUp') {
    const [me = ''] = t.waiting();
    t.play(me, t.options(me)[0] ?? '');
  }
  return t.s;
}
const clockwise = (s: State): string[] => {
  const start = s.order.indexOf(s.startPlayer);
  return [...s.order.slice(start), ...s.order.slice(0, start)];
};
const SEEDS = Array.from({ length: 30 }, (_, i) => `seed ${i}`);

describe('R3 what every player begins with', () => {
  it('R3.1: one leader each, no leader twice, and over many matches every leader is drawn', () => {
    const seen = new Set<string | null>();
    for (const seed of SEEDS) {
      const leaders = Object.values(sitDown(4, {}, seed).s.seats).map(({ leader }) => leader);
      expect(new Set(leaders).size).toBe(4);
      for (const leader of leaders) seen.add(leader);
    }
    expect(seen.size).toBe(LEADER_IDS.length);
  });
  it('R3.1, R2.1: a capital and 7 cities, 31 control tokens, the dial at 0, 20 focus cards', () => {
    const { s } = sitDown(3);
    for (const player of s.order) {
      const seat = s.seats[player];
      expect(capitalOf(s, player)).toBeDefined();
      expect([citiesLeft(s, player), controlLeft(s, player)]).toEqual([7, 31]);
      expect([seat?.tech, seat?.row.length, seat?.stack.length]).toEqual([0, 5, 15]);
      expect(seat?.diplomacy).toEqual([]);
    }
  });
  test.each(LEADER_IDS.map((leader) => [leader]))(
    'R3.2 [%s]: five cards of level I in the printed order, one caravan on the economy card',
    (leader) => {
      const { s, play } = sitDown(2, { leaders: 'pick' });
      play(s.startPlayer, leader);
      const seat = s.seats[s.startPlayer];
      expect(seat?.row.map(({ card }) => FOCUS_CARDS[card].type)).toEqual(base.leader(leader).startOrder);
      expect([...base.leader(leader).startOrder].sort()).toEqual([
        'culture',
        'economy',
        'industry',
        'military',
        'science',
      ]);
      expect(seat?.row.every(({ card, trade }) => FOCUS_CARDS[card].level === 1 && trade === 0)).toBe(true);
      expect(seat?.caravans).toEqual([{ at: null }]);
    },
  );
  it('TC-B11 [rome]: Astrology, Foreign Trade, Masonry, Early Empire, Pottery', () => {
    const { s, play } = sitDown(2, { leaders: 'pick' });
    play(s.startPlayer, 'rome');
    expect(s.seats[s.startPlayer]?.row.map(({ card }) => card)).toEqual([
      'astrology',
      'foreign-trade',
      'masonry-base',
      'early-empire',
      'pottery',
    ]);
  });
  const PRINTED: [LeaderId, string][] = [
    ['america', 'military science industry culture economy'],
    ['aztec', 'science culture economy military industry'],
    ['egypt', 'science economy industry military culture'],
    ['france', 'military science economy industry culture'],
    ['japan', 'industry economy military science culture'],
    ['rome', 'science economy military culture industry'],
    ['scythia', 'culture military science economy industry'],
    ['sumeria', 'economy culture science military industry'],
  ];
  test.each(PRINTED)('R3.2 [%s]: begins with %s', (leader, order) => {
    expect(base.leader(leader).startOrder.join(' ')).toBe(order);
  });
});

describe('R3 map, tokens and decks', () => {
  it('R3.3: everybody has a capital on the icon of a capital tile of their own', () => {
    for (const players of [2, 3, 4]) {
      const { s } = sitDown(players);
      const icons = s.tiles.flatMap(cellsOf).filter(({ capital }) => capital);
      expect(icons.map(({ hex }) => s.map[hex]?.city?.of).sort()).toEqual([...s.order]);
      expect(icons.every(({ hex }) => s.map[hex]?.city?.capital)).toBe(true);
    }
  });
  it('R3.9: no wonder token is on the map and nobody has one yet', () => {
    const { s } = sitDown(4);
    expect(Object.values(s.map).some(({ wonder }) => wonder !== undefined)).toBe(false);
    expect(Object.values(s.seats).every(({ wonders }) => wonders.length === 0)).toBe(true);
  });
  it('R3.4, TC-B11: exactly the printed tokens lie on the map, and nothing else', () => {
    for (const players of [2, 3, 4]) {
      const { s } = sitDown(players);
      for (const cell of s.tiles.flatMap(cellsOf)) {
        const space = s.map[cell.hex];
        expect(space?.resource).toBe(cell.resource);
        expect(space?.naturalWonder).toBe(cell.naturalWonder);
        expect(space?.cityState).toBe(cell.cityState);
        expect(space?.city?.capital ?? false).toBe(cell.capital ?? false);
        expect(space?.control ?? space?.wonder).toBeUndefined();
      }
      const letters = s.tiles.flatMap(cellsOf).flatMap(({ barbarian }) => barbarian ?? []);
      expect(Object.keys(s.barbarians).sort()).toEqual(letters.sort());
    }
  });
  it('TC-B11: Buenos Aires is an industry city-state in a diamond frame', () => {
    expect(CITY_STATES['buenos-aires']).toMatchObject({ type: 'industry', frame: 'diamond' });
  });
  it('Q-B4: a barbarian whose icon is not on the map is not in the match', () => {
    const { s } = sitDown(4);
    expect(s.tiles.find(({ tile }) => tile === 5)?.side).toBe('A');
    expect(s.barbarians.E).toBeUndefined();
    const shown = TILES.filter(({ A, B }) => A.includes('>') !== B.includes('>')).map(({ number }) => number);
    expect(shown).toContain(5);
  });
  it('R3.5: both diplomacy cards of every city-state on the map lie beside it, of no other', () => {
    const { s } = sitDown(2);
    const onMap = s.tiles.flatMap(cellsOf).flatMap(({ cityState }) => cityState ?? []);
    expect(Object.keys(s.cityStates).sort()).toEqual(onMap.sort());
    for (const cityState of Object.values(s.cityStates)) {
      expect(cityState).toMatchObject({ cards: ['map', 'map'], held: null });
    }
  });
  it('R3.6, Q-B6: the start player lays the direction token in any of six ways; nobody else is asked', () => {
    const t = sitDown(3);
    expect(t.waiting()).toEqual([t.s.startPlayer]);
    expect(t.options(t.s.startPlayer)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(t.play(t.s.startPlayer, '2').ok).toBe(true);
    expect(t.s.arrow).toBe(2);
    // Two clockwise from west: 1 now points to the north-east, 2 to the east.
    expect([directionFor(t.s, 1), directionFor(t.s, 2)]).toEqual([
      directionFor({ ...t.s, arrow: 0 }, 3),
      directionFor({ ...t.s, arrow: 0 }, 4),
    ]);
  });
  it('R3.6: any player may become start player; the dial shows the starting section and nothing happens yet', () => {
    const starts = new Set(SEEDS.map((seed) => sitDown(3, {}, seed).s.startPlayer));
    expect([...starts].sort()).toEqual(['A', 'B', 'C']);
    const t = sitDown(3);
    t.play(t.s.startPlayer, '0');
    expect(t.s).toMatchObject({ dial: 0, round: 1, active: t.s.startPlayer, phase: 'play' });
  });
  test.each([
    [2, 4],
    [3, 5],
    [4, 6],
  ])('R3.7, R3.8: %i players: %i wonders in each deck, one of them face up and ancient', (players, wonders) => {
    const s = laidOut(players);
    for (const { shown, deck } of Object.values(s.wonderDecks)) {
      expect(deck).toHaveLength(wonders - 1);
      expect(shown && WONDERS[shown].era).toBe('ancient');
    }
  });
  it('R3.7: which ancient and medieval wonders are left out is not always the same', () => {
    const left = new Set(
      SEEDS.flatMap((seed) => {
        const decks = Object.values(laidOut(2, {}, seed).wonderDecks);
        const dealt = decks.flatMap(({ shown, deck }) => [...(shown ? [shown] : []), ...deck]);
        return base.wonders().filter((id) => !dealt.includes(id));
      }),
    );
    expect(left.size).toBe(16);
    expect([...left].every((id) => WONDERS[id].era !== 'modern')).toBe(true);
  });
  it('R3.11, R2.1: eight of each resource, those on the map counted', () => {
    const { s } = sitDown(4);
    for (const resource of RESOURCES) {
      const onMap = Object.values(s.map).filter((space) => space.resource === resource).length;
      expect(onMap).toBeGreaterThan(0);
      expect(s.supply[resource]).toBe(8 - onMap);
    }
  });
});

describe('R3.10, R26 victory cards', () => {
  it('R3.10: three of five, different from match to match', () => {
    const hands = SEEDS.map((seed) => laidOut(2, {}, seed).victory.map(({ card }) => card));
    for (const hand of hands) expect(new Set(hand).size).toBe(3);
    expect(new Set(hands.flat()).size).toBe(5);
    expect(base.victory(OPTIONS).from).toHaveLength(5);
  });
  it('R26: four in the epic variant', () => {
    const hand = laidOut(2, { victory: 'epic' }).victory.map(({ card }) => card);
    expect(new Set(hand).size).toBe(4);
    expect(hand).not.toContain('practice');
  });
  it('a practice match has one card: the end of the tech dial', () => {
    expect(laidOut(2, { victory: 'practice' }).victory).toEqual([{ card: 'practice', claims: [] }]);
  });
});

describe('R3, Q-V1: nobody knows what a later step of set-up lays out', () => {
  const ALL: Partial<NewDawnOptions>[] = [
    { leaders: 'pick', capitals: 'pick' },
    { leaders: 'draft', map: 'advanced', victory: 'epic' },
    { leaders: 'pick', map: 'advanced', expansion: 'terra-incognita' },
    { leaders: 'draft', map: 'advanced', expansion: 'terra-incognita', victory: 'peaceful' },
    { victory: 'practice' },
  ];
  it.each(ALL)('Q-V1 R3: no wonder and no victory card before everything else is placed (%j)', (options) => {
    const t = sitDown(3, options);
    const seen = new Set<string>();
    while (t.s.phase === 'setUp') {
      const [me = ''] = t.waiting();
      seen.add(t.ask(me)?.kind ?? '');
      for (const viewer of [...t.s.order, null]) {
        const { wonderDecks, victory } = viewOf(newDawn, t.s, viewer);
        expect(victory).toEqual([]);
        expect(Object.values(wonderDecks)).toEqual(Array.from({ length: 4 }, () => ({ shown: null, deck: [] })));
      }
      // Nor is it anywhere in the state, for whoever could look there.
      expect([t.s.victory, Object.values(t.s.wonderDecks).flatMap(({ deck }) => deck)]).toEqual([[], []]);
      t.play(me, t.options(me)[0] ?? '');
    }
    expect(seen).toContain('placeArrow');
    expect(t.s.victory.length).toBeGreaterThan(0);
    expect(Object.values(t.s.wonderDecks).every(({ shown, deck }) => shown && deck.length > 0)).toBe(true);
  });
  it.each(ALL.slice(1, 4))('Q-V1 R3.3: leaders are picked before a map is there (%j)', (options) => {
    const t = sitDown(3, options);
    while (t.ask(t.waiting()[0] ?? '')?.kind === 'pickLeader') {
      expect([t.s.tiles, t.s.building, t.s.terra?.stack]).toEqual([[], null, undefined]);
      const [me = ''] = t.waiting();
      t.play(me, t.options(me)[0] ?? '');
    }
    expect(t.s.tiles.length).toBeGreaterThan(1);
  });
});

describe('leaders by choice', () => {
  it('picked: one after another from the start player on, never one that is taken', () => {
    const t = sitDown(3, { leaders: 'pick' });
    const [first, second, third] = clockwise(t.s) as [string, string, string];
    expect(t.waiting()).toEqual([first]);
    expect(t.options(first)).toEqual(LEADER_IDS);
    t.play(first, 'rome');
    expect(t.waiting()).toEqual([second]);
    expect(t.options(second)).not.toContain('rome');
    expect(t.play(second, 'rome').ok).toBe(false);
    t.play(second, 'japan');
    t.play(third, 'aztec');
    expect([first, second, third].map((player) => t.s.seats[player]?.leader)).toEqual(['rome', 'japan', 'aztec']);
    expect(t.ask(first)?.kind).toBe('placeArrow');
  });
  it('drafted: two dealt to each, no leader to two, chosen at once and unseen', () => {
    const t = sitDown(4, { leaders: 'draft' });
    expect(t.waiting().sort()).toEqual(['A', 'B', 'C', 'D']);
    const dealt = t.s.order.map((player) => t.options(player));
    expect(dealt.map((two) => two.length)).toEqual([2, 2, 2, 2]);
    expect(new Set(dealt.flat()).size).toBe(8);
    t.play('A', dealt[0]?.[0] ?? '');
    expect(t.s.seats.A?.leader).toBeNull();
    for (const [i, player] of (['B', 'C', 'D'] as const).entries()) t.play(player, dealt[i + 1]?.[1] ?? '');
    expect(t.s.order.map((player) => t.s.seats[player]?.leader)).toEqual([
      dealt[0]?.[0],
      dealt[1]?.[1],
      dealt[2]?.[1],
      dealt[3]?.[1],
    ]);
  });
});

describe('R4, Q-B1 capitals of the first-game map', () => {
  it('Q-B1: assigned: seat n gets entry n of the list', () => {
    const { s } = sitDown(4);
    s.order.forEach((player, i) => {
      const tile = s.map[capitalOf(s, player) ?? '0,0']?.tile ?? -1;
      expect(s.tiles[tile]?.tile).toBe(FIRST_GAME_CAPITALS[i]);
    });
  });
  it('Q-B1: picked: in random order everybody takes a free capital', () => {
    const t = sitDown(3, { capitals: 'pick' });
    const taken: string[] = [];
    const order: string[] = [];
    while (t.ask(t.waiting()[0] ?? '')?.kind === 'pickCapital') {
      const player = t.waiting()[0] ?? '';
      const free = t.options(player);
      expect(free).toHaveLength(3 - taken.length);
      expect(free.some((hex) => taken.includes(hex))).toBe(false);
      const hex = free.at(-1) ?? '';
      t.play(player, hex);
      taken.push(hex);
      order.push(player);
    }
    expect([...order].sort()).toEqual(['A', 'B', 'C']);
    expect(order.map((player) => capitalOf(t.s, player))).toEqual(taken);
    const firsts = new Set(SEEDS.map((seed) => sitDown(3, { capitals: 'pick' }, seed).waiting()[0]));
    expect(firsts.size).toBe(3);
  });
  it('on a map that players build there is no capital to pick', () => {
    const clash = parseOptions(newDawn.options, { map: 'advanced', capitals: 'pick' });
    expect(clash).toEqual({
      ok: false,
      reason: { key: 'options.clash', params: { option: 'map', other: 'capitals' } },
    });
    expect(parseOptions(newDawn.options, { map: 'advanced' }).ok).toBe(true);
  });
});

describe('R6 rounds', () => {
  const three = 'gA!! g g gB!! g g gC!!';
  it('R6.1: from the start player clockwise, everybody one turn', () => {
    const t = table(three, { steps: [{ kind: 'beginRound' }], state: { startPlayer: 'B', round: 0 } });
    for (const player of ['B', 'C', 'A']) {
      expect(t.state.active).toBe(player);
      expect(t.asked(player)?.kind).toBe('chooseCard');
      t.pass(player);
    }
    expect(t.state).toMatchObject({ round: 2, active: 'B' });
  });
  it('R6.2: the dial is not turned before the first turn, and by one section after the round', () => {
    const t = table(three, { steps: [{ kind: 'beginRound' }], state: { round: 0 } });
    expect([t.state.dial, t.state.round]).toEqual([0, 1]);
    t.pass('A');
    t.pass('B');
    expect(t.state.dial).toBe(0);
    t.pass('C');
    expect(t.state.dial).toBe(1);
    expect(t.log()).toContain('dial.turned');
  });
  it('R6.3, R6.4: nobody has won: the next round, with the same start player', () => {
    const t = table(three, { state: { startPlayer: 'A' } });
    for (const player of ['A', 'B', 'C']) t.pass(player);
    expect(t.state).toMatchObject({ round: 2, startPlayer: 'A', active: 'A', ranking: null });
  });
});
