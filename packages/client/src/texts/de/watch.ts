import type { watchEn } from '../en/watch.ts';

export const watchDe: Record<keyof typeof watchEn, string> = {
  'watch.you.minutes': 'Du schaust {count, plural, one {eine Minute} other {# Minuten}} verzögert zu.',
  'watch.you.turns': 'Du schaust {count, plural, one {einen Zug} other {# Züge}} verzögert zu.',
  'watch.eyes': 'Ansicht von',
  'watch.eyes.public': 'Zuschauern',
  'watch.eyes.lost': '{name} teilt die eigene Ansicht nicht mehr. Du siehst, was alle Zuschauer sehen.',
  'watch.chip': '{count, plural, one {# Person schaut zu} other {# Personen schauen zu}}',
  'watch.chip.lent': '{count, plural, one {# Person schaut zu} other {# Personen schauen zu}}, auch mit deiner Ansicht',
  'watch.guests': '{count, plural, one {ein Gast} other {# Gäste}}',
  'watch.names': 'Zuschauer: {names}',
  'watch.nobody': 'Gerade schaut niemand zu.',
  'watch.part': 'Zuschauer',
  'watch.off': 'Bei dieser Partie sind keine Zuschauer erlaubt.',
  'watch.lend': 'Meine Ansicht mit Zuschauern teilen',
  'watch.lend.of': 'Ansicht von {name} mit Zuschauern teilen',
  'watch.lend.note':
    'Zuschauer sehen dann alles, was du siehst, auch verdeckte Karten. Du kannst das jederzeit beenden; Gesehenes bleibt gesehen.',
  'watch.lend.now': 'Es gibt keine Verzögerung: Zuschauer könnten es sofort weitersagen.',
  'watch.lend.on': 'Du teilst deine Ansicht mit Zuschauern.',
  'watch.screen': 'TV-Ansicht',
  'watch.screen.note': 'Die ganze Partie für Fernseher oder Beamer: ohne Knöpfe, ohne verdeckte Karten.',

  'shut.off.title': 'Diese Partie läuft ohne Zuschauer',
  'shut.off.text':
    'Der Gastgeber erlaubt keine Zuschauer. Wenn du hier einen Platz hast, öffne diese Seite in dem Browser, in dem du dich gesetzt hast.',
  'shut.closed.title': 'Dieser Tisch ist geschlossen',
  'shut.closed.text':
    'Der Betreiber hat ihn geschlossen: „{reason}“. Die Partie ist nicht verloren; wende dich bei Fragen an ihn.',
  'shut.ended.title': 'Deine Verbindung wurde beendet',
  'shut.ended.text':
    'Der Betreiber hat sie beendet. Nichts geht verloren; wenn du hier einen Platz hast, bleibt er deiner.',
  'shut.key.title': 'Zum Zuschauen brauchst du einen Link',
  'shut.key.text':
    'Bitte einen Spieler um den Zuschauer-Link. Hat deiner schon einmal funktioniert, wurde er inzwischen ersetzt.',
  'shut.password.title': 'Für diesen Tisch brauchst du ein Passwort',
  'shut.password.text': 'Frag die Person, die dich eingeladen hat.',
  'shut.password': 'Passwort',
  'shut.enter': 'Eintreten',
  'shut.again': 'Noch einmal versuchen',

  'later.title': 'Die Partie hat begonnen',
  'later.minutes':
    'Zuschauer sehen sie {count, plural, one {eine Minute} other {# Minuten}} verzögert. Der Spielplan erscheint dann hier.',
  'later.turns':
    'Zuschauer sehen sie {count, plural, one {einen Zug} other {# Züge}} verzögert. Der Spielplan erscheint dann hier.',
  'later.people': 'Am Tisch',

  'screen.title': '{title}: TV-Ansicht',
  'screen.waiting': 'Die Partie hat noch nicht begonnen',
  'screen.waiting.missing':
    '{count, plural, =0 {Alle sind da.} one {Ein Platz ist noch frei.} other {# Plätze sind noch frei.}}',
  'screen.waiting.link': 'Platz nehmen: {link}',
  'screen.waiting.code': 'Link zu diesem Tisch',
  'screen.full': 'Vollbild',
  'screen.full.end': 'Vollbild beenden',
  'screen.table': 'Zum Tisch',
  'screen.news': 'Zuletzt passiert',
  'screen.minutes': '{count, plural, one {eine Minute} other {# Minuten}} verzögert',
  'screen.turns': '{count, plural, one {einen Zug} other {# Züge}} verzögert',
  'screen.paused': 'Die Partie ist pausiert.',
};
