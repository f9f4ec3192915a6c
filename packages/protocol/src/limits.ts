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
  talkText: 500,
  talkPage: 100,
  logPage: 200,
  delayMinutes: 10,
  delayTurns: 5,
  /** Four weeks: a match by letter, so to speak. */
  clockMinutes: 40_320,
  clockPlusSeconds: 86_400,
} as const;
