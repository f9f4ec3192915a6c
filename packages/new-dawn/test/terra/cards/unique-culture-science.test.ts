import { viewOf } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { newDawn, type TileNumber } from '../../../src/index.ts';
import { kind, NOTHING, play, spaces } from '../growth-kit.ts';

/** A tile of A's capital with an edge, and B somewhere. */
const HOME = 'g g g\ng gA!! g\ng g g g g gB!!';

describe('unique culture cards', () => {
  it('[radio] three tokens, and in the fifth slot a rival city within 4 gives way', () => {
    const t = play('radio', 'gA!! h f g gB! g g gB!!');
    t.play('A', '1,0', 'done');
    expect(kind(t)).toBe('replaceCity');
    expect(spaces(t)).toEqual(['4,0']);
    expect(t.why('A', '7,0')).toEqual({ key: 'hex.capital' });
    t.play('A', '4,0');
    expect(t.map()).toBe('gA!! hA f g gA! g g gB!!');
  });
  it('[radio] three tokens are free, trade tokens buy more (R10.3)', () => {
    const t = play('radio', 'g g g\ng gA!! g\ng g gB!!', { position: 3, A: { trade: { radio: 1 } } });
    t.play('A', '1,0', '2,0', '0,1', '2,1');
    expect(t.trade('A', 'radio')).toBe(0);
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('[radio] not in another slot', () => {
    const t = play('radio', 'gA!! h f g gB! g g gB!!', { position: 4 });
    t.play('A', 'done');
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('[radio] not farther than 4 from an own city, not with an army, not without an unused city', () => {
    const far = play('radio', 'gA!! w w w w gB! g gB!!');
    far.play('A', 'done');
    expect(kind(far, 'B')).toBe('chooseCard');
    const guarded = play('radio', 'gA!! g g gB!^B gB! gB!!');
    guarded.play('A', 'done');
    expect(guarded.why('A', '3,0')).toEqual({ key: 'hex.guarded' });
    expect(spaces(guarded)).toEqual(['4,0']);
    const cities = Array.from({ length: 7 }, () => 'gA! w').join(' ');
    const none = play('radio', `gA!! w ${cities} gB! gB!!`);
    none.play('A', 'done');
    expect(kind(none, 'B')).toBe('chooseCard');
  });
  it('Q-F15 [radio]: wonder, natural wonder and city-state change hands, nothing is captured, no diplomacy returns', () => {
    const t = play('radio', 'gA!! w nB!.pantanal#petra w gB!!', {
      A: { diplomacy: [{ from: 'B', card: 'joint-war' }] },
    });
    t.play('A', 'done', '2,0');
    expect(t.seat('A').wonders).toEqual(['petra']);
    expect([t.seat('A').naturalWonders, t.seat('B').naturalWonders]).toEqual([['pantanal'], []]);
    expect(t.seat('A').diplomacy).toHaveLength(1);
    expect(t.seat('B').wonders).toEqual([]);
    const state = play('radio', 'gA!! w gB!.seoul w gB!!');
    state.play('A', 'done', '2,0');
    expect(state.state.cityStates.seoul?.held?.by).toBe('A');
  });
  it('Q-F15 [radio]: only the loser’s caravans leave', () => {
    const t = play('radio', 'gA!! w gB!+B+A w gB!!');
    t.play('A', 'done', '2,0');
    expect(t.map()).toBe('gA!! w gA!+A w gB!!');
    expect(t.log()).toContain('caravan.sentHome');
  });
  it('N-TC8 [radio x non-aggression-pact]: replacing is neither an attack nor destruction', () => {
    const t = play('radio', 'gA!! w gB! w gB!!', {
      A: { diplomacy: [{ from: 'B', card: 'non-aggression-pact' }] },
      B: { diplomacy: [{ from: 'A', card: 'non-aggression-pact' }] },
    });
    t.play('A', 'done', '2,0');
    expect(t.map()).toContain('gA!! w gA!');
    expect([t.seat('A').diplomacy, t.seat('B').diplomacy].map((cards) => cards.length)).toEqual([1, 1]);
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('Q-F15, Q-F16 [radio x statue-of-liberty]: first the tokens around the city', () => {
    const t = play('radio', 'gA!!#statue-of-liberty w gB! gB w gB!!');
    t.play('A', 'done', '2,0');
    while (kind(t) === 'winTokensBeside') t.play('A', '3,0');
    expect(t.map()).toBe('gA!!#statue-of-liberty w gA! gA w gB!!');
  });
  it('Q-F15 [radio x cristo-redentor]: a wonder that changes hands was not captured', () => {
    const t = play('radio', 'gA!! w gB!#cristo-redentor w gB! w gB!!');
    t.play('A', 'done', '2,0');
    expect(t.seat('A').wonders).toEqual(['cristo-redentor']);
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('[humanism] two tokens next to friendly spaces, then a trade token for each mature city', () => {
    const t = play('humanism', 'gA!! gA f w gA! g gB!!', { position: 3 });
    expect(spaces(t)).toEqual(['2,0', '5,0']);
    t.play('A', '2,0', '5,0');
    expect(kind(t)).toBe('placeTrade');
    t.play('A', 'pottery', 'astrology');
    expect([t.trade('A', 'pottery'), t.trade('A', 'astrology')]).toEqual([1, 1]);
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('[humanism] without a mature city there is nothing to lay', () => {
    const t = play('humanism', 'gA!! g gB!!', { position: 3 });
    t.play('A', 'done');
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('[state-workforce] two tokens next to cities, in the fifth slot one more on a mountain next to a friendly space', () => {
    const t = play('state-workforce', 'gA!! gA m h m gB!!');
    t.play('A', 'done');
    expect(kind(t)).toBe('placeOneControl');
    expect(spaces(t)).toEqual(['2,0']);
    expect(t.why('A', '4,0')).toEqual({ key: 'hex.notNextToFriendly' });
    t.play('A', '2,0');
    expect(t.map()).toContain('gA!! gA mA h');
    const low = play('state-workforce', 'gA!! gA m h m gB!!', { position: 4 });
    low.play('A', 'done');
    expect(kind(low, 'B')).toBe('chooseCard');
  });
  it('[state-workforce] only a mountain will do', () => {
    const t = play('state-workforce', 'gA!! gA d m gA gB!!');
    t.play('A', 'done');
    expect(t.why('A', '2,0')).toEqual({ key: 'hex.otherGround', params: { ground: 'mountain' } });
  });
});

describe('unique science cards', () => {
  it('[writing] the slot, and one more with a world wonder', () => {
    expect(play('writing', 'gA!! g gB!!', { position: 3 }).options('A')).toEqual(['by:3', 'skip']);
    expect(play('writing', 'gA!!#petra g gB!!', { position: 3 }).options('A')).toEqual(['by:4', 'skip']);
    const two = play('writing', 'gA!!#petra g gA!#oracle g gB!!', { position: 3, A: { trade: { writing: 1 } } });
    expect(two.options('A')).toEqual(['by:4', 'by:5', 'skip']);
    two.play('A', 'by:5');
    expect([two.seat('A').tech, two.trade('A', 'writing')]).toEqual([5, 0]);
  });
  it('[natural-history] one more for each type of resource, natural wonders as theirs', () => {
    const t = play('natural-history', 'gA!! nA.pantanal gB!!', {
      position: 2,
      A: { seat: { resources: { ...NOTHING, oil: 3, marble: 1 } } },
    });
    // Pantanal counts as marble, which is there already.
    expect(t.options('A').at(0)).toBe('by:4');
    expect(play('natural-history', 'gA!! g gB!!', { position: 2 }).options('A')).toEqual(['by:2', 'skip']);
    const all = { marble: 1, mercury: 1, oil: 1, diamonds: 9 };
    expect(play('natural-history', 'gA!! g gB!!', { A: { seat: { resources: all } } }).options('A')[0]).toBe('by:9');
  });
  it('[natural-history] a natural wonder of a type that is owned adds nothing', () => {
    const both = (oil: number) =>
      play('natural-history', 'gA!! nA.torres-del-paine gB!!', {
        position: 1,
        A: { seat: { resources: { ...NOTHING, diamonds: oil } } },
      }).options('A')[0];
    expect([both(0), both(2)]).toEqual(['by:2', 'by:2']);
  });

  it('N-TC9 [natural-history x palenque]: types are counted before any of them is spent', () => {
    const t = play('natural-history', 'gA!! g gB!!', {
      position: 2,
      A: { seat: { resources: { ...NOTHING, oil: 1 } }, cityStates: ['palenque'] },
    });
    expect(t.options('A')[0]).toBe('by:3');
    t.play('A', 'resource:oil');
    expect(t.options('A')[0]).toBe('by:4');
  });

  const STACK: readonly TileNumber[] = [3, 5, 8];
  const astronomy = (stack = STACK) =>
    play('astronomy', HOME, { position: 2, state: { terra: { stack: [...stack], ibrahim: null } } });
  it('[astronomy] up to two tiles from the bottom, which is the last of the list; then the tech dial', () => {
    const t = astronomy();
    expect(t.options('A')).toEqual(['look:1', 'look:2', 'skip']);
    t.play('A', 'look:2');
    expect(t.options('A')).toEqual(['lay:5', 'lay:8', 'top:5', 'top:8', 'bottom:5', 'bottom:8']);
    t.play('A', 'bottom:8', 'bottom:5');
    expect(t.state.terra?.stack).toEqual([3, 8, 5]);
    expect(kind(t)).toBe('advanceTech');
    t.play('A', 'by:2');
    expect(t.seat('A').tech).toBe(2);
  });
  it('[astronomy] on top or at the bottom, in any order', () => {
    const t = astronomy();
    t.play('A', 'look:2', 'top:8', 'top:5');
    expect(t.state.terra?.stack).toEqual([5, 8, 3]);
    const mixed = astronomy();
    mixed.play('A', 'look:2', 'top:5', 'bottom:8');
    expect(mixed.state.terra?.stack).toEqual([5, 3, 8]);
  });
  it('[astronomy] the look may be left out, and an empty stack asks nothing', () => {
    const t = astronomy();
    t.play('A', 'skip');
    expect(kind(t)).toBe('advanceTech');
    expect(kind(astronomy([]))).toBe('advanceTech');
    expect(astronomy([4 as TileNumber]).options('A')).toEqual(['look:1', 'skip']);
  });
  it('Q-F31 [astronomy]: only its player sees the tiles, in the view and in the log', () => {
    const t = astronomy();
    t.play('A', 'look:2');
    const shown = (me: string | null) => JSON.stringify(viewOf(newDawn, t.state, me).steps.at(-1));
    expect(shown('A')).toContain('"tiles":[5,8]');
    for (const me of ['B', null]) expect(shown(me)).toContain('"tiles":["?","?"]');
    for (const me of ['A', 'B']) expect(viewOf(newDawn, t.state, me).terra?.stack).toEqual(['?']);
    const news = (me: string | null) => viewOf(newDawn, t.state, me).news.map(({ key }) => key);
    expect(news('A')).toContain('tiles.seen');
    expect(news('B')).toEqual(['tiles.lookedAt']);
    expect(news(null)).toEqual(['tiles.lookedAt']);
  });
  it('Q-F31 [astronomy]: what goes back goes back unseen, and nobody takes the look back', () => {
    const t = astronomy();
    t.play('A', 'look:2');
    expect(t.state.revealedAt).toBe(t.state.decisions);
    t.play('A', 'top:8');
    expect(JSON.stringify(viewOf(newDawn, t.state, 'B').news)).not.toContain('8');
  });
  it('Q-F31 [astronomy]: one may be laid from any edge space of the own capital’s tile', () => {
    const t = astronomy();
    for (const [hex, space] of Object.entries(t.state.map)) space.tile = Number(hex.split(',')[0]) < 3 ? 0 : 1;
    t.state.tiles = [
      { tile: 7, side: 'A', q: 90, r: 90, rot: 0 },
      { tile: 3, side: 'A', q: 80, r: 80, rot: 0 },
    ];
    t.play('A', 'look:2', 'lay:5');
    expect(kind(t)).toBe('layLookedAt');
    const from = spaces(t);
    expect(from.length).toBeGreaterThan(0);
    for (const hex of from) expect(t.state.map[hex as `${number},${number}`]?.tile).toBe(0);
    t.play('A', from[0] as string, 'A');
    expect(kind(t)).toBe('layExplored');
    t.play('A', t.options('A')[0] as string);
    // The other one still has to go back; a second one may not be laid.
    expect(t.options('A')).toEqual(['top:8', 'bottom:8']);
    t.play('A', 'bottom:8');
    expect(t.state.terra?.stack).toEqual([3, 8]);
    expect(t.state.tiles.at(-1)?.tile).toBe(5);
    expect(kind(t)).toBe('advanceTech');
  });
  it('Q-F31 [astronomy]: a chosen tile that fits nowhere goes on top', () => {
    // Without a tile under the capital there is no edge to explore from.
    const t = astronomy();
    t.play('A', 'look:1', 'lay:8');
    expect(t.options('A')).toEqual(['top']);
    // It has been laid nowhere: to the others it is what it was.
    const step = (me: string | null) => viewOf(newDawn, t.state, me).steps.at(-1);
    expect([step('A'), step('B'), step(null)]).toMatchObject([{ tile: 8 }, { tile: '?' }, { tile: '?' }]);
    t.play('A', 'top');
    expect(t.state.terra?.stack).toEqual([8, 3, 5]);
  });
});
