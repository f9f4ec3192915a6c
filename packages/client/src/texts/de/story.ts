import type { storyEn } from '../en/story.ts';

export const storyDe: Record<keyof typeof storyEn, string> = {
  'story.title': 'Wie es lief',
  'story.coming': 'Die Partie wird durchgesehen …',
  'story.chart.label': 'Punkte aller Mitspielenden nach jeder Runde',
  'story.legend': 'Punkte nach jeder Runde. Das Band zeigt, wer führte.',
  'story.table': 'Dasselbe als Tabelle',
  'story.round': 'Runde',
  'story.leader': 'In Führung',
  'story.sources': 'Woher die Punkte kommen',
  'story.sources.of': 'Punkte von {name} nach Herkunft, Runde für Runde',
  'story.figures': 'In Zahlen',
  'story.share': 'Bild vom Ergebnis',
  'story.share.done': 'Das Bild ist fertig.',
  'story.share.failed': 'Das Bild ließ sich hier nicht zeichnen.',
};
