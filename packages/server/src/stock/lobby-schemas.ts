import { personName } from '@morgenrot/protocol/schemas';
import { z } from 'zod';

/** The framework's clients may say more than these; what is not named here is left out. */
const seatNumber = z.union([z.string().regex(/^[0-9]$/), z.int().min(0).max(9).transform(String)]);
const credentials = z.string().max(100).optional().catch(undefined);
const LONGEST_DATA = 1000;

/** Whatever a client keeps with its seat, small; kept and handed on as JSON text, never merged into anything. */
const data = z
  .json()
  .transform((value) => JSON.stringify(value))
  .refine((text) => text.length <= LONGEST_DATA)
  .optional();

export const create = z.object({
  numPlayers: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ])
    .optional(),
  setupData: z.record(z.string().max(40), z.string().max(40)).nullish(),
  unlisted: z.boolean().nullish(),
});

export const join = z.object({ playerID: seatNumber.nullish(), playerName: personName, data: data.nullish() });

export const seated = z.object({ playerID: seatNumber, credentials });

export const update = seated.extend({ newName: personName.optional(), data });

export const playAgain = seated.extend({
  numPlayers: create.shape.numPlayers,
  setupData: create.shape.setupData,
  unlisted: create.shape.unlisted,
});

const time = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

export const listing = z.object({
  isGameover: z.enum(['true', 'false']).optional().catch(undefined),
  updatedBefore: time,
  updatedAfter: time,
});
