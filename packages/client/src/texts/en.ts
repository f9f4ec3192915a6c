import { agreeEn } from './agree.en.ts';
import { clockEn } from './clock.en.ts';
import { computersEn } from './computers.en.ts';
import { learnEn } from './learn.en.ts';
import { lobbyEn } from './lobby.en.ts';
import { referenceEn } from './reference.en.ts';
import { replayEn } from './replay.en.ts';
import { seatsEn } from './seats.en.ts';
import { storyEn } from './story.en.ts';
import { talkEn } from './talk.en.ts';
import { waitingEn } from './waiting.en.ts';
import { watchEn } from './watch.en.ts';

/** The page's own words, ICU messages. German has exactly the same keys: the compiler counts them. */
export const en = {
  'app.name': 'Morgenrot',
  'app.claim': 'Civilization board games, played together in the browser.',
  'app.intro':
    'Open a table, send the link, sit down. No account, no download: the match waits for you, and its rules explain themselves.',

  'footer.fan': 'An independent, non-commercial fan project.',
  'games.which': 'Choose a game:',
  'nav.home': 'Home',
  'nav.about': 'About Morgenrot',
  'nav.skip': 'Skip to the content',
  'nav.settings': 'Settings',
  'settings.language': 'Language',
  'settings.theme': 'Appearance',
  'settings.theme.system': 'like the device',
  'settings.theme.light': 'light',
  'settings.theme.dark': 'dark',
  'settings.sendAtOnce': 'Send a choice at once, without confirming',

  'table.title': '{name}’s table',
  'table.title.empty': 'Open table',
  'table.loading': 'Going to the table …',
  'table.unknown.title': 'There is no such table',
  'table.unknown.text':
    'The link may have been cut off on its way, or the table has been cleared away. Ask for the link once more, or open a table of your own.',
  'table.failed.title': 'The table cannot be shown',
  'table.failed.game': 'This page is older than the server. Load it again to go on playing; nothing is lost.',
  'table.failed.older':
    'This match goes on by older rules, and this page does not have their board. Load it again; if that does not help, whoever runs this server can put it right. Nothing is lost.',
  'table.shelved.title': 'This match is on the shelf',
  'table.shelved.text':
    'This match was begun with older rules that this server does not have any more. Nothing of it is lost: it goes on when whoever runs this server puts a version in place that knows them.',
  'table.failed.broken':
    'Something in this page has gone wrong. The match is safe on the server. Load the page again to go on.',
  'table.reload': 'Load again',
  'table.home': 'Back to the home page',
  'table.watchers': '{count, plural, one {# person is watching} other {# people are watching}}',
  'table.watching': 'You are watching',

  'connection.connecting': 'Connecting …',
  'connection.lost': 'Connection lost. Trying again by itself; nothing is lost.',
  'connection.updating': 'The server is being updated, back in a moment.',
  'connection.back': 'Connected again.',

  'prompt.title': 'What to do',
  'prompt.yourTurn': 'Your turn',
  'prompt.waiting': 'Waiting for {who}',
  'prompt.waiting.what': 'Waiting: {who} {what}',
  'prompt.over': 'The match is over',
  'prompt.confirm': 'Confirm',
  'prompt.cancel': 'Choose again',
  'prompt.undo': 'Undo',
  'prompt.undo.label': 'Undo my last answer',
  'prompt.sending': 'Sending …',
  'prompt.waitingForLine': 'Waiting for the connection …',
  'prompt.chosen': 'Chosen: {what}',
  'prompt.some.count': '{min, plural, =0 {Up to {max} may be chosen.} other {Choose {min} to {max}.}}',
  'prompt.some.exactly': 'Choose {count, plural, one {one} other {exactly #}}.',
  'prompt.some.chosen': '{count, plural, =0 {None chosen} one {# chosen} other {# chosen}}',
  'prompt.amount': 'A number from {min} to {max}',
  'prompt.more': 'One more',
  'prompt.less': 'One less',
  'prompt.onMap': 'Choose on the map: {count, plural, one {# space glows.} other {# spaces glow.}}',
  'prompt.toMap': 'Go to the map',
  'prompt.onMap.none': 'No space can be chosen now.',

  'log.title': 'What happened',
  'log.empty': 'Nothing has happened yet.',
  'log.earlier': 'Show earlier lines',
  'log.unknown': 'Something happened that this page has no words for ({key}).',
  'log.rules.changed':
    'The server was updated: from here on version {to} of the rules applies. What was decided before cannot be taken back.',
  'log.undo.done': '{by} takes back the last answer.',
  'log.show': 'Show on the map',

  'result.title': 'The match is over',
  'result.winner': '{count, plural, one {{names} wins!} other {{names} share the victory!}}',
  'result.rank': 'Place {rank}',
  'result.board': 'Look at the board',
  'result.show': 'Show the result',
  'result.home': 'Back to the home page',

  'map.title': 'Map',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.fit': 'Show the whole map',
  'map.home': 'Show my spaces',
  'map.help':
    'Arrow keys go from space to space, Enter chooses, Enter again confirms, N goes to the next space that may be chosen, plus and minus zoom, zero shows the whole map, Home my own spaces.',

  'tabs.title': 'Parts of the table',

  'reason.unknown': 'The server said no ({key}).',
  'reason.network': 'The server cannot be reached. Is the connection all right?',
  'reason.answer.notOffered': 'This is not among the possible choices.',
  'reason.answer.shape': 'This is not the kind of answer that was asked for.',
  'reason.answer.twice': 'The same thing was chosen twice.',
  'reason.answer.count': 'Between {min} and {max} have to be chosen.',
  'reason.answer.range': 'The number has to lie between {min} and {max}.',
  'reason.decision.notYours': 'It is not your turn to decide.',
  'reason.decision.gone': 'That decision has already been taken.',
  'reason.options.shape': 'The options could not be read.',
  'reason.options.unknown': 'There is no option “{option}”.',
  'reason.options.value': 'The option “{option}” cannot be set like that.',
  'reason.options.clash': 'The options “{option}” and “{other}” do not go together.',
  'reason.undo.nothing': 'There is nothing to take back yet.',
  'reason.undo.notYours': 'Only your own last answer can be taken back, and somebody has answered since.',
  'reason.undo.revealed': 'A die or a hidden card has come to light since: what was decided before it stands.',
  'reason.chat.refused': 'That could not be said here.',
  'reason.game.unknown': 'This server does not know that game.',
  'reason.limit.rate': 'That was a little fast. Wait a moment and try again.',
  'reason.limit.tables': 'Too many tables are open in this page. Close one first.',
  'reason.match.waiting': 'The match has not begun yet: seats are still free.',
  'reason.message.malformed': 'The server could not read that. Load the page again and try once more.',
  'reason.message.tooLarge': 'That is too long.',
  'reason.metrics.token': 'These figures take the token of this server.',
  'reason.move.unsupported': 'That cannot be done here.',
  'reason.name.empty': 'Please give a name that can be seen.',
  'reason.name.tooLong': 'That name is too long.',
  'reason.origin.foreign': 'That came from another page and was not accepted.',
  'reason.page.unknown': 'There is nothing at this address.',
  'reason.seat.credentials': 'This seat belongs to somebody else.',
  'reason.seat.none': 'You have no seat at this table.',
  'reason.seat.taken': 'Somebody has just taken this seat.',
  'reason.seat.unknown': 'There is no such seat.',
  'reason.seats.count': 'The game is not made for this number of players.',
  'reason.server.busy': 'The server has a lot to do. Please try again.',
  'reason.server.closing': 'The server is being updated. It will be back in a moment.',
  'reason.server.failed': 'Something went wrong on the server. Nothing has been lost; please try again.',
  'reason.server.rule': 'A rule of the game failed on the server. The match stands as it was.',
  'reason.server.store': 'The server cannot store anything right now. Nothing was changed; please try again.',
  'reason.start.changed': 'Something has just changed here. Look who is in now.',
  'reason.table.closed': 'Whoever runs this server has closed this table: {reason}',
  'reason.table.full': 'All seats are taken by now. You are welcome to watch.',
  'reason.table.over': 'This match is over.',
  'reason.table.started': 'The match has begun already.',
  'reason.table.unknown': 'There is no such table.',
  'reason.host.only': 'Only the host of this table may do that.',
  'reason.host.present': 'The host is here.',
  'reason.link.dead': 'This link has been used already, or it is too old. Ask for a new one.',
  'reason.passkey.failed': 'That passkey could not be checked. Nothing was changed.',
  'reason.password.empty': 'Please give a password.',
  'reason.password.needed': 'This table asks for a password.',
  'reason.password.slow': 'That was wrong too often. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'reason.password.wrong': 'That is not the password.',
  'reason.preset.unknown': 'There is no such preset any more.',
  'reason.presets.many': 'No more presets can be kept. Delete one first.',
  'reason.page.ended': 'Whoever runs this server has ended this connection.',
  'reason.seat.closed': 'This seat is closed.',
  'reason.seat.kept': 'This seat is kept for somebody: it takes their link.',
  'reason.seat.shared': 'You sit at this table already.',
  'reason.talk.empty': 'There is nothing to say in that.',
  'reason.talk.muted': 'The host has asked you to be quiet at this table.',
  'reason.talk.to': 'Private words go from one player to another.',
  'reason.talk.tooLong': 'That is too long: at most {most} characters.',
  'reason.watch.key': 'Watching this match takes the link for watchers.',
  'reason.watch.off': 'This match is not shown to watchers.',
  'reason.match.over': 'The match is over.',

  'seen.title': 'This match as a file',
  'seen.text':
    'Everything that you may see of the match at this moment, and the whole log: for looking at, not for playing on. When it is over, the whole match can be saved here.',
  'seen.save': 'Download what I see',
  'seen.saved': 'Saved as {file}.',

  'notFound.title': 'Nothing lies here',
  'notFound.text': 'This address leads off the map.',

  'about.title': 'About Morgenrot',
  'about.what':
    'Morgenrot lets friends play board games about civilizations online, on a server that one of them runs. The rules are enforced and explained by the program; the match keeps until everybody has time.',
  'about.fan.title': 'An independent fan project',
  'about.fan':
    'Morgenrot is made by players for players. It is non-commercial, and it is not connected with, endorsed by or supported by any publisher or author of the games that can be played on it. Names of games and their parts belong to their owners and are used only to say which rules are followed.',
  'about.art.title': 'Pictures and words',
  'about.art':
    'Every map, token and icon has been drawn for this project, and every card is told in our own words. Neither artwork nor text of a printed game is used. Playing from the printed rulebook is a good idea; buying the game is a better one.',
  'about.licence.title': 'Licence',
  'about.licence': 'The program is free software under the MIT licence.',
  'about.credits.title': 'Made with',
  'about.credits':
    'Morgenrot stands on free software, among others boardgame.io, React, Vite, Koa, socket.io, d3-zoom, wouter, zustand, intl-messageformat and pino. Thanks to everybody who made it.',
  'about.privacy.title': 'What is kept',
  'about.privacy':
    'A cookie remembers which seats are yours. Tables, names, moves and what is said at a table are kept on this server. Nothing is sent to anybody else.',

  'gallery.title': 'Gallery',
  'gallery.text': 'Every piece, ground and prompt in its states, for whoever works on the page.',
  'gallery.prompts': 'Prompts',
  'gallery.loading': 'Fetching the pieces …',

  ...agreeEn,
  ...clockEn,
  ...computersEn,
  ...learnEn,
  ...lobbyEn,
  ...referenceEn,
  ...replayEn,
  ...seatsEn,
  ...storyEn,
  ...talkEn,
  ...waitingEn,
  ...watchEn,
} as const;
