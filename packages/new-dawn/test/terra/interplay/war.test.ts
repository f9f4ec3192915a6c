import { describe, expect, it } from 'vitest';
import { controlLeft } from '../../../src/index.ts';
import { type Given, TERRA, table, terraRowWith } from '../../kit.ts';
import { armiesOf, assault, campaign, marching, sides, spaces, values, won } from '../armies.ts';

const RIVAL = 'g g gB!!';
const led = (leader: NonNullable<Given['seat']>['leader'], more: Given['seat'] = {}): Given => ({
  seat: { leader: leader ?? null, ...more },
});
const pact = (from: string) => [{ from, card: 'non-aggression-pact' as const }];
const armies = (...at: (string | null)[]) => at.map((hex) => ({ at: hex as `${number},${number}` | null }));

describe('one army after another', () => {
  it('[iron-working-terra x a guarded city] the first beats the guard, the second finds the city without it', () => {
    const t = campaign(`gA!! g gB!^B ${RIVAL}`, {
      card: 'iron-working-terra',
      A: {
        row: terraRowWith('iron-working-terra', 3),
        trade: { 'iron-working-terra': 3 },
        seat: { armies: armies(null, null) },
      },
      dice: [6, 1, 6, 1],
    });
    t.play('A', 'army:0', '2,0', 'army:B', 'done');
    expect(armiesOf(t, 'A')).toEqual(['1,0', null]);
    t.play('A', 'army:1', '2,0');
    expect(sides(t).defence).toEqual({ city: 2 });
    t.play('A', 'done');
    expect(t.map()).toBe('gA!! g^A gA!^A g g gB!!');
  });
  it('[mass-production-terra x fort] beaten by the fort, then it takes the fort after all', () => {
    const t = campaign(`gA!! F ${RIVAL}`, { card: 'mass-production-terra', dice: [1, 6, 6, 1] });
    t.play('A', 'army:0', '1,0', 'army:0', '1,0');
    expect(t.map()).toBe('gA!! FA!^A g g gB!!');
  });
  it('[mass-production-terra x a city won] the army that was beaten sets out from the city that has become mature', () => {
    const t = campaign(`gA!! g gA gB! gA m gB ${RIVAL}`, {
      card: 'mass-production-terra',
      A: { row: terraRowWith('mass-production-terra', 3), seat: { armies: armies(null, '2,0') } },
      dice: [1, 6, 6, 1],
    });
    t.play('A', 'army:1', '3,0');
    expect(won(t)).toBe(false);
    t.play('A', 'army:0', '3,0');
    expect(t.map()).toContain('gA!^A gA');
    t.play('A', 'army:1');
    expect(spaces(t)).toContain('3,0');
    expect(spaces(t)).toContain('4,0');
  });
  it('[venetian-arsenal x mass-production-terra] the second resolution moves every army again, as if in the first slot', () => {
    const t = campaign(`gA!!#venetian-arsenal g g g g g g g g g g h ${RIVAL}`, {
      card: 'mass-production-terra',
      position: 5,
    });
    t.play('A', 'army:0', '5,0', 'again');
    t.play('A', 'army:0');
    expect(spaces(t)).toContain('10,0');
    expect(t.why('A', '11,0')).toEqual({ key: 'hex.tooHard', params: { need: 2, slot: 1 } });
  });
  it('[venetian-arsenal x scorched-earth] discarding is there once a turn, not once a resolution', () => {
    const t = campaign(`gA!!#venetian-arsenal gB g gB g ${RIVAL}`, {
      card: 'scorched-earth',
      position: 5,
      dice: [6, 1, 6, 1],
    });
    t.play('A', 'army:0', '1,0', 'scorch', 'stop', 'again', 'army:0', '3,0');
    expect(t.map()).toContain('g g gA^A g');
  });
  it('[oxford-university x armies] without a military card armies on the map stay and cannot move', () => {
    const row = terraRowWith('masonry-terra', 3).map((card) =>
      card === 'masonry-terra' ? ('drama-and-poetry' as const) : card,
    );
    const t = table(`gA!!#oxford-university g^A ${RIVAL}`, {
      options: TERRA,
      players: { A: { row: terraRowWith('masonry-terra', 3), seat: { stack: ['drama-and-poetry'] } } },
      state: { victory: [] },
      steps: [{ kind: 'takeCard', player: 'A', level: 2 }],
    });
    t.play('A', 'drama-and-poetry', 'masonry-terra');
    expect(t.row('A')).toEqual(row);
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
  });
});

describe('armies that are put on cities', () => {
  const engineers = (drawing: string, A: Given = {}) => {
    const row = terraRowWith('military-engineering', 1);
    const t = table(drawing, { options: TERRA, players: { A: { row, ...A } }, state: { victory: [] } });
    t.play('A', 'military-engineering', 'done');
    return t;
  };
  it('[military-engineering x oxford-university] Q-F23 Q-E36: without a military card no army is on one', () => {
    const row = terraRowWith('military-engineering', 1).map((card) =>
      card === 'masonry-terra' ? ('drama-and-poetry' as const) : card,
    );
    const t = engineers(`gA!!#oxford-university g ${RIVAL}`, { row, seat: { armies: armies(null) } });
    expect(t.asked('A')?.kind).not.toBe('deployArmies');
  });
  it('[military-engineering x antananarivo] T8.5: not on a city where a barbarian stands', () => {
    const t = engineers(`gA!! g g>a.antananarivo g ${RIVAL}`, { cityStates: ['antananarivo'] });
    expect(t.options('A')).toEqual(['done', 'army:0@0,0']);
  });
});

describe('armies, slots and ground', () => {
  it('[autocracy x masonry-terra] the shifted slot is the limit of the ground and the combat value', () => {
    const row = terraRowWith('masonry-terra', 3);
    const t = marching(`gA!! g g mB ${RIVAL}`, {
      A: { row, trade: { 'masonry-terra': 1 }, seat: { governments: { military: row.indexOf('masonry-terra') } } },
      dice: [1, 1],
    });
    t.play('A', '3,0');
    expect(values(t)).toEqual([1 + 5, 1 + 5]);
  });
  it('[japan x masonry-terra] a desert by the water is 3: enough to enter, and less to beat in the own turn', () => {
    const t = assault(`gA!! dB w ${RIVAL}`, '1,0', {
      A: { row: terraRowWith('masonry-terra', 3), trade: { 'masonry-terra': 1 }, ...led('japan') },
      dice: [1, 1],
    });
    expect(sides(t).defence).toEqual({ ground: 3 });
  });
  it('[indonesia x masonry-terra] an army attacked on the water has its ground, 1', () => {
    const t = assault(`gA!! w^B ${RIVAL}`, '1,0', {
      A: { row: terraRowWith('masonry-terra', 3), trade: { 'masonry-terra': 1 }, ...led('indonesia') },
      B: led('indonesia'),
      dice: [1, 1],
    });
    expect(sides(t).defence).toEqual({ ground: 1 });
  });
  it('[scythia x horseback-riding] 3 more for a token on grassland, none for one in the woods', () => {
    const A = { row: terraRowWith('horseback-riding', 3), trade: { 'horseback-riding': 1 }, ...led('scythia') };
    const at = (cell: string) =>
      sides(assault(`gA!! ${cell} ${RIVAL}`, '1,0', { card: 'horseback-riding', A, dice: [1, 1] })).attack;
    expect(at('gB')).toEqual({ 'leader:scythia': 3 });
    expect(at('fB')).toEqual({});
  });
  it('[pentagon-terra x a rival’s wall] without a limit it still stops at the first thing to attack', () => {
    const t = marching(`gA!!#pentagon-terra g g g g g g g g gB g ${RIVAL}`);
    expect(t.options('A')).toContain('9,0');
    expect(t.options('A')).not.toContain('10,0');
  });
  it('[kremlin x an army on nobody’s space] N-TB7: 4 more against a rival space, not against an army in the open', () => {
    const A = { row: terraRowWith('masonry-terra', 3), trade: { 'masonry-terra': 1 } };
    const at = (cell: string) => sides(assault(`gA!!#kremlin gA* ${cell} ${RIVAL}`, '2,0', { A, dice: [1, 1] })).attack;
    expect(at('gB')).toEqual({ 'wonder:kremlin': 4 });
    expect(at('g^B')).toEqual({});
  });
});

describe('what passes and what stops', () => {
  it('[akkad x flight-terra] reinforced tokens too, if nothing else is there that neither passes', () => {
    const at = (cell: string) =>
      marching(`gA!! ${cell} g ${RIVAL}`, {
        card: 'flight-terra',
        A: { row: terraRowWith('flight-terra', 3), cityStates: ['akkad'] },
      });
    expect(at('gB*+B').options('A')).toContain('2,0');
    expect(at('gB*^B').options('A')).not.toContain('2,0');
  });
  it('[akkad x a lost way back] an army that has only passed rival tokens falls back over all of them', () => {
    const t = assault(`gA!! g gB gB* gB+B ${RIVAL}`, '4,0', {
      A: { row: terraRowWith('masonry-terra', 3), cityStates: ['akkad'], seat: { armies: armies('1,0') } },
      dice: [6, 1],
    });
    t.play('A', 'caravan:B');
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
  });
  it('[non-aggression-pact] a space with only the giver’s pieces cannot be entered, not even to pass it', () => {
    for (const cell of ['gB', 'g^B', 'g+B', 'gB!']) {
      const t = marching(`gA!! ${cell} g ${RIVAL}\ng . . . . .`, {
        card: 'flight-terra',
        A: { row: terraRowWith('flight-terra', 3), diplomacy: pact('B') },
      });
      expect([cell, t.why('A', '1,0')]).toEqual([cell, { key: 'army.mayNotAttack' }]);
      expect([cell, t.options('A').includes('2,0')]).toEqual([cell, false]);
    }
  });
  it('[non-aggression-pact] with somebody else’s piece there, that one is the target and the army falls back', () => {
    const t = assault(`gA!! g gB+C gC!! ${RIVAL}`, '2,0', {
      A: { row: terraRowWith('masonry-terra', 3), diplomacy: pact('B') },
      dice: [6, 1],
    });
    expect(t.state.map['2,0']?.control?.of).toBe('B');
    expect(t.seat('C').caravans).toEqual([{ at: null }]);
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
  });
  it('[non-aggression-pact] N-TB5: the giver’s caravan survives the token that it stands on', () => {
    const t = assault(`gA!! g gB+B+C gC!! ${RIVAL}`, '2,0', {
      A: { row: terraRowWith('masonry-terra', 3), diplomacy: pact('C') },
      dice: [6, 1],
    });
    expect(t.options('A')).toEqual(['control', 'caravan:B']);
    t.play('A', 'control');
    expect(t.map()).toBe('gA!! g^A gA+C gC!! g g gB!!');
  });
  it('[non-aggression-pact x a barbarian] the barbarian among the giver’s caravans is a target like any other', () => {
    const t = assault(`gA!! g g+B>a ${RIVAL}`, '2,0', {
      A: { row: terraRowWith('masonry-terra', 3), diplomacy: pact('B') },
      dice: [6, 1],
    });
    t.play('A', 'pottery');
    expect(t.map()).toBe('gA!! g^A g+B g g gB!!');
  });
  it('[non-aggression-pact x fort] Q-V7: on a fort that is taken the giver’s caravan stays, and the army goes back', () => {
    const t = assault(`gA!! F+B ${RIVAL}`, '1,0', {
      A: { row: terraRowWith('masonry-terra', 3), diplomacy: pact('B') },
      B: { diplomacy: pact('A') },
      dice: [6, 1],
    });
    expect(t.map()).toBe('gA!!^A FA!+B g g gB!!');
    expect(t.log()).not.toContain('caravan.sentHome');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[non-aggression-pact] whose caravan falls with another’s token may answer for it', () => {
    const t = assault(`gA!! gB+C gC!! ${RIVAL}`, '1,0', { C: { diplomacy: pact('A') }, dice: [6, 1] });
    t.play('A', 'control');
    expect(t.asked('C')?.kind).toBe('breakPact');
    expect(t.map()).toContain('gA!! gA^A');
  });
  it('[non-aggression-pact] the swap comes when the attack is over, the attacker’s army stands already', () => {
    const t = assault(`gA!! gB ${RIVAL}`, '1,0', { B: { diplomacy: pact('A') }, dice: [6, 1] });
    expect(t.asked('B')?.kind).toBe('breakPact');
    expect(t.map()).toBe('gA!! gA^A g g gB!!');
    t.play('B', 'return', 'pottery');
    expect(t.row('B').indexOf('masonry-terra')).toBe(4);
    expect(t.seat('B').diplomacy).toEqual([]);
  });
  it('[antananarivo x flight-terra] in its holder’s turn an army sets out from it when it is mature, and never stops there', () => {
    const t = marching(`gA!! g m gA g.antananarivo gA g ${RIVAL}`, {
      card: 'flight-terra',
      A: { row: terraRowWith('flight-terra', 3), cityStates: ['antananarivo'] },
    });
    expect(t.options('A')).toContain('6,0');
    t.play('A', '5,0');
    expect(t.why('A', '4,0')).toEqual({ key: 'army.mayNotEnd' });
  });
});

describe('what a won attack brings', () => {
  it('[zulu x scorched-earth] a trade token for the win, which may be spent in the second attack', () => {
    const t = assault(`gA!! gB gB ${RIVAL}`, '1,0', {
      card: 'scorched-earth',
      A: { row: terraRowWith('scorched-earth', 3), ...led('zulu') },
      dice: [6, 1, 1, 3, 6],
    });
    t.play('A', 'scorch');
    expect(t.trade('A', 'scorched-earth')).toBe(1);
    t.play('A', '2,0', 'reroll');
    expect(won(t)).toBe(true);
    expect(t.map()).toContain('gA!! g gA^A');
  });
  it('[zulu x capital] two for a capital, then the trade tokens of the loser', () => {
    const t = assault(`gA!! g gB!!`, '2,0', {
      A: { row: terraRowWith('masonry-terra', 3), ...led('zulu') },
      B: { trade: { pottery: 1 } },
      dice: [6, 1],
    });
    expect(t.asked('A')?.kind).toBe('plunder');
    t.play('A', 'pottery', 'astrology');
    expect([t.trade('A', 'masonry-terra'), t.trade('A', 'astrology')]).toEqual([2, 1]);
  });
  it('[aztec x an army in the open] any won attack counts: afterwards two cards may change places', () => {
    const t = assault(`gA!! g^B ${RIVAL}`, '1,0', {
      A: { row: terraRowWith('masonry-terra', 3), ...led('aztec') },
      dice: [6, 1],
    });
    expect(t.asked('A')?.kind).toBe('swapCards');
  });
  it('[aztec x a lost attack] not after a lost one', () => {
    const t = assault(`gA!! g^B ${RIVAL}`, '1,0', {
      A: { row: terraRowWith('masonry-terra', 3), ...led('aztec') },
      dice: [1, 6],
    });
    expect(t.asked('A')?.kind).not.toBe('swapCards');
  });
  it('[petra x an army] a captured wonder comes with the city, the army that guarded it goes home', () => {
    const t = assault(`gA!! gB!^B#petra ${RIVAL}`, '1,0', { dice: [6, 1] });
    t.play('A', 'city');
    expect(t.seat('A').wonders).toEqual(['petra']);
    expect(t.map()).toBe('gA!! gA!^A#petra g g gB!!');
  });
  it('[pantanal x an army] a natural wonder goes with the token beaten there', () => {
    const t = assault(`gA!! nB.pantanal ${RIVAL}`, '1,0', { position: 5, dice: [6, 1] });
    expect(t.seat('A').naturalWonders).toEqual(['pantanal']);
  });
  it('[joint-war, closed] lies open as soon as an army’s attack is declared', () => {
    const diplomacy = [{ from: 'C', card: 'joint-war' as const, shown: false }];
    const t = assault(`gA!! gB gC!! ${RIVAL}`, '1,0', {
      options: { ...TERRA, diplomacy: 'closed' },
      A: { row: terraRowWith('masonry-terra', 3), trade: { 'masonry-terra': 1 }, seat: { diplomacy } },
      dice: [1, 1],
    });
    expect(t.seat('A').diplomacy[0]?.shown).toBe(true);
    expect(sides(t).attack).toEqual({ 'diplomacy:joint-war': 2 });
  });
  it('[civilized] the eighth city is the one on a conquered fort', () => {
    const six = Array.from({ length: 6 }, () => 'gA!').join(' m ');
    const t = assault(`${six} m gA!! F ${RIVAL}`, '13,0', {
      state: { victory: [{ card: 'vc-civilized-moneygrubber', claims: [] }] },
      dice: [6, 1],
    });
    expect(t.state.victory[0]?.claims[0]).toMatchObject({ player: 'A', agenda: 'civilized' });
  });
});

describe('barbarians and armies', () => {
  const moved = (drawing: string, dice = [4], players: Record<string, Given> = {}) =>
    table(drawing, {
      options: TERRA,
      players,
      dice,
      state: { victory: [], phase: 'eventDial' },
      steps: [{ kind: 'moveBarbarians' }, { kind: 'placeArrow', player: 'A' }],
    });
  it('[barbarian x army on a city] the city stands, the army is beaten; the next barbarian finds nobody there', () => {
    // Die 4: both go east. A meets the army, B the token that nobody guards.
    const t = moved(`gA!! g>a gB!^B gB g>b gB gB!!`);
    expect(t.map()).toBe('gA!! g>a gB! gB g g>b gB!!');
    expect(armiesOf(t, 'B')).toEqual([null]);
  });
  it('[petra x army] before a protected city the barbarian turns round, the army is not met at all', () => {
    const t = moved(`gA!! g g>a gB!^B#petra g gB!!`);
    expect(t.map()).toBe('gA!! g>a g gB!^B#petra g gB!!');
  });
  it('[barbarian x armies of two players] all of them are beaten', () => {
    const t = moved(`gA!! g>a g^A^B g gB!!`);
    expect([armiesOf(t, 'A'), armiesOf(t, 'B')]).toEqual([[null], [null]]);
    expect(t.map()).toBe('gA!! g>a g g gB!!');
  });
  it('[iron-working-terra x sumeria] a barbarian beaten: a trade token and a resource, and the army may stand there', () => {
    const t = assault(`gA!! g>a ${RIVAL}`, '1,0', {
      card: 'iron-working-terra',
      A: { row: terraRowWith('iron-working-terra', 3), ...led('sumeria') },
      dice: [1, 1],
    });
    t.play('A', 'pottery', 'oil');
    expect([t.trade('A', 'pottery'), t.seat('A').resources.oil]).toEqual([1, 1]);
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
  });
  it('[two barbarians x army] of two on a space one is beaten, before the other the army falls back', () => {
    const t = assault(`gA!! g g>a ${RIVAL}`, '2,0', {
      state: { barbarians: { A: { home: '2,0', at: '2,0' }, B: { home: '3,0', at: '2,0' } } },
      dice: [6, 1],
    });
    t.play('A', 'pottery');
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
    expect(t.state.barbarians.B?.at).toBe('2,0');
  });
});

describe('pieces that run out, and pieces that are left', () => {
  it('[two armies x masonry-terra] one attack beats one of them, before the other the attacker falls back', () => {
    const t = assault(`gA!! g g^B^B ${RIVAL}`, '2,0', {
      position: 5,
      A: { row: terraRowWith('masonry-terra', 5) },
      dice: [6, 1],
    });
    expect(armiesOf(t, 'B')).toEqual([null, '2,0']);
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
  });
  it('[capitalism x masonry-terra] another card’s resolution as if in the first slot moves armies too', () => {
    const row = terraRowWith('capitalism', 5);
    const t = table(`gA!! g h ${RIVAL}`, { options: TERRA, players: { A: { row } }, state: { victory: [] } });
    t.play('A', 'capitalism', 'done', 'masonry-terra', 'army:0');
    expect(t.why('A', '2,0')).toEqual({ key: 'hex.tooHard', params: { need: 2, slot: 1 } });
    t.play('A', '1,0', 'stop');
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
  });
  it('[the last control token] Q-E19: one is taken back first, then the army stands on the new one', () => {
    const many = Array.from({ length: 34 }, () => 'gA').join(' ');
    const t = assault(`gB gA!! ${many} ${RIVAL}`, '0,0', { dice: [6, 1] });
    expect(t.asked('A')?.kind).toBe('takeBackControl');
    t.play('A', '35,0');
    expect(t.map().startsWith('gA^A gA!! gA')).toBe(true);
    expect(t.state.map['35,0']?.control).toBeUndefined();
  });
  describe('[devastating x the last control token] the agenda takes it, so one is taken back for what was won', () => {
    const devastating = (target: string, more = '') =>
      campaign(`gA!!^A ${target} g g gB!!\nw w w w w\n${Array.from({ length: 33 }, () => 'gA').join(' ')}${more}`, {
        card: 'flight-terra',
        position: 5,
        dice: [6, 1],
        A: { seat: { wonders: ['terracotta-army', 'alhambra'] } },
        B: {},
        state: { victory: [{ card: 'vc-defensive-devastating', claims: [] }] },
      });
    const marks = (t: ReturnType<typeof devastating>) => t.state.victory[0]?.claims.map(({ player }) => player);

    it('Q-E19 R24.1: for a space', () => {
      const t = devastating('gB');
      t.play('A', 'army:0', '1,0');
      expect(marks(t)).toEqual(['A']);
      expect(t.asked('A')?.kind).toBe('takeBackControl');
      t.play('A', t.options('A').at(-1) ?? '');
      expect(t.state.map['1,0']?.control).toEqual({ of: 'A', reinforced: false });
      expect(controlLeft(t.state, 'A')).toBe(0);
    });
    it('Q-E18 R24.1: for a city-state when no city is left', () => {
      const t = devastating('g.seoul', `\n${'w '.repeat(3)}${Array.from({ length: 7 }, () => 'gA! w').join(' ')}`);
      t.play('A', 'army:0', '1,0');
      expect(marks(t)).toEqual(['A']);
      expect(t.asked('A')?.kind).toBe('takeBackControl');
      t.play('A', t.options('A').at(-1) ?? '');
      expect(t.state.map['1,0']?.control).toEqual({ of: 'A', reinforced: true });
      expect(t.log()).toContain('cityState.conquered');
    });
  });
  it('[petra x capital] the wonder under a beaten capital goes to an own city, then the army falls back', () => {
    const t = assault(`gA!! gA! g gB!!#petra`, '3,0', { dice: [6, 1] });
    t.play('A', '1,0');
    expect(t.map()).toBe('gA!! gA!#petra g^A gB!!');
    expect(t.seat('A').wonders).toEqual(['petra']);
  });
  it('[seoul x a token that stands for a city] beaten by an army: kept or set free, and in both cases the army is right', () => {
    const kept = assault(`gA!! g gB.seoul ${RIVAL}`, '2,0', { dice: [6, 1] });
    kept.play('A', 'conquer');
    expect(kept.map()).toBe('gA!! g gA!^A.seoul g g gB!!');
    const free = assault(`gA!! g gB.seoul ${RIVAL}`, '2,0', { dice: [6, 1] });
    free.play('A', 'liberate');
    expect(free.map()).toBe('gA!! g^A g.seoul g g gB!!');
  });
  it('[scorched-earth x seoul] a token that stands for a city discarded: the city-state is free, the army falls back and moves on', () => {
    const t = assault(`gA!! g gB.seoul ${RIVAL}`, '2,0', { card: 'scorched-earth', dice: [6, 1] });
    t.play('A', 'scorch');
    expect(t.map()).toBe('gA!! g^A g.seoul g g gB!!');
    expect(t.asked('A')?.kind).toBe('moveArmy');
  });
  it('[no military card x defence] whoever has none spends nothing, and is attacked all the same', () => {
    const row = terraRowWith('masonry-terra', 3).map((card) =>
      card === 'masonry-terra' ? ('drama-and-poetry' as const) : card,
    );
    const t = assault(`gA!! gB ${RIVAL}`, '1,0', { B: { row, trade: { pottery: 3 } }, dice: [6, 1] });
    expect(won(t)).toBe(true);
    expect(t.trade('B', 'pottery')).toBe(3);
  });
});
