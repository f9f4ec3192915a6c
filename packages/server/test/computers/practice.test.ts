import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person, Seat, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { practice: true }, parts: { computerDelayMs: 1 } });
});
afterAll(() => server.end());

it('has a table against a computer player, who answers like anybody else', async () => {
  const anna = new Person(server.url, 'Anna');
  expect(await anna.join('practice')).toBe('0');
  const page = new Seat(anna.connect(), 'practice');
  const { table, match } = await page.watch();
  expect(table.seats).toMatchObject([{ name: 'Anna' }, { name: 'Aurora', computer: true, present: true }]);
  expect(match).toBeDefined();
  expect((await server.store.tables.read('practice'))?.seed).toBe('practice');
  const below = seeded(3);
  for (let answers = 0; answers < 10 && page.info?.status !== 'over'; answers++) {
    await page.until(() => page.question() !== undefined || page.info?.status === 'over');
    if (page.question()) expect(await page.play(below)).toMatchObject({ ok: true });
  }
  const entries = await server.store.matches.entries('practice');
  expect(entries.filter(({ by }) => by === '1').length).toBeGreaterThan(3);
  anna.close();
});

it('goes on with a computer player after a restart, and makes no second table', async () => {
  const before = (await server.store.matches.load('practice'))?.record.n ?? 0;
  server = await server.again();
  expect((await server.store.matches.load('practice'))?.record.n).toBeGreaterThanOrEqual(before);
  expect((await server.store.tables.open(50)).map(({ id }) => id)).toEqual(['practice']);
});
