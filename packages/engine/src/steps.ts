import { type Answer, type Ask, fits } from './ask.ts';
import type { Api, LogEntry, PlayerId } from './game.ts';
import { no, type Result } from './result.ts';

/** One thing that has to happen. A step whose handler asks waits for its player; any other runs by itself. */
export interface Step {
  kind: string;
  id?: number;
  player?: PlayerId;
  /** Sealed in a `together` step until everybody has answered. */
  given?: Answer;
}

/** Decisions that several players take at once; nobody learns an answer before all are in. */
export interface Together<T extends Step> {
  kind: 'together';
  id?: number;
  each: T[];
}

/** What the engine keeps in every game's state. */
export interface Steps<T extends Step> {
  /** The stack: the last one is next. */
  steps: (T | Together<T>)[];
  nextId: number;
  /** How many answers led here, and how many had when a die, a draw or a reveal last came between. */
  decisions: number;
  revealedAt: number;
  /** What the last answer made happen. The whole log is the sum of these; it is kept outside the state. */
  news: LogEntry[];
}

export interface Handler<S, T extends Step> {
  /** The ONLY place where legality is written. */
  ask?(s: S, step: T): Ask;
  /** Nothing to decide here now: the step passes without asking. */
  idle?(s: S, step: T): boolean;
  /** Trusts the answer: it has been checked against `ask`. */
  run(s: S, step: T, answer: Answer, api: Api): void;
}
export type Handlers<S, T extends Step> = { [K in T['kind']]: Handler<S, Extract<T, { kind: K }>> };

export interface Asked {
  id: number;
  kind: string;
  ask: Ask;
}

export const noSteps = <T extends Step>(): Steps<T> => ({
  steps: [],
  nextId: 1,
  decisions: 0,
  revealedAt: 0,
  news: [],
});

export const isTogether = <T extends Step>(step: T | Together<T>): step is Together<T> => step.kind === 'together';

export function handlerOf<S, T extends Step>(handlers: Handlers<S, T>, step: T): Handler<S, T> {
  const kind = step.kind as T['kind'];
  if (!Object.hasOwn(handlers, kind)) throw new Error(`no handler for step "${step.kind}"`);
  // The table is indexed by the step's own kind, so handler and step belong together.
  return handlers[kind] as unknown as Handler<S, T>;
}

/** The steps that wait for an answer now: the top of the stack, or those of it that are still sealed. */
export function open<T extends Step>(s: Steps<T>): T[] {
  const top = s.steps.at(-1);
  if (!top) return [];
  return isTogether(top) ? top.each.filter((step) => step.given === undefined) : [top];
}

/** What is this player asked right now? Screens, bots, reminders and the server all get the same answer. */
export function asked<S extends Steps<T>, T extends Step>(
  handlers: Handlers<S, T>,
  s: S,
  me: PlayerId,
): Asked | undefined {
  const step = open<T>(s).find((candidate) => candidate.player === me);
  const ask = step && handlerOf(handlers, step).ask?.(s, step);
  return step?.id !== undefined && ask ? { id: step.id, kind: step.kind, ask } : undefined;
}

export function check<S extends Steps<T>, T extends Step>(
  handlers: Handlers<S, T>,
  s: S,
  me: PlayerId,
  id: number,
  answer: Answer,
): Result<Answer> {
  const mine = asked<S, T>(handlers, s, me);
  if (!mine) return no('decision.notYours');
  if (mine.id !== id) return no('decision.gone');
  return fits(mine.ask, answer);
}

/** Puts steps on the stack, in reading order: the first one named happens first. */
export function next<T extends Step>(s: Steps<T>, ...steps: (T | Together<T>)[]): void {
  const numbered = steps.map((step) =>
    isTogether(step)
      ? { ...step, id: s.nextId++, each: step.each.map((one) => ({ ...one, id: s.nextId++ })) }
      : { ...step, id: s.nextId++ },
  );
  s.steps.push(...numbered.reverse());
}

/** The same decision for several players at once; nothing at all when it is nobody's. */
export const together = <T extends Step>(each: T[]): (T | Together<T>)[] =>
  each.length > 0 ? [{ kind: 'together', each }] : [];
