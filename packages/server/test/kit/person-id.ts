import type { Store } from '../../src/store/index.ts';
import type { Person } from './person.ts';

/** Who somebody is in the store: whoever sits under their name at the first of their tables. */
export async function personId(store: Store, person: Person): Promise<string | undefined> {
  const { body } = await person.ask('GET', '/api/tables/mine');
  const [mine] = (body as unknown as { tables: { id: string }[] }).tables;
  const { seats = [] } = (await store.tables.read(mine?.id ?? '')) ?? {};
  return seats.find(({ name }) => name === person.name)?.person;
}
