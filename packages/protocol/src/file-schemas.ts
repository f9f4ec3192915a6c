import { z } from 'zod';
import {
  entry,
  gameOptions,
  personName,
  playerId,
  stateNumber,
  strength,
  tableId,
  tableName,
  tableSettings,
} from './schemas.ts';

const time = z.int().min(0).max(8_640_000_000_000_000);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const param = z.union([z.string().max(2000), z.number()]);
const line = z.strictObject({
  key: z.string().min(1).max(100),
  by: playerId.optional(),
  params: z.record(z.string().max(100), param).optional(),
  only: z.array(playerId).max(10).optional(),
});
const told = z.array(z.strictObject({ n: stateNumber, at: time, news: z.array(line).max(1000) }));
const hints = z.int().min(1).max(1_000_000);
const rules = z.int().min(0).max(1_000_000);

/** Ten times as long as any state there is: whoever makes one up wants rules to be busy with it. */
const LONGEST_STATE = 1024 * 1024;
const state = z.looseObject({}).refine((all) => JSON.stringify(all).length <= LONGEST_STATE);

const record = z.strictObject({
  game: z.string().max(40),
  rules,
  players: z.array(playerId).min(1).max(10),
  options: gameOptions,
  seed: z.string().regex(/^[\x20-\x7E]{1,200}$/),
  entries: z.array(entry),
  start: z.strictObject({ n: stateNumber, state, drawn: stateNumber }).optional(),
});

const common = {
  version: z.literal(1),
  seedHash: sha256,
  record,
  earlier: z
    .array(z.strictObject({ rules, entries: z.array(entry), told }))
    .max(100)
    .optional(),
  told,
  hash: sha256,
};
const title = z.union([z.literal(''), tableName]);

/** A match that is over, from elsewhere: of the same form as `matchFile`, and nothing in it that nobody has checked. */
export const finishedFile = z.strictObject({
  format: z.literal('morgenrot.match'),
  ...common,
  table: z.strictObject({
    id: tableId,
    title,
    names: z.record(playerId, z.union([z.literal(''), personName])),
    computers: z.record(playerId, strength).optional(),
    hints: z.record(playerId, hints).optional(),
    beganAt: time,
    endedAt: time,
  }),
  outcome: z.strictObject({ ranking: z.array(z.array(playerId).max(10)).max(10) }),
});

export const wholeFile = z.strictObject({
  format: z.literal('morgenrot.whole'),
  ...common,
  table: z.strictObject({
    id: tableId,
    title,
    settings: tableSettings,
    seats: z
      .array(
        z.strictObject({
          name: personName,
          computer: z.literal(true).optional(),
          strength: strength.optional(),
          hints: hints.optional(),
          out: z.literal(true).optional(),
        }),
      )
      .max(10),
    createdAt: time,
    beganAt: time,
    paused: z.literal(true).optional(),
    left: z.record(playerId, z.int()).optional(),
  }),
});
