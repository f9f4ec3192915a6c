/** What somebody wants to do with a game they have chosen. */
export const INTENTS = ['play', 'create'] as const;
export type Intent = (typeof INTENTS)[number];

export const wayToGame = (game: string, intent: Intent): string =>
  `/?${new URLSearchParams({ game, for: intent }).toString()}`;

/** What the address says of it. */
export function chosenIn(search: string): { game: string | null; intent: Intent | undefined } {
  const asked = new URLSearchParams(search);
  return { game: asked.get('game'), intent: INTENTS.find((each) => each === asked.get('for')) };
}
