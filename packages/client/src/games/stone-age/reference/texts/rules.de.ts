import type { Chapter } from '../../../../kits/book/written.ts';
import type { rulesEn } from './rules.en.ts';

/** Die Regeln in eigenen Worten, mit den Nummern, die Tests und Auslegungen nennen. */
export const rulesDe: Record<keyof typeof rulesEn, Chapter> = {
  S1: {
    title: 'Wörter des Spiels',
    short: 'Personen, Rohstoffe, Orte und was die Zahlen darauf bedeuten.',
    parts: {
      'S1.1':
        'Eine Person gehört zu deinem Stamm. Du hast sie auf der Hand, bis du sie einsetzt, und in jeder neuen Runde wieder.',
      'S1.2':
        'Rohstoffe sind Holz, Lehm, Stein und Gold. Nahrung ist kein Rohstoff: Sie kauft nichts und bringt keine Punkte.',
      'S1.3':
        'Personen gehen an 3 Orte im Dorf, auf die Jagd, an 4 Rohstofforte, auf 4 Kartenfelder und auf 2 bis 4 Gebäudestapel.',
      'S1.4': 'Ein Ring bietet Platz für eine Person. Die Jagd hat keine Ringe und keine Grenze.',
      'S1.5':
        'Deine Ackerstufe reicht von 0 bis 10. Dein Werkzeugwert ist die Summe deiner drei Werkzeuge, 0 bis 12; Einmalwerkzeuge zählen dafür nie.',
      'S1.6':
        'Ein Wurf wird geteilt: durch 2 für Nahrung, 3 für Holz, 4 für Lehm, 5 für Stein, 6 für Gold. Dieselbe Zahl ist ein Rohstoff in einem Gebäude nach Wahl wert.',
      'S1.7':
        'Auf deinem Stapel liegen verdeckt die Karten, die du gekauft hast. Aufbewahrte Karten liegen offen, bis du ihre obere Hälfte nutzt.',
      'S1.8': 'Im Uhrzeigersinn heißt: von Platz zu Platz. Der Startspieler hat für diese Runde den Marker.',
      'S1.9': 'Was du tun musst, fragt dich das Spiel oder tut es selbst. Wo du etwas tun darfst, entscheidest du.',
    },
  },
  S2: {
    title: 'Was es von allem gibt',
    short: '10 Personen für jeden, 36 Karten, 28 Gebäude; Rohstoffe, Nahrung und Werkzeuge gehen nie aus.',
    parts: {
      'S2.1': 'Du beginnst mit 5 Personen und hast nie mehr als 10.',
      'S2.2': 'Rohstoffe, Nahrung und Werkzeuge sind unbegrenzt.',
      'S2.3': 'Es gibt 36 Zivilisationskarten und 28 Gebäude, jedes genau einmal.',
      'S2.4': 'Gewürfelt wird mit gewöhnlichen Würfeln. Wie viele es für einen Ort auch sind: Es ist ein Wurf.',
      'S2.5': 'Deine Punkte haben keine Obergrenze und können unter null fallen.',
    },
  },
  S3: {
    title: 'Aufbau',
    short: '5 Personen und 12 Nahrung für jeden, vier Karten im Angebot, je Mitspieler ein Stapel mit 7 Gebäuden.',
    parts: {
      'S3.1': 'Alle beginnen mit 5 Personen und 12 Nahrung und sonst mit nichts.',
      'S3.2':
        'Die 36 Karten werden gemischt. Vier liegen offen: die erste auf dem Feld für 1 Rohstoff, die nächsten auf denen für 2, 3 und 4.',
      'S3.3':
        'Die Gebäude werden gemischt und zu Stapeln mit je 7 gelegt. Es gibt so viele Stapel, wie Personen mitspielen; die anderen bleiben ungesehen in der Schachtel. Das oberste Gebäude jedes Stapels liegt offen.',
      'S3.4': 'Der Zufall bestimmt, wer beginnt, außer am Tisch wurde ein Platz gewählt.',
    },
  },
  S4: {
    title: 'Eine Runde',
    short: 'Einsetzen, Aktionen, Ernähren: in dieser Folge, für alle.',
    parts: {
      'S4.1':
        'Eine Runde hat drei Phasen: Einsetzen, Aktionen und Ernähren. Dann endet das Spiel, oder eine neue Runde beginnt.',
      'S4.2': 'Alle beenden eine Phase, bevor die nächste beginnt.',
      'S4.3': 'Jede Runde hat dieselben Regeln, auch die erste.',
    },
  },
  S5: {
    title: 'Einsetzen',
    short: 'Setzt reihum Personen auf je einen Ort, bis niemand mehr einsetzen kann.',
    parts: {
      'S5.1':
        'Der Startspieler beginnt, dann geht es im Uhrzeigersinn. Bist du dran, setzt du eine oder mehrere Personen auf einen Ort.',
      'S5.2': 'Solange du Personen auf der Hand hast und ein Ort frei ist, musst du einsetzen. Passen geht nicht.',
      'S5.3':
        'Hast du keine Person auf der Hand oder keinen Ort für sie, wirst du bis zum Ende der Phase übergangen. Wer zu Hause bleibt, tut nichts, isst aber mit.',
      'S5.4': 'Die Phase endet, wenn niemand mehr einsetzen kann.',
      'S5.5':
        'Wo in dieser Runde schon Personen von dir stehen, darfst du keine dazustellen. Das gilt auch für die Jagd.',
      'S5.6':
        'Werkzeugmacher, Acker, Karten und Gebäude nehmen genau 1 Person; die Hütte genau 2 derselben Farbe. Ein Rohstoffort nimmt 1 bis 7, so viele, wie Ringe frei sind. Jagen dürfen beliebig viele.',
      'S5.7':
        'Du musst das, worauf du einsetzt, nicht bezahlen können. Du darfst auch dorthin gehen, wo du nichts bekommst, zum Beispiel um einen Ort zu versperren.',
      'S5.8': 'Du darfst in derselben Runde auf mehrere Karten, Gebäude und Rohstofforte gehen.',
    },
  },
  S6: {
    title: 'Grenzen nach Zahl der Mitspieler',
    short: 'Zu zweit und zu dritt schließen manche Orte früher.',
    parts: {
      'S6.1':
        'Zu zweit und zu dritt werden in jeder Runde nur zwei der drei Orte im Dorf benutzt; dann ist der dritte geschlossen. Beide darf dieselbe Person nutzen. Zu viert sind alle drei offen.',
      'S6.2':
        'An jedem Rohstoffort darf zu zweit nur eine Farbe stehen, zu dritt zwei. Zu viert gibt es als Grenze nur die 7 Ringe.',
      'S6.3': 'Für Jagd, Karten und Gebäude gilt das nicht. Alle anderen Regeln sind immer gleich.',
    },
  },
  S7: {
    title: 'Aktionen',
    short: 'Einer nach dem anderen arbeitet an allen eigenen Orten, in beliebiger Reihenfolge.',
    parts: {
      'S7.1':
        'Der Startspieler arbeitet an allen eigenen Orten, dann der Nächste im Uhrzeigersinn. Dazwischen kommt niemand dran, außer beim Nehmen der Würfel der Würfelleiste.',
      'S7.2':
        'Du wählst die Reihenfolge deiner Orte, einen nach dem anderen, und kennst jedes Ergebnis vor dem nächsten.',
      'S7.3': 'Du machst die ganze Arbeit an einem Ort, dann kommen deine Personen von dort heim.',
      'S7.4':
        'Orte im Dorf und zum Sammeln musst du nutzen, wenn am Tisch nichts anderes gilt. Eine Karte oder ein Gebäude darfst du ablehnen: Sie bleiben liegen, und die Person kommt heim.',
      'S7.5': 'Stehen keine Personen von dir auf Orten, hast du keinen Zug.',
      'S7.6': 'Was du bekommst, kannst du sofort nutzen.',
    },
  },
  S8: {
    title: 'Jagen und Sammeln',
    short: 'Ein Würfel je Person; teile die Summe durch die Zahl des Ortes.',
    parts: {
      'S8.1': 'Wirf für jede deiner Personen am Ort einen Würfel, alle zusammen.',
      'S8.2': 'Nach dem Wurf darfst du unbenutzte Werkzeuge dazunehmen. Es zählen Würfel plus Werkzeuge.',
      'S8.3':
        'Teile die Summe: durch 2 für Nahrung, 3 für Holz, 4 für Lehm, 5 für Stein, 6 für Gold. Es wird abgerundet; der Rest verfällt. Auch nichts ist möglich.',
      'S8.4': 'Du darfst nicht noch einmal würfeln und einen Wurf nicht aufteilen.',
    },
  },
  S9: {
    title: 'Werkzeuge',
    short: 'Drei Werkzeuge mit Wert bis 4. Jedes hilft einmal je Runde bei einem Wurf.',
    parts: {
      'S9.1':
        'Jede Werkzeugstufe gibt 1 dazu: erst drei Werkzeuge mit 1, dann wachsen sie gleichmäßig auf 2, 3 und 4. Nach 12 Stufen kommt nichts mehr dazu.',
      'S9.2':
        'Jedes Werkzeug nutzt du einmal je Runde, mit seinem ganzen Wert, für einen Wurf. Du darfst mehrere für denselben Wurf nehmen. Was zu viel ist, verfällt.',
      'S9.3':
        'Werkzeuge helfen beim Jagen, beim Sammeln und wenn du für eine Karte zwei Würfel wirfst. Die Würfel der Würfelleiste ändern sie nie.',
      'S9.4':
        'Ein neues Werkzeug kannst du sofort nutzen. Eine Stufe hebt eines der niedrigsten an, wenn möglich ein unbenutztes. Ein benutztes bleibt benutzt.',
      'S9.5': 'Mit der neuen Runde kannst du alle Werkzeuge wieder nutzen.',
      'S9.6':
        'Einmalwerkzeuge mit 2, 3 und 4 sind Karten. Jedes gibt einmal im Spiel seinen Wert zu einem deiner Würfe; danach kommt es auf deinen Stapel.',
    },
  },
  S10: {
    title: 'Das Dorf',
    short: 'Werkzeugmacher: eine Werkzeugstufe. Hütte: eine neue Person. Acker: eine Ackerstufe.',
    parts: {
      'S10.1': 'Werkzeugmacher: Du bekommst eine Werkzeugstufe.',
      'S10.2':
        'Hütte: Du bekommst eine Person, höchstens die zehnte. Sie isst schon in dieser Runde mit; einsetzen kannst du sie ab der nächsten.',
      'S10.3': 'Acker: Deine Ackerstufe steigt um eins, höchstens auf 10.',
    },
  },
  S11: {
    title: 'Eine Karte kaufen',
    short: 'Zahle 1 bis 4 beliebige Rohstoffe, nimm die Karte und führe ihre obere Hälfte aus.',
    parts: {
      'S11.1':
        'Der Preis ist die Zahl des Feldes: 1, 2, 3 oder 4 Rohstoffe beliebiger Sorten. Nahrung zählt nicht, Wechselgeld gibt es nicht.',
      'S11.2':
        'Zahle, nimm die Karte, führe die obere Hälfte aus und leg sie auf deinen Stapel. Karten für später liegen offen. Dann kommt die Person heim.',
      'S11.3': 'Was eine Karte bringt, kann sie nicht bezahlen.',
      'S11.4': 'Das Feld bleibt für den Rest der Runde leer. Die anderen Karten behalten Platz und Preis.',
      'S11.5': 'Kannst oder willst du nicht zahlen, bleibt die Karte liegen, und deine Person kommt heim.',
    },
  },
  S12: {
    title: 'Obere Hälften der Karten',
    short: 'Was eine Karte beim Kauf bringt.',
    parts: {
      'S12.1': 'Nahrung (7 Karten): Du bekommst so viel Nahrung.',
      'S12.2': 'Rohstoffe (5 Karten): Du bekommst die gezeigten Rohstoffe.',
      'S12.3':
        'Würfeln (3 Karten): Wirf 2 Würfel, nimm Werkzeuge dazu, wenn du magst, und teile wie beim Sammeln dieses Rohstoffs.',
      'S12.4': 'Punkte (3 Karten): Du bekommst 3 Punkte.',
      'S12.5': 'Werkzeug (1 Karte): eine Werkzeugstufe. Acker (2 Karten): eine Ackerstufe.',
      'S12.6':
        'Zusatzkarte (1 Karte): Zieh eine Karte vom Stapel. Nur du siehst sie. Ihre obere Hälfte bewirkt nichts, die untere zählt am Ende. Ist der Stapel leer, ziehst du nichts.',
      'S12.7': 'Einmalwerkzeug (3 Karten): Es liegt offen, bis du es zu einem Wurf dazunimmst.',
      'S12.8':
        '2 Rohstoffe nach Wahl (1 Karte): Sie liegt offen. Einmal, bei einer eigenen Entscheidung in den Aktionen oder beim Ernähren, nimmst du 2 Rohstoffe deiner Wahl. Tust du es nie, zählen sie am Ende.',
      'S12.9': 'Würfelleiste (10 Karten): Wirf Würfel für alle.',
    },
  },
  S13: {
    title: 'Die Würfelleiste',
    short: 'Ein Würfel für jeden; wer gekauft hat, nimmt zuerst, dann alle anderen.',
    parts: {
      'S13.1': 'Gleich nach dem Kauf wirfst du für alle, die mitspielen, je einen Würfel.',
      'S13.2':
        'Wer gekauft hat, nimmt einen Würfel, dann die anderen im Uhrzeigersinn. 1 ist ein Holz, 2 ein Lehm, 3 ein Stein, 4 ein Gold, 5 eine Werkzeugstufe, 6 eine Ackerstufe. Das gibt es sofort.',
      'S13.3':
        'Werkzeuge ändern diese Würfel nicht. Jeder muss einen nehmen, auch wenn er nichts bringt; der Letzte bekommt, was übrig ist.',
      'S13.4': 'Alle sehen, welche Würfel übrig sind. Sind alle genommen, geht der Zug weiter.',
      'S13.5':
        'Es ist gleich, wer schon dran war. Ein Werkzeug, das du nach deinem Zug bekommst, hilft ab der nächsten Runde.',
      'S13.6': 'Zeigen alle übrigen Würfel dieselbe Zahl, werden sie ohne Frage verteilt.',
    },
  },
  S14: {
    title: 'Gebäude',
    short: 'Zahle, was das Gebäude verlangt, und bekomme sofort seine Punkte.',
    parts: {
      'S14.1': 'Die meisten Gebäude (17) verlangen drei bestimmte Rohstoffe und bringen die gezeigten Punkte.',
      'S14.2':
        'Andere (8) verlangen genau 4 oder 5 Rohstoffe aus genau 1, 2, 3 oder 4 Sorten. Sie bringen die Summe: Holz 3, Lehm 4, Stein 5, Gold 6.',
      'S14.3': 'Drei Gebäude nehmen 1 bis 7 Rohstoffe beliebiger Sorten. Auch sie bringen die Summe.',
      'S14.4': 'Du darfst beliebig viele Gebäude haben. Jedes zählt für deine Hüttenbauer.',
      'S14.5':
        'Das nächste Gebäude des Stapels wird sofort aufgedeckt. Gebaut werden kann es erst in der nächsten Runde.',
      'S14.6': 'Du darfst ablehnen: Das Gebäude bleibt liegen. Du darfst einen Stapel auch nur versperren.',
      'S14.7': 'Nimmt jemand das letzte Gebäude eines Stapels, endet das Spiel nach dieser Runde.',
    },
  },
  S15: {
    title: 'Ernähren',
    short: 'Jede Person isst 1 Nahrung. Fehlt etwas, zahle Rohstoffe oder verliere 10 Punkte.',
    parts: {
      'S15.1': 'Zuerst bekommst du so viel Nahrung, wie deine Ackerstufe angibt.',
      'S15.2': 'Du brauchst 1 Nahrung für jede deiner Personen, auch für neue.',
      'S15.3': 'Reicht deine Nahrung, zahlst du sie und behältst den Rest.',
      'S15.4':
        'Reicht sie nicht, wird alle Nahrung gegessen. Für das Fehlende zahlst du ebenso viele Rohstoffe beliebiger Sorten, oder du verlierst 10 Punkte und behältst deine Rohstoffe. Kannst du nicht alles zahlen, verlierst du die Punkte.',
      'S15.5':
        'Du verlierst die 10 Punkte nur einmal, wie viel auch fehlt. Deine Punkte können unter null fallen. Personen verlierst du nie.',
      'S15.6': 'Du darfst die Punkte auch verlieren, wenn du zahlen könntest.',
      'S15.7': 'Solange du Nahrung hast, kannst du nicht stattdessen Rohstoffe zahlen.',
    },
  },
  S16: {
    title: 'Eine neue Runde',
    short: 'Der Marker wandert, Karten rücken auf, Werkzeuge sind frisch.',
    parts: {
      'S16.1': 'Der Startmarker geht im Uhrzeigersinn weiter.',
      'S16.2':
        'Übrige Karten rücken in ihrer Folge zur billigen Seite. Neue füllen die leeren Felder, das billigste zuerst.',
      'S16.3': 'Alle Werkzeuge sind unbenutzt, und alle Personen sind wieder auf der Hand.',
    },
  },
  S17: {
    title: 'Ende des Spiels',
    short: 'Ein Gebäudestapel ist leer, oder die Karten reichen nicht mehr.',
    parts: {
      'S17.1':
        'Kann der Stapel für eine neue Runde nicht alle Kartenfelder füllen, endet das Spiel. Reicht er gerade noch, geht es weiter.',
      'S17.2': 'Ist ein Gebäudestapel leer, wird die Runde mit Ernähren zu Ende gespielt; danach endet das Spiel.',
      'S17.3': 'Geprüft wird einmal je Runde, nach dem Ernähren.',
      'S17.4': 'Karten und Gebäude, die niemand genommen hat, zählen für niemanden.',
    },
  },
  S18: {
    title: 'Schlusswertung',
    short: 'Kultur, Bauern, Werkzeugmacher, Hüttenbauer, Schamanen und Rohstoffe bringen Punkte.',
    parts: {
      'S18.1':
        'Kultur: Zähle deine verschiedenen Symbole und nimm die Zahl mit sich selbst mal. Mach dasselbe mit den Symbolen, die du doppelt hast, und zähle beides zusammen.',
      'S18.2': 'Bauern mal Ackerstufe.',
      'S18.3': 'Werkzeugmacher mal Werkzeugwert. Einmalwerkzeuge zählen nicht.',
      'S18.4': 'Hüttenbauer mal Zahl deiner Gebäude.',
      'S18.5': 'Schamanen mal Zahl deiner Personen.',
      'S18.6':
        '1 Punkt für jeden übrigen Rohstoff, keiner für Nahrung. Eine ungenutzte Karte für 2 Rohstoffe nach Wahl zählt 2.',
      'S18.7':
        'Alle deine Karten zählen: der Stapel, die aufbewahrten, benutzt oder nicht, und die verdeckte Zusatzkarte.',
    },
  },
  S19: {
    title: 'Sieg',
    short: 'Die meisten Punkte gewinnen.',
    parts: {
      'S19.1':
        'Die meisten Punkte gewinnen. Bei Gleichstand vergleicht ihr Ackerstufe plus Werkzeugwert plus Personen; ist auch das gleich, teilt ihr euch den Platz.',
    },
  },
  S20: {
    title: 'Wer was sieht',
    short: 'Fast alles liegt offen, nur nicht, was noch kommt.',
    parts: {
      'S20.1': 'Niemand sieht die Folge der Karten im Stapel, die Gebäude unter dem obersten und die in der Schachtel.',
      'S20.2': 'Eine Zusatzkarte sieht bis zur Schlusswertung nur, wem sie gehört.',
      'S20.3':
        'Gekaufte Karten liegen für die anderen verdeckt, oder offen, wenn am Tisch so gewählt wurde. Wie viele es sind, sehen alle.',
      'S20.4':
        'Alles andere ist offen: Nahrung, Rohstoffe, Werkzeuge, aufbewahrte Karten, Punkte und die Höhe der Stapel.',
      'S20.5': 'Gemischt und gewürfelt wird auf dem Server.',
    },
  },
  S21: {
    title: 'Was du entscheidest',
    short: 'Du wirst nur gefragt, wenn es etwas zu entscheiden gibt.',
    parts: {
      'S21.1':
        'Keine Entscheidung ist geheim. Nur Würfel der Würfelleiste nimmst du im Zug eines anderen; beim Ernähren werden alle gleichzeitig gefragt.',
      'S21.2':
        'An einem Ort gilt diese Folge: zahlen, nehmen, Punkte, ausführen, heimkehren, aufdecken, was als Nächstes kommt.',
    },
  },
  S22: {
    title: 'Was immer gilt',
    short: 'Darauf kannst du dich in jeder Partie verlassen.',
    parts: {
      'S22.1': 'Jeder hat 5 bis 10 Personen. Vor dem Ernähren sind alle zu Hause.',
      'S22.2': 'Keine Karte und kein Gebäude geht verloren: Es sind in jeder Partie 36 und 28.',
      'S22.3':
        'Deine Werkzeuge unterscheiden sich höchstens um 1, und ihre Summe ist die Zahl deiner Werkzeugstufen, bis 12.',
      'S22.4': 'Nahrung und Rohstoffe fallen nie unter null, und die Ackerstufe sinkt nie.',
      'S22.5': 'Beginnt eine Runde, liegt auf jedem Kartenfeld eine Karte und auf jedem Stapel ein Gebäude.',
      'S22.6': 'Ein Gebäude mit festem Preis bringt so viele Punkte, wie seine Rohstoffe wert sind.',
      'S22.7': 'Deine Punkte ändern sich nur durch Gebäude, Karten mit 3 Punkten, Hunger und die Schlusswertung.',
      'S22.8':
        'Von Runde zu Runde verliert der Stapel eine Karte für jede gekaufte, und eine mehr für eine Zusatzkarte.',
    },
  },
};
