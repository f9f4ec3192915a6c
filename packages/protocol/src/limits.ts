/** Sizes that both sides agree on; the server refuses what is beyond. */
export const LIMITS = {
  personName: 24,
  tableName: 40,
  tableId: 24,
  optionText: 200,
  answerOptions: 64,
  chatText: 500,
  logPage: 200,
} as const;
