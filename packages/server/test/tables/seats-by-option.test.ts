import { GAMES } from '@morgenrot/catalog';
import type { AnyGame } from '@morgenrot/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Person, Seat } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

const game: AnyGame = GAMES['new-dawn'];
const TERRA = { expansion: 'terra-incognita' };
const refused = (key: string) => ({ ok: false, reason: expect.objectContaining({ key }) });

describe('a game that is for more people with one of its options', () => {
  let server: TestServer;
  const open: Person[] = [];
  beforeAll(async () => {
    server = await testServer({ parts: { games: [game] } });
  });
  afterEach(() => {
    for (const person of open.splice(0)) person.close();
  });
  afterAll(() => server.end());

  const someone = (name: string): Person => {
    const person = new Person(server.url, name);
    open.push(person);
    return person;
  };
  const page = async (person: Person, table: string): Promise<Seat> => {
    const seat = new Seat(person.connect(), table, game);
    await seat.watch();
    return seat;
  };
  const create = (person: Person, wish: Record<string, unknown>) =>
    person.create({ game: game.id, settings: { start: 'host' }, ...wish });
  const order = (seat: Seat, what: Record<string, unknown> & { kind: string }) =>
    seat.say('order', { table: seat.table, do: what });

  it('takes five with it, and not without', async () => {
    const anna = someone('Anna');
    const { id } = await create(anna, { seats: 5, options: TERRA });
    expect((await page(anna, id)).info?.seats).toHaveLength(5);
    await expect(create(anna, { seats: 5, options: {} })).rejects.toThrow('seats.count');
    await expect(create(anna, { seats: 6, options: TERRA })).rejects.toThrow('seats.count');
  });

  it('adds a fifth seat only with it, and keeps the option while the seat is there', async () => {
    const anna = someone('Anna');
    const { id } = await create(anna, { seats: 4 });
    const seat = await page(anna, id);
    expect(await order(seat, { kind: 'plan', seat: '4', plan: 'open' })).toEqual(refused('seat.unknown'));
    expect(await order(seat, { kind: 'options', options: TERRA })).toEqual({ ok: true });
    await seat.until(() => seat.info?.options.expansion === 'terra-incognita');
    expect(await order(seat, { kind: 'plan', seat: '4', plan: 'open' })).toEqual({ ok: true });
    await seat.until(() => seat.info?.seats.length === 5);
    expect(await order(seat, { kind: 'options', options: {} })).toEqual(refused('seats.count'));
  });

  it('begins for five, and everybody has a seat of the match', async () => {
    const people = ['Anna', 'Ben', 'Carla', 'Dora', 'Emil'].map(someone);
    const { id } = await create(people[0] as Person, { seats: 5, options: TERRA });
    for (const person of people.slice(1)) await person.join(id);
    const pages: Seat[] = [];
    for (const person of people) pages.push(await page(person, id));
    expect(await order(pages[0] as Seat, { kind: 'start' })).toEqual({ ok: true });
    for (const seat of pages) await seat.until(() => seat.match !== undefined);
    expect(pages.filter((seat) => seat.question()?.kind === 'placeFort')).toHaveLength(1);
    expect(pages.map((seat) => seat.joined?.seat)).toEqual(['0', '1', '2', '3', '4']);
  });

  it('leaves a head start with whoever sits there when seats stay empty (Q-V12)', async () => {
    const people = ['Anna', 'Ben'].map(someone);
    const { id } = await create(people[0] as Person, {
      seats: 4,
      plans: ['open', 'closed', 'open', 'closed'],
      options: { ...TERRA, handicap2: '1', handicap3: '2', handicap4: '3' },
    });
    await (people[1] as Person).join(id);
    const pages: Seat[] = [];
    for (const person of people) pages.push(await page(person, id));
    expect(await order(pages[0] as Seat, { kind: 'start' })).toEqual({ ok: true });
    for (const seat of pages) await seat.until(() => seat.match !== undefined);
    const view = (pages[0] as Seat).match?.view as unknown as {
      seats: Record<string, { row: { trade: number }[] }>;
    };
    const tokens = Object.values(view.seats).map(({ row }) => row.map(({ trade }) => trade));
    expect(tokens).toEqual([Array(6).fill(0), [1, 1, 0, 0, 0, 0]]);
    // What is stored is what was played with, so that the match can be checked and played again.
    const later = await page(someone('Carla'), id);
    expect(later.info?.options).toMatchObject({ handicap2: '2', handicap3: '0', handicap4: '0' });
  });
});
