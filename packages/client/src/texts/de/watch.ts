import type { watchEn } from '../en/watch.ts';

export const watchDe: Record<keyof typeof watchEn, string> = {
  'watch.you.minutes': 'Du schaust zu, {count, plural, one {eine Minute} other {# Minuten}} später als gespielt wird.',
  'watch.you.turns': 'Du schaust zu, {count, plural, one {einen Zug} other {# Züge}} später als gespielt wird.',
  'watch.eyes': 'Mit wessen Augen?',
  'watch.eyes.public': 'was alle sehen',
  'watch.eyes.lost': '{name} lässt niemanden mehr mit in die Karten sehen. Du siehst, was alle sehen.',
  'watch.chip': '{count, plural, one {# Person schaut zu} other {# Personen schauen zu}}',
  'watch.chip.lent': '{count, plural, one {# Person schaut zu} other {# Personen schauen zu}}, auch mit deinen Augen',
  'watch.guests': '{count, plural, one {ein Gast} other {# Gäste}}',
  'watch.names': 'Es schauen zu: {names}',
  'watch.nobody': 'Gerade schaut niemand zu.',
  'watch.part': 'Zuschauende',
  'watch.off': 'Bei dieser Partie darf niemand zuschauen.',
  'watch.lend': 'Zuschauende mit meinen Augen sehen lassen',
  'watch.lend.of': 'Zuschauende mit den Augen von {name} sehen lassen',
  'watch.lend.note':
    'Zuschauende dürfen dann alles sehen, was du siehst, auch verdeckte Karten. Du kannst das jederzeit beenden; was sie gesehen haben, haben sie gesehen.',
  'watch.lend.now': 'Ohne Verzögerung könnte jemand es sofort weitersagen.',
  'watch.lend.on': 'Zuschauende dürfen mit deinen Augen sehen.',
  'watch.screen': 'Großbild',
  'watch.screen.note':
    'Für Fernseher oder Beamer: die ganze Partie, ohne etwas zum Anklicken und ohne das, was nur eine Person sehen darf.',

  'shut.off.title': 'Diese Partie läuft ohne Zuschauende',
  'shut.off.text':
    'Die Leitung dieses Tisches lässt niemanden zuschauen. Wenn du hier einen Platz hast, öffne diese Seite in dem Browser, in dem du dich gesetzt hast.',
  'shut.closed.title': 'Dieser Tisch ist geschlossen',
  'shut.closed.text':
    'Die Serverleitung hat ihn geschlossen und nennt diesen Grund: „{reason}“. Von der Partie geht nichts verloren; bei Fragen wende dich an sie.',
  'shut.ended.title': 'Diese Verbindung wurde beendet',
  'shut.ended.text':
    'Die Serverleitung hat die Verbindung dieser Seite beendet. Von der Partie ist nichts verloren, und wenn du hier einen Platz hast, bleibt er deiner.',
  'shut.key.title': 'Zum Zuschauen braucht es einen Link',
  'shut.key.text':
    'Bitte jemanden am Tisch um den Link für Zuschauende. Falls deiner schon einmal gepasst hat, gibt es inzwischen einen neuen.',
  'shut.password.title': 'Dieser Tisch fragt nach einem Passwort',
  'shut.password.text': 'Wer dich eingeladen hat, kennt es.',
  'shut.password': 'Passwort',
  'shut.enter': 'Eintreten',
  'shut.again': 'Noch einmal versuchen',

  'later.title': 'Die Partie hat begonnen',
  'later.minutes':
    'Zuschauende sehen sie {count, plural, one {eine Minute} other {# Minuten}} später als die Spielenden. Das Brett erscheint hier von selbst.',
  'later.turns':
    'Zuschauende sehen sie {count, plural, one {einen Zug} other {# Züge}} später als die Spielenden. Das Brett erscheint hier von selbst.',
  'later.people': 'Am Tisch',

  'screen.title': '{title} im Großbild',
  'screen.waiting': 'Die Partie hat noch nicht begonnen',
  'screen.waiting.missing':
    '{count, plural, =0 {Alle sind da.} one {Ein Platz ist noch frei.} other {# Plätze sind noch frei.}}',
  'screen.waiting.link': 'Platz nehmen: {link}',
  'screen.waiting.code': 'Der Link zu diesem Tisch',
  'screen.full': 'Vollbild',
  'screen.full.end': 'Vollbild beenden',
  'screen.table': 'Zum Tisch',
  'screen.news': 'Was zuletzt geschah',
  'screen.minutes': '{count, plural, one {eine Minute} other {# Minuten}} später',
  'screen.turns': '{count, plural, one {einen Zug} other {# Züge}} später',
  'screen.paused': 'Die Partie macht Pause.',
};
