import type { tribeGuideEn } from './en.ts';

export const tribeGuideDe: Record<keyof typeof tribeGuideEn, string> = {
  'goal.welcome':
    'Willkommen! Du führst einen Stamm gegen einen Computerspieler. Ich erkläre jeden Schritt, du entscheidest.',
  'goal.points': 'Die meisten Punkte gewinnen: Diese Gebäude zählen sofort, diese Karten meist am Ende.',
  'goal.round': 'Jede Runde hat drei Phasen: Alle setzen Personen ein, arbeiten mit ihnen und ernähren sie.',

  'tools.place': 'Du hast fünf Personen: Schick eine zum Werkzeugmacher, tippe ihn an und bestätige.',
  'tools.place.otherwise': 'Das geht auch! Ein Werkzeug gibt in jeder Runde 1 zu einem deiner Würfe.',
  'tools.got':
    'Das ist dein Werkzeug: Einmal je Runde gibt es seinen Wert zu einem deiner Würfe, nachdem du die Würfel gesehen hast.',
  'tools.add':
    'Du hast {total, number} gewürfelt; mit {value, number} mehr sind es {amount, number} {what} statt {before, number}: Nimm deine Werkzeuge dazu.',
  'tools.add.otherwise': 'Wie du magst: Das Werkzeug bleibt für einen anderen Wurf dieser Runde.',

  'gather.place':
    '{place}: Schick {figures, plural, one {# Person} other {# Personen}} hierher; jedes Tippen schickt eine. Jede wirft einen Würfel, und je {divisor, number} Augen der Summe geben 1 {what}.',
  'gather.place.otherwise': 'Das geht auch! Mit Rohstoffen bezahlst du Karten und Gebäude; darauf kommen wir zurück.',
  'gather.got': 'Rohstoffe bezahlen Karten und Gebäude, und jeder übrige bringt am Ende einen Punkt.',

  'card.place':
    'Schick eine Person zur Karte „{card}“: Sie kostet {price, plural, one {# beliebigen Rohstoff} other {# beliebige Rohstoffe}}, und du zahlst später.',
  'card.place.otherwise': 'Das geht auch! Karten helfen sofort und zählen am Ende; in jeder Runde kommen neue.',
  'card.supply':
    'Eine Karte kostet mindestens einen Rohstoff, und du hast keinen: Schick {figures, plural, one {# Person} other {# Personen}} hierher ({place}).',
  'card.pay':
    'Kauf jetzt die Karte: Wähle „Bezahlen“, stell {price, plural, one {# Rohstoff} other {# Rohstoffe}} zusammen und bestätige.',
  'card.leave': 'Diese Karte kannst du nicht bezahlen: Lass sie liegen, und deine Person kommt heim.',
  'card.strip':
    'Diese Karte würfelt für alle: Nimm die {die, number}, {die, select, 1 {ein Holz} 2 {einen Lehm} 3 {einen Stein} 4 {ein Gold} 5 {eine Werkzeugstufe} other {eine Ackerstufe}}, und die anderen wählen aus dem Rest.',
  'card.anyTwo': 'Nimm zwei beliebige Rohstoffe: Gold ist am meisten wert.',
  'card.got': 'Gekauft: Die obere Hälfte einer Karte hilft dir sofort oder später, die untere zählt am Ende.',

  'feeding.fed': 'Alle {figures, number} Personen haben je 1 Nahrung gegessen: Du hast noch {food, number}.',
  'feeding.hunger':
    'Nahrung hat gefehlt, darum hast du 10 Punkte verloren und stehst bei {points, number}. Personen verlierst du nie.',
  'feeding.round':
    'Eine neue Runde: {player} beginnt, Karten rücken zur billigen Seite, und alle Werkzeuge sind wieder benutzbar.',
  'feeding.pay': 'Es fehlen {missing, number} Nahrung: Zahle ebenso viele Rohstoffe oder verliere 10 Punkte.',

  'building.place': 'Schick eine Person zu diesem Gebäude: {building}',
  'building.place.otherwise': 'Das geht auch! Gebäude bringen sofort die meisten Punkte; behalte sie im Auge.',
  'building.supply':
    'Für das Gebäude fehlt noch {what}: Schick {figures, plural, one {# Person} other {# Personen}} hierher ({place}), bevor du am Gebäude arbeitest.',
  'building.supply.otherwise': 'Wie du magst: Was fehlt, kommt vielleicht von anderswo.',
  'building.pay':
    'Du kannst es bezahlen: Wähle „Bezahlen“{isExact, select, yes {} other {, stell zusammen, so viel du magst,}} und bestätige.',
  'building.leave': 'Die Würfel haben für dieses Gebäude nicht gereicht: Lass es stehen, es bleibt da.',
  'building.got': 'Gebaut! Du hast {points, number} Punkte, und Hüttenbauer auf Karten zählen am Ende deine Gebäude.',

  'hut.place': 'Zwei Personen in der Hütte bringen eine dritte: Schick sie hin.',
  'hut.place.otherwise': 'Das geht auch! Mehr Personen schaffen mehr, aber sie essen auch mit.',
  'hut.got': 'Du hast jetzt {figures, number} Personen: Die neue isst heute mit und arbeitet ab der nächsten Runde.',

  'field.place': 'Schick eine Person auf den Acker: Sie hebt deine Ackerstufe.',
  'field.place.otherwise': 'Das geht auch! Äcker ersparen dir später die Jagd.',
  'field.got': 'Deine Ackerstufe ist {level, number}: So viel Nahrung bekommst du vor jedem Ernähren.',

  'hunt.place':
    'Schick {figures, plural, one {# Person} other {# Personen}} auf die Jagd: Je {divisor, number} Augen des Wurfs geben 1 Nahrung, und Platz ist immer.',
  'hunt.place.otherwise': 'Das geht auch! Denk an die Nahrung: Am Ende der Runde essen alle.',
  'hunt.got': 'Die Jagd ist vorbei: Du hast {food, number} Nahrung für {figures, number} Personen.',

  'work.first':
    'Alle haben eingesetzt. Jetzt arbeiten deine Personen, in beliebiger Folge. Zuerst: {place}, das hilft vielleicht beim Rest.',
  'work.roll': 'Jetzt die Würfel: {place}.',
  'work.next': 'Als Nächstes: {place}.',

  'score.end': 'Das Spiel endet, wenn ein Gebäudestapel leer ist oder die Karten für eine neue Runde nicht reichen.',
  'score.culture': 'Dann zählen die Karten: grüne nach der Zahl verschiedener Symbole, mal sich selbst.',
  'score.people':
    'Bauern zählen deine Ackerstufe, Werkzeugmacher deine Werkzeuge, Hüttenbauer deine Gebäude und Schamanen deine Personen.',
  end: 'Mehr brauchst du nicht! Alle Regeln und Karten stehen im Buch. Spiel hier weiter oder erstelle einen Tisch für Freunde.',

  'free.place': 'Setz deine Personen ein, wie du magst; mein Vorschlag ist markiert.',
  'free.choice': 'Entscheide, wie du magst; mein Vorschlag ist markiert.',
  'free.enough': 'Manches kam noch nicht vor. Das Spiel erklärt es, wenn es so weit ist.',
  wait: '{player} ist am Zug: Schau zu.',
  over: 'Die Partie ist vorbei. Gut gespielt!',

  'chapter.goal': 'So gewinnst du',
  'chapter.tools': 'Werkzeuge',
  'chapter.gather': 'Sammeln',
  'chapter.card': 'Karten',
  'chapter.feeding': 'Ernähren',
  'chapter.building': 'Gebäude',
  'chapter.hut': 'Die Hütte',
  'chapter.field': 'Der Acker',
  'chapter.hunt': 'Die Jagd',
  'chapter.score': 'Schlusswertung',
};
