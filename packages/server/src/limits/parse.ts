import type { Params } from '@morgenrot/engine';
import type { z } from 'zod';
import type { Refused } from '../reasons.ts';
import { refuse, SERVER_REASONS } from '../reasons.ts';

const isReason = (text: string): text is (typeof SERVER_REASONS)[number] => SERVER_REASONS.some((key) => key === text);

/** What a schema's own reason is filled in with. */
const paramsOf = (issue: z.core.$ZodIssue): Params | undefined =>
  issue.code === 'custom' ? (issue.params as Params | undefined) : undefined;

/** What came from outside becomes something that can be trusted, or a refusal; it never throws. */
export function parse<T extends z.ZodType>(schema: T, raw: unknown): { ok: true; value: z.output<T> } | Refused {
  try {
    const parsed = schema.safeParse(raw);
    if (parsed.success) return { ok: true, value: parsed.data };
    // Schemas say some reasons themselves: an empty name is no malformed message.
    const said = parsed.error.issues.find(({ code, message }) => code === 'custom' && isReason(message));
    return said && isReason(said.message) ? refuse(said.message, paramsOf(said)) : refuse('message.malformed');
  } catch {
    return refuse('message.malformed');
  }
}
