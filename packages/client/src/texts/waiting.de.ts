import type { waitingEn } from './waiting.en.ts';

export const waitingDe: Record<keyof typeof waitingEn, string> = {
  'dialog.close': 'Schließen',
  'menu.open': 'Tisch',
  'menu.title': 'Dieser Tisch',
  'reason.rematch.early': 'Eine Revanche gibt es, wenn diese Partie zu Ende ist.',
};
