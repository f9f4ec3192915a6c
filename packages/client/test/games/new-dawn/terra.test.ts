import { asked, clone, give, type LogEntry, open } from '@morgenrot/engine';
import { isHex } from '@morgenrot/hex';
import { capitalOf, type NewDawnStep, newDawn } from '@morgenrot/new-dawn';
import { textsDe as gameDe } from '@morgenrot/new-dawn/texts/de';
import { textsEn as gameEn } from '@morgenrot/new-dawn/texts/en';
import { describe, expect, it } from 'vitest';
import { isLeaving } from '../../../src/board/prompt/options.ts';
import { rollsThatWin } from '../../../src/games/new-dawn/combat/odds.ts';
import { bestYield, withDistrict } from '../../../src/games/new-dawn/districts/yields.ts';
import { ASKING_KINDS } from '../../../src/games/new-dawn/gallery/samples.ts';
import { hexOf } from '../../../src/games/new-dawn/map/aliases.ts';
import { piecesOn, readPieces } from '../../../src/games/new-dawn/map/pieces.ts';
import { stateOf } from '../../../src/games/new-dawn/match.ts';
import { leftBy } from '../../../src/games/new-dawn/prompts/left-over.ts';
import { optionWord } from '../../../src/games/new-dawn/prompts/option-word.ts';
import { rowOf } from '../../../src/games/new-dawn/questions/questions.ts';
import { optionFor, TOUCHES, touchedBy } from '../../../src/games/new-dawn/tiles/laying.ts';
import { whyNot } from '../../../src/games/new-dawn/tiles/why-not.ts';
import { boardWords } from '../../../src/games/new-dawn/words/use-board-words.ts';
import { wordsOf } from '../../../src/texts/words.ts';
import { newDawnSamples } from '../../new-dawn-samples.ts';

const WORDS = { en: boardWords(wordsOf('en', gameEn)), de: boardWords(wordsOf('de', gameDe)) };
const nameOf = (player: string): string => ['Anna', 'Ben', 'Carla', 'Dora', 'Emil'][Number(player)] ?? '?';

const samples = newDawnSamples().filter(({ edition }) => edition === 'terra');
const moments = samples.flatMap(({ kind, source }) => {
  const s = stateOf(source.view);
  const me = source.me ?? '';
  const ask = asked(newDawn.handlers, s, me)?.ask;
  const step = open<NewDawnStep>(s).find(({ player }) => player === me);
  return ask?.shape === 'one' && step
    ? [{ kind, s, me, step, from: ask.from, refused: Object.keys(ask.refused ?? {}) }]
    : [];
});
const momentOf = <K extends NewDawnStep['kind']>(kind: K) => {
  const found = moments.find((moment) => moment.step.kind === kind);
  if (!found) throw new Error(`${kind} is never asked`);
  return { ...found, step: found.step as Extract<NewDawnStep, { kind: K }> };
};

describe('every question of Terra Incognita', () => {
  it('has a row, and every step that asks has one', () => {
    const asking = Object.entries(newDawn.handlers).flatMap(([kind, handler]) => ('ask' in handler ? [kind] : []));
    expect([...ASKING_KINDS].sort()).toEqual(asking.sort());
  });
  it('comes up in the gallery', () => {
    const found = new Set(moments.map(({ kind }) => kind));
    const wanted = ASKING_KINDS.filter((kind) => rowOf(kind)?.sample.in.includes('terra'));
    expect(wanted.filter((kind) => !found.has(kind))).toEqual([]);
  });
  it.each(['en', 'de'] as const)('has a word for every answer, offered or refused, in "%s"', (language) => {
    const words = WORDS[language];
    for (const { kind, s, me, step, from, refused } of moments) {
      for (const option of [...from, ...refused]) {
        const said = optionWord({ s, me, words, nameOf }, step, option);
        expect(said, `${kind} ${option}`).not.toBe(option);
        expect(said, `${kind} ${option}`).not.toMatch(/[{}]|\bundefined\b|\bnull\b|^[a-z]+(\.[\w-]+)+$/);
      }
    }
  });
  it('can be answered on the map where its answers stand there', () => {
    const onMap = ['cityOnFigure', 'encampment', 'placeDistrict', 'deployArmies'] as const;
    for (const kind of onMap) {
      const { s, step, from } = momentOf(kind);
      const standing = from.filter((option) => !isLeaving(option) && !isHex(option) && hexOf(s, step, option));
      expect(standing.length, kind).toBeGreaterThan(0);
    }
    const { s, me, step } = momentOf('moveArmies');
    const marching = clone(s);
    const home = capitalOf(s, me) ?? '0,0';
    for (const army of marching.seats[me]?.armies ?? []) army.at = home;
    expect(hexOf(marching, step, 'army:0')).toBe(home);
  });
});

describe('a district about to be placed', () => {
  it('glows only on its own spaces, and says what the rules would give there', () => {
    const { s, step, from } = momentOf('placeDistrict');
    const [first = ''] = from;
    const [district = ''] = first.split('@');
    const shown = from.filter((option) => hexOf(s, step, option, district as never) !== undefined);
    expect(shown.every((option) => option.startsWith(`${district}@`))).toBe(true);
    const before = JSON.stringify(s);
    for (const option of from.filter((each) => each.startsWith('campus@'))) {
      const hex = option.slice('campus@'.length) as `${number},${number}`;
      const then = withDistrict(s, step.player, 'campus', hex);
      expect(bestYield(then, step.player, 'campus', hex)?.spaces.every((space) => then.map[space])).toBe(true);
    }
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('a tile in the hand', () => {
  it('touches four spaces that count wherever it may lie, and says why elsewhere', () => {
    const { s, me, step, from, refused } = momentOf('layTile');
    const places = (options: readonly string[]) =>
      options.flatMap((option) => {
        const [q, r, rot] = option.split(',').map(Number);
        return q === undefined || r === undefined || rot === undefined ? [] : [{ option, place: { q, r, rot } }];
      });
    for (const { place } of places(from)) expect(touchedBy(s, step, place).length).toBeGreaterThanOrEqual(TOUCHES);
    for (const { option, place } of places(refused)) {
      expect(touchedBy(s, step, place).length).toBeLessThan(TOUCHES);
      expect(whyNot(s, me, option)?.key).toBe('tile.touchesTooFew');
    }
  });
  it('found by exploring has to touch the explorer', () => {
    const { s, me, step, from } = momentOf('layExplored');
    for (const option of from.filter((each) => each !== 'other')) {
      const [q = 0, r = 0, rot = 0] = option.split(',').map(Number);
      expect(touchedBy(s, step, { q, r, rot })).toContain(step.hex);
    }
    const reasons = new Set(
      Object.keys(s.map).flatMap((hex) => {
        const [q = 0, r = 0] = hex.split(',').map(Number);
        return whyNot(s, me, optionFor(`${q + 3},${r}`, 0))?.key ?? [];
      }),
    );
    expect(reasons.has('tile.notBesideExplorer') || reasons.has('tile.overlaps')).toBe(true);
  });
});

describe('what stands on a space', () => {
  const nobody = { barbarians: [], caravans: [], armies: [] };
  const draw = (space: Parameters<typeof piecesOn>[0]) => piecesOn(space, nobody, Number);
  it('shows a district as what it is, reinforced or not', () => {
    const district = { of: '4', reinforced: false, district: 'campus' } as const;
    expect(draw({ ground: 'hill', tile: 0, control: district })).toEqual(['district-campus-4']);
    expect(draw({ ground: 'hill', tile: 0, control: { ...district, reinforced: true } })).toEqual(['walled-campus-4']);
  });
  it('walls a fort in, whoever holds it', () => {
    const held = draw({ ground: 'forest', tile: null, fort: true, city: { of: '1' } });
    expect(readPieces(held.join(' '))).toEqual({ symbols: ['city-1'], isFort: true });
    expect(readPieces(draw({ ground: 'forest', tile: null, fort: true }).join(' '))).toEqual({
      symbols: ['fort'],
      isFort: true,
    });
  });
  it('keeps a lent city-state recognisable under its holder’s pennant', () => {
    const pieces = draw({ ground: 'hill', tile: 0, city: { of: '2', lent: 'antananarivo' } });
    expect(pieces[0]).toMatch(/^city-state-/);
    expect(pieces[1]).toBe('lent-2');
  });
});

describe('before a turn’s part is left', () => {
  it('armies that could still march are named', () => {
    const { s, step, from } = momentOf('moveArmies');
    const armies = from.filter((option) => option.startsWith('army:')).length;
    expect(leftBy(s, step, from, 'done')).toEqual([{ key: 'left.moveArmies', count: armies }]);
  });
});

describe('a new die in combat', () => {
  it('is as often enough as it has sides that bring its owner in front', () => {
    expect(rollsThatWin({ attack: 7, defence: 9 }, 1, 'attack')).toBe(3);
    expect(rollsThatWin({ attack: 9, defence: 8 }, 6, 'defence')).toBe(0);
    expect(rollsThatWin({ attack: 9, defence: 8 }, 3, 'defence')).toBe(3);
  });
  it('is told with the number it shows', () => {
    const { s, me } = momentOf('spendInAttack');
    const state = clone(s);
    const question = asked(newDawn.handlers, state, me);
    if (!question) throw new Error('tokens may be spent');
    give(newDawn, state, me, question.id, 'reroll', { d6: () => 4, shuffle: (all) => [...all] });
    const told = state.news.find(({ key }: LogEntry) => key === 'attack.rerolled');
    expect(told?.params).toEqual({ die: 4 });
  });
});
