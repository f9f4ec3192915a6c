import { describe, expect, it } from 'vitest';
import {
  type AgendaId,
  controlLeft,
  newDawn,
  type Seat,
  type State,
  type VictoryCardId,
  type WonderId,
} from '../../src/index.ts';
import { rowWith, type TableOptions, table } from '../kit.ts';

const on = (...cards: VictoryCardId[]): Partial<State> => ({ victory: cards.map((card) => ({ card, claims: [] })) });
type Table = ReturnType<typeof table>;
/** Who has claimed what, on all cards. */
const claims = (t: Table): [string, AgendaId][] =>
  t.state.victory.flatMap((card) => card.claims.map(({ player, agenda }): [string, AgendaId] => [player, agenda]));
const MAP = 'gA!! g g gB!!';
const owning = (seat: Partial<Seat>, card: VictoryCardId) => table(MAP, { players: { A: { seat } }, state: on(card) });

/** A drawn position in which A has just not enough, and one in which it is just enough. */
function drawn(card: VictoryCardId, less: string, enough: string) {
  return [less, enough].map((drawing) => claims(table(drawing, { state: on(card) })));
}
const wonders = (card: VictoryCardId, ...ids: WonderId[]) => claims(owning({ wonders: ids }, card));

describe('R24.1 agendas: just not, and just enough', () => {
  it('R24.1 [civilized]: eight cities on the map, the capital among them', () => {
    const seven = 'gA!! g gA! g gA! g gA! g gA! g gA! g gA! g gB!!';
    const eight = 'gA!! g gA! g gA! g gA! g gA! g gA! g gA! g gA! g gB!!';
    expect(drawn('vc-civilized-moneygrubber', seven, eight)).toEqual([[], [['A', 'civilized']]]);
  });
  it('R24.1 [explorer]: 15 spaces at the edge of the map', () => {
    const [fourteen, fifteen] = [13, 14].map((tokens) => `gA!! ${'gA '.repeat(tokens)} g gB!!`) as [string, string];
    expect(drawn('vc-explorer-aesthetic', fourteen, fifteen)).toEqual([[], [['A', 'explorer']]]);
  });
  it('R24.1 [populous]: five mature cities', () => {
    const four = 'gA!! gA gA! gA gA! gA gA! gA gA! g gB!!';
    const five = 'gA!! gA gA! gA gA! gA gA! gA gA! gA g gB!!';
    expect(drawn('vc-populous-preservationist', four, five)).toEqual([[], [['A', 'populous']]]);
  });
  it('R24.1, R1.9 [warmonger]: two conquered city-states, not one and another’s', () => {
    const one = 'gA!! g gA!.seoul g gB!.kabul g gB!!';
    const two = 'gA!! g gA!.seoul g gA!.kabul g gB!!';
    expect(drawn('vc-warmonger-paranoid', one, two)).toEqual([[], [['A', 'warmonger']]]);
  });
  it('R24.1, R19.2 [preservationist]: two natural wonders', () => {
    const one = 'gA!! g nA.pantanal g n.mt-everest g gB!!';
    const two = 'gA!! g nA.pantanal g nA.mt-everest g gB!!';
    expect(drawn('vc-populous-preservationist', one, two)).toEqual([[], [['A', 'preservationist']]]);
  });
  it('R24.1 [aesthetic]: two culture wonders; those of other types do not count', () => {
    expect(wonders('vc-explorer-aesthetic', 'stonehenge', 'petra', 'oracle', 'colossus')).toEqual([]);
    expect(wonders('vc-explorer-aesthetic', 'stonehenge', 'eiffel-tower')).toEqual([['A', 'aesthetic']]);
  });
  it('R24.1 [money-grubber]: two economy wonders', () => {
    expect(wonders('vc-civilized-moneygrubber', 'colossus', 'petra', 'stonehenge', 'oracle')).toEqual([]);
    expect(wonders('vc-civilized-moneygrubber', 'colossus', 'big-ben')).toEqual([['A', 'money-grubber']]);
  });
  it('R24.1 [paranoid]: two military wonders', () => {
    expect(wonders('vc-warmonger-paranoid', 'petra', 'colossus', 'stonehenge', 'oracle')).toEqual([]);
    expect(wonders('vc-warmonger-paranoid', 'petra', 'pentagon-base')).toEqual([['A', 'paranoid']]);
  });
  it('R24.1 [scholarly-base]: two science wonders', () => {
    expect(wonders('vc-technophile-scholarly-base', 'oracle', 'petra', 'stonehenge', 'big-ben')).toEqual([]);
    expect(wonders('vc-technophile-scholarly-base', 'oracle', 'kremlin')).toEqual([['A', 'scholarly-base']]);
  });
  it('R24.1 [technophile-base]: space 24 of the dial, not 23; passing it counts too (Q-E4)', () => {
    const at = (tech: number, by: string) => {
      const t = table(MAP, {
        players: { A: { row: rowWith('astrology', 5), seat: { tech, techBest: tech } } },
        state: on('vc-technophile-scholarly-base'),
      });
      t.play('A', 'astrology', by);
      while (t.asked('A')?.kind === 'takeCard') t.play('A', 'decline');
      return t;
    };
    expect(claims(at(18, 'by:5'))).toEqual([]);
    expect(claims(at(19, 'by:5'))).toEqual([['A', 'technophile-base']]);
    const passed = at(22, 'by:5');
    expect(passed.seat('A').tech).toBe(15);
    expect(claims(passed)).toEqual([['A', 'technophile-base']]);
  });
  it('R24.1, R1.7 [explorer]: spaces by water or at the edge count, inland ones do not', () => {
    const inland = `
      gA!! gA gA gA gA gA
      gA   gA gA gA gA gA
      gA   gA gA gA gA g
      .    .  .  gB!!`;
    // 14 at the edge, four inland.
    expect(claims(table(inland, { state: on('vc-explorer-aesthetic') }))).toEqual([]);
    const lake = inland.replace('gA   gA gA gA gA gA', 'gA   gA w gA gA gA');
    expect(claims(table(lake, { state: on('vc-explorer-aesthetic') }))).toEqual([['A', 'explorer']]);
  });
  it('R24.1 [civilized]: the capital counts', () => {
    const t = table('gA!! g gA! g gA! g gA! g gA! g gA! g gA! g g g gB!!', {
      players: { A: { row: rowWith('pottery', 3) } },
      state: on('vc-civilized-moneygrubber'),
    });
    t.play('A', 'pottery', 'city', '14,0');
    expect(claims(t)).toEqual([['A', 'civilized']]);
  });
  it('R24.1, R21.1 [populous]: a city that a rival token borders is not mature, one at the water is', () => {
    const row = 'gA!! gA gA! gA gA! gA gA! gA gA! X g gB!!';
    expect(claims(table(row.replace('X', 'gB'), { state: on('vc-populous-preservationist') }))).toEqual([]);
    expect(claims(table(row.replace('X', 'w'), { state: on('vc-populous-preservationist') }))).toEqual([
      ['A', 'populous'],
    ]);
  });
  it('R24.1, R15.9 [warmonger]: a token standing for a city on a conquered city-state counts', () => {
    const t = table('gA!! g gA!.seoul g gA*.kabul g gB!!', { state: on('vc-warmonger-paranoid') });
    expect(claims(t)).toEqual([['A', 'warmonger']]);
  });
  it('R24.1, R21.2 [populous]: such a token is no mature city', () => {
    const t = table('gA!! gA gA! gA gA! gA gA! gA gA*.kabul gA g gB!!', { state: on('vc-populous-preservationist') });
    expect(claims(t)).toEqual([]);
  });
});

describe('event agendas', () => {
  const capital = (dice: number[]) =>
    table('gA!! g gB!!', {
      dice,
      players: { A: { row: rowWith('masonry-base', 5) } },
      state: on('vc-warmonger-paranoid'),
    });
  it('Q-E16 [warmonger]: a won attack on a rival capital does it at once', () => {
    const t = capital([6, 1]);
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(claims(t)).toEqual([['A', 'warmonger']]);
    expect(t.map()).toBe('gA!! g gB!!');
  });
  it('Q-E16 [warmonger]: a lost attack on one does not', () => {
    const t = capital([1, 6]);
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(claims(t)).toEqual([]);
  });
  it('Q-E16 [warmonger]: a won attack on another city does not', () => {
    const t = table('gA!! g gB! g gB!!', {
      dice: [6, 1],
      players: { A: { row: rowWith('masonry-base', 5) } },
      state: on('vc-warmonger-paranoid'),
    });
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(t.log()).toContain('city.conquered');
    expect(claims(t)).toEqual([]);
  });
});

describe('R24.1 claims', () => {
  it('R24.1: what is claimed stays claimed when the condition is lost', () => {
    const t = table('gA!! g g nA.pantanal nA.mt-everest gB gB!!', {
      dice: [6, 1],
      steps: [{ kind: 'beginTurn', player: 'B' }],
      players: { B: { row: rowWith('masonry-base', 5) } },
      state: { ...on('vc-populous-preservationist', 'practice'), active: 'B' },
    });
    expect(claims(t)).toEqual([['A', 'preservationist']]);
    t.play('B', 'masonry-base', 'attack', '4,0', 'done');
    expect(t.seat('A').naturalWonders).toEqual(['pantanal']);
    expect(claims(t)).toEqual([['A', 'preservationist']]);
  });
  it('R24.1, Q-E16: the mark is one of the unused control tokens', () => {
    const t = owning({ wonders: ['stonehenge', 'eiffel-tower'] }, 'vc-explorer-aesthetic');
    expect(controlLeft(t.state, 'A')).toBe(30);
    expect(t.state.victory[0]?.claims[0]?.marked).toBe(true);
  });
  it('Q-E16: with no token left the agenda is claimed without one', () => {
    const all = Array.from({ length: 31 }, () => 'gA').join(' ');
    const t = table(`gA!! ${all} g gB!!`, { state: on('vc-explorer-aesthetic') });
    expect(t.state.victory[0]?.claims).toEqual([{ player: 'A', agenda: 'explorer', marked: false }]);
    expect(controlLeft(t.state, 'A')).toBe(0);
  });
  it('R24.2, Q-V6: each agenda gets its marker, two beside one card too, each out of the own control tokens', () => {
    const t = table(`gA!! ${'gA '.repeat(14)} g gB!!`, {
      players: { A: { seat: { wonders: ['stonehenge', 'eiffel-tower'] } } },
      state: on('vc-explorer-aesthetic'),
    });
    const marked = t.state.victory.flatMap((card) => card.claims.map(({ agenda }) => agenda));
    expect(marked).toEqual(['explorer', 'aesthetic']);
    expect(controlLeft(t.state, 'A')).toBe(31 - 14 - 2);
    t.pass('A');
    expect(claims(t)).toHaveLength(2);
  });
  it('R24.2, R24.3: two markers beside one card are no two cards', () => {
    const t = table(`gA!! ${'gA '.repeat(14)} g gB!!`, {
      players: { A: { seat: { wonders: ['stonehenge', 'eiffel-tower'] } } },
      state: on('vc-explorer-aesthetic', 'vc-warmonger-paranoid'),
    });
    for (const player of ['A', 'B']) t.pass(player);
    expect(newDawn.outcome(t.state)).toBeUndefined();
  });
  it('Q-E16: checked for all players, also in the turn of another', () => {
    // A's control token, placed in A's turn, makes B's city mature by Open Borders.
    const t = table('gB!! gB gB! gB gB! gB gB! gB gB! g gA!!', {
      players: {
        A: { row: rowWith('early-empire', 3) },
        B: { diplomacy: [{ from: 'A', card: 'open-borders-base' }] },
      },
      state: on('vc-populous-preservationist'),
    });
    expect(claims(t)).toEqual([]);
    t.play('A', 'early-empire', '9,0');
    expect(claims(t)).toEqual([['B', 'populous']]);
  });
  it('R24.1: several players may claim the same agenda', () => {
    const wonders = (...ids: WonderId[]) => ({ seat: { wonders: ids } });
    const t = table(MAP, {
      players: { A: wonders('stonehenge', 'eiffel-tower'), B: wonders('hanging-gardens', 'forbidden-city') },
      state: on('vc-explorer-aesthetic'),
    });
    expect(claims(t)).toEqual([
      ['A', 'aesthetic'],
      ['B', 'aesthetic'],
    ]);
  });
  it('Q-E16: an agenda met only in the middle of a turn is claimed all the same', () => {
    const t = table('gA!! n.pantanal g nA.mt-everest g gB!!', {
      players: { A: { row: rowWith('drama-and-poetry', 5) } },
      state: on('vc-populous-preservationist'),
    });
    // The moved token leaves its natural wonder at the end of the same card.
    t.play('A', 'drama-and-poetry', '1,0', 'done', '1,0', '2,0');
    expect(t.seat('A').naturalWonders).toEqual(['mt-everest']);
    expect(claims(t)).toEqual([['A', 'preservationist']]);
  });
});

describe('R24.3, R24.4 the end', () => {
  const both = (given: TableOptions = {}) =>
    table('gA!! g g gB!!', { state: on('practice', 'vc-explorer-aesthetic'), ...given });
  const pass = (t: Table, player: string) => {
    if (t.asked(player)?.kind === 'startOfTurn') t.play(player, 'done');
    t.pass(player);
  };
  const finish = (t: Table) => {
    pass(t, 'A');
    pass(t, 'B');
    return newDawn.outcome(t.state);
  };
  it('R24.3: one card missing is not enough', () => {
    expect(finish(both({ players: { A: { seat: { tech: 24, techBest: 24 } } } }))).toBeUndefined();
  });
  it('R24.3, TC-B25: won at the end of the round, after the event, though the condition is lost before', () => {
    const t = table('gA!! g g nA.pantanal nA.mt-everest gB gB!!', {
      dice: [6, 1],
      players: {
        A: { seat: { tech: 15, techBest: 24 } },
        B: { row: rowWith('masonry-base', 5) },
      },
      state: on('practice', 'vc-populous-preservationist'),
    });
    pass(t, 'A');
    expect(newDawn.outcome(t.state)).toBeUndefined();
    t.play('B', 'masonry-base', 'attack', '4,0', 'done');
    expect(t.seat('A').naturalWonders).toEqual(['pantanal']);
    expect(newDawn.outcome(t.state)).toEqual({ ranking: [['A'], ['B']] });
    expect(t.log().indexOf('dial.turned')).toBeLessThan(t.log().indexOf('match.won'));
    expect(t.asked('A')).toBeUndefined();
  });
  it('R24.4, TC-B26: both complete: three wonders beat two', () => {
    const seat = (...wonders: WonderId[]) => ({ seat: { tech: 24, techBest: 24, wonders } });
    const outcome = finish(
      both({
        players: {
          A: seat('stonehenge', 'eiffel-tower'),
          B: seat('hanging-gardens', 'forbidden-city', 'petra'),
        },
      }),
    );
    expect(outcome).toEqual({ ranking: [['B'], ['A']] });
  });
  it('R24.4: wonders come before friendly spaces, and these before nothing', () => {
    const seat = (...wonders: WonderId[]) => ({ seat: { techBest: 24, wonders } });
    const t = (drawing: string, a: WonderId[], b: WonderId[]) =>
      finish(table(drawing, { state: on('practice'), players: { A: seat(...a), B: seat(...b) } }));
    expect(t('gA!! gA gA g gB!!', [], ['petra'])?.ranking).toEqual([['B'], ['A']]);
    expect(t('gA!! gA gA g gB!!', ['oracle'], ['petra'])?.ranking).toEqual([['A'], ['B']]);
  });
  it('R24.4: wonders of a player who has not completed the cards do not matter', () => {
    const t = table('gA!! g g gB!!', {
      state: on('practice'),
      players: { A: { seat: { techBest: 24 } }, B: { seat: { wonders: ['petra', 'oracle', 'big-ben'] } } },
    });
    expect(finish(t)?.ranking).toEqual([['A'], ['B']]);
  });
  it('Q-E17: still tied: they share the victory', () => {
    const t = table('gA!! g g gB!!', {
      state: on('practice'),
      players: { A: { seat: { techBest: 24 } }, B: { seat: { techBest: 24 } } },
    });
    expect(finish(t)?.ranking).toEqual([['A', 'B']]);
    expect(t.log().filter((said) => said === 'match.won')).toHaveLength(2);
  });
  it('R26: in the epic variant three of four cards are not enough', () => {
    const cards: VictoryCardId[] = [
      'vc-explorer-aesthetic',
      'vc-warmonger-paranoid',
      'vc-technophile-scholarly-base',
      'vc-civilized-moneygrubber',
    ];
    const wonders: WonderId[] = ['stonehenge', 'eiffel-tower', 'petra', 'pentagon-base', 'oracle', 'kremlin'];
    const three = table('gA!! g g gB!!', { state: on(...cards), players: { A: { seat: { wonders } } } });
    expect(finish(three)).toBeUndefined();
    const four = table('gA!! g g gB!!', {
      state: on(...cards),
      players: { A: { seat: { wonders: [...wonders, 'colossus', 'big-ben'] } } },
    });
    expect(finish(four)?.ranking).toEqual([['A'], ['B']]);
  });
});
