/** Words of the story that a match leaves behind. */
export const storyEn = {
  'story.title': 'Course of the match',
  'story.coming': 'Replaying the match …',
  'story.chart.label': 'Each player’s points after each round',
  'story.legend': 'Points after each round. The band shows the leader.',
  'story.table': 'Show as a table',
  'story.round': 'Round',
  'story.leader': 'Leader',
  'story.sources': 'Sources of points',
  'story.sources.of': 'Points of {name} by source after each round',
  'story.figures': 'Figures',
  'story.share': 'Result as a picture',
  'story.share.done': 'The picture is ready.',
  'story.share.failed': 'Could not draw the picture.',
} as const;
