/** What is known of a released database, besides what is in it. */
export interface Released {
  matches: {
    id: string;
    game: string;
    rules: number;
    status: string;
    n: number;
    /** In the order of their seats; `view` is the hash of what each of them saw last. */
    people: { name: string; cookie: string; view: string }[];
  }[];
}
