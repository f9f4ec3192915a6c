/** Words of the story that a match leaves behind. */
export const storyEn = {
  'story.title': 'How it went',
  'story.coming': 'Looking through the match …',
  'story.chart.label': 'Points of all players after each round',
  'story.legend': 'Points after each round. The band shows who led.',
  'story.table': 'The same as a table',
  'story.round': 'Round',
  'story.leader': 'In the lead',
  'story.sources': 'Where the points come from',
  'story.sources.of': 'Points of {name} by source after each round',
  'story.figures': 'In figures',
  'story.share': 'Picture of the result',
  'story.share.done': 'The picture is ready.',
  'story.share.failed': 'The picture could not be drawn here.',
} as const;
