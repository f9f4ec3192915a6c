import { GAMES, gameById } from '@morgenrot/catalog';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boardFor, editionOf, gamePages, pageOf } from '../../src/games/games.ts';
import { keep, readKept } from '../../src/games/kept.ts';
import { addressOfGame, gamesWith } from '../../src/games/ways.ts';

describe('the list of games', () => {
  it('has a page for every game of the catalog, under the same id and with the same names', () => {
    expect(gamePages().map(({ id }) => id)).toEqual(Object.keys(GAMES));
    for (const page of gamePages()) expect(page.names).toEqual(gameById(page.id)?.names);
  });
  it('leads to the rules that the catalog has, also for a match whose own rules are gone', async () => {
    for (const { id, rules } of gamePages()) {
      expect(editionOf(id, -1)?.rules).toBe(rules);
      expect(await rules()).toBe(gameById(id));
    }
  });
  it('has a board for every game, the plain one where it has none of its own', async () => {
    for (const { id, rules } of gamePages()) {
      const plain = await boardFor({ rules });
      expect(plain).toMatchObject({ rules: gameById(id)?.rules });
      for (const part of ['Board', 'Screen', 'Status', 'Mark', 'Merits']) expect(plain).toHaveProperty(part);
    }
  });
  it('knows no game that it does not list', () => {
    for (const id of ['nowhere', 'toString', '', undefined]) {
      expect(pageOf(id)).toBeUndefined();
      expect(editionOf(id)).toBeUndefined();
    }
  });
  it('has an address for each book and each guide', () => {
    for (const { id } of gamesWith('book')) expect(addressOfGame('book', id)).toBe(`/rules/${id}`);
    for (const { id } of gamesWith('guide')) expect(addressOfGame('guide', id)).toBe(`/learn/${id}`);
  });
});

/** A browser's storage. */
function browserWith(kept: Record<string, string>): Map<string, string> {
  const items = new Map(Object.entries(kept));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
  return items;
}

describe('what a browser keeps for each game', () => {
  afterEach(() => vi.unstubAllGlobals());
  const first = gamePages().find(({ isFirst }) => isFirst)?.id ?? '';

  it('is kept apart', () => {
    const items = browserWith({});
    keep('solo', 'one', { strength: 'settler' });
    expect(readKept('solo', 'one')).toEqual({ strength: 'settler' });
    expect(readKept('solo', 'two')).toBeNull();
    expect([...items.keys()]).toEqual(['morgenrot.solo.one']);
  });
  it('comes along from the time when there was one game', () => {
    const items = browserWith({ 'morgenrot.guide': '{"answers":[]}' });
    expect(readKept('guide', 'another')).toBeNull();
    expect(readKept('guide', first)).toEqual({ answers: [] });
    expect([...items.keys()]).toEqual([`morgenrot.guide.${first}`]);
  });
  it('is not replaced by what is older', () => {
    browserWith({ 'morgenrot.guide': '1', [`morgenrot.guide.${first}`]: '2' });
    expect(readKept('guide', first)).toBe(2);
  });
  it('is nothing where it cannot be read', () => {
    browserWith({ 'morgenrot.solo.one': '{' });
    expect(readKept('solo', 'one') ?? undefined).toBeUndefined();
  });
});
