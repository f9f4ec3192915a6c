/** What happened since the last move, motion, and what is left unused. */
export const replayEn = {
  'replay.offer':
    '{count, plural, one {# thing has happened since your move} other {# things have happened since your move}}',
  'replay.at': '{at} of {count}',
  'replay.play': 'Play all of it',
  'replay.pause': 'Wait here',
  'replay.back': 'One back',
  'replay.step': 'One by one',
  'replay.skip': 'Enough, I have seen it',
  'settings.motion': 'Pieces move visibly',
  'settings.warn': 'Warn me before something is left unused',
  'prompt.left.title': 'Something is left:',
  'prompt.left.back': 'Go on with it',
  'prompt.left.anyway': '{what} anyway',
  'prompt.waiting.all': 'Waiting: {all}',
  'prompt.waiting.minutes': '({minutes, number} min)',
  'prompt.waiting.hours': '({hours, number} h {minutes, number} min)',
  'prompt.waiting.days': '({days, plural, one {# day} other {# days}} {hours, number} h)',
} as const;
