import type { Chapter } from '../../../../kits/book/written.ts';
import type { terraEn } from './terra.en.ts';

export const terraDe: Record<keyof typeof terraEn, Chapter> = {
  T1: {
    title: 'Was Terra Incognita ändert',
    short:
      'Mehr Anführer, Kartenteile und Karten, eine sechste Art von Fokuskarten, Armeen, Bezirke, Festungen und Regierungsformen; bis zu fünf Personen.',
    parts: {
      'T1.1':
        'Neu: 5 Kartenteile, 10 Anführer, Wachstumskarten, zu jedem Anführer eine einzigartige Fokuskarte, Bezirke, Festungen, Regierungsformen, eine fünfte Farbe.',
      'T1.2':
        'Ersetzt: alle Militärkarten, Währung, Tierzucht, Offene Grenzen, Machu Picchu, das Pentagon, eine Siegkarte, die Ereignisscheibe und die Fokusreihe.',
    },
  },
  T2: {
    title: 'Weitere Begriffe',
    short: 'Elemente, Figuren, erlaubte Stadtfelder und eroberte Weltwunder.',
    parts: {
      'T2.1': 'Elemente sind Armeen, Wagen, Städte, Kontrollmarker und Bezirke. Figuren sind Armeen und Wagen.',
      'T2.2':
        'Eine Stadt darf auf Land stehen, das an keine Stadt, keinen Stadtstaat und keine Festung grenzt und nichts trägt als Wagen, eigene Armeen und eigene Kontrollmarker.',
      'T2.3': 'Ein Weltwunder ist erobert, wenn seine Karte durch einen Angriff gewonnen wurde.',
      'T2.4': 'Ein Bezirk gilt als Kontrollmarker, wenn T7 nichts anderes sagt.',
    },
  },
  T3: {
    title: 'Aufbau mit Terra Incognita',
    short: 'Sechs Karten in der Reihe, Festungen an einem kleinen Kern und Land, das du erst beim Spielen findest.',
    parts: {
      'T3.1':
        'Jeder bekommt außerdem 2 Armeen, 5 Bezirke, je einen Marker der sechs Regierungsformen, 24 Fokuskarten und 5 Diplomatiekarten; 34 Kontrollmarker.',
      'T3.2':
        'Wachstum liegt ganz links, die anderen fünf Karten der Stufe I folgen in der Reihenfolge des Anführers. Eine einzigartige Karte der Stufe I ersetzt die Karte ihrer Art. Eine Armee steht auf der Militärkarte.',
      'T3.3':
        'Der Kern hat vier Teile, zu zweit und zu dritt zwei. Dann legt jeder eine Festung an mindestens zwei Felder des Kerns und sein Hauptstadt-Teil an mindestens vier Felder von Kern und Festungen. Die übrigen Teile bilden den Stapel.',
      'T3.7':
        'Jeder Stapel hat 2 antike, 2 mittelalterliche und 3 moderne Weltwunder, unabhängig von der Personenzahl.',
      'T3.8': 'Fünf Siegkarten: beide Festungskarten und drei weitere.',
    },
  },
  T4: {
    title: 'Fokusreihe mit sechs Plätzen',
    short: 'Sechs Stellen mit den Zahlen 1, 1, 2, 3, 4, 5.',
    parts: {
      'T4.1': 'Beide Stellen mit einer 1 sind „der erste Platz“.',
      'T4.2': 'Eine zurückgesetzte Karte kommt ganz nach links.',
      'T4.3':
        '„Weiter rechts“ zählt Stellen, höchstens bis zur letzten. Jede Bedingung an den Platz meint die erreichte Stelle.',
      'T4.4': '„Wie auf dem ersten Platz“ meint die Stelle ganz links; Verschiebungen zählen von dort.',
      'T4.5': 'Verschieben mehrere Effekte eine Karte, bestimmt ihr Besitzer die Reihenfolge.',
    },
  },
  T5: {
    title: 'Einzigartige Fokuskarten',
    short: 'Eine je Anführer, zu nehmen wie jede andere Karte.',
    parts: {
      'T5.1':
        'Mit Stufe I liegt sie in der ersten Reihe; mit höherer Stufe darfst du sie nehmen, wann immer du eine Karte genau dieser Stufe erhältst.',
      'T5.2': 'Ersetzt geht sie auf deinen Stapel wie jede andere.',
    },
  },
  T6: {
    title: 'Wachstumskarten',
    short: 'Sie platzieren Bezirke und verstärken Kontrollmarker.',
    parts: {
      'T6.1': 'Verstärkt wird jetzt mit Wachstumskarten, nicht mit Militärkarten.',
      'T6.2': 'Ein Bezirk wird neben einer eigenen Stadt platziert, auf Land bis zum Platzwert.',
      'T6.3': 'Jeder ausgegebene Handelsmarker der Wachstumskarte verstärkt einen Kontrollmarker.',
    },
  },
  T7: {
    title: 'Bezirke',
    short: 'Fünf Arten, jeder hat von jeder einen. Zweimal in sechs Runden nutzt ihr sie.',
    parts: {
      'T7.1': 'Campus, Handelszentrum, Lager, Industriegebiet, Theaterplatz.',
      'T7.2':
        'Sie gelten als Kontrollmarker, aber nur Wachstumskarten platzieren sie, immer unverstärkt. Sie dürfen an die Stelle eines eigenen Kontrollmarkers treten. Besiegt gehen sie an ihren Besitzer zurück.',
      'T7.3':
        'Zeigt die Scheibe Bezirke, nutzen alle ihre Bezirke, in beliebiger Reihenfolge und so weit wie möglich. Keinen darfst du auslassen.',
      'T7.4': '„Innerhalb von n Feldern“ eines Bezirks zählt alle Felder, auch rivalisierende und Wasser.',
    },
  },
  T8: {
    title: 'Armeen',
    short: 'Figuren, die über die Karte ziehen und angreifen, wo sie anhalten.',
    parts: {
      'T8.1':
        'Die Militärkarte sagt, wie viele du hast: Stufe I eine, alle anderen zwei. Neue stehen zuerst auf ihrer Karte.',
      'T8.2':
        'Jede Armee zieht so weit, wie die Karte sagt, samt Angriff, bevor die nächste zieht. Handelsmarker machen sie nicht schneller.',
      'T8.3': 'Von der Karte startet eine Armee in der Hauptstadt oder in einer entwickelten Stadt.',
      'T8.4': 'Sie zieht über Land bis zum Platzwert, über Wasser nur, wenn die Karte es erlaubt.',
      'T8.5':
        'Trifft sie auf einen Barbaren, einen Stadtstaat, eine freie Festung oder ein rivalisierendes Element, muss sie anhalten und angreifen.',
      'T8.6': 'Eigene Elemente, Ressourcen und Naturwunder halten sie nicht auf.',
      'T8.7':
        'Armeen machen kein Feld freundlich. Auf Felder mit rivalisierenden Armeen kommen keine Städte und keine Kontrollmarker.',
      'T8.8': 'Effekte, die Elemente entfernen oder tauschen, wirken nicht auf ein Feld mit einer Armee.',
      'T8.9':
        'Kommen Barbaren zu einer Armee, auch auf Wasser, besiegen sie diese und gehen zurück. Wagen dort werden zerstört, Städte und Kontrollmarker bleiben, wie sie sind.',
      'T8.10': 'Eine besiegte Armee und ein besiegter Wagen gehen auf ihre Karte zurück.',
    },
  },
  T9: {
    title: 'Angriffe mit Armeen',
    short: 'Kampf wie bisher, aber der Angriff kommt von einer Armee, und es darf neu gewürfelt werden.',
    parts: {
      'T9.1': 'Ziel ist eines der Elemente auf dem Feld der Armee; steht dort ein Barbar, muss er es sein.',
      'T9.2': 'Diplomatiekarten gibst du zurück wie bisher (R15.2).',
      'T9.3':
        'Angriff: Würfel + Platzwert + Karte + Anführer, Weltwunder und Diplomatie. Für eine freie Festung wird gewürfelt wie für einen Stadtstaat (R15.3).',
      'T9.4':
        'Verteidigung: freie Festung 6, Stadtstaat 8, Stadt doppelte Schwierigkeit, alles andere die Schwierigkeit. Städte und Kontrollmarker: +1 je verstärktem eigenen Marker daneben, +1, wenn selbst verstärkt. Jedes rivalisierende Element: +2, wenn noch eine Armee der verteidigenden Person dort ist, dazu was Karten und Anführer geben.',
      'T9.5': 'Jeder Handelsmarker der Militärkarte gibt +1 oder einen neuen Wurf.',
      'T9.6': 'Gewinnt die Verteidigung, geht die Armee auf ihre Karte zurück.',
      'T9.7':
        'Gewinnt der Angriff: wie R15.8. Mit einer Stadt oder einem Kontrollmarker sind auch alle rivalisierenden Figuren dort besiegt. Auf eine besiegte Festung kommt deine Stadt; ein Wagen dort bleibt stehen, und deine Armee geht zurück.',
      'T9.8':
        'Die Armee bleibt, außer es ist noch ein rivalisierendes Element dort; dann geht sie auf das letzte freie Feld zurück.',
    },
  },
  T10: {
    title: 'Festungen',
    short: 'Wald, Schwierigkeit 3. Eroberst du eine, hast du dort eine Stadt.',
    parts: {
      'T10.1': 'Keine Städte neben einer Festung, keine Kontrollmarker und keine Bezirke auf ihr.',
      'T10.2': 'Wagen ziehen hindurch; Armeen halten an und greifen sie an (sie verteidigt sich mit 6).',
      'T10.3': 'Erobert trägt sie eine Stadt wie jede andere; du kontrollierst die Festung, solange diese Stadt steht.',
      'T10.4': 'Ohne die Stadt ist die Festung wieder frei.',
    },
  },
  T11: {
    title: 'Erkunden',
    short: 'Am Rand eines Kartenteils mit Hauptstadt darf eine Figur neues Land finden.',
    parts: {
      'T11.1': 'Es kostet ein Feld Bewegung, einmal je Bewegung dieser Figur.',
      'T11.2':
        'Ziehe das unterste Kartenteil des Stapels und lege es so, dass es vier Felder der Karte berührt, darunter das der Figur. Geht das nicht, kommt es oben auf den Stapel.',
      'T11.3': 'Der Richtungsmarker darf zur Seite rücken; seine Richtungen bleiben.',
      'T11.4': 'Die Figur darf mit ihrer restlichen Bewegung weiterziehen.',
      'T11.5': 'Ohne Teile im Stapel wird nichts erkundet.',
    },
  },
  T12: {
    title: 'Regierungsformen',
    short: 'Ein Marker, mit dem eine Karte weiter rechts gilt.',
    parts: {
      'T12.1':
        'Zeigt die Scheibe sie, darfst du eine Karte auf einem der beiden ersten Plätze wählen und den Marker ihrer Art darauflegen. Es gibt immer nur einen.',
      'T12.2':
        'Republik (Kultur), Monarchie (Wachstum), Oligarchie (Wirtschaft) und Autokratie (Militär): zwei Stellen. Demokratie (Wissenschaft) und Kommunismus (Industrie): eine.',
      'T12.3': 'Ersetzt eine Karte derselben Art die Karte, bleibt der Marker; sonst verlierst du ihn.',
    },
  },
  T13: {
    title: 'Weltwunder altern',
    short: 'Ungebaute Weltwunder werden billiger und kommen dann aus dem Spiel.',
    parts: {
      'T13.1':
        'Beim Weltwundersymbol bekommt jedes offene Weltwunder einen Handelsmarker. Hat eines schon einen, scheidet es aus, und das nächste wird aufgedeckt.',
      'T13.2': 'Ein Weltwunder mit Marker kostet 1 weniger.',
    },
  },
  T14: {
    title: 'Ereignisscheibe von Terra Incognita',
    short: 'Sechs Abschnitte: Erscheinen und Weltwunder, Ziehen, Bezirke, Regierung und Weltwunder, Ziehen, Bezirke.',
    parts: {
      T14: 'Zuerst prüft ihr, ob jemand gewonnen hat, dann dreht sich die Scheibe. Einen Handelsabschnitt gibt es nicht: Entwickelte Städte bringen etwas über das Handelszentrum.',
    },
  },
  T15: {
    title: 'Sieg mit Terra Incognita',
    short: 'Vier von fünf Siegkarten, geprüft vor dem Drehen der Scheibe.',
    parts: {
      'T15.1': 'Zwei Festungskarten mit je einer Agenda und drei weitere mit je zwei. Vier Marker gewinnen.',
      'T15.2': 'Gewinnen mehrere: die meisten Marker, dann wie in R24.4.',
      'T15.3':
        'Festungsagenden musst du halten: eine Festung für die erste, zwei für die andere. Verlierst du sie, verlierst du den Marker.',
      'T15.4': 'Alle anderen Agenden bleiben wie bisher.',
      'T15.5': 'Bei Agenden über Kartenteile ist eine Festung ein eigenes Teil; ergänztes Wasser gehört zu keinem.',
    },
  },
  T16: {
    title: 'Klarstellungen zu Karten',
    short: 'Akkad, Antananarivo und Ibrahim.',
    parts: {
      'T16.1':
        'Akkad: Durchziehen ist erlaubt, aber eine Armee, die auf einem rivalisierenden Kontrollmarker anhält, muss angreifen.',
      'T16.2':
        'Antananarivo: Hältst du dessen Karte, darfst du dort ein Weltwunder bauen. Es bleibt bei seinem Erbauer; im Zug eines anderen Spielers, der eine Karte hält, gehört es diesem.',
      'T16.3': 'Ibrahim nutzt der Spieler, der ihn hat, nie der osmanische Spieler.',
    },
  },
  T17: {
    title: 'Spielarten',
    short: 'Eine friedliche Partie und Hilfe für Neulinge.',
    parts: {
      'T17.1': 'Friedlich: ohne die beiden Festungskarten. Drei Siegkarten (R26: vier), auf jeder eine Agenda.',
      'T17.2':
        'Vorsprung: Neulinge beginnen mit so vielen Handelsmarkern, wie ihr vereinbart, vom ersten Platz an über die Fokusreihe verteilt, höchstens drei auf einer Karte.',
    },
  },
};
