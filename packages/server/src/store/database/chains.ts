import type { CompiledQuery } from 'kysely';
import type { GroupEnding } from './group.ts';

/** What is said to the database one after the other, or not at all: the rest only if the first has changed anything. */
export interface Chain {
  first: CompiledQuery;
  rest: readonly CompiledQuery[];
}

/** Of each chain whether its first statement has changed anything, or what went wrong with it. */
export type Followed = GroupEnding<boolean>[];

/** Whoever can follow many chains at once while others are served. */
export interface Follower {
  /** Would it take so many just now? */
  takes(count: number): boolean;
  followed(chains: readonly Chain[]): Promise<Followed>;
}
