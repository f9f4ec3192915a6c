/** Sizes that both sides agree on; the server refuses what is beyond. */
export const LIMITS = {
  personName: 24,
  tableName: 40,
  presetName: 40,
  presets: 30,
  tableId: 24,
  password: 64,
  optionText: 200,
  answerOptions: 64,
  /** Of one kind, in an answer that counts. */
  answerCount: 1_000_000,
  talkText: 500,
  talkPage: 100,
  logPage: 200,
  delayMinutes: 10,
  delayTurns: 5,
  /** Four weeks: a match by letter, so to speak. */
  clockMinutes: 40_320,
  clockPlusSeconds: 86_400,
  /** A day: a server that starts anew counts from its start. */
  patienceMinutes: 1440,
} as const;

/** The same for whoever runs the server. */
export const ADMIN_LIMITS = {
  search: 80,
  reason: 200,
  tables: 30,
  decisions: 50,
  audit: 50,
  /** Of a file that is imported, in bytes: a long match has a few hundred thousand. */
  file: 16 * 1024 * 1024,
} as const;
