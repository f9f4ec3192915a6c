import { afterAll, beforeAll, expect, it } from 'vitest';
import { playOn, seatedTable, seeded } from './kit/person.ts';
import { type TestServer, testServer } from './kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

it('plays a match to its end', async () => {
  const { seats, people } = await seatedTable(server.url);
  const given = await playOn(seats, 500, seeded(1));
  expect(given).toBeGreaterThan(15);
  await seats[0]!.until(() => seats[0]!.info?.status === 'over');
  expect(seats[0]!.info?.outcome).toEqual({ ranking: [['0', '1']] });
  for (const person of people) person.close();
});
