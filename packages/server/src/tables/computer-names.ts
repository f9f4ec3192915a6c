/** What computer players are called: first lights and winds, in no language of their own. */
const NAMES = ['Aurora', 'Boreas', 'Cynthia', 'Eos', 'Notus', 'Selene', 'Vesper', 'Zephyr'];

/** A name that nobody at the table has yet. */
export function computerName(taken: readonly string[]): string {
  const free = NAMES.find((name) => !taken.includes(name));
  return free ?? `${NAMES[0]} ${taken.length}`;
}
