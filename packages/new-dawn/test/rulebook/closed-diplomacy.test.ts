import { asked, type PlayerId, viewOf } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { type DiplomacyCardId, newDawn } from '../../src/index.ts';
import { type Given, rowWith, type TableOptions, table } from '../kit.ts';

const EVERYBODY: (PlayerId | null)[] = ['A', 'B', 'C', null];
type Table = ReturnType<typeof table>;

const closed = (drawing: string, given: TableOptions = {}): Table =>
  table(drawing, { ...given, options: { diplomacy: 'closed' } });
const faceDown = (from: PlayerId, card: DiplomacyCardId): Given => ({
  seat: { diplomacy: [{ from, card, shown: false }] },
});
/** What each of A, B, C and a spectator sees of a player's diplomacy cards. */
const seen = (t: Table, holder: PlayerId): Record<string, string[]> =>
  Object.fromEntries(
    EVERYBODY.map((me) => [
      me ?? 'spectator',
      viewOf(newDawn, t.state, me).seats[holder]?.diplomacy.map(({ from, card }) => `${from}:${card}`) ?? [],
    ]),
  );
const readers = (t: Table, key: string): string[] =>
  EVERYBODY.filter((me) => viewOf(newDawn, t.state, me).news.some((entry) => entry.key === key)).map(
    (me) => me ?? 'spectator',
  );
/** Everybody is asked the same by the own view as by the full state. */
function viewsAgree(t: Table): void {
  for (const me of t.state.order) {
    const view = viewOf(newDawn, t.state, me);
    expect(asked(newDawn.handlers, view, me), me).toEqual(t.asked(me));
  }
}

describe('closed diplomacy', () => {
  /** A visits B's city and is about to choose a card. */
  const visiting = (more: Record<PlayerId, Given> = {}) => {
    const t = closed('gA!! g gB! g gB!! . gC!!', {
      players: { ...more, A: { row: rowWith('foreign-trade', 5), ...more.A } },
    });
    t.play('A', 'foreign-trade', 'caravan:0', '2,0', 'pottery', 'pottery');
    return t;
  };

  it('N-E3: holder and giver know the card, all others only that there is one', () => {
    const t = visiting();
    t.play('A', 'embassy');
    expect(seen(t, 'A')).toEqual({ A: ['B:embassy'], B: ['B:embassy'], C: ['B:?'], spectator: ['B:?'] });
  });
  it('N-E3: with open diplomacy everybody knows', () => {
    const t = table('gA!! g gB! g gB!! . gC!!', { players: { A: { row: rowWith('foreign-trade', 5) } } });
    t.play('A', 'foreign-trade', 'caravan:0', '2,0', 'pottery', 'pottery');
    const top = viewOf(newDawn, t.state, 'C').steps.at(-1);
    expect(top?.kind === 'takeDiplomacy' && top.cards).toHaveLength(4);
    expect(top?.kind === 'takeDiplomacy' && top.cards).not.toContain('?');
    t.play('A', 'embassy');
    const open = ['B:embassy'];
    expect(seen(t, 'A')).toEqual({ A: open, B: open, C: open, spectator: open });
    expect(readers(t, 'diplomacy.which')).toEqual(['A', 'B', 'C', 'spectator']);
  });
  it('N-E3: all read that a card is taken, only holder and giver which', () => {
    const t = visiting();
    t.play('A', 'embassy');
    expect(readers(t, 'diplomacy.taken')).toEqual(['A', 'B', 'C', 'spectator']);
    expect(readers(t, 'diplomacy.which')).toEqual(['A', 'B']);
  });
  it('N-E3: while A chooses, nobody but A and B sees which cards are left', () => {
    const t = visiting({ C: faceDown('B', 'joint-war') });
    expect(t.options('A')).toEqual(['defensive-pact', 'embassy', 'open-borders-base', 'skip']);
    const left = (me: PlayerId | null) => {
      const top = viewOf(newDawn, t.state, me).steps.at(-1);
      return top?.kind === 'takeDiplomacy' ? top.cards : [];
    };
    expect(left('A')).toEqual(['defensive-pact', 'embassy', 'open-borders-base']);
    expect(left('B')).toEqual(['defensive-pact', 'embassy', 'open-borders-base']);
    expect(left('C')).toEqual(['?', '?', '?']);
    expect(left(null)).toEqual(['?', '?', '?']);
    viewsAgree(t);
  });
  it('N-E3: how many are left is public, so a swap is offered alike', () => {
    const t = visiting({ A: faceDown('B', 'embassy'), C: faceDown('B', 'joint-war') });
    expect(t.asked('A')?.kind).toBe('swapDiplomacy');
    viewsAgree(t);
    t.play('A', 'B:embassy');
    expect(t.options('A')).toEqual(['defensive-pact', 'open-borders-base', 'skip']);
    const top = viewOf(newDawn, t.state, 'C').steps.at(-1);
    expect(top?.kind === 'takeDiplomacy' && [top.cards, top.give]).toEqual([['?', '?'], '?']);
    viewsAgree(t);
    t.play('A', 'defensive-pact');
    expect(seen(t, 'A')).toMatchObject({ A: ['B:defensive-pact'], C: ['B:?'] });
    expect(readers(t, 'diplomacy.swapped')).toEqual(['A', 'B', 'C', 'spectator']);
    expect(readers(t, 'diplomacy.which')).toEqual(['A', 'B']);
  });
  it('N-E3: what is left is a secret come to light: the visit cannot be taken back', () => {
    const t = closed('gA!! g gB! g gB!! . gC!!', { players: { A: { row: rowWith('foreign-trade', 5) } } });
    t.play('A', 'foreign-trade', 'caravan:0');
    expect(t.state.revealedAt).toBe(0);
    t.play('A', '2,0');
    expect(t.state.revealedAt).toBe(t.state.decisions);
  });
  it('N-E3: with open diplomacy a visit reveals nothing', () => {
    const t = table('gA!! g gB! g gB!!', { players: { A: { row: rowWith('foreign-trade', 5) } } });
    t.play('A', 'foreign-trade', 'caravan:0', '2,0');
    expect(t.state.revealedAt).toBe(0);
  });
  it('N-E3 [geneva]: the holder’s own cards are offered for a swap, by view and state alike', () => {
    const t = closed('gA!! g gB!! . gC!!', {
      players: { A: { cityStates: ['geneva'], ...faceDown('B', 'embassy') }, B: {}, C: faceDown('B', 'joint-war') },
    });
    viewsAgree(t);
    t.play('A', 'cityState:geneva');
    viewsAgree(t);
    t.play('A', 'B:embassy');
    viewsAgree(t);
    expect(t.options('A')).toEqual(['defensive-pact', 'open-borders-base', 'skip']);
  });

  it('N-E3 [joint-war]: lies open when the combat in which it counts begins', () => {
    const t = closed('gA!! g gB gB!! . gC!!', {
      players: { A: { row: rowWith('masonry-base', 5), trade: { 'masonry-base': 1 }, ...faceDown('C', 'joint-war') } },
      dice: [1, 1],
    });
    expect(seen(t, 'A')).toMatchObject({ A: ['C:joint-war'], B: ['C:?'], C: ['C:joint-war'] });
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(t.asked('A')?.kind).toBe('spendInAttack');
    expect(seen(t, 'A')).toMatchObject({ B: ['C:joint-war'], spectator: ['C:joint-war'] });
    expect(readers(t, 'diplomacy.turnedUp')).toEqual(['A', 'B', 'C', 'spectator']);
  });
  it('N-E3 [defensive-pact]: the attacker knows it before spending', () => {
    const t = closed('gA!! g gB gB!! . gC!!', {
      players: {
        A: { row: rowWith('masonry-base', 5), trade: { 'masonry-base': 1 } },
        B: faceDown('C', 'defensive-pact'),
      },
      dice: [1, 1],
    });
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(seen(t, 'B')).toMatchObject({ A: ['C:defensive-pact'], B: ['C:defensive-pact'] });
  });
  it('N-E3: a card that does not count stays face down, and one given back is never shown', () => {
    const t = closed('gA!! g gB gB!! . gC!!', {
      players: {
        A: { row: rowWith('masonry-base', 5), trade: { 'masonry-base': 1 }, ...faceDown('B', 'joint-war') },
        B: faceDown('A', 'defensive-pact'),
      },
      dice: [1, 1],
    });
    t.play('A', 'masonry-base', 'attack', '2,0');
    expect(seen(t, 'B')).toMatchObject({ A: ['A:defensive-pact'], C: ['A:?'] });
    expect(seen(t, 'A')).toMatchObject({ C: [] });
    expect(t.log()).not.toContain('diplomacy.turnedUp');
  });
  it('N-E3 [embassy]: lies open once it has given', () => {
    const t = closed('gA!! g gB!! . gC!!', {
      players: { A: { row: rowWith('foreign-trade', 5), ...faceDown('B', 'embassy') } },
    });
    t.play('A', 'foreign-trade', 'caravan:0', '2,0', 'pottery', 'pottery');
    expect(seen(t, 'A')).toMatchObject({ C: ['B:?'] });
    t.play('A', 'done');
    expect(t.asked('B')?.kind).toBe('placeTrade');
    expect(seen(t, 'A')).toMatchObject({ C: ['B:embassy'], spectator: ['B:embassy'] });
  });
  it('N-E3 [open-borders-base]: lies open as soon as a city is mature only because of it', () => {
    const t = closed('gA!! g g gB!! . gC!!', {
      players: { A: faceDown('B', 'open-borders-base'), B: {} },
    });
    t.pass('A');
    expect(seen(t, 'A')).toMatchObject({ C: ['B:?'] });
    const lies = closed('gA!! gB g gB!! . gC!!', {
      players: { A: faceDown('B', 'open-borders-base'), B: {} },
    });
    expect(seen(lies, 'A')).toMatchObject({ C: ['B:open-borders-base'] });
    expect(lies.log()).toContain('diplomacy.turnedUp');
  });
  it('N-E3 [open-borders-base x sydney-opera-house]: not where the city is mature without it', () => {
    const t = closed('gA!!#sydney-opera-house gB g gB!! . gC!!', {
      players: { A: faceDown('B', 'open-borders-base'), B: {} },
    });
    expect(seen(t, 'A')).toMatchObject({ C: ['B:?'] });
  });
  it('N-E3 [seoul]: cards of city-states are never closed', () => {
    const t = closed('gA!! g.seoul g gB!! . gC!!', { players: { A: { row: rowWith('foreign-trade', 5) } } });
    t.play('A', 'foreign-trade', 'caravan:0', '1,0');
    for (const me of EVERYBODY) expect(viewOf(newDawn, t.state, me).cityStates.seoul?.cards).toEqual(['A', 'map']);
  });
});

describe('R3 hidden wonder decks', () => {
  it('nobody sees what lies below the face-up wonder', () => {
    const t = table('gA!! g gB!!', { offer: ['stonehenge'], deck: { culture: ['eiffel-tower', 'forbidden-city'] } });
    for (const me of EVERYBODY) {
      expect(viewOf(newDawn, t.state, me).wonderDecks.culture).toEqual({ shown: 'stonehenge', deck: ['?', '?'] });
    }
  });
});
