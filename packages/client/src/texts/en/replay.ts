/** What happened since the last move, motion, and what is left unused. */
export const replayEn = {
  'replay.offer': 'Since your move: {count, plural, one {# event} other {# events}}',
  'replay.at': '{at} of {count}',
  'replay.play': 'Play all',
  'replay.pause': 'Pause',
  'replay.back': 'Step back',
  'replay.step': 'Step forward',
  'replay.skip': 'Dismiss',
  'settings.motion': 'Animate pieces',
  'settings.warn': 'Warn me before I leave something unused',
  'prompt.left.title': 'Not used yet:',
  'prompt.left.back': 'Keep going',
  'prompt.left.anyway': '{what} anyway',
  'prompt.waiting.all': '{all}',
  'prompt.waiting.minutes': '({minutes, number} min)',
  'prompt.waiting.hours': '({hours, number} h {minutes, number} min)',
  'prompt.waiting.days': '({days, plural, one {# day} other {# days}} {hours, number} h)',
} as const;
