import { expect, it, onTestFinished } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { Person, Seat } from '../kit/person.ts';
import { testServer } from '../kit/server.ts';

it('whoever comes to a table in the moment in which the last one leaves it is told that there is none', async () => {
  let goOn = (): void => undefined;
  let leaves = (): void => undefined;
  const leaving = new Promise<void>((resolve) => {
    leaves = resolve;
  });
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const store = (real: Store): Store => ({
    ...real,
    tables: {
      ...real.tables,
      async removeDeserted(...words) {
        leaves();
        await held;
        return real.tables.removeDeserted(...words);
      },
    },
  });
  const server = await testServer({ parts: { store } });
  onTestFinished(() => server.end());
  const [anna, wim] = [new Person(server.url, 'Anna'), new Person(server.url, 'Wim')];
  const { id } = await anna.create();
  const left = anna.ask('POST', `/api/tables/${id}/leave`, { seat: '0' });
  await leaving;
  const page = new Seat(wim.connect(), id);
  const coming = page.watch();
  coming.catch(() => undefined);
  // It waits behind the one who leaves.
  await new Promise((resolve) => setTimeout(resolve, 100));
  goOn();
  expect((await left).status).toBe(200);
  await expect(coming).rejects.toThrow('table.unknown');
  wim.close();
});
