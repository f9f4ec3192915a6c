/** The waiting room, invitations, the table's menu, the rematch. */
export const waitingEn = {
  'dialog.close': 'Close',
  'menu.open': 'Table',
  'menu.title': 'This table',
  'reason.rematch.early': 'A rematch is opened when this match is over.',
} as const;
