import type { Chapter } from '../../../../kits/book/written.ts';
import type { rulesEn } from './rules.en.ts';

export const rulesDe: Record<keyof typeof rulesEn, Chapter> = {
  R1: {
    title: 'Begriffe der Karte',
    short: 'Felder, Entfernung, Gelände und seine Schwierigkeit; und was freundlich, rivalisierend oder leer ist.',
    parts: {
      'R1.1':
        'Ein Feld ist ein Sechseck der Karte. Felder mit gemeinsamer Kante sind benachbart. „Innerhalb von n Feldern“ zählt Schritte über Felder der Karte; das Ausgangsfeld zählt nicht mit.',
      'R1.2':
        'Schwierigkeit: Grasland 1, Hügel 2, Wald 3, Wüste 4, Berg 5. Wasser kann nicht betreten, bebaut oder genutzt werden, außer ein Effekt nennt es.',
      'R1.3':
        'Das Feld eines Naturwunders hat keinen Geländetyp. Seine Schwierigkeit ist 5, auch wenn der Marker schon fort ist.',
      'R1.4':
        'Ein Stadtstaat steht auf Grasland, Schwierigkeit 1. Im Kampf verteidigt er sich mit 8, nicht mit dem Gelände.',
      'R1.5':
        'Ein Feld mit deiner Stadt oder deinem Kontrollmarker ist für dich freundlich und für alle anderen rivalisierend. Wagen ändern daran nichts; Stadtstaaten, Barbaren und leere Felder sind weder noch.',
      'R1.6': 'Ein leeres Feld trägt keinen Marker und keine Figur. Ein aufgedrucktes Symbol allein füllt es nicht.',
      'R1.7': 'Ein Feld liegt am Rand der Karte, wenn an mindestens einer seiner Seiten kein Feld mehr folgt.',
      'R1.8':
        'Zerstörte Spielsteine gehen an ihren Besitzer zurück und können wieder eingesetzt werden. Der Vorrat enthält Handelsmarker und Ressourcen.',
      'R1.9': 'Wer ein Weltwunder kontrolliert, steht in R20; was mit einem eroberten Stadtstaat geschieht, in R17.',
      'R1.10': '„Darfst“ und „bis zu“ lassen dir die Wahl. „Dann“ heißt: erst nach allem davor.',
    },
  },
  R2: {
    title: 'Begrenzungen',
    short: 'Nur Handelsmarker sind unbegrenzt.',
    parts: {
      'R2.1': 'Jeder hat 1 Hauptstadt, 7 Städte, bis zu 3 Wagen und 31 Kontrollmarker. Handelsmarker gehen nie aus.',
      'R2.2':
        'Darfst du einen Kontrollmarker platzieren und hast keinen mehr, darfst du zuerst einen eigenen von der Karte zurücknehmen. Sonst wird nichts platziert.',
      'R2.3': 'Musst du bei einer Eroberung eine Stadt platzieren und hast keine mehr, gilt R15.9.',
      'R2.4': 'Eine Ressource, die im Vorrat fehlt, bekommst du nicht.',
      'R2.5': 'Eine Diplomatiekarte kannst du nur nehmen, solange ihr Besitzer sie hat.',
    },
  },
  R3: {
    title: 'Aufbau',
    short: 'Anführer, Fokusreihe, Karte, Stadtstaaten, Weltwunder und Siegkarten vor dem ersten Zug.',
    parts: {
      'R3.1':
        'Jeder bekommt einen Anführer, eine Hauptstadt, 7 Städte, 3 Wagen, 31 Kontrollmarker, 4 Diplomatiekarten, 20 Fokuskarten und eine Technologiescheibe auf 0.',
      'R3.2':
        'Die fünf Karten der Stufe I kommen in der Reihenfolge des Anführers auf die Plätze 1 bis 5. Ein Wagen steht auf der Wirtschaftskarte.',
      'R3.3':
        'Die Karte wird gelegt (R4 oder R5), jede Hauptstadt auf ihrem aufgedruckten Platz. Weltwunder und Siegkarten sind noch verdeckt.',
      'R3.4': 'Jedes aufgedruckte Symbol bekommt seinen Marker: Ressource, Naturwunder, Stadtstaat, Barbar.',
      'R3.5': 'Zu jedem Stadtstaat der Karte liegen seine beiden Diplomatiekarten bereit.',
      'R3.6': 'Der Startspieler legt den Richtungsmarker der Barbaren und nimmt die Ereignisscheibe.',
      'R3.7':
        'Die 24 Weltwunder bilden vier Stapel, einen je Art. Zu dritt fällt je Art ein antikes Weltwunder ungesehen weg, zu zweit ein antikes und ein mittelalterliches.',
      'R3.8':
        'In jedem Stapel kommen antike vor mittelalterlichen und modernen Weltwundern. Nur die oberste Karte liegt offen und kann gebaut werden.',
      'R3.9': 'Die Marker der Weltwunder liegen bereit.',
      'R3.10': 'Drei der fünf Siegkarten werden ausgelegt (R26: vier). Der Rest ist aus dem Spiel.',
      'R3.11': 'Übrige Ressourcen und Handelsmarker bilden den Vorrat.',
    },
  },
  R4: {
    title: 'Karte der ersten Partie',
    short: 'Eine feste Karte für zwei, drei oder vier, gleich spielbereit.',
    parts: {
      R4: 'Die Karte liegt aus 10, 13 oder 16 Teilen bereit. Sie ist ausgewogen: Jede Hauptstadt erreicht über Land einen Stadtstaat, und zwei Hauptstädte liegen mindestens 9 Felder auseinander.',
    },
  },
  R5: {
    title: 'Die Karte selbst bauen',
    short: 'Jeder legt drei Teile an einen Kern aus vier Teilen.',
    parts: {
      'R5.1': 'Jeder bekommt ein Kartenteil mit einer Hauptstadt.',
      'R5.2': 'Zwei Teile mit Naturwundern und zwei mit Stadtstaaten werden gezogen: der Kern.',
      'R5.3': 'Ein Würfel entscheidet für alle vier: bei 1 bis 3 Seite A, bei 4 bis 6 Seite B.',
      'R5.4': 'Sie werden in der gezogenen Reihenfolge zu einem Block ohne Lücken gelegt.',
      'R5.5': 'Jeder bekommt zwei der übrigen Teile und hat nun drei.',
      'R5.6':
        'Reihum legt jeder eines seiner Teile, mit beliebiger Seite und beliebig gedreht. Es muss den Kern und mindestens vier Felder der Karte berühren; geht das nicht, nur den Kern. Löcher füllt Wasser.',
      'R5.7': 'Liegen alle Teile, geht der Aufbau mit R3.4 weiter.',
    },
  },
  R6: {
    title: 'Runden',
    short: 'Jeder ist einmal am Zug, dann dreht sich die Ereignisscheibe, dann prüft ihr, ob jemand gewonnen hat.',
    parts: {
      'R6.1': 'Vom Startspieler an ist im Uhrzeigersinn jeder einmal am Zug.',
      'R6.2': 'Dann dreht sich die Ereignisscheibe um einen Abschnitt, der sofort gilt (R23).',
      'R6.3': 'Dann prüft ihr, ob jemand gewonnen hat (R24.3).',
      'R6.4': 'Die nächste Runde beginnt wieder beim selben Startspieler.',
    },
  },
  R7: {
    title: 'Dein Zug',
    short: 'Wähle eine Karte deiner Fokusreihe, spiele sie und lege sie auf Platz 1 zurück.',
    parts: {
      'R7.1': 'Zu Beginn des Zuges: Fähigkeiten, die das sagen, jede höchstens einmal, in beliebiger Reihenfolge.',
      'R7.2': 'Wähle eine Karte deiner Fokusreihe.',
      'R7.3': 'Spiele sie. Du darfst ihren Effekt oder Teile davon auslassen.',
      'R7.4': 'Setze sie zurück (R8.2). In jedem Zug setzt du eine Karte zurück.',
      'R7.5': 'Am Ende des Zuges: Fähigkeiten, die das sagen.',
    },
  },
  R8: {
    title: 'Fokusreihe',
    short: 'Fünf Karten auf fünf Plätzen. Je weiter rechts eine Karte liegt, desto mehr leistet sie.',
    parts: {
      'R8.1':
        'Die Plätze tragen die Zahlen 1 bis 5; jede Zahl steht für ein Gelände: Grasland, Hügel, Wald, Wüste, Berg. Der „Platz“ einer Karte ist die Zahl, mit der du sie spielst.',
      'R8.2':
        'Zurücksetzen: Die Karte kommt auf Platz 1, und die Karten links von ihr rücken einen Platz nach rechts. Die übrigen bleiben liegen.',
      'R8.3':
        'Von jeder Art gibt es eine Karte. Eine neue Karte ersetzt die alte, mit allem, was darauf liegt; die alte geht auf deinen Stapel, von dem du sie später wieder nehmen kannst.',
      'R8.4':
        '„Gelände bis zum Platzwert“: Die Schwierigkeit des Feldes ist höchstens diese Zahl, und es ist kein Wasser.',
    },
  },
  R9: {
    title: 'Technologiescheibe',
    short:
      'Von 0 bis 24. Unterwegs bringt der Zeiger neue Karten: Stufe II bei 3 und 6, III bei 10 und 14, IV bei 19 und 24.',
    parts: {
      'R9.1': 'Die Scheibe hat die Felder 0 bis 24. Stufe II liegt auf 3 und 6, III auf 10 und 14, IV auf 19 und 24.',
      'R9.2':
        'Für jedes dieser Felder, das der Zeiger erreicht oder überschreitet, darfst du eine Karte genau dieser Stufe von deinem Stapel nehmen. Sie kommt an die Stelle der Karte ihrer Art.',
      'R9.3':
        'Ginge der Zeiger über 24 hinaus, steht er danach auf 15. Eine 24 auf dem Weg zählt. Von dort kann er 19 und 24 noch einmal erreichen.',
      'R9.4': 'Du darfst verzichten. Hat dein Stapel keine Karte dieser Stufe, geschieht nichts.',
    },
  },
  R10: {
    title: 'Kultur: Kontrollmarker',
    short: 'Platziere Kontrollmarker neben deinen Städten, auf Gelände bis zum Platzwert.',
    parts: {
      'R10.1':
        'Marker werden nacheinander und unverstärkt platziert, neben einer beliebigen eigenen Stadt, auf Land bis zum Platzwert. Dort darf kein Barbar, keine Stadt, kein Stadtstaat und kein anderer Kontrollmarker sein; Ressourcen, Naturwunder, Weltwunder und Wagen stören nicht.',
      'R10.2':
        'Eine Ressource oder ein Naturwunder auf dem Feld gehört dir. Ein neutrales Weltwunder dort kommt unter deine Kontrolle.',
      'R10.3': 'Je ausgegebenem Handelsmarker der Karte: ein Marker mehr.',
      'R10.4': 'Du darfst weniger platzieren. Hast du keinen Marker mehr: R2.2.',
      'R10.5':
        '„Ersetze einen rivalisierenden Kontrollmarker“: Der rivalisierende geht zurück, einer von dir wird unverstärkt platziert; ein Naturwunder dieses Feldes geht an dich.',
    },
  },
  R11: {
    title: 'Wissenschaft: die Scheibe rückt vor',
    short: 'Rücke die Technologiescheibe um den Platzwert vor, und je ausgegebenem Handelsmarker um 1 mehr.',
    parts: {
      R11: 'Rücke um den Platzwert vor, plus 1 je ausgegebenem Handelsmarker der Karte (R9). Was die Karte sonst noch tut, kommt davor.',
    },
  },
  R12: {
    title: 'Wirtschaft: Wagen',
    short:
      'Bewege deine Wagen. Ein Besuch in einem Stadtstaat oder einer rivalisierenden Stadt bringt zwei Handelsmarker und eine Diplomatiekarte.',
    parts: {
      'R12.1': 'Stufe I nutzt einen Wagen, II und III zwei, IV drei. Neue Wagen stehen zuerst auf der Karte.',
      'R12.2':
        'Jeder Wagen darf sich einmal bewegen, einer nach dem anderen, so weit die Karte sagt. Jeder ausgegebene Handelsmarker der Karte gibt jedem Wagen ein Feld mehr.',
      'R12.3': 'Von der Karte startet ein Wagen in der Hauptstadt oder in einer entwickelten eigenen Stadt.',
      'R12.4':
        'Er zieht über Land bis zum Platzwert. Barbaren versperren den Weg; Kontrollmarker, Städte, Stadtstaaten und andere Wagen nicht.',
      'R12.5':
        'Betritt er einen Stadtstaat oder eine rivalisierende Stadt, entscheidest du: besuchen, dann endet seine Bewegung, oder weiterziehen. Stehen bleiben ohne Besuch geht dort nicht.',
      'R12.6':
        'Besuch: Der Wagen geht auf seine Karte zurück. Nimm zwei Handelsmarker (Stadtstaat: beide auf deine Karte seiner Art; rivalisierende Stadt: wohin du willst) und eine verfügbare Diplomatiekarte von dort. Du darfst auf die Karte verzichten. Bei einem Rivalen darfst du stattdessen tauschen.',
      'R12.7':
        'In einem Zug darf nur einer deiner Wagen dieselbe Stadt oder denselben Stadtstaat betreten, auch deine eigenen Städte. Durchziehen zählt mit.',
      'R12.8':
        'Ein eroberter Stadtstaat wird als Stadt seines Eroberers besucht, auch wo ein Kontrollmarker für die Stadt steht (R15.9).',
      'R12.9': 'Ein Stadtstaat, auf dem ein Barbar steht, kann nicht betreten werden.',
      'R12.10': 'Ein Wagen, der kein Ziel erreicht, bleibt auf der Karte.',
      'R12.11': 'Wird sein Feld zu einer rivalisierenden Stadt, geht er auf seine Karte zurück.',
    },
  },
  R13: {
    title: 'Industrie: Stadt oder Weltwunder',
    short: 'Baue eine Stadt in Reichweite der Karte oder ein Weltwunder, das du bezahlen kannst.',
    parts: {
      'R13.1':
        'Stadt: in Reichweite der Karte von einem freundlichen Feld aus, gezählt über Land bis zum Platzwert, aber über kein rivalisierendes Feld und keinen Barbaren. Auf dem Feld ist nichts als Wagen und dein eigener Kontrollmarker, und es grenzt an keine Stadt und keinen Stadtstaat. Ein Kontrollmarker dort geht an dich zurück.',
      'R13.2':
        'Weltwunder: Wähle ein offenes und eine Stadt ohne Weltwunder. Produktion ist der Platzwert, plus 2 je passender Ressource, plus 1 je ausgegebenem Handelsmarker der Karte. Erreicht sie die Kosten, gehört es dir. Ein Überschuss verfällt.',
    },
  },
  R14: {
    title: 'Militärkarten',
    short: 'Verstärke Kontrollmarker, greife an, oder beides: wie es die Karte sagt.',
    parts: {
      'R14.1':
        'Stufe I und II: verstärken oder angreifen. Stufe III: angreifen, dann mit dem Rest verstärken. Stufe IV: beides in beliebiger Reihenfolge.',
      'R14.2': 'Verstärken: Drehe so viele eigene Kontrollmarker um, wie der Platzwert sagt, überall auf der Karte.',
      'R14.3':
        'Angriffe: Steinmetzkunst 2 mit Reichweite 2; Eisenverarbeitung 2 mit Reichweite 3, +1 (+3 gegen Barbaren); Massenproduktion 2 mit Reichweite 3 durch Wasser, +2; Luftfahrt 3 mit Reichweite 5 durch alles, +3.',
    },
  },
  R15: {
    title: 'Kampf',
    short: 'Beide Seiten würfeln und addieren ihre Boni. Die höhere Summe gewinnt, bei Gleichstand die Verteidigung.',
    parts: {
      'R15.1':
        'Greife von einem freundlichen Feld aus an: einen Barbaren, einen Stadtstaat, eine rivalisierende Stadt oder einen rivalisierenden Kontrollmarker in Reichweite. Der Weg führt über kein Wasser, kein rivalisierendes Feld, keinen Stadtstaat und keinen Barbaren; das Gelände ist egal. Von Feldern, die du in diesem Zug erobert hast, greifst du nicht an.',
      'R15.2':
        'Greifst du einen Stadtstaat oder Rivalen an, gibst du dessen Diplomatiekarten zurück, egal wie es ausgeht.',
      'R15.3': 'Beide Seiten würfeln einmal. Für Barbaren und Stadtstaaten würfelt der Spieler rechts vom Angreifer.',
      'R15.4': 'Angriff: Würfel + Platzwert + Karte + Anführer, Weltwunder und Diplomatie.',
      'R15.5':
        'Verteidigung: Würfel + 8 beim Stadtstaat; + Schwierigkeit beim Barbaren; + Schwierigkeit, verstärkt +1, beim Kontrollmarker; + doppelte Schwierigkeit bei der Stadt. Marker und Städte bekommen +1 je benachbartem verstärktem Marker derselben Farbe.',
      'R15.6':
        'Dann darf der Angreifer Handelsmarker seiner Militärkarte ausgeben, je +1; danach der Verteidiger. Jeder nur einmal.',
      'R15.7': 'Die höhere Summe gewinnt. Bei Gleichstand gewinnt die Verteidigung, und nichts passiert.',
      'R15.8':
        'Besiegst du einen Barbaren, verschwindet er und du bekommst einen Handelsmarker. Ein Stadtstaat wird deine Stadt (R17). Kontrollmarker oder Stadt werden durch deine ersetzt, samt Weltwunder und Naturwunder. Eine Hauptstadt bleibt; du nimmst bis zu zwei Handelsmarker, und ihr Weltwunder, wenn du eine Stadt dafür hast.',
      'R15.9':
        'Hast du keine Stadt mehr, platziere stattdessen einen verstärkten Kontrollmarker. Er zählt ebenso als Kontrolle.',
      'R15.10': 'Eroberte Felder dürfen an Städte grenzen.',
    },
  },
  R16: {
    title: 'Handelsmarker',
    short: 'Höchstens drei je Karte. Jeder, den du beim Spielen der Karte ausgibst, macht sie um eins besser.',
    parts: {
      'R16.1': 'Eine Fokuskarte trägt höchstens drei; weitere verfallen.',
      'R16.2':
        'Je ausgegebenem Marker: Kultur 1 Kontrollmarker mehr, Wissenschaft 1 Feld mehr, Wirtschaft 1 Feld mehr für jeden Wagen, Industrie +1 Produktion, Militär +1 in einem Kampf.',
      'R16.3': 'Ausgegebene Marker gehen in den Vorrat zurück.',
    },
  },
  R17: {
    title: 'Stadtstaaten',
    short: 'Neutrale Städte zum Besuchen, Erobern oder Befreien.',
    parts: {
      'R17.1': 'Sie sind neutral. Ihre Art bestimmt, auf welche deiner Karten ihre Belohnungen kommen.',
      'R17.2': 'Ein Besuch bringt nur dann eine Karte, wenn eine der beiden noch neben der Karte liegt.',
      'R17.3': 'Ein eroberter Stadtstaat ist deine Stadt, und sein Marker liegt auf deiner Karte seiner Art.',
      'R17.4':
        'Einmal je Zug gilt der Marker dort als Handelsmarker, wenn du die Karte spielst, und bleibt liegen. In der Verteidigung gilt er nicht.',
      'R17.5': 'Er gehört immer dem Spieler, der das Feld kontrolliert.',
      'R17.6':
        'Nimmst du einem Spieler einen eroberten Stadtstaat ab, darfst du ihn befreien: Er ist wieder neutral, seine beiden Karten liegen offen, und du nimmst eine davon.',
      'R17.7': 'Wird seine Stadt zerstört, ist der Stadtstaat wieder neutral.',
    },
  },
  R18: {
    title: 'Diplomatiekarten',
    short: 'Karten von Stadtstaaten und Rivalen helfen dir, bis du ihren Geber angreifst.',
    parts: {
      'R18.1': 'Eigene Karten nützen dir nichts. Halte höchstens eine je Stadtstaat und eine je Rivale.',
      'R18.2': 'Sie liegen offen bei deinem Anführer und gelten immer.',
      'R18.3': 'Du gibst sie zurück, wenn du ihren Geber angreifst. Verteidigen ändert nichts.',
      'R18.4': 'Zurückgegebene Karten von Stadtstaaten sind wieder verfügbar.',
    },
  },
  R19: {
    title: 'Ressourcen und Naturwunder',
    short: 'Kontrollmarker finden sie. Eine Ressource gibst du einmal aus, ein Naturwunder nützt in jedem Zug einmal.',
    parts: {
      'R19.1':
        'Eine Ressource nimmst du, wenn du auf ihrem Feld einen Kontrollmarker platzierst. Ausgegeben geht sie in den Vorrat.',
      'R19.2': 'Ein Naturwunder nimmst du ebenso; es wird nie verbraucht und zählt einmal je Zug als seine Ressource.',
      'R19.3': 'Verlierst du es durch einen Angriff, bekommt der Angreifer den Marker des Naturwunders.',
      'R19.4': 'Eine Ressource behältst du auch, wenn du ihr Feld verlierst.',
      'R19.5':
        'Verlässt ein Kontrollmarker ein Naturwunder auf andere Art, kehrt das Naturwunder auf die Karte zurück.',
    },
  },
  R20: {
    title: 'Weltwunder',
    short: 'Eines je Stadt. Es hilft dem Spieler, der die Stadt kontrolliert.',
    parts: {
      'R20.1':
        'Es gibt Weltwunder der Kultur, der Wirtschaft, der Wissenschaft und des Militärs; antike, mittelalterliche und moderne.',
      'R20.2':
        'Eine Stadt trägt ein Weltwunder. Du kontrollierst es, solange sein Marker unter einer eigenen Stadt liegt.',
      'R20.3': 'Sein Effekt gilt sofort, und nur für den Spieler, der es kontrolliert.',
      'R20.4': 'Nimmst du die Stadt durch einen Angriff, eroberst du das Weltwunder.',
      'R20.5': 'Zum Bauen brauchst du eine Stadt ohne Weltwunder.',
      'R20.6': 'Die Marker kannst du nicht bewegen.',
      'R20.7':
        'Zerstören Barbaren die Stadt, ist das Weltwunder neutral, bis dort ein Spieler baut oder einen Marker platziert.',
    },
  },
  R21: {
    title: 'Entwickelte Städte',
    short:
      'Eine Stadt ist entwickelt, solange ringsum jedes Feld Wasser ist oder einen Kontrollmarker derselben Farbe trägt.',
    parts: {
      'R21.1': 'Es zählen alle angrenzenden Felder der Karte; Seiten am Kartenrand sind egal.',
      'R21.2': 'Hauptstädte können entwickelt sein. Ein Kontrollmarker, der für eine Stadt steht, kann es nicht.',
      'R21.3': 'Entwickelte Städte schicken Wagen los, bringen beim Handel Handelsmarker und zählen für Agenden.',
    },
  },
  R22: {
    title: 'Barbaren',
    short: 'Sie ziehen, wenn es die Scheibe sagt, und zerstören Unverstärktes.',
    parts: {
      'R22.1':
        'Der Startspieler würfelt: Alle Barbaren ziehen ein Feld in die Richtung, die der Richtungsmarker zeigt.',
      'R22.2': 'Sie überqueren Wasser bis zum nächsten Land. Wagen auf diesem Wasser werden zerstört.',
      'R22.3': 'Am Rand der Karte kehren sie um.',
      'R22.4':
        'Wo sie ankommen, gehen Wagen auf ihre Karten zurück. Eine Hauptstadt verliert zwei Handelsmarker und wehrt sie ab. Andere Städte werden zerstört. Ein verstärkter Marker wird umgedreht und wehrt sie ab; ein unverstärkter wird zerstört.',
      'R22.5': 'Ressourcen, Naturwunder, neutrale Weltwunder und Stadtstaaten ignorieren sie.',
      'R22.6': 'Stehen zwei auf einem Feld, zieht einer davon durch einen Würfelwurf weiter, bis jeder allein steht.',
      'R22.7':
        'Erscheinen Barbaren, kommen besiegte auf ihr aufgedrucktes Feld zurück, wenn es leer ist oder nur Wagen trägt.',
      'R22.8': 'Sie versperren Wagen, Städten, Kontrollmarkern und Angriffen den Weg.',
    },
  },
  R23: {
    title: 'Ereignisscheibe',
    short: 'Barbaren erscheinen, nichts, Barbaren ziehen, Handel, Barbaren ziehen; und von vorn.',
    parts: {
      R23: 'Nach jeder Runde dreht sich die Scheibe um einen Abschnitt: nach der ersten geschieht nichts, dann ziehen Barbaren, dann Handel, dann ziehen Barbaren, dann erscheinen Barbaren, und so weiter. Handel: ein Handelsmarker je entwickelter Stadt.',
    },
  },
  R24: {
    title: 'Sieg',
    short: 'Erfülle auf jeder Siegkarte eine Agenda. Geprüft wird am Ende der Runde.',
    parts: {
      'R24.1':
        'Sobald du eine Agenda erfüllst, legst du deinen Marker daneben. Er bleibt, auch wenn du das Geforderte wieder verlierst.',
      'R24.2':
        'Jede erfüllte Agenda bekommt einen Marker, auch zwei an einer Karte. Zum Sieg genügt einer an jeder Karte.',
      'R24.3': 'Hat ein Spieler nach dem Ereignis der Runde auf jeder Karte einen Marker, gewinnt er.',
      'R24.4':
        'Gewinnen mehrere: die meisten Weltwunder, dann die meisten freundlichen Felder, sonst teilt ihr euch den Sieg.',
    },
  },
  R25: {
    title: 'Gut zu wissen',
    short: 'Häufige Fragen.',
    parts: {
      R25: 'Kontrollmarker einer Karte dürfen neben verschiedenen Städten liegen. Zwei Stufen in einem Zug der Scheibe bringen zwei Karten. Ein Wagen, der in diesem Zug auf seine Karte zurückkam, zieht nicht noch einmal. Ein verstärkter Marker schützt einmal.',
    },
  },
  R26: {
    title: 'Epische Partie',
    short: 'Vier Siegkarten statt drei; alle vier sind nötig.',
    parts: { R26: 'Vier Siegkarten werden ausgelegt; zum Sieg brauchst du auf jeder eine Agenda.' },
  },
};
