import type { Kysely } from 'kysely';
import { type Expiry, expiryIn } from '../expiry.ts';
import type { Schema } from '../schema.ts';
import { type BanksOfTime, banksIn } from './banks.ts';
import { type Changing, changingIn } from './changing.ts';
import { readingIn, type TableReading } from './reading.ts';
import type { OnDamage } from './seated.ts';
import { type Seating, seatingIn } from './seating.ts';

export type { Follows, Known } from './changing.ts';
export type { GameFilter } from './reading.ts';
export type { Amendment, NewTable } from './rows.ts';
export type { Held, Occupant } from './seating.ts';

export interface Tables extends TableReading, Seating, Changing, BanksOfTime, Expiry {}

export const tablesIn = (db: Kysely<Schema>, onDamage: OnDamage): Tables => ({
  ...readingIn(db, onDamage),
  ...seatingIn(db),
  ...changingIn(db),
  ...banksIn(db, onDamage),
  ...expiryIn(db),
});
