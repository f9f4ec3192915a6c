/** Time, pauses, and the proof of the dice. */
export const clockEn = {
  'clock.mine': 'Your time',
  'clock.of': 'Time of {name}',
  'clock.left': '{who}: {time}',
  'clock.runs': 'running',
  'clock.stands': 'standing',
  'clock.over': 'time is over',
  'clock.days': '{days, plural, one {# day} other {# days}} {hours} h',
  'clock.spoken':
    '{minutes, plural, one {# minute} other {# minutes}} {seconds, plural, one {# second} other {# seconds}}',
  'clock.minute': 'Your last minute is running.',
  'clock.seconds': 'Only a few seconds are left to you.',
  'clock.none': 'Your time is over.',
  'clock.own.late':
    'Your time as {name} has run out, and a computer player goes on for you. Take your seat back, and you have a little more time.',
  'clock.menu.title': 'Time',
  'clock.menu.bank': 'Each player has {minutes, plural, one {# minute} other {# minutes}} to decide.',
  'clock.menu.plus': 'Whoever has finished deciding gets {seconds, plural, one {# second} other {# seconds}} more.',
  'clock.menu.nothing': 'When the time has run out, nothing happens; everybody sees it.',
  'clock.menu.computer':
    'When the time has run out, a computer player goes on, until the player takes the seat again and has a minute more.',
  'clock.menu.out': 'When the time has run out, the player is out and a computer player goes on.',
  'clock.menu.when':
    'Time runs only for those who are asked something, and never while the match is paused or the server is away.',
  'clock.menu.list': 'Time left',

  'pause.menu.title': 'Pause',
  'pause.menu.text': 'While the match is paused nobody can decide anything, and computer players wait as well.',
  'pause.menu.begin': 'Pause the match',
  'pause.menu.end': 'Go on playing',
  'pause.menu.ask': 'Suggest a pause',
  'pause.menu.askEnd': 'Suggest to go on playing',
  'pause.line': 'The match is paused.',
  'pause.line.clocks': 'The match is paused, and all clocks stand.',

  'dice.title': 'Dice and shuffles',
  'dice.fixed':
    'What every die will show was fixed before the match began. This fingerprint proves it: when the match is over, everybody can check that nothing was changed.',
  'dice.open':
    'The match is over, and its secret seed is open. Play it again here and check every die and every shuffle.',
  'dice.fingerprint': 'Fingerprint (SHA-256)',
  'dice.seed': 'Seed',
  'dice.check': 'Check the dice',
  'dice.again': 'Check again',
  'dice.checking': 'The match is played again … {percent} %',
  'dice.save': 'Save the match',
  'dice.saved': 'Saved as {file}.',
  'dice.right': 'Everything is right.',
  'dice.right.seed': 'The seed has the fingerprint that was told at the start.',
  'dice.right.drawn':
    '{rolls, plural, one {# die} other {# dice}} and {shuffles, plural, one {# shuffle} other {# shuffles}} come from this seed and from nowhere else.',
  'dice.right.entries':
    '{entries, plural, one {# decision} other {# decisions}} played again: everything happened as it was told.',
  'dice.right.state': 'The match ends as it ended at the table.',
  'dice.wrong': 'Something is not right.',
  'dice.wrong.rules':
    'The match was played by version {recorded} of the rules, and this page knows version {known}. It can be checked with a page of that version.',
  'dice.wrong.table': 'No table of this game can have had these players and options.',
  'dice.wrong.seed': 'The seed is not the one whose fingerprint was told at the start.',
  'dice.wrong.fingerprint': 'This is not the fingerprint that the table has shown.',
  'dice.wrong.gap': 'Something is missing or too much at decision {at}.',
  'dice.wrong.entry': 'The rules do not allow decision {at}.',
  'dice.wrong.told': 'What was told of decision {at} is not what happens there.',
  'dice.wrong.outcome': 'The match does not end like this.',
  'dice.wrong.state': 'The last state is another one.',
  'dice.wrong.game': 'This page does not know the game.',
  'dice.trouble': 'The check could not be run. Reload the page and try again.',

  'result.out': 'time was over',

  'reason.rules.gone': 'This match was begun with older rules that this server does not have any more.',
  'reason.match.paused': 'The match is paused.',
  'reason.match.running': 'That is told when the match is over.',
} as const;
