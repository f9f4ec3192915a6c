import { asked, chance, give, open, sample } from '@morgenrot/engine';
import { combatAhead, type NewDawnStep, newDawn } from '@morgenrot/new-dawn';
import { describe, expect, it } from 'vitest';
import { chanceOf, throwsWon } from '../../../src/games/new-dawn/combat/odds.ts';
import {
  aroundTheMap,
  emptyAround,
  fittingTurn,
  optionFor,
  tilePlacesIn,
} from '../../../src/games/new-dawn/tiles/laying.ts';
import { whyNot } from '../../../src/games/new-dawn/tiles/why-not.ts';
import { chooseOption, excludedBy } from '../../../src/home/form/option-rules.ts';
import { type NewDawnMatch, startNewDawn } from '../../kit.ts';

/** Plays on at random until this question is asked. */
function untilAsked(match: NewDawnMatch, kind: string): NewDawnStep {
  const { below } = chance({ seed: `until ${kind}`, drawn: 0 });
  for (let n = 0; n < 3000; n++) {
    const step = open<NewDawnStep>(match.state)[0];
    if (!step?.player) throw new Error('somebody is asked');
    if (step.kind === kind) return step;
    const question = asked(newDawn.handlers, match.state, step.player);
    const value = question && sample(question.ask, below);
    if (!question || value === undefined) throw new Error('there is something to choose');
    give(newDawn, match.state, step.player, question.id, value, match.chance);
  }
  throw new Error(`${kind} is never asked`);
}

describe('before an attack', () => {
  it('both sides are shown as the dice will find them', () => {
    const match = startNewDawn('attack', { victory: 'standard' });
    const step = untilAsked(match, 'attack');
    if (step.kind !== 'attack') throw new Error('an attack is asked');
    const ask = asked(newDawn.handlers, match.state, step.player);
    const hex = ask?.ask.shape === 'one' ? ask.ask.from.find((option) => option !== 'done') : undefined;
    if (!ask || !hex) throw new Error('there is something to attack');
    const ahead = combatAhead(match.state, step, hex as `${number},${number}`);
    const sum = (items: readonly { value: number }[] = []): number => items.reduce((all, { value }) => all + value, 0);
    give(newDawn, match.state, step.player, ask.id, hex, match.chance);
    const news = match.state.news;
    const declared = news.find(({ key }) => key === 'attack.declared');
    const ended = news.find(({ key }) => key === 'attack.won' || key === 'attack.lost');
    expect(declared).toBeDefined();
    if (!ended) return;
    expect(sum(ahead?.attack) + Number(declared?.params?.attackDie)).toBe(ended.params?.attack);
    expect(sum(ahead?.defence) + Number(declared?.params?.defenceDie)).toBe(ended.params?.defence);
  });
  it('the throws that win are counted, a tie goes to the defence', () => {
    const items = (value: number) => [{ from: 'slot', value }];
    expect(throwsWon(items(3), items(3))).toBe(15);
    expect(throwsWon(items(8), items(3))).toBe(35);
    expect(chanceOf(items(9), items(3))).toBe(100);
    expect(chanceOf(items(3), items(8))).toBe(0);
  });
});

describe('a tile in the hand', () => {
  const match = startNewDawn('tiles', { map: 'advanced' });
  const step = untilAsked(match, 'layTile');
  const me = step.player ?? '';
  const ask = asked(newDawn.handlers, match.state, me)?.ask;
  const from = ask?.shape === 'one' ? ask.from : [];
  const places = tilePlacesIn(from);

  it('turns on until it fits', () => {
    for (const [hex, turns] of places) {
      const fitting = fittingTurn(places, hex, 2);
      expect(turns).toContain(fitting);
      expect(from).toContain(optionFor(hex, fitting));
    }
  });
  it('goes round the map, to each place once', () => {
    expect(aroundTheMap([...places.keys()]).sort()).toEqual([...places.keys()].sort());
  });
  it('lies on empty places only', () => {
    if (step.kind !== 'layTile') throw new Error('a tile is laid');
    for (const hex of emptyAround(match.state, step.side, places)) expect(match.state.map[hex]).toBeUndefined();
  });
  it('says why it may not lie somewhere', () => {
    const why = (option: string) => whyNot(match.state, me, option)?.key;
    expect(why(optionFor('0,0', 0))).toBe('tile.overlaps');
    expect(why(optionFor('40,40', 0))).toBe('tile.touchesTooLittle');
    expect(why('other')).toBeUndefined();
  });
});

describe('the table’s options', () => {
  const specs = newDawn.options;
  it('say what does not go together, and make room for what is chosen', () => {
    const built = chooseOption(specs, { map: 'first-game', capitals: 'pick' }, 'map', 'advanced');
    expect(built).toEqual({ map: 'advanced', capitals: 'assigned' });
    expect(excludedBy(specs, built, 'capitals', 'pick')).toBe('map');
    expect(excludedBy(specs, built, 'capitals', 'assigned')).toBeUndefined();
  });
});
