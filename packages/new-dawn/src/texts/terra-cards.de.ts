import type { terraCardsEn } from './terra-cards.en.ts';

/** Was auf Anführern, Weltwundern, Stadtstaaten, Diplomatie- und Siegkarten von Terra Incognita steht. */
export const terraCardsDe: Record<keyof typeof terraCardsEn, string> = {
  'leader.china.civ': 'China',
  'leader.china.name': 'Qin Shihuangdi',
  'leader.china.text': 'Wenn du verteidigst, zählt jeder deiner verstärkten Kontrollmarker 2 statt 1.',
  'leader.england.civ': 'England',
  'leader.england.name': 'Victoria',
  'leader.england.text':
    'Nach dem Bau einer Stadt, die die einzige Stadt ihres Kartenteils ist (Stadtstaaten zählen nicht), darfst du 1 unbenutzten Kontrollmarker verstärkt neben sie setzen.',
  'leader.georgia.civ': 'Georgien',
  'leader.georgia.name': 'Tamar',
  'leader.georgia.text':
    'Hast du eine Diplomatiekarte eines Stadtstaats der gleichen Art, gilt die Fokuskarte 1 Platz weiter rechts.',
  'leader.inca.civ': 'Inka',
  'leader.inca.of': 'der Inka',
  'leader.inca.name': 'Pachacútec',
  'leader.inca.text':
    'Nach dem Platzieren eines Kontrollmarkers auf einem Berg darfst du einen weiteren auf ein angrenzendes Feld setzen; das kann sich fortsetzen.',
  'leader.indonesia.civ': 'Indonesien',
  'leader.indonesia.name': 'Gitarja',
  'leader.indonesia.text':
    'Deine Wagen und Armeen dürfen Wasser betreten. Für Wagenbewegungen gelten alle Wasserfelder am Kartenrand als zueinander benachbart.',
  'leader.netherlands.civ': 'Niederlande',
  'leader.netherlands.of': 'der Niederlande',
  'leader.netherlands.name': 'Wilhelmina',
  'leader.netherlands.text':
    'Für deine Bezirksfähigkeiten gelten Wasserfelder neben deinen Bezirken als freundlich und als jede Geländeart.',
  'leader.nubia.civ': 'Nubien',
  'leader.nubia.name': 'Amanitore',
  'leader.nubia.text': 'Nach dem Zurücksetzen deiner Wachstumskarte nutzt du einen deiner Bezirke.',
  'leader.ottoman.civ': 'Osmanisches Reich',
  'leader.ottoman.of': 'des Osmanischen Reichs',
  'leader.ottoman.name': 'Süleyman',
  'leader.ottoman.text':
    'Zu Beginn deines Zuges darfst du die Ibrahim-Karte einem anderen Spieler geben. +2 Kampfwert gegen ihren Besitzer, im Angriff wie in der Verteidigung.',
  'leader.poland.civ': 'Polen',
  'leader.poland.name': 'Jadwiga',
  'leader.poland.text':
    'Zu Beginn deines ersten Zuges wählst du einen anderen Spieler und nimmst 1 Diplomatiekarte deiner Wahl von ihm. Von diesem Spieler darfst du beliebig viele Karten besitzen.',
  'leader.zulu.civ': 'Zulu',
  'leader.zulu.of': 'der Zulu',
  'leader.zulu.name': 'Shaka',
  'leader.zulu.text':
    'Gewinnst du als Angreifer, lege 1 Handelsmarker aus dem Vorrat auf deine Militärkarte, bei einer rivalisierenden Stadt oder einem Stadtstaat 2.',
  'wonder.colosseum.name': 'Kolosseum',
  'wonder.colosseum.text':
    'Zu Beginn deines Zuges darfst du 1 eigenen Kontrollmarker neben einer eigenen Stadt verstärken.',
  'wonder.taj-mahal.name': 'Taj Mahal',
  'wonder.taj-mahal.text': 'Eine Fokuskarte gilt je eigenem Weltwunder der gleichen Art 1 Platz weiter rechts.',
  'wonder.cristo-redentor.name': 'Cristo Redentor',
  'wonder.cristo-redentor.text':
    'Beim Bau oder bei der Eroberung: Wähle eine rivalisierende Stadt (keine Hauptstadt, ohne Armee) bis zu 3 Felder von diesem Weltwunder entfernt und ersetze sie durch eine unbenutzte eigene.',
  'wonder.apadana.name': 'Apadana',
  'wonder.apadana.text':
    'Beim Bau oder bei der Eroberung: Erkunde von einem beliebigen Randfeld eines beliebigen Kartenteils aus; wurde ein Teil gelegt, setze 1 Kontrollmarker auf ein leeres Feld davon.',
  'wonder.kilwa-kisiwani.name': 'Kilwa Kisiwani',
  'wonder.kilwa-kisiwani.text':
    'Erreicht einer deiner Wagen einen Stadtstaat, lege 1 zusätzlichen Handelsmarker aus dem Vorrat auf eine beliebige Fokuskarte.',
  'wonder.machu-picchu-terra.name': 'Machu Picchu',
  'wonder.machu-picchu-terra.text': 'Eine Karte auf dem ersten oder zweiten Platz gilt 2 Plätze weiter rechts.',
  'wonder.orszaghaz.name': 'Országház',
  'wonder.orszaghaz.text': 'Hat einer deiner Wagen einen Stadtstaat erreicht, darfst du diesen Stadtstaat erobern.',
  'wonder.jebel-barkal.name': 'Dschebel Barkal',
  'wonder.jebel-barkal.text':
    'Im Angriff oder in der Verteidigung darfst du Ressourcenmarker (keine Naturwunder) für je +2 Kampfwert ausgeben.',
  'wonder.huey-teocalli.name': 'Huey Teocalli',
  'wonder.huey-teocalli.text': 'Beim Verteidigen +1 Kampfwert je Wasserfeld neben dem verteidigten Feld.',
  'wonder.statue-of-liberty.name': 'Freiheitsstatue',
  'wonder.statue-of-liberty.text':
    'Bevor du eine rivalisierende Stadt durch eine eigene ersetzt, ersetze alle rivalisierenden Kontrollmarker neben ihr durch deine unbenutzten, unverstärkten.',
  'wonder.pentagon-terra.name': 'Pentagon',
  'wonder.pentagon-terra.text':
    '+2 Kampfwert beim Angreifen. Deine Armeen haben keine Bewegungsgrenze; alle anderen Bewegungsregeln gelten weiter.',
  'wonder.great-library.name': 'Große Bibliothek',
  'wonder.great-library.text':
    'Erreicht einer deiner Wagen eine rivalisierende Stadt, darfst du eine Fokuskarte derselben Art und Stufe wie eine Karte in der Reihe jenes Spielers nehmen; sie ersetzt deine Karte dieser Art.',
  'wonder.university-of-sankore.name': 'Universität von Sankoré',
  'wonder.university-of-sankore.text':
    'Hast du in deinem Zug mindestens eine Fokuskarte ersetzt, darfst du an seinem Ende 2 beliebige Karten deiner Reihe tauschen, die keine Wissenschaftskarten sind.',
  'wonder.amundsen-scott.name': 'Amundsen-Scott-Forschungsstation',
  'wonder.amundsen-scott.text':
    'Beim Bau: Baue eine Stadt auf einem beliebigen zulässigen Randfeld der Weltkarte, lege dieses Weltwunder dorthin und platziere danach bis zu 2 Kontrollmarker neben dieser Stadt.',
  'cityState.auckland.name': 'Auckland',
  'cityState.auckland.text':
    'Beim Bau einer Stadt darfst du über Wasser zählen, und Felder neben Wasser haben Schwierigkeit 1.',
  'cityState.akkad.name': 'Akkad',
  'cityState.akkad.text':
    'Deine Armeen dürfen durch Felder mit rivalisierenden Kontrollmarkern ziehen (halten sie dort, müssen sie weiterhin angreifen).',
  'cityState.antananarivo.name': 'Antananarivo',
  'cityState.antananarivo.text':
    'In deinem Zug gilt Antananarivo als eine deiner Städte und nicht als Stadtstaat. Deine Armeen dürfen ihre Bewegung dort nicht beenden.',
  'cityState.palenque.name': 'Palenque',
  'cityState.palenque.text':
    'Beim Spielen einer Fokuskarte darfst du Ressourcenmarker (keine Naturwunder) als Handelsmarker dieser Karte ausgeben.',
  'diplomacy.open-borders-terra.name': 'Offene Grenzen',
  'diplomacy.open-borders-terra.text':
    'Städte und Kontrollmarker des Gebers gelten für deine Bezirkseffekte und für die Entwicklung deiner Städte als freundlich.',
  'diplomacy.non-aggression-pact.name': 'Nichtangriffspakt',
  'diplomacy.non-aggression-pact.text':
    'Du kannst Elemente des Gebers weder angreifen noch zerstören. Greift der Geber eines deiner Elemente an oder zerstört es, darfst du diese Karte zurückgeben und deine Militärkarte mit einer beliebigen anderen Karte deiner Reihe tauschen.',
  'naturalWonder.dead-sea.name': 'Totes Meer',
  'naturalWonder.dead-sea.text': 'Einmal pro Zug als Marmor einsetzbar, wird nicht verbraucht.',
  'naturalWonder.mato-tipila.name': 'Mato Tipila',
  'naturalWonder.mato-tipila.text': 'Einmal pro Zug als Quecksilber einsetzbar, wird nicht verbraucht.',
  'naturalWonder.ha-long-bay.name': 'Ha-Long-Bucht',
  'naturalWonder.ha-long-bay.text': 'Einmal pro Zug als Diamanten einsetzbar, wird nicht verbraucht.',
  'naturalWonder.gobustan.name': 'Gobustan',
  'naturalWonder.gobustan.text': 'Einmal pro Zug als Öl einsetzbar, wird nicht verbraucht.',
  'agenda.technophile-terra.name': 'Technikbegeistert',
  'agenda.technophile-terra.text': 'Habe 3 Fokuskarten der Stufe IV in deiner Fokusreihe.',
  'agenda.scholarly-terra.name': 'Gebildet',
  'agenda.scholarly-terra.text': 'Kontrolliere 2 wissenschaftliche Weltwunder.',
  'agenda.defensive.name': 'Defensiv',
  'agenda.defensive.text': 'Habe 15 verstärkte Kontrollmarker.',
  'agenda.devastating.name': 'Vernichtend',
  'agenda.devastating.text': 'Gewinne einen Angriff als Angreifer mit einem Gesamt-Kampfwert von 16 oder mehr.',
  'agenda.diplomatic.name': 'Diplomatisch',
  'agenda.diplomatic.text': 'Habe Diplomatiekarten von 4 verschiedenen Spielern und/oder Stadtstaaten.',
  'agenda.hoarder.name': 'Horter',
  'agenda.hoarder.text': 'Habe 5 Ressourcen- und/oder Naturwunder-Marker.',
  'agenda.expansionist.name': 'Expansionist',
  'agenda.expansionist.text':
    'Kontrolliere je eine Stadt auf 6 verschiedenen Kartenteilen (eine Festung ist ein eigenes Teil).',
  'agenda.prolific.name': 'Fruchtbar',
  'agenda.prolific.text': 'Kontrolliere 2 Weltwunder desselben Zeitalters.',
  'agenda.industrious.name': 'Industriell',
  'agenda.industrious.text': 'Habe 5 Bezirke auf der Weltkarte.',
  'agenda.progressive.name': 'Fortschrittlich',
  'agenda.progressive.text': 'Kontrolliere 1 Weltwunder jedes Zeitalters.',
  'agenda.provincial.name': 'Provinziell',
  'agenda.provincial.text':
    'Habe je 1 entwickelte Stadt auf 4 verschiedenen Kartenteilen (eine Festung ist ein eigenes Teil).',
  'agenda.diversified.name': 'Breit gefächert',
  'agenda.diversified.text': 'Kontrolliere 3 verschiedene Arten von Weltwundern.',
  'special.ibrahim.name': 'Ibrahim',
  'special.ibrahim.text':
    'Der Besitzer hat den Nutzen: Bewegt er einen Wagen zu einer osmanischen Stadt, legen er und der osmanische Spieler je 1 Handelsmarker aus dem Vorrat auf eine eigene Fokuskarte. Der osmanische Spieler hat +2 Kampfwert gegen den Besitzer. Der osmanische Spieler kann die Karte nicht selbst nutzen.',
};
