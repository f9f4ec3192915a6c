import { expect, test } from '@playwright/test';
import { Person } from './kit/person.ts';
import { playUntil, roundOf, tableForTwo } from './kit/play.ts';
import { RandomSeat } from './kit/random-players.ts';
import { type Server, startServer } from './kit/server.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const tokensOn = ({ map }: Person): Promise<number> =>
  map.getByRole('button', { name: /control token|Kontrollmarker/ }).count();

test('two people and a watcher: three rounds by clicking, a reload, a match to its end', async ({ browser }) => {
  const { link, host, guest } = await tableForTwo(browser, server.url, { guest: { colorScheme: 'dark' } });
  const watcher = await Person.open(browser, 'de');
  await watcher.page.goto(link);
  await expect(watcher.map).toBeVisible();
  await expect(host.page.getByRole('button', { name: '1 person is watching' })).toBeVisible();

  await playUntil([host, guest], async () => (await roundOf(host)) >= 3);
  const tokens = await tokensOn(host);
  expect(tokens).toBeGreaterThan(0);
  await expect.poll(() => tokensOn(watcher)).toBe(tokens);
  await test
    .info()
    .attach('the table in round three', { body: await host.page.screenshot(), contentType: 'image/png' });

  await guest.page.reload();
  await expect(guest.map).toBeVisible();
  expect(await tokensOn(guest)).toBe(tokens);
  await playUntil([host, guest], async () => (await roundOf(host)) >= 4);

  const table = new URL(link).pathname.split('/').at(-1) ?? '';
  const seats = await Promise.all(
    [host, guest].map((person, i) => RandomSeat.take(person.page.context(), server.url, table, `seat ${i}`)),
  );
  await Promise.all(seats.map(({ done }) => done));
  for (const seat of seats) seat.close();
  for (const person of [host, guest, watcher]) {
    await expect(person.page.getByText(person.words.result).first()).toBeVisible();
    await test.info().attach('the result', { body: await person.page.screenshot(), contentType: 'image/png' });
  }
});
