import type { Preset, PresetWish } from '@morgenrot/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isUniqueViolation } from '../database/errors.ts';
import type { Schema } from '../schema.ts';

export interface NewPreset extends Preset {
  person: string;
  at: number;
  /** So many presets one person may have for a game. */
  limit: number;
}

export interface Presets {
  /** In order of their names. */
  ofPerson(person: string): Promise<Preset[]>;
  read(id: string): Promise<Preset | undefined>;
  /** Takes the place of one of the same game and name, which keeps its link; undefined if there are too many. */
  save(preset: NewPreset): Promise<Preset | undefined>;
  /** False if this person has no such preset. */
  remove(id: string, person: string): Promise<boolean>;
}

/** What is in the column was checked when it was saved; the page takes of it what still fits. */
const toPreset = ({ id, name, wish }: Pick<Selectable<Schema['presets']>, 'id' | 'name' | 'wish'>): Preset => ({
  id,
  name,
  wish: JSON.parse(wish) as PresetWish,
});

export function presetsIn(db: Kysely<Schema>): Presets {
  const columns = ['id', 'name', 'wish'] as const;

  async function overwrite({ person, name, wish, at }: NewPreset): Promise<Preset | undefined> {
    const text = JSON.stringify(wish);
    const mine = db.updateTable('presets').set({ wish: text, at }).where('person', '=', person);
    const named = mine.where('game', '=', wish.game).where('name', '=', name);
    const row = await named.returning(columns).executeTakeFirst();
    return row && toPreset(row);
  }
  async function isFull({ person, wish: { game }, limit }: NewPreset): Promise<boolean> {
    const all = db.selectFrom('presets').select((count) => count.fn.countAll().as('all'));
    const row = await all.where('person', '=', person).where('game', '=', game).executeTakeFirst();
    return Number(row?.all ?? 0) >= limit;
  }
  return {
    // Databases put letters in orders of their own.
    ofPerson: async (person) =>
      (await db.selectFrom('presets').select(columns).where('person', '=', person).execute())
        .map(toPreset)
        .sort((a, b) => a.name.localeCompare(b.name)),

    async read(id) {
      const row = await db.selectFrom('presets').select(columns).where('id', '=', id).executeTakeFirst();
      return row && toPreset(row);
    },

    async save(preset) {
      const known = await overwrite(preset);
      if (known) return known;
      if (await isFull(preset)) return undefined;
      const { id, person, name, wish, at } = preset;
      try {
        await db
          .insertInto('presets')
          .values({ id, person, game: wish.game, name, wish: JSON.stringify(wish), at })
          .execute();
        return { id, name, wish };
      } catch (error) {
        // Saved in two tabs at the same moment: the later one takes the place of the other.
        if (!isUniqueViolation(error)) throw error;
        return overwrite(preset);
      }
    },

    async remove(id, person) {
      const mine = db.deleteFrom('presets').where('id', '=', id).where('person', '=', person);
      return (await mine.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}

/** A preset that cannot be read is one of no game; it stops nobody from starting. */
function gameIn(wish: string): string {
  try {
    return (JSON.parse(wish) as PresetWish).game;
  } catch {
    return '';
  }
}

/** Each game has presets of its own: the same name may stand beside several games. */
export const presetsOfGames: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .alterTable('presets')
      .addColumn('game', 'varchar(40)', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const { id, wish } of await db.selectFrom('presets').select(['id', 'wish']).execute())
      await db
        .updateTable('presets')
        .set({ game: gameIn(wish) })
        .where('id', '=', id)
        .execute();
    await db.schema.dropIndex('presets_of_person').execute();
    await db.schema
      .createIndex('presets_of_person')
      .on('presets')
      .columns(['person', 'game', 'name'])
      .unique()
      .execute();
  },
};
