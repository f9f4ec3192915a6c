import { z } from 'zod';
import { ADMIN_LIMITS } from './limits.ts';
import { cleanText, playerId, stateNumber } from './schemas.ts';

const whole = z.string().regex(/^\d{1,9}$/);
const number = whole.transform(Number);

export const findTables = z.strictObject({
  search: z.string().max(ADMIN_LIMITS.search).default(''),
  status: z.enum(['all', 'waiting', 'playing', 'over', 'closed']).default('all'),
  from: number.default(0),
});

export const auditPage = z.strictObject({ before: number.optional() });

/** `answer`: how many answers are to stand. `n`: the state number that whoever asks has seen. */
export const rewindMatch = z.strictObject({ answer: stateNumber, n: stateNumber });

export const seat = z.strictObject({ seat: playerId });

/** As the list of pages names it. */
export const endPage = z.strictObject({ page: z.string().regex(/^[0-9a-f]{12}$/) });

export const closeReason = z.strictObject({ reason: cleanText(ADMIN_LIMITS.reason) });

export const nothing = z.strictObject({});
