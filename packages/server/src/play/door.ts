import type { Reason } from '@morgenrot/engine';
import type { Reply } from '@morgenrot/protocol';
import type { z } from 'zod';
import { parse } from '../limits/parse.ts';
import type { Toll } from '../limits/tolls.ts';
import { hangUp, rest, type Wire } from '../limits/wire.ts';
import { createNote, type Logger, troubleOf } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type Refused, refuse } from '../reasons.ts';

type Answer = { ok: true } | Refused;
/** Answers at once; the first answer counts. */
export type SayBack = (answer: Answer) => void;

/** One kind of message: its form, how often it may come, and what to do with it. */
export interface Door<T extends z.ZodType = z.ZodType> {
  schema: T;
  toll: Toll;
  run(message: z.output<T>, say: SayBack): Promise<Answer>;
}

export const door = <T extends z.ZodType>(schema: T, toll: Toll, run: Door<T>['run']): Door => ({
  schema,
  toll,
  // The message has been parsed with this very schema before it comes here.
  run: (message, say) => run(message as z.output<T>, say),
});

/** What the doorkeeper needs to know of a connection, whatever its namespace. */
export interface Guest {
  id: string;
  onAny(listener: (...args: unknown[]) => void): unknown;
  readonly conn: Wire;
  emit(event: 'refused', reason: Reason): unknown;
}

/**
 * Every message of a socket comes through here: parsed, counted and answered, whatever it is; nothing that is thrown
 * on the way leaves this place.
 */
export function keepDoors(
  guest: Guest,
  doors: Readonly<Record<string, Door>>,
  { toll, patience, log, metrics }: { toll: Toll; patience: Toll; log: Logger; metrics: Pick<Metrics, 'answered'> },
): void {
  const note = createNote(log, guest.id);

  function tooMuch(): Refused {
    rest(guest.conn);
    return refuse('limit.rate');
  }
  async function receive(event: unknown, args: unknown[], say: SayBack): Promise<Answer> {
    if (!toll.take()) {
      if (!patience.take()) hangUp(guest.conn, 'limit.rate');
      return tooMuch();
    }
    const entry = typeof event === 'string' && Object.hasOwn(doors, event) ? doors[event] : undefined;
    const parsed = entry && args.length === 1 ? parse(entry.schema, args[0]) : refuse('message.malformed');
    if (!entry || !parsed.ok) {
      note(event);
      return parsed.ok ? refuse('message.malformed') : parsed;
    }
    if (!entry.toll.take()) return tooMuch();
    return entry.run(parsed.value, say);
  }
  async function handle(event: unknown, args: unknown[], say: SayBack): Promise<void> {
    const began = performance.now();
    let answer: Answer;
    try {
      answer = await receive(event, args, say);
    } catch (error) {
      log.error({ socket: guest.id, ...troubleOf(error) }, 'a message could not be handled');
      answer = refuse('server.failed');
    }
    // Any other name is whatever somebody likes to send.
    const name = typeof event === 'string' && Object.hasOwn(doors, event) ? event : 'unknown';
    try {
      say(answer);
      metrics.answered(name, (performance.now() - began) / 1000, answer.ok ? undefined : answer.reason.key);
    } catch (error) {
      log.debug(troubleOf(error), 'a reply could not be sent');
    }
  }
  guest.onAny((event: unknown, ...args: unknown[]) => {
    const reply = typeof args.at(-1) === 'function' ? (args.pop() as (answer: Reply<object>) => void) : undefined;
    const say: SayBack = (answer) => {
      if (reply) reply(answer);
      // Whoever asks for no answer gets one if nothing has come of it.
      else if (!answer.ok) guest.emit('refused', answer.reason);
    };
    void handle(event, args, say);
  });
}
