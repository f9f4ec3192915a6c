/** Words about looking on: whoever watches, and whoever is watched. */
export const watchEn = {
  'watch.you.minutes': 'You are watching, {count, plural, one {one minute} other {# minutes}} behind the match.',
  'watch.you.turns': 'You are watching, {count, plural, one {one turn} other {# turns}} behind the match.',
  'watch.eyes': 'Look with the eyes of',
  'watch.eyes.public': 'everybody',
  'watch.eyes.lost': '{name} no longer lends their eyes. You see what everybody sees.',
  'watch.chip': '{count, plural, one {# person is watching} other {# people are watching}}',
  'watch.chip.lent': '{count, plural, one {# person is watching} other {# people are watching}}, with your eyes too',
  'watch.guests': '{count, plural, one {one guest} other {# guests}}',
  'watch.names': 'Watching: {names}',
  'watch.nobody': 'Nobody is watching right now.',
  'watch.part': 'Watchers',
  'watch.off': 'Nobody may watch this match.',
  'watch.lend': 'Let watchers see with my eyes',
  'watch.lend.of': 'Let watchers see with {name}’s eyes',
  'watch.lend.note':
    'Watchers may then see everything that you see, hidden cards too. You can end it at any time; what they have seen, they have seen.',
  'watch.lend.now': 'Without a delay a watcher could tell others at once.',
  'watch.lend.on': 'Watchers may see with your eyes.',
  'watch.screen': 'Big screen',
  'watch.screen.note':
    'For a television or a projector: the match in full, with nothing to click and nothing that only one player may see.',

  'shut.off.title': 'This match is played without watchers',
  'shut.off.text':
    'The host lets nobody look on. Whoever has a seat here comes in with the browser in which they sat down.',
  'shut.closed.title': 'This table is closed',
  'shut.closed.text':
    'Whoever runs this server has closed it and gives this reason: “{reason}”. Nothing of the match is lost; if you have questions, ask them.',
  'shut.ended.title': 'This connection has been ended',
  'shut.ended.text':
    'Whoever runs this server has ended the connection of this page. Nothing of the match is lost, and if you have a seat here, it is still yours.',
  'shut.key.title': 'Watching this match takes a link',
  'shut.key.text':
    'Ask somebody at the table for the link for watchers. If yours has worked before, there is a new one by now.',
  'shut.password.title': 'This table asks for a password',
  'shut.password.text': 'Whoever invited you knows it.',
  'shut.password': 'Password',
  'shut.enter': 'Go in',
  'shut.again': 'Try again',

  'later.title': 'The match has begun',
  'later.minutes':
    'Watchers see it {count, plural, one {one minute} other {# minutes}} later than the players. The board appears here by itself.',
  'later.turns':
    'Watchers see it {count, plural, one {one turn} other {# turns}} later than the players. The board appears here by itself.',
  'later.people': 'At the table',

  'screen.title': '{title} on the big screen',
  'screen.waiting': 'The match has not begun yet',
  'screen.waiting.missing':
    '{count, plural, =0 {Everybody is here.} one {One seat is free.} other {# seats are free.}}',
  'screen.waiting.link': 'Sit down: {link}',
  'screen.waiting.code': 'The link to this table',
  'screen.full': 'Full screen',
  'screen.full.end': 'End full screen',
  'screen.table': 'To the table',
  'screen.news': 'What happened last',
  'screen.minutes': '{count, plural, one {one minute} other {# minutes}} behind',
  'screen.turns': '{count, plural, one {one turn} other {# turns}} behind',
  'screen.paused': 'The match is paused.',
} as const;
