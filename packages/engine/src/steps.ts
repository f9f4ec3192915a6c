import { fits } from './answers/ask.ts';
import type { Answer, Ask } from './answers/shapes.ts';
import type { Api, LogEntry, PlayerId } from './game.ts';
import { no, type Result } from './result.ts';

/** One thing that has to happen. A step whose handler asks waits for its player; any other runs by itself. */
export interface Step {
  kind: string;
  id?: number;
  player?: PlayerId;
  /** Sealed in a `together` step until everybody has answered. */
  given?: Answer;
  /** In an `open` step: this player has nothing more to say, for now. */
  closed?: true;
}

/** Decisions that several players take at once; nobody learns an answer before all are in. */
export interface Together<T extends Step> {
  kind: 'together';
  id?: number;
  each: T[];
}

/**
 * Several players act, in any order and as often as they like, until all of them are done. An answer is carried out at
 * once; what it puts on the stack comes first, and then the others and its player are asked again.
 */
export interface Open<T extends Step> {
  kind: 'open';
  id?: number;
  each: T[];
}

/** What the stack is made of. */
export type Stacked<T extends Step> = T | Together<T> | Open<T>;

/** What the engine keeps in every game's state. */
export interface Steps<T extends Step> {
  /** The stack: the last one is next. */
  steps: Stacked<T>[];
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

export const isTogether = <T extends Step>(step: Stacked<T>): step is Together<T> => step.kind === 'together';

export const isOpen = <T extends Step>(step: Stacked<T>): step is Open<T> => step.kind === 'open';

/** A step of several players, each of whom has one of their own in it. */
export const isShared = <T extends Step>(step: Stacked<T>): step is Together<T> | Open<T> =>
  isTogether(step) || isOpen(step);

export function handlerOf<S, T extends Step>(handlers: Handlers<S, T>, step: T): Handler<S, T> {
  const kind = step.kind as T['kind'];
  if (!Object.hasOwn(handlers, kind)) throw new Error(`no handler for step "${step.kind}"`);
  // The table is indexed by the step's own kind, so handler and step belong together.
  return handlers[kind] as unknown as Handler<S, T>;
}

/** The steps that wait for an answer now: the top of the stack, or those of it that are not answered or done. */
export function open<T extends Step>(s: Steps<T>): T[] {
  const top = s.steps.at(-1);
  if (!top) return [];
  if (isTogether(top)) return top.each.filter((step) => step.given === undefined);
  return isOpen(top) ? top.each.filter((step) => !step.closed) : [top];
}

/** The step in which this player is asked now: found without listing what all others are asked. */
export function openFor<T extends Step>(s: Steps<T>, me: PlayerId): T | undefined {
  const top = s.steps.at(-1);
  if (!top) return undefined;
  if (isTogether(top)) return top.each.find(({ given, player }) => given === undefined && player === me);
  if (isOpen(top)) return top.each.find(({ closed, player }) => !closed && player === me);
  return top.player === me ? top : undefined;
}

/**
 * Who answers next where somebody plays all seats at once: `me` first. In an open step it is whoever has not answered
 * for the longest time, or nobody else would ever get a word in.
 */
export function nextToAnswer<T extends Step>(s: Steps<T>, me: PlayerId): T | undefined {
  const steps = open<T>(s);
  const top = s.steps.at(-1);
  if (top && isOpen(top))
    return steps.reduce<T | undefined>((a, b) => (a && (a.id ?? 0) < (b.id ?? 0) ? a : b), undefined);
  return steps.find(({ player }) => player === me) ?? steps[0];
}

/** What is this player asked right now? Screens, bots, reminders and the server all get the same answer. */
export function asked<S extends Steps<T>, T extends Step>(
  handlers: Handlers<S, T>,
  s: S,
  me: PlayerId,
): Asked | undefined {
  const step = openFor<T>(s, me);
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
export function next<T extends Step>(s: Steps<T>, ...steps: Stacked<T>[]): void {
  const numbered = steps.map((step) =>
    isShared(step)
      ? { ...step, id: s.nextId++, each: step.each.map((one) => ({ ...one, id: s.nextId++ })) }
      : { ...step, id: s.nextId++ },
  );
  s.steps.push(...numbered.reverse());
}

/** The same decision for several players at once; nothing at all when it is nobody's. */
export const together = <T extends Step>(each: T[]): Stacked<T>[] =>
  each.length > 0 ? [{ kind: 'together', each }] : [];

/** A step in which several players act until all are done; nothing at all when it is nobody's. */
export const openTo = <T extends Step>(each: T[]): Stacked<T>[] => (each.length > 0 ? [{ kind: 'open', each }] : []);

/** The open step that is going on: on top of the stack, or below what one of its answers has put there. */
const openStep = <T extends Step>(s: Steps<T>): Open<T> | undefined => s.steps.findLast((step) => isOpen(step));

/** The players who are still asked in the open step, and those who are done. */
export function inOpen<T extends Step>(s: Steps<T>): { asked: PlayerId[]; done: PlayerId[] } {
  const each = openStep<T>(s)?.each ?? [];
  const of = (isDone: boolean): PlayerId[] =>
    each.flatMap(({ player, closed }) => (player !== undefined && (closed === true) === isDone ? [player] : []));
  return { asked: of(false), done: of(true) };
}

/** This player is done in the open step. It is over when all are. */
export function close<T extends Step>(s: Steps<T>, me: PlayerId): void {
  for (const step of openStep<T>(s)?.each ?? []) if (step.player === me) step.closed = true;
}

/** This player is asked again in the open step, under a new number. */
export function reopen<T extends Step>(s: Steps<T>, me: PlayerId): void {
  for (const step of openStep<T>(s)?.each ?? []) {
    if (step.player !== me || !step.closed) continue;
    delete step.closed;
    step.id = s.nextId++;
  }
}

/** After an own answer a player is asked under a new number: the same message cannot act twice. */
export function renumber<T extends Step>(s: Steps<T>, step: T): void {
  step.id = s.nextId++;
}
