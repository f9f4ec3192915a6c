/** Under this name the database says which life of it this is: a restore begins another one. */
export const EPOCH = {
  name: 'epoch',
  /** Everything is being exchanged at this moment. */
  away: 'away',
} as const;
