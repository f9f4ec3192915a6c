/** Why something is refused to whoever runs the server; the admin page has words for each. */
export const ADMIN_REASONS = [
  'admin.closed',
  'admin.enter',
  'admin.slow',
  'admin.token',
  'import.deep',
  'import.exists',
  'import.form',
  'import.game',
  'import.json',
  'import.rules',
  'import.seen',
  'import.tooLarge',
  'import.version',
  'import.wrong',
  'import.wrong.entry',
  'import.wrong.gap',
  'import.wrong.told',
  'page.gone',
  'rewind.gone',
] as const;
export type AdminReason = (typeof ADMIN_REASONS)[number];
