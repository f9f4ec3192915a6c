import { agreeDe } from './agree.de.ts';
import { boardDe } from './board.de.ts';
import { clockDe } from './clock.de.ts';
import { computersDe } from './computers.de.ts';
import { learnDe } from './learn.de.ts';
import { lobbyDe } from './lobby.de.ts';
import { referenceDe } from './reference.de.ts';
import { replayDe } from './replay.de.ts';
import { seatsDe } from './seats.de.ts';
import { shelfDe } from './shelf.de.ts';
import { storyDe } from './story.de.ts';
import { talkDe } from './talk.de.ts';
import type { Texts } from './texts.ts';
import { waitingDe } from './waiting.de.ts';
import { watchDe } from './watch.de.ts';

export const de: Texts = {
  'app.name': 'Morgenrot',
  'app.claim': 'Brettspiele über Zivilisationen, gemeinsam im Browser.',
  'app.intro':
    'Tisch eröffnen, Link verschicken, hinsetzen. Ohne Konto und ohne Installation: Die Partie wartet auf euch, und die Regeln erklären sich selbst.',

  'footer.fan': 'Ein unabhängiges, nicht kommerzielles Fanprojekt.',
  'games.which': 'Wähle ein Spiel:',
  'nav.home': 'Startseite',
  'nav.about': 'Über Morgenrot',
  'nav.skip': 'Zum Inhalt springen',
  'nav.settings': 'Einstellungen',
  'settings.language': 'Sprache',
  'settings.theme': 'Darstellung',
  'settings.theme.system': 'wie das Gerät',
  'settings.theme.light': 'hell',
  'settings.theme.dark': 'dunkel',
  'settings.sendAtOnce': 'Eine Wahl sofort senden, ohne zu bestätigen',

  'table.title': 'Tisch von {name}',
  'table.title.empty': 'Offener Tisch',
  'table.loading': 'Auf dem Weg zum Tisch …',
  'table.unknown.title': 'Diesen Tisch gibt es nicht',
  'table.unknown.text':
    'Vielleicht wurde der Link unterwegs abgeschnitten, oder der Tisch ist schon abgeräumt. Frag noch einmal nach dem Link oder eröffne selbst einen Tisch.',
  'table.failed.title': 'Der Tisch lässt sich nicht zeigen',
  'table.failed.game':
    'Diese Seite ist älter als der Server. Lade sie neu, um weiterzuspielen; es geht nichts verloren.',
  'table.failed.older':
    'Diese Partie geht nach älteren Regeln weiter, und dieser Seite fehlt deren Brett. Lade sie neu; wenn das nicht hilft, kann es in Ordnung bringen, wer diesen Server betreibt. Es geht nichts verloren.',
  'table.shelved.title': 'Diese Partie liegt im Regal',
  'table.shelved.text':
    'Diese Partie hat mit älteren Regeln begonnen, die dieser Server nicht mehr hat. Nichts davon ist verloren: Sie geht weiter, sobald hier wieder eine Version läuft, die diese Regeln kennt.',
  'table.failed.broken':
    'Auf dieser Seite ist etwas schiefgegangen. Die Partie liegt sicher auf dem Server. Lade die Seite neu, um weiterzuspielen.',
  'table.reload': 'Neu laden',
  'table.home': 'Zur Startseite',
  'table.watchers': '{count, plural, one {# Person schaut zu} other {# Personen schauen zu}}',
  'table.watching': 'Du schaust zu',

  'connection.connecting': 'Verbindung wird aufgebaut …',
  'connection.lost': 'Verbindung unterbrochen. Neuer Versuch von selbst; es geht nichts verloren.',
  'connection.updating': 'Der Server wird aktualisiert und ist gleich wieder da.',
  'connection.back': 'Wieder verbunden.',

  'prompt.title': 'Was zu tun ist',
  'prompt.yourTurn': 'Du bist dran',
  'prompt.waiting': 'Warten auf {who}',
  'prompt.waiting.what': 'Warten: {who} {what}',
  'prompt.over': 'Die Partie ist zu Ende',
  'prompt.confirm': 'Bestätigen',
  'prompt.cancel': 'Neu wählen',
  'prompt.undo': 'Rückgängig',
  'prompt.undo.label': 'Meine letzte Antwort rückgängig machen',
  'prompt.sending': 'Wird gesendet …',
  'prompt.waitingForLine': 'Warten auf die Verbindung …',
  'prompt.chosen': 'Gewählt: {what}',
  'prompt.some.count': '{min, plural, =0 {Bis zu {max} dürfen gewählt werden.} other {Wähle {min} bis {max}.}}',
  'prompt.some.exactly': 'Wähle {count, plural, one {eins} other {genau #}}.',
  'prompt.some.chosen': '{count, plural, =0 {Nichts gewählt} one {# gewählt} other {# gewählt}}',
  'prompt.amount': 'Eine Zahl von {min} bis {max}',
  'prompt.more': 'Eins mehr',
  'prompt.less': 'Eins weniger',
  'prompt.more.of': 'Eins mehr: {what}',
  'prompt.less.of': 'Eins weniger: {what}',
  'prompt.counts.of': 'bis {max}',
  'prompt.counts.each': '(je {worth})',
  'prompt.counts.sum': 'Zusammen: {sum}',
  'prompt.counts.both': 'Zusammen: {sum}, Wert {worth}',
  'prompt.counts.worth': 'Der Gesamtwert muss zwischen {min} und {max} liegen.',
  'prompt.counts.worth.least': 'Der Gesamtwert muss mindestens {min} sein.',
  'prompt.counts.worth.exactly': 'Der Gesamtwert muss genau {min} sein.',
  'prompt.counts.word': '{count} {what}',
  'prompt.counts.nothing': 'nichts',
  'prompt.act.with': '{act}: {what}',
  'option.offer': 'Angebot an {player}',
  'option.offer.all': 'Angebot an alle',
  'option.accept': 'Angebot {offer} annehmen',
  'option.counter': 'Gegenangebot zu {offer}',
  'option.decline': 'Angebot {offer} ablehnen',
  'option.change': 'Angebot {offer} ändern',
  'option.withdraw': 'Angebot {offer} zurückziehen',
  'option.choose': 'Wählen, wer Angebot {offer} bekommt',
  'option.bid': 'Bieten',
  'option.pass': 'Passen',
  'option.done': 'Fertig',
  'prompt.onBoard': 'Wähle auf dem Spielplan: {count, plural, one {# Ort leuchtet.} other {# Orte leuchten.}}',
  'prompt.toBoard': 'Zum Spielplan',
  'prompt.onBoard.none': 'Gerade kann kein Ort gewählt werden.',

  'log.title': 'Was geschah',
  'log.empty': 'Noch ist nichts geschehen.',
  'log.earlier': 'Frühere Zeilen zeigen',
  'log.unknown': 'Es ist etwas geschehen, wofür dieser Seite die Worte fehlen ({key}).',
  'log.rules.changed':
    'Der Server wurde aktualisiert: Von hier an gilt Version {to} der Regeln. Was davor entschieden wurde, lässt sich nicht mehr zurücknehmen.',
  'log.bargain.failed': 'Der Handel ist geplatzt: Eine Seite hat das Vereinbarte nicht mehr.',
  'log.undo.done': '{by} nimmt die letzte Antwort zurück.',
  'log.show': 'Auf der Karte zeigen',

  'result.title': 'Die Partie ist zu Ende',
  'result.winner': '{count, plural, one {{names} gewinnt!} other {{names} teilen sich den Sieg!}}',
  'result.rank': 'Platz {rank}',
  'result.board': 'Spielbrett ansehen',
  'result.show': 'Ergebnis zeigen',
  'result.home': 'Zur Startseite',

  'picture.title': 'Spielplan',
  'picture.zoomIn': 'Vergrößern',
  'picture.zoomOut': 'Verkleinern',
  'picture.fit': 'Ganzen Spielplan zeigen',
  'picture.home': 'Meine Orte zeigen',
  'picture.help':
    'Pfeiltasten gehen von Ort zu Ort, Eingabe wählt, noch einmal Eingabe bestätigt. N geht zum nächsten wählbaren Ort. Plus und Minus vergrößern und verkleinern, Null zeigt alles, Pos1 deine eigenen Orte.',

  'tabs.title': 'Bereiche des Tisches',

  'reason.unknown': 'Der Server hat abgelehnt ({key}).',
  'reason.network': 'Der Server ist nicht zu erreichen. Steht die Verbindung?',
  'reason.answer.notOffered': 'Das steht nicht zur Wahl.',
  'reason.answer.shape': 'Danach wurde nicht gefragt.',
  'reason.answer.twice': 'Dasselbe wurde zweimal gewählt.',
  'reason.answer.count': 'Es müssen zwischen {min} und {max} gewählt werden.',
  'reason.answer.range': 'Die Zahl muss zwischen {min} und {max} liegen.',
  'reason.answer.kindUnder': '{kind}: Wähle mindestens {min}.',
  'reason.answer.kindOver': '{kind}: Wähle höchstens {max}.',
  'reason.answer.sumUnder': 'Wähle insgesamt mindestens {min}.',
  'reason.answer.sumOver': 'Wähle insgesamt höchstens {max}.',
  'reason.answer.worthUnder': 'Das ist {worth} wert. Du brauchst mindestens {min}.',
  'reason.answer.worthOver': 'Das ist {worth} wert. Erlaubt sind höchstens {max}.',
  'reason.answer.kindsUnder': 'Wähle mindestens {min} verschiedene Arten.',
  'reason.answer.kindsOver':
    '{max, plural, one {Wähle nur eine Art.} other {Wähle höchstens {max} verschiedene Arten.}}',
  'reason.bargain.gone': 'Dieses Angebot hat sich geändert oder gilt nicht mehr.',
  'reason.decision.notYours': 'Du bist gerade nicht an der Reihe.',
  'reason.decision.gone': 'Das ist schon entschieden.',
  'reason.options.shape': 'Die Optionen waren nicht lesbar.',
  'reason.options.unknown': 'Die Option „{option}“ gibt es nicht.',
  'reason.options.value': 'Die Option „{option}“ lässt sich so nicht einstellen.',
  'reason.options.clash': 'Die Optionen „{option}“ und „{other}“ passen nicht zusammen.',
  'reason.undo.nothing': 'Es gibt noch nichts zurückzunehmen.',
  'reason.undo.notYours':
    'Nur die eigene letzte Antwort lässt sich zurücknehmen, und seither hat jemand anders geantwortet.',
  'reason.undo.revealed':
    'Seither ist gewürfelt oder etwas Verdecktes aufgedeckt worden: Was davor entschieden wurde, gilt.',
  'reason.chat.refused': 'Das ließ sich hier nicht sagen.',
  'reason.game.unknown': 'Dieses Spiel kennt der Server nicht.',
  'reason.limit.rate': 'Das war etwas schnell. Warte einen Moment und versuche es noch einmal.',
  'reason.limit.tables': 'Auf dieser Seite sind zu viele Tische offen. Schließe zuerst einen.',
  'reason.match.waiting': 'Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.',
  'reason.message.malformed': 'Das konnte der Server nicht lesen. Lade die Seite neu und versuche es noch einmal.',
  'reason.message.tooLarge': 'Das ist zu lang.',
  'reason.metrics.token': 'Für diese Zahlen braucht es das Token dieses Servers.',
  'reason.move.unsupported': 'Das geht hier nicht.',
  'reason.name.empty': 'Bitte gib einen sichtbaren Namen an.',
  'reason.name.tooLong': 'Der Name ist zu lang.',
  'reason.origin.foreign': 'Das kam von einer fremden Seite und wurde nicht angenommen.',
  'reason.page.unknown': 'Unter dieser Adresse liegt nichts.',
  'reason.seat.credentials': 'Dieser Platz gehört jemand anderem.',
  'reason.seat.none': 'Du hast an diesem Tisch keinen Platz.',
  'reason.seat.taken': 'Den Platz hat gerade jemand anders genommen.',
  'reason.seat.unknown': 'Diesen Platz gibt es nicht.',
  'reason.seats.count': 'Für so viele Personen ist das Spiel nicht gemacht.',
  'reason.server.busy': 'Der Server hat viel zu tun. Bitte versuche es noch einmal.',
  'reason.server.closing': 'Der Server wird gerade aktualisiert und ist gleich wieder da.',
  'reason.server.failed':
    'Auf dem Server ist etwas schiefgegangen. Es ist nichts verloren; bitte versuche es noch einmal.',
  'reason.server.rule': 'Eine Spielregel ist auf dem Server gescheitert. Die Partie steht, wie sie war.',
  'reason.server.store':
    'Der Server kann gerade nichts speichern. Es wurde nichts geändert; bitte versuche es noch einmal.',
  'reason.start.changed': 'Hier hat sich gerade noch etwas geändert. Sieh kurz nach, wer nun dabei ist.',
  'reason.table.closed': 'Die Serverleitung hat diesen Tisch geschlossen: {reason}',
  'reason.table.full': 'Inzwischen sind alle Plätze besetzt. Zuschauen kannst du gern.',
  'reason.table.over': 'Diese Partie ist beendet.',
  'reason.table.started': 'Die Partie hat schon begonnen.',
  'reason.table.unknown': 'Diesen Tisch gibt es nicht.',
  'reason.host.only': 'Das darf nur, wer diesen Tisch leitet.',
  'reason.host.present': 'Wer den Tisch leitet, ist da.',
  'reason.link.dead': 'Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.',
  'reason.passkey.failed': 'Dieser Passkey ließ sich nicht prüfen. Es hat sich nichts geändert.',
  'reason.password.empty': 'Bitte gib ein Passwort an.',
  'reason.password.needed': 'Dieser Tisch fragt nach einem Passwort.',
  'reason.password.slow':
    'Das war zu oft falsch. Versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'reason.password.wrong': 'Das ist nicht das Passwort.',
  'reason.preset.unknown': 'Diese Vorlage gibt es nicht mehr.',
  'reason.presets.many': 'Mehr Vorlagen lassen sich nicht aufheben. Lösch zuerst eine.',
  'reason.page.ended': 'Die Serverleitung hat diese Verbindung beendet.',
  'reason.seat.closed': 'Dieser Platz ist geschlossen.',
  'reason.seat.kept': 'Dieser Platz ist für jemanden reserviert: Er braucht den passenden Link.',
  'reason.seat.shared': 'Du sitzt schon an diesem Tisch.',
  'reason.talk.empty': 'Darin steht nichts, was sich sagen ließe.',
  'reason.talk.muted': 'Wer den Tisch leitet, hat dich hier um Ruhe gebeten.',
  'reason.talk.to': 'Vertrauliches geht von einer Person am Tisch zu einer anderen.',
  'reason.talk.tooLong': 'Das ist zu lang: höchstens {most} Zeichen.',
  'reason.watch.key': 'Zum Zuschauen braucht es hier den Link für Zuschauende.',
  'reason.watch.off': 'Diese Partie wird Zuschauenden nicht gezeigt.',
  'reason.match.over': 'Die Partie ist zu Ende.',

  'seen.title': 'Diese Partie als Datei',
  'seen.text':
    'Alles, was du in diesem Moment von der Partie sehen darfst, und das ganze Protokoll: zum Ansehen, nicht zum Weiterspielen. Wenn sie zu Ende ist, lässt sich hier die ganze Partie speichern.',
  'seen.save': 'Herunterladen, was ich sehe',
  'seen.saved': 'Gespeichert als {file}.',

  'notFound.title': 'Hier liegt nichts',
  'notFound.text': 'Diese Adresse führt über den Kartenrand hinaus.',

  'about.title': 'Über Morgenrot',
  'about.what':
    'Mit Morgenrot spielen Freunde Brettspiele über Zivilisationen online, auf einem Server, den eine Person aus der Runde betreibt. Das Programm achtet auf die Regeln und erklärt sie; die Partie bleibt liegen, bis alle Zeit haben.',
  'about.fan.title': 'Ein unabhängiges Fanprojekt',
  'about.fan':
    'Morgenrot ist von Spielenden für Spielende gemacht. Es ist nicht kommerziell und steht in keiner Verbindung zu Verlagen, Autorinnen oder Autoren der Spiele, die sich darauf spielen lassen; es wird von ihnen weder unterstützt noch empfohlen. Namen von Spielen und ihren Teilen gehören ihren Inhabern und sagen hier nur, welchen Regeln gefolgt wird.',
  'about.art.title': 'Bilder und Worte',
  'about.art':
    'Alle Karten, Marker und Symbole sind für dieses Projekt gezeichnet, und jede Karte ist in eigenen Worten erzählt. Weder Bilder noch Texte eines gedruckten Spiels werden verwendet. Mit dem gedruckten Regelheft zu spielen ist eine gute Idee, das Spiel zu kaufen eine noch bessere.',
  'about.licence.title': 'Lizenz',
  'about.licence': 'Das Programm ist freie Software unter der MIT-Lizenz.',
  'about.credits.title': 'Gemacht mit',
  'about.credits':
    'Morgenrot steht auf freier Software, unter anderem boardgame.io, React, Vite, Koa, socket.io, d3-zoom, wouter, zustand, intl-messageformat und pino. Danke an alle, die sie gemacht haben.',
  'about.privacy.title': 'Was aufbewahrt wird',
  'about.privacy':
    'Ein Cookie merkt sich, welche Plätze dir gehören. Tische, Namen, Züge und was an einem Tisch gesagt wird, liegen auf diesem Server. An niemanden sonst wird etwas gesendet.',

  'gallery.title': 'Galerie',
  'gallery.text': 'Alle Teile, Böden und Fragen in ihren Zuständen, für alle, die an der Seite arbeiten.',
  'gallery.plain': 'Ein Tisch ohne eigenen Spielplan',
  'gallery.prompts': 'Fragen',
  'gallery.loading': 'Die Teile werden geholt …',

  ...agreeDe,
  ...clockDe,
  ...boardDe,
  ...computersDe,
  ...learnDe,
  ...lobbyDe,
  ...referenceDe,
  ...replayDe,
  ...seatsDe,
  ...shelfDe,
  ...storyDe,
  ...talkDe,
  ...waitingDe,
  ...watchDe,
};
