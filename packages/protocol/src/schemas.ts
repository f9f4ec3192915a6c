import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** Control characters, invisible characters and direction marks have no place in a name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/gu;

const cleanName = (longest: number) =>
  z
    .string()
    .max(longest * 8)
    .transform((name) => name.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim())
    .refine((name) => name.length > 0, { message: 'name.empty' })
    .refine((name) => [...name].length <= longest, { message: 'name.tooLong' });

export const personName = cleanName(LIMITS.personName);
export const tableName = cleanName(LIMITS.tableName);
export const tableId = z.string().regex(/^[A-Za-z0-9_-]{4,24}$/);
export const playerId = z.string().regex(/^[0-9]$/);
export const stateNumber = z.int().min(0).max(1_000_000_000);

const option = z.string().min(1).max(LIMITS.optionText);
export const answer = z.union([
  option,
  z.array(option).max(LIMITS.answerOptions),
  z.int().min(-1_000_000).max(1_000_000),
]);

export const createTable = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(12),
  options: z.record(z.string().max(40), z.string().max(40)).default({}),
  name: personName,
  title: tableName.optional(),
  public: z.boolean().default(true),
});

export const joinTable = z.strictObject({ name: personName, seat: playerId.optional() });

/** A page opens a table: `since` is the state it has, if any. */
export const watchTable = z.strictObject({ table: tableId });

export const act = z.strictObject({
  table: tableId,
  /** Chosen by the page; the same id again is answered as before and not played twice. */
  action: z.string().regex(/^[A-Za-z0-9-]{8,40}$/),
  step: z.int().min(0).max(1_000_000_000),
  /** How many times this table had gone back when the answer was given: step ids come again after an undo. */
  undos: stateNumber,
  value: answer,
});

export const undo = z.strictObject({ table: tableId, n: stateNumber });

export const logPage = z.strictObject({
  table: tableId,
  before: stateNumber,
  limit: z.int().min(1).max(LIMITS.logPage).default(100),
});
