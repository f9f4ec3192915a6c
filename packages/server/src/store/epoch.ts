/** Under this name the database says which life of it this is: a restore begins another one. */
export const EPOCH = 'epoch';

const AWAY = 'away since ';

/** Whoever restores and is ended in the middle of it does not leave servers standing aside for ever. */
const LONGEST_MS = 15 * 60_000;

/** Said while everything is being exchanged. */
export const awaySince = (now: number): string => `${AWAY}${now}`;

/** Is everything being exchanged at this moment? */
export function isAway(epoch: string | undefined, now: number): boolean {
  return epoch?.startsWith(AWAY) === true && now - Number(epoch.slice(AWAY.length)) < LONGEST_MS;
}
