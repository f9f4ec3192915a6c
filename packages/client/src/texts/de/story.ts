import type { storyEn } from '../en/story.ts';

export const storyDe: Record<keyof typeof storyEn, string> = {
  'story.title': 'Spielverlauf',
  'story.coming': 'Partie wird nachgespielt …',
  'story.chart.label': 'Punkte aller Spieler nach jeder Runde',
  'story.legend': 'Punkte nach jeder Runde. Das Band zeigt, wer führt.',
  'story.table': 'Als Tabelle zeigen',
  'story.round': 'Runde',
  'story.leader': 'In Führung',
  'story.sources': 'Woher die Punkte kommen',
  'story.sources.of': 'Punkte von {name} nach Herkunft, Runde für Runde',
  'story.figures': 'In Zahlen',
  'story.share': 'Ergebnis als Bild',
  'story.share.done': 'Das Bild ist fertig.',
  'story.share.failed': 'Das Bild konnte nicht gezeichnet werden.',
};
