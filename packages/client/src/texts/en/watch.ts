/** Words about looking on: whoever watches, and whoever is watched. */
export const watchEn = {
  'watch.you.minutes': 'You are watching {count, plural, one {one minute} other {# minutes}} behind the match.',
  'watch.you.turns': 'You are watching {count, plural, one {one turn} other {# turns}} behind the match.',
  'watch.eyes': 'View as',
  'watch.eyes.public': 'spectator',
  'watch.eyes.lost': '{name} no longer shares their view. You see what all spectators see.',
  'watch.chip': '{count, plural, one {# person is watching} other {# people are watching}}',
  'watch.chip.lent': '{count, plural, one {# person is watching} other {# people are watching}}, and can see your view',
  'watch.guests': '{count, plural, one {one guest} other {# guests}}',
  'watch.names': 'Watching: {names}',
  'watch.nobody': 'Nobody is watching right now.',
  'watch.part': 'Spectators',
  'watch.off': 'This match has no spectators.',
  'watch.lend': 'Share my view with spectators',
  'watch.lend.of': 'Share {name}’s view with spectators',
  'watch.lend.note':
    'Spectators then see everything you see, hidden cards included. You can stop at any time; they keep in mind what they saw.',
  'watch.lend.now': 'There is no delay: a spectator could pass it on immediately.',
  'watch.lend.on': 'You share your view with spectators.',
  'watch.screen': 'TV view',
  'watch.screen.note': 'The whole match for a TV or projector: no buttons, no hidden information.',

  'shut.off.title': 'This match has no spectators',
  'shut.off.text':
    'The host does not allow spectators. If you have a seat here, open this page in the browser you used to sit down.',
  'shut.closed.title': 'This table is closed',
  'shut.closed.text':
    'The server’s admin closed it: “{reason}”. The match is not lost; contact the admin if you have questions.',
  'shut.ended.title': 'Your connection was closed',
  'shut.ended.text': 'The server’s admin closed it. Nothing is lost; if you have a seat here, it is still yours.',
  'shut.key.title': 'You need a link to watch this match',
  'shut.key.text': 'Ask a player for the spectator link. If yours worked before, it has been replaced.',
  'shut.password.title': 'This table needs a password',
  'shut.password.text': 'Ask the person who invited you.',
  'shut.password': 'Password',
  'shut.enter': 'Enter',
  'shut.again': 'Try again',

  'later.title': 'The match has begun',
  'later.minutes':
    'Spectators see it {count, plural, one {one minute} other {# minutes}} after the players. The board will appear here.',
  'later.turns':
    'Spectators see it {count, plural, one {one turn} other {# turns}} after the players. The board will appear here.',
  'later.people': 'At the table',

  'screen.title': '{title}: TV view',
  'screen.waiting': 'The match has not begun yet',
  'screen.waiting.missing':
    '{count, plural, =0 {All players are here.} one {One seat is free.} other {# seats are free.}}',
  'screen.waiting.link': 'Sit down: {link}',
  'screen.waiting.code': 'Link to this table',
  'screen.full': 'Full screen',
  'screen.full.end': 'Exit full screen',
  'screen.table': 'To the table',
  'screen.news': 'Latest events',
  'screen.minutes': '{count, plural, one {one minute} other {# minutes}} behind',
  'screen.turns': '{count, plural, one {one turn} other {# turns}} behind',
  'screen.paused': 'The match is paused.',
} as const;
