import type { Generated } from 'kysely';

/** The tables of the database. Times are milliseconds, flags are 0 or 1, states and entries are JSON text. */
export interface Schema {
  people: {
    id: string;
    token_hash: string;
    name: string;
    created: number;
  };
  matches: {
    id: string;
    game: string;
    rules: number;
    title: string;
    options: string;
    public: number;
    status: string;
    /** Secret until the match is over. */
    seed: string | null;
    state_number: Generated<number>;
    undos: Generated<number>;
    /** The state number of the last undo: what was decided on an older state comes too late. */
    undone_at: Generated<number>;
    outcome: string | null;
    next_match: string | null;
    created: number;
    updated: number;
  };
  seats: {
    match: string;
    seat: string;
    /** Absent while the seat is open. */
    name: string | null;
    person: string | null;
    credential_hash: string | null;
    computer: Generated<number>;
    /** What a client of the framework's own kind keeps with its seat. */
    data: string | null;
  };
  journal: {
    match: string;
    /** The state number after the entry; 0 is the set-up. */
    n: number;
    seat: string | null;
    /** The step that was answered; absent for an undo. */
    step: number | null;
    entry: string | null;
    /** Chosen by the page: the same action is not played twice. */
    action: string | null;
    news: string;
    /** The state number of the undo that took this answer back. */
    withdrawn_by: number | null;
    at: number;
  };
  snapshots: {
    match: string;
    n: number;
    state: string;
  };
}
