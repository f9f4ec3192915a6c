import type { Generated } from 'kysely';

/** The tables of the database. Times are milliseconds, flags are 0 or 1, states and entries are JSON text. */
export interface Schema {
  people: {
    id: string;
    token_hash: string;
    name: string;
    created: number;
    /**
     * When the signed cookie was first shown; null for somebody of before cookies were signed, who may still come with
     * the old one.
     */
    signed: number | null;
  };
  /** Further browsers of a person: each has a cookie of its own. */
  browsers: {
    token_hash: string;
    person: string;
    at: number;
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
    /** The person who keeps the table in order. */
    host: string | null;
    /** From about where it was opened, for the list alone: one of 65,536 groups of addresses. */
    opened_from: number | null;
    /** JSON of what the host has decided. */
    settings: Generated<string>;
    password_hash: string | null;
    /** Of the link for watchers. */
    watch_key: string | null;
    /** JSON of what people are agreeing on. */
    affairs: Generated<string>;
    /** Raised by every change of who sits where and of what was agreed on. */
    affairs_number: Generated<number>;
    /** JSON of the banks of time. */
    clock: string | null;
    began: number | null;
    ended: number | null;
    /** When somebody was last known to look on. */
    seen: Generated<number>;
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
    /** How well the computer player plays; null in seats of before, and where people play. */
    strength: string | null;
    /** How many hints have been asked for at this seat. */
    hints: Generated<number>;
    /** What a client of the framework's own kind keeps with its seat. */
    data: string | null;
    plan: Generated<string>;
    /** Counts the seats that one person plays at one browser. */
    hand: Generated<number>;
    ready: Generated<number>;
    /** The number of the colour that was chosen here. */
    colour: number | null;
    /** Whose seat it is while somebody else plays it. */
    owner: string | null;
    shown: Generated<number>;
    out: Generated<number>;
    /** Of the link for this seat, while it is kept for somebody. */
    invitation: string | null;
    /** Hash of the token that gives this seat to one browser, once; a newer one takes its place. */
    claim: string | null;
    claim_until: number | null;
    /** The person whose seat it was when the link was made; absent when nobody held it. */
    claim_from: string | null;
  };
  talk: {
    match: string;
    id: number;
    channel: string;
    /** The person who said it; a page gets another name for them. Empty for what nobody said. */
    person: string;
    name: string;
    seat: string | null;
    addressee: string | null;
    /** The person who sat there: words go to people, not to whoever has their seat one day. */
    to_person: string | null;
    /** Watchers' words that players may read while the match runs. */
    open: Generated<number>;
    text: string;
    /** JSON of something that happened at the table. */
    event: string | null;
    /** Chosen by the page: the same again is not said twice. */
    action: string;
    /** The state number of the match when it was said. */
    state_number: number;
    at: number;
  };
  presets: {
    id: string;
    person: string;
    /** Names are unique for each game of a person. */
    game: string;
    name: string;
    wish: string;
    at: number;
  };
  passkeys: {
    id: string;
    person: string;
    public_key: string;
    counter: number;
    transports: string;
    created: number;
  };
  /** What a browser has to sign with a passkey next; the newer one takes the place of the older. */
  challenges: {
    token_hash: string;
    purpose: string;
    challenge: string;
    expires: number;
  };
  /** What all processes on this database have to know and nobody else. */
  secrets: {
    name: string;
    value: string;
  };
  /** What whoever runs the server has done from the admin page. */
  audit: {
    id: number;
    at: number;
    /** Tells one sign-in from another. */
    who: string;
    /** The address that it came from. */
    address: string;
    deed: string;
    match: string | null;
    /** JSON. */
    details: string;
    /** `done`, or why not; null from before it is tried until it is settled. */
    outcome: string | null;
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
  /** A whole state now and then. */
  snapshots: {
    match: string;
    n: number;
    state: string;
  };
  /** What the last steps have changed: the state is found again from the last snapshot without asking any rule. */
  changes: {
    match: string;
    n: number;
    delta: string;
    /** What leads back to the state before it; absent where that would be too long, and in steps of before. */
    back: string | null;
  };
}
