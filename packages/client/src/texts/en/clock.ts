/** Time, pauses, and the proof of the dice. */
export const clockEn = {
  'clock.mine': 'Your time',
  'clock.of': '{name}’s time',
  'clock.left': '{who}: {time}',
  'clock.runs': 'running',
  'clock.stands': 'stopped',
  'clock.over': 'out of time',
  'clock.days': '{days, plural, one {# day} other {# days}} {hours} h',
  'clock.spoken':
    '{minutes, plural, one {# minute} other {# minutes}} {seconds, plural, one {# second} other {# seconds}}',
  'clock.minute': 'You have one minute left.',
  'clock.seconds': 'You have only a few seconds left.',
  'clock.none': 'Your time is up.',
  'clock.own.late':
    '{name} ran out of time, so a computer player took over. Take your seat back to get a little more time.',
  'clock.menu.title': 'Time',
  'clock.menu.bank': 'Each player has {minutes, plural, one {# minute} other {# minutes}} to decide.',
  'clock.menu.plus': 'You gain {seconds, plural, one {# second} other {# seconds}} after each decision.',
  'clock.menu.nothing': 'Running out of time has no effect; it is only shown to all.',
  'clock.menu.computer':
    'If you run out of time, a computer player takes over. When you take your seat back, you get one more minute.',
  'clock.menu.out': 'If you run out of time, you are out and a computer player takes over.',
  'clock.menu.when':
    'Your clock runs only while you have to decide. It stops while the match is paused or the server is down.',
  'clock.menu.list': 'Time left',

  'pause.menu.title': 'Pause',
  'pause.menu.text': 'During a pause nobody can decide anything; computer players wait too.',
  'pause.menu.begin': 'Pause the match',
  'pause.menu.end': 'Resume',
  'pause.menu.ask': 'Suggest a pause',
  'pause.menu.askEnd': 'Suggest resuming',
  'pause.line': 'The match is paused.',
  'pause.line.clocks': 'The match is paused. All clocks are stopped.',

  'dice.title': 'Dice and shuffles',
  'dice.fixed':
    'All dice and shuffles were fixed before the match began. This fingerprint proves it: after the match you can check that nothing was changed.',
  'dice.open': 'The match is over and its secret seed is public. Replay it here to check every die and every shuffle.',
  'dice.fingerprint': 'Fingerprint (SHA-256)',
  'dice.seed': 'Seed',
  'dice.check': 'Check the dice',
  'dice.again': 'Check again',
  'dice.checking': 'Replaying the match … {percent} %',
  'dice.save': 'Save the match',
  'dice.saved': 'Saved as {file}.',
  'dice.right': 'All correct.',
  'dice.right.seed': 'The seed matches the fingerprint shown at the start.',
  'dice.right.drawn':
    '{rolls, plural, one {# die} other {# dice}} and {shuffles, plural, one {# shuffle} other {# shuffles}} follow from this seed.',
  'dice.right.entries': '{entries, plural, one {# decision} other {# decisions}} replayed: the log is correct.',
  'dice.right.state': 'The result is the same as at the table.',
  'dice.wrong': 'Something is wrong.',
  'dice.wrong.rules':
    'The match used version {recorded} of the rules; this page has version {known}. You need a page with that version to check it.',
  'dice.wrong.table': 'This game does not allow these players and options.',
  'dice.wrong.seed': 'The seed does not match the fingerprint shown at the start.',
  'dice.wrong.fingerprint': 'This fingerprint is not the one the table showed.',
  'dice.wrong.gap': 'An entry is missing or surplus at decision {at}.',
  'dice.wrong.entry': 'The rules do not allow decision {at}.',
  'dice.wrong.told': 'The log of decision {at} does not match what happens there.',
  'dice.wrong.outcome': 'The match ends differently.',
  'dice.wrong.state': 'The final state differs.',
  'dice.wrong.game': 'This page does not have the game.',
  'dice.trouble': 'The check failed to run. Reload the page and try again.',

  'result.out': 'out of time',

  'reason.rules.gone': 'This match uses older rules that this server no longer has.',
  'reason.match.paused': 'The match is paused.',
  'reason.match.running': 'You can see this after the match.',
} as const;
