import type { PlayerId } from '@morgenrot/engine';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Links that give a seat away. They are kept with their seat, so that they go where it goes and end when it does. */
export interface Claims {
  /** The seat that this token is for, whether it is still in time or not. */
  seatFor(tokenHash: string): Promise<{ match: string; seat: PlayerId } | undefined>;
}

export const claimsIn = (db: Kysely<Schema>): Claims => ({
  seatFor: (tokenHash) =>
    db.selectFrom('seats').select(['match', 'seat']).where('claim', '=', tokenHash).executeTakeFirst(),
});
