import { answerGiven, playerId, stateNumber, tableId, talkText } from '@morgenrot/protocol/schemas';
import { z } from 'zod';

const credentials = z.string().max(100).nullish();

/** Positional arguments as the framework's client sends them; more than these are of no use to anybody. */
export const sync = z.object({
  table: tableId,
  seat: playerId.nullish(),
  credentials,
});

const move = z.object({
  type: z.literal('MAKE_MOVE'),
  payload: z.object({
    type: z.string().max(60),
    args: z.tuple([z.int().min(0).max(1_000_000_000), answerGiven]),
    playerID: playerId,
    credentials,
  }),
});

export const updateMessage = z.object({ action: move, stateID: stateNumber, table: tableId, seat: playerId });

/** Any action that is none of ours to play: events, undo, reset, plugins. */
export const otherAction = z.object({
  type: z
    .string()
    .max(60)
    .refine((type) => type !== 'MAKE_MOVE'),
});

export const chat = z.object({
  table: tableId,
  message: z.object({
    // As its clients make them; of other signs not every database would keep all.
    id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
    sender: playerId,
    payload: talkText,
  }),
  credentials,
});
