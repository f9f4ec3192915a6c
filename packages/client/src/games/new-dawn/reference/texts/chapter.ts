/** A chapter of the rules: what it is called, what it says in a sentence, and its paragraphs by their numbers. */
export interface Chapter {
  title: string;
  short: string;
  parts: Readonly<Record<string, string>>;
}
