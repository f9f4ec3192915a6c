import type { cardsEn } from './cards.en.ts';

/** Was auf Karten und Markern steht, in eigenen Worten. */
export const cardsDe: Record<keyof typeof cardsEn, string> = {
  'card.early-empire.name': 'Frühes Reich',
  'card.early-empire.text': 'Platziere 2 Kontrollmarker neben eigenen Städten; Gelände bis zum Platzwert.',
  'card.drama-and-poetry.name': 'Drama und Poesie',
  'card.drama-and-poetry.text':
    'Platziere 2 Kontrollmarker neben eigenen Städten (Gelände bis zum Platzwert). Danach darfst du einen eigenen Kontrollmarker um ein Feld auf ein leeres Landfeld beliebigen Geländes versetzen.',
  'card.civil-service.name': 'Öffentlicher Dienst',
  'card.civil-service.text':
    'Platziere 2 Kontrollmarker neben eigenen Städten, danach 1 weiteren neben einem beliebigen freundlichen Feld; alle mit Gelände bis zum Platzwert.',
  'card.mass-media.name': 'Massenmedien',
  'card.mass-media.text':
    'Platziere 3 Kontrollmarker neben eigenen Städten (Gelände bis zum Platzwert). Wähle danach einen rivalisierenden Kontrollmarker bis zu 2 Felder von einem freundlichen Feld entfernt: Ein unverstärkter wird durch einen unverstärkten von dir ersetzt, ein verstärkter umgedreht.',
  'card.astrology.name': 'Astrologie',
  'card.astrology.text': 'Rücke die Technologiescheibe um den Platzwert vor.',
  'card.mathematics.name': 'Mathematik',
  'card.mathematics.text':
    'Lege 1 Handelsmarker aus dem Vorrat auf eine deiner Fokuskarten, rücke danach die Technologiescheibe um den Platzwert vor.',
  'card.replaceable-parts.name': 'Austauschbare Bauteile',
  'card.replaceable-parts.text':
    'Nimm aus dem Vorrat 1 Ressource einer Art, die du noch nicht besitzt, rücke danach die Technologiescheibe um den Platzwert vor.',
  'card.nuclear-power.name': 'Kernkraft',
  'card.nuclear-power.text':
    'Nur auf Platz 5: Wähle ein Feld; dort und auf angrenzenden Feldern werden unverstärkte Kontrollmarker zerstört und verstärkte umgedreht. Rücke danach die Technologiescheibe um den Platzwert vor.',
  'card.foreign-trade.name': 'Außenhandel',
  'card.foreign-trade.text': 'Bewege jeden Wagen bis zu 3 Felder; Gelände bis zum Platzwert.',
  'card.currency-base.name': 'Währung',
  'card.currency-base.text':
    'Bewege jeden Wagen bis zu 4 Felder; Gelände bis zum Platzwert. Ein Wagen darf das Feld eines Barbaren betreten: Der Barbar wird ohne Handelsmarker entfernt, und der Wagen darf weiterfahren.',
  'card.steam-power.name': 'Dampfkraft',
  'card.steam-power.text':
    'Bewege jeden Wagen bis zu 6 Felder; Gelände bis zum Platzwert, auch Wasser. Danach darfst du einen eigenen Ressourcenmarker gegen einen beliebigen aus dem Vorrat tauschen.',
  'card.capitalism.name': 'Kapitalismus',
  'card.capitalism.text':
    'Bewege jeden Wagen bis zu 6 Felder; Gelände bis zum Platzwert, auch Wasser. Einmal pro Zug, nach dem Zurücksetzen dieser Karte, spielst du eine andere Karte deiner Reihe wie auf Platz 1; sie wird nicht zurückgesetzt.',
  'card.pottery.name': 'Keramik',
  'card.pottery.text':
    'Baue 1 Weltwunder mit Produktion in Höhe des Platzwerts oder 1 Stadt bis zu 2 Felder von einem freundlichen Feld entfernt (Gelände bis zum Platzwert).',
  'card.animal-husbandry-base.name': 'Tierzucht',
  'card.animal-husbandry-base.text':
    'Baue 1 Weltwunder mit Produktion in Höhe des Platzwerts oder 1 Stadt bis zu 3 Felder von einem freundlichen Feld oder einem eigenen Wagen entfernt (Gelände bis zum Platzwert).',
  'card.nationalism.name': 'Nationalismus',
  'card.nationalism.text':
    'Baue 1 Weltwunder mit Produktion in Höhe des Platzwerts (7 auf Platz 5) oder 1 Stadt bis zu 4 Felder von einem freundlichen Feld entfernt, auch über Wasser gezählt (Gelände bis zum Platzwert).',
  'card.urbanization.name': 'Urbanisierung',
  'card.urbanization.text':
    'Baue 1 Weltwunder mit Produktion in Höhe des Platzwerts oder 1 Stadt bis zu 5 Felder von einem freundlichen Feld entfernt, auch über Wasser gezählt (Gelände bis zum Platzwert); platziere nach dem Bau einer Stadt bis zu 2 Kontrollmarker neben ihr (Gelände bis zum Platzwert).',
  'card.masonry-base.name': 'Steinmetzkunst',
  'card.masonry-base.text':
    'Verstärke eigene Kontrollmarker, höchstens so viele, wie der Platz angibt, oder führe bis zu 2 Angriffe mit Reichweite 2 durch; Kampfwert = Platzwert.',
  'card.iron-working-base.name': 'Eisenverarbeitung',
  'card.iron-working-base.text':
    'Verstärke eigene Kontrollmarker, höchstens so viele, wie der Platz angibt, oder führe bis zu 2 Angriffe mit Reichweite 3 durch; Kampfwert = Platzwert +1, gegen Barbaren Platzwert +3.',
  'card.mass-production-base.name': 'Massenproduktion',
  'card.mass-production-base.text':
    'Führe bis zu 2 Angriffe mit Reichweite 3 durch, auch über Wasser gezählt; Kampfwert = Platzwert +2. Verstärke danach eigene Kontrollmarker, höchstens so viele, wie der Platz angibt, und für jeden Angriff einen weniger.',
  'card.flight-base.name': 'Luftfahrt',
  'card.flight-base.text':
    'Verstärke eigene Kontrollmarker, höchstens so viele, wie der Platz angibt, und führe davor oder danach bis zu 3 Angriffe mit Reichweite 5 durch, gezählt über alles hinweg; Kampfwert = Platzwert +3.',
  'leader.america.civ': 'Amerika',
  'leader.america.name': 'Teddy Roosevelt',
  'leader.america.text':
    'Erhältst oder nutzt du einen Naturwunder-Marker, lege ihn auf eine beliebige Karte deiner Fokusreihe. Von dort zählt er wahlweise als Handelsmarker dieser Karte oder als seine Ressource.',
  'leader.aztec.civ': 'Azteken',
  'leader.aztec.of': 'der Azteken',
  'leader.aztec.name': 'Montezuma',
  'leader.aztec.text':
    'Nach dem Zurücksetzen deiner Militärkarte: Hast du in diesem Zug mindestens einen Angriff gewonnen, darfst du zwei beliebige Karten deiner Fokusreihe tauschen.',
  'leader.egypt.civ': 'Ägypten',
  'leader.egypt.name': 'Kleopatra',
  'leader.egypt.text': 'Weltwunder kosten dich 1 weniger.',
  'leader.france.civ': 'Frankreich',
  'leader.france.name': 'Katharina von Medici',
  'leader.france.text':
    'Spielst du deine Kulturkarte, platzierst du zusätzliche Kontrollmarker nach dem spätesten Zeitalter deiner Weltwunder: Antike 1, Mittelalter 2, Moderne 3 (nicht addiert).',
  'leader.japan.civ': 'Japan',
  'leader.japan.name': 'Hojo Tokimune',
  'leader.japan.text': 'In deinem Zug haben Wüsten- und Bergfelder neben Wasser oder am Kartenrand Schwierigkeit 3.',
  'leader.rome.civ': 'Rom',
  'leader.rome.name': 'Trajan',
  'leader.rome.text':
    'Wagen auf deiner Wirtschaftskarte dürfen von jeder eigenen Stadt starten, auch von nicht entwickelten.',
  'leader.scythia.civ': 'Skythien',
  'leader.scythia.name': 'Tomyris',
  'leader.scythia.text': '+3 Kampfwert, wenn du ein Grasland- oder Hügelfeld angreifst oder verteidigst.',
  'leader.sumeria.civ': 'Sumer',
  'leader.sumeria.name': 'Gilgamesch',
  'leader.sumeria.text': 'Besiegst du einen Barbaren, erhältst du zusätzlich 1 Ressource deiner Wahl aus dem Vorrat.',
  'wonder.stonehenge.name': 'Stonehenge',
  'wonder.stonehenge.text':
    'Nach dem Platzieren eines Kontrollmarkers auf einem Hügel darfst du Kontrollmarker auf angrenzende Hügel setzen; jeder neue Hügel kann die Kette fortsetzen. Versetzte oder eingetauschte Marker lösen das nicht aus.',
  'wonder.hanging-gardens.name': 'Hängende Gärten',
  'wonder.hanging-gardens.text':
    'Zu Beginn deines Zuges darfst du 1 Kontrollmarker neben eine eigene Stadt auf ein Feld mit Schwierigkeit 4 oder weniger setzen.',
  'wonder.forbidden-city.name': 'Verbotene Stadt',
  'wonder.forbidden-city.text':
    'Zu Beginn deines Zuges darfst du 1 rivalisierenden Kontrollmarker neben einem freundlichen Feld zerstören.',
  'wonder.chichen-itza.name': 'Chichén Itzá',
  'wonder.chichen-itza.text':
    'Beim Platzieren von Kontrollmarkern müssen leere Waldfelder nicht neben einer eigenen Stadt liegen.',
  'wonder.sydney-opera-house.name': 'Opernhaus von Sydney',
  'wonder.sydney-opera-house.text': 'Rivalisierende Kontrollmarker zählen für die Entwicklung deiner Städte.',
  'wonder.eiffel-tower.name': 'Eiffelturm',
  'wonder.eiffel-tower.text':
    'Zu Beginn deines Zuges darfst du 2 Kontrollmarker desselben Rivalen bestimmen; dieser ersetzt einen davon durch einen unbenutzten, unverstärkten Kontrollmarker von dir.',
  'wonder.colossus.name': 'Koloss',
  'wonder.colossus.text':
    'Spielst du deine Wirtschaftskarte, verteilst du insgesamt 6 zusätzliche Bewegungsfelder beliebig auf deine Wagen.',
  'wonder.great-lighthouse.name': 'Großer Leuchtturm',
  'wonder.great-lighthouse.text':
    'Beim Bau einer Stadt gelten leere Felder am Kartenrand als höchstens 2 Felder von einem freundlichen Feld entfernt.',
  'wonder.great-zimbabwe.name': 'Groß-Simbabwe',
  'wonder.great-zimbabwe.text':
    'Erhaltene Handelsmarker darfst du statt auf Fokuskarten auf diese Karte legen, höchstens 4. Zu Beginn deines Zuges darfst du Marker von hier auf deine Fokuskarten legen.',
  'wonder.machu-picchu-base.name': 'Machu Picchu',
  'wonder.machu-picchu-base.text': 'Eine Karte, die du auf Platz 1 oder 2 spielst, gilt als auf Platz 3.',
  'wonder.big-ben.name': 'Big Ben',
  'wonder.big-ben.text':
    'Im Angriff oder in der Verteidigung: +2 Kampfwert je eigenem Wagen neben dem verteidigten Feld.',
  'wonder.estadio-do-maracana.name': 'Maracanã-Stadion',
  'wonder.estadio-do-maracana.text':
    'Einmal pro Zug darfst du, bevor du eine andere Fokuskarte spielst, deine Wirtschaftskarte spielen und zurücksetzen. (Laut Errata; im ersten Druck: danach.)',
  'wonder.petra.name': 'Petra',
  'wonder.petra.text':
    '+2 Kampfwert beim Verteidigen. Barbaren können Felder mit deinen Städten oder verstärkten Kontrollmarkern nicht betreten; laut Errata bewegen sie sich stattdessen in die Gegenrichtung.',
  'wonder.terracotta-army.name': 'Terrakotta-Armee',
  'wonder.terracotta-army.text': '+2 Kampfwert beim Angreifen.',
  'wonder.alhambra.name': 'Alhambra',
  'wonder.alhambra.text': '+2 Kampfwert beim Angreifen oder Verteidigen.',
  'wonder.venetian-arsenal.name': 'Venezianisches Arsenal',
  'wonder.venetian-arsenal.text':
    'Einmal pro Zug darfst du eine Karte, die du gerade auf Platz 5 gespielt hast, noch einmal wie auf Platz 1 spielen.',
  'wonder.ruhr-valley.name': 'Ruhrgebiet',
  'wonder.ruhr-valley.text': '+5 Kampfwert beim Verteidigen.',
  'wonder.pentagon-base.name': 'Pentagon',
  'wonder.pentagon-base.text':
    '+2 Kampfwert beim Angreifen, und deine Angriffe dürfen unabhängig von der Reichweite jedes Feld der Weltkarte zum Ziel haben.',
  'wonder.oracle.name': 'Orakel',
  'wonder.oracle.text': 'Zu Beginn deines Zuges darfst du 2 benachbarte Karten deiner Fokusreihe tauschen.',
  'wonder.pyramids.name': 'Pyramiden',
  'wonder.pyramids.text':
    'Beim Bau: Ersetze bis zu 3 Karten der Stufe I deiner Reihe durch Karten der Stufe II derselben Art.',
  'wonder.porcelain-tower.name': 'Porzellanturm',
  'wonder.porcelain-tower.text':
    'Beim Bau: Ersetze bis zu 2 Karten deiner Reihe durch Karten der nächsthöheren Stufe derselben Art.',
  'wonder.potala-palace.name': 'Potala-Palast',
  'wonder.potala-palace.text':
    'Du darfst von allen anderen je 4 Diplomatiekarten besitzen. Beim Bau darfst du insgesamt 3 Diplomatiekarten von anderen nehmen.',
  'wonder.oxford-university.name': 'Universität Oxford',
  'wonder.oxford-university.text':
    'Ersetzt du eine Fokuskarte, die keine Wissenschaftskarte ist, darf die neue Karte von anderer Art sein.',
  'wonder.kremlin.name': 'Kreml',
  'wonder.kremlin.text':
    'Beim Angriff auf ein rivalisierendes Feld +4 Kampfwert, wenn du mehr verstärkte Kontrollmarker auf der Weltkarte hast als der Verteidiger.',
  'cityState.carthage.name': 'Karthago',
  'cityState.kumasi.name': 'Kumasi',
  'cityState.brussels.name': 'Brüssel',
  'cityState.seoul.name': 'Seoul',
  'cityState.geneva.name': 'Genf',
  'cityState.mohenjo-daro.name': 'Mohenjo-Daro',
  'cityState.buenos-aires.name': 'Buenos Aires',
  'cityState.kabul.name': 'Kabul',
  'naturalWonder.torres-del-paine.name': 'Torres del Paine',
  'naturalWonder.cliffs-of-dover.name': 'Kreidefelsen von Dover',
  'naturalWonder.mt-everest.name': 'Mount Everest',
  'naturalWonder.crater-lake.name': 'Crater Lake',
  'naturalWonder.grand-mesa.name': 'Grand Mesa',
  'naturalWonder.galapagos-islands.name': 'Galapagosinseln',
  'naturalWonder.mt-kilimanjaro.name': 'Kilimandscharo',
  'naturalWonder.pantanal.name': 'Pantanal',
  'cityState.carthage.text':
    'Beim Verteidigen oder bei Angriffen auf alles außer Karthago: +1 Kampfwert je Stadtstaat-Marker und je eigener Stadt, höchstens 2 Felder vom verteidigten Feld entfernt.',
  'cityState.kumasi.text': 'Spielst du deine Industrie- oder Kulturkarte, hat Wald Schwierigkeit 1.',
  'cityState.brussels.text': 'Deine Weltwunder kosten je entwickelter eigener Stadt 1 weniger.',
  'cityState.seoul.text': 'Zu Beginn deines Zuges darfst du 1 Barbaren auf ein angrenzendes leeres Landfeld bewegen.',
  'cityState.geneva.text':
    'Zu Beginn deines Zuges darfst du 1 Diplomatiekarte zurückgeben und eine andere desselben Spielers nehmen.',
  'cityState.mohenjo-daro.text':
    'Beim Platzieren von Kontrollmarkern ist die Schwierigkeit aller Felder um 1 geringer.',
  'cityState.buenos-aires.text': 'Ein Weltwunder einer Art, von der du noch keines hast, kostet dich 2 weniger.',
  'cityState.kabul.text': '+3 Kampfwert beim Angriff auf eine Stadt oder einen Stadtstaat außer Kabul.',
  'diplomacy.joint-war.name': 'Gemeinsamer Krieg',
  'diplomacy.joint-war.text': '+2 Kampfwert beim Angreifen, außer gegen den Geber dieser Karte.',
  'diplomacy.defensive-pact.name': 'Verteidigungspakt',
  'diplomacy.defensive-pact.text': '+2 Kampfwert beim Verteidigen, außer wenn der Geber angreift.',
  'diplomacy.embassy.name': 'Botschaft',
  'diplomacy.embassy.text':
    'Bewegst du einen Wagen zur Hauptstadt des Gebers (auch mit der Bewegung, durch die du diese Karte erhalten hast): Lege 1 Handelsmarker aus dem Vorrat auf eine Fokuskarte des Gebers, nimm danach 1 Ressource deiner Wahl aus dem Vorrat.',
  'diplomacy.open-borders-base.name': 'Offene Grenzen',
  'diplomacy.open-borders-base.text': 'Die Kontrollmarker des Gebers zählen für die Entwicklung deiner Städte.',
  'agenda.warmonger.name': 'Kriegstreiber',
  'agenda.warmonger.text': 'Besiege 1 rivalisierende Hauptstadt oder kontrolliere 2 eroberte Stadtstaaten.',
  'agenda.paranoid.name': 'Paranoid',
  'agenda.paranoid.text': 'Kontrolliere 2 militärische Weltwunder.',
  'agenda.civilized.name': 'Zivilisiert',
  'agenda.civilized.text': 'Habe 8 deiner Städte auf der Weltkarte (die Hauptstadt zählt mit).',
  'agenda.money-grubber.name': 'Geldgierig',
  'agenda.money-grubber.text': 'Kontrolliere 2 wirtschaftliche Weltwunder.',
  'agenda.explorer.name': 'Entdecker',
  'agenda.explorer.text': 'Kontrolliere 15 Felder neben Wasser oder am Rand der Weltkarte.',
  'agenda.aesthetic.name': 'Ästhetisch',
  'agenda.aesthetic.text': 'Kontrolliere 2 kulturelle Weltwunder.',
  'agenda.populous.name': 'Bevölkerungsreich',
  'agenda.populous.text': 'Kontrolliere 5 entwickelte Städte.',
  'agenda.preservationist.name': 'Bewahrer',
  'agenda.preservationist.text': 'Kontrolliere 2 Naturwunder.',
  'agenda.technophile-base.name': 'Technikbegeistert',
  'agenda.technophile-base.text': 'Erreiche Feld 24 deiner Technologiescheibe.',
  'agenda.scholarly-base.name': 'Gebildet',
  'agenda.scholarly-base.text': 'Kontrolliere 2 wissenschaftliche Weltwunder.',
  'naturalWonder.torres-del-paine.text': 'Einmal pro Zug als Diamanten einsetzbar, wird nicht verbraucht.',
  'naturalWonder.cliffs-of-dover.text': 'Einmal pro Zug als Marmor einsetzbar, wird nicht verbraucht.',
  'naturalWonder.mt-everest.text': 'Einmal pro Zug als Öl einsetzbar, wird nicht verbraucht.',
  'naturalWonder.crater-lake.text': 'Einmal pro Zug als Quecksilber einsetzbar, wird nicht verbraucht.',
  'naturalWonder.grand-mesa.text': 'Einmal pro Zug als Diamanten einsetzbar, wird nicht verbraucht.',
  'naturalWonder.galapagos-islands.text': 'Einmal pro Zug als Quecksilber einsetzbar, wird nicht verbraucht.',
  'naturalWonder.mt-kilimanjaro.text': 'Einmal pro Zug als Öl einsetzbar, wird nicht verbraucht.',
  'naturalWonder.pantanal.text': 'Einmal pro Zug als Marmor einsetzbar, wird nicht verbraucht.',
};
