import type { terraGrowthEn as english } from './terra-growth.en.ts';

/** Wachstum, Bezirke und die nicht militärischen Fokuskarten von Terra Incognita. */
export const terraGrowthDe: Record<keyof typeof english, string> = {
  'card.irrigation.name': 'Bewässerung',
  'card.irrigation.text':
    'Platziere einen Bezirk neben einer deiner Städte (Gelände bis zum Platzwert) oder verstärke deine Kontrollmarker, höchstens so viele, wie der Platz angibt.',
  'card.engineering.name': 'Ingenieurskunst',
  'card.engineering.text':
    'Platziere einen Bezirk neben einer deiner Städte und danach 1 Kontrollmarker neben einem deiner Bezirke (beides Gelände bis zum Platzwert) oder verstärke deine Kontrollmarker, höchstens so viele, wie der Platz angibt.',
  'card.sanitation.name': 'Kanalisation',
  'card.sanitation.text':
    'Platziere einen Bezirk neben einer deiner Städte (Gelände bis zum Platzwert). Verstärke danach deine Kontrollmarker, höchstens so viele, wie der Platz angibt.',
  'card.globalization.name': 'Globalisierung',
  'card.globalization.text':
    'Platziere einen Bezirk neben einer deiner Städte (Gelände bis zum Platzwert). Nenne danach eine Bezirksart: Alle, die einen solchen Bezirk auf der Weltkarte haben, nutzen ihn. Verstärke danach deine Kontrollmarker, höchstens so viele, wie der Platz angibt.',
  'card.currency-terra.name': 'Währung',
  'card.currency-terra.text':
    'Bewege jeden Wagen bis zu 4 Felder; Gelände bis zum Platzwert. Ein Wagen darf das Feld eines Barbaren betreten: Der Barbar wird ohne Handelsmarker entfernt, und der Wagen bleibt dort stehen.',
  'card.animal-husbandry-terra.name': 'Tierzucht',
  'card.animal-husbandry-terra.text':
    'Baue eines davon: ein Weltwunder mit Produktion in Höhe des Platzwerts; eine Stadt bis zu 3 Felder von einem freundlichen Feld entfernt (Gelände bis zum Platzwert); eine Stadt, wo ein Wagen oder eine Armee von dir steht – die Figur kehrt danach auf ihre Karte zurück.',

  'card.radio.name': 'Radio',
  'card.radio.text':
    'Platziere 3 Kontrollmarker neben deinen Städten (Gelände bis zum Platzwert). Auf Platz 5 wählst du außerdem eine rivalisierende Stadt bis zu 4 Felder von einer deiner Städte entfernt, keine Hauptstadt und ohne Armee, und ersetzt sie durch eine unbenutzte eigene.',
  'card.mysticism.name': 'Mystizismus',
  'card.mysticism.text':
    'Platziere einen Bezirk neben einer deiner Städte (Gelände bis zum Platzwert); ersetzt er einen deiner Kontrollmarker, darfst du diesen neben den Bezirk setzen. Oder verstärke deine Kontrollmarker, höchstens so viele, wie der Platz angibt.',
  'card.writing.name': 'Schrift',
  'card.writing.text':
    'Rücke die Technologiescheibe um den Platzwert vor und um 1 Feld mehr, wenn du ein Weltwunder kontrollierst.',
  'card.wheel.name': 'Rad',
  'card.wheel.text':
    'Bewege jeden Wagen bis zu 4 Felder; Gelände bis zum Platzwert. Für jeden Stadtstaat und jede rivalisierende Stadt, die ein Wagen erreicht, nimmst du außerdem 1 Ressource deiner Wahl.',
  'card.natural-history.name': 'Naturgeschichte',
  'card.natural-history.text':
    'Rücke die Technologiescheibe um den Platzwert vor und um 1 Feld mehr für jede Ressourcenart, die du besitzt; Naturwunder zählen als ihre Ressource.',
  'card.humanism.name': 'Humanismus',
  'card.humanism.text':
    'Platziere 2 Kontrollmarker neben freundlichen Feldern (Gelände bis zum Platzwert). Lege danach für jede deiner entwickelten Städte 1 Handelsmarker auf deine Fokuskarten.',
  'card.industrialization.name': 'Industrialisierung',
  'card.industrialization.text':
    'Baue 1 Weltwunder mit Produktion in Höhe des Platzwerts plus 1 je eigenem Bezirk auf der Weltkarte oder 1 Stadt bis zu 4 Felder von einem freundlichen Feld entfernt, auch über Wasser gezählt (Gelände bis zum Platzwert).',
  'card.state-workforce.name': 'Staatliche Arbeitskräfte',
  'card.state-workforce.text':
    'Platziere 2 Kontrollmarker neben deinen Städten (Gelände bis zum Platzwert). Auf Platz 5 einen weiteren auf einen Berg neben irgendeinem freundlichen Feld.',
  'card.shipbuilding.name': 'Schiffsbau',
  'card.shipbuilding.text':
    'Bewege jeden Wagen bis zu 4 Felder; Gelände bis zum Platzwert, auch Wasser. Unmittelbar bevor einer erkundet, darfst du einen Wassermarker neben ihn legen.',
  'card.cartography.name': 'Kartografie',
  'card.cartography.text':
    'Bewege jeden Wagen bis zu 6 Felder; Gelände bis zum Platzwert, auch Wasser. Einmal pro Zug: Erreicht einer eine rivalisierende Stadt, die mindestens 8 Felder von deiner Hauptstadt entfernt ist, darfst du bis zu 2 Felder von ihr entfernt eine Stadt bauen.',
  'card.construction.name': 'Bauwesen',
  'card.construction.text':
    'Baue 1 Weltwunder mit Produktion in Höhe des Platzwerts, wobei jede dafür ausgegebene Ressource 3 statt 2 zählt, oder 1 Stadt bis zu 3 Felder von einem freundlichen Feld entfernt (Gelände bis zum Platzwert).',
  'card.banking.name': 'Bankwesen',
  'card.banking.text':
    'Bewege jeden Wagen bis zu 6 Felder; Gelände bis zum Platzwert, auch Wasser. Erreicht einer die Hauptstadt des Spielers, der Ibrahim hat, nimm auch 1 Ressource deiner Wahl.',
  'card.astronomy.name': 'Astronomie',
  'card.astronomy.text':
    'Sieh dir bis zu 2 Teile von der Unterseite des Stapels an. Eines davon darfst du legen, als würdest du von einem Randfeld des Teils mit deiner Hauptstadt erkunden; die übrigen kommen in beliebiger Reihenfolge nach oben oder nach unten. Rücke danach die Technologiescheibe um den Platzwert vor.',
  'card.military-engineering.name': 'Militäringenieurwesen',
  'card.military-engineering.text':
    'Platziere einen Bezirk neben einer deiner Städte (Gelände bis zum Platzwert). Danach darf jede Armee auf deiner Militärkarte in eine deiner Städte ziehen. Verstärke danach alle deine Kontrollmarker, die auf einem Feld mit einer deiner Armeen oder daneben liegen.',
  'card.craftsmanship.name': 'Handwerkskunst',
  'card.craftsmanship.text':
    'Baue 1 Weltwunder mit Produktion in Höhe des Platzwerts und rücke danach die Technologiescheibe um 1 vor; oder baue 1 Stadt bis zu 2 Felder von einem freundlichen Feld entfernt (Gelände bis zum Platzwert).',

  'district.campus.name': 'Campus',
  'district.campus.text':
    '1 Handelsmarker auf deine Wissenschaftskarte für jedes freundliche Berg- oder Naturwunderfeld auf dem Campus oder daneben.',
  'district.commercial-hub.name': 'Handelszentrum',
  'district.commercial-hub.text':
    'Entweder 1 Handelsmarker auf eine beliebige deiner Fokuskarten für jede deiner entwickelten Städte oder 1 auf deine Wirtschaftskarte für jede freundliche Wüste auf dem Handelszentrum oder daneben.',
  'district.encampment.name': 'Lager',
  'district.encampment.text':
    'Eines oder beides: Besiege einen Barbaren (1 Handelsmarker wie immer) oder eine rivalisierende Armee bis zu 2 Felder entfernt; verstärke einen deiner Kontrollmarker bis zu 2 Felder entfernt.',
  'district.industrial-zone.name': 'Industriegebiet',
  'district.industrial-zone.text':
    'Entweder 1 Handelsmarker auf deine Industriekarte für jeden freundlichen Wald auf dem Industriegebiet oder daneben, oder lege 3 Handelsmarker von dieser Karte ab und baue eine Stadt bis zu 2 Felder von einem freundlichen Feld entfernt.',
  'district.theater-square.name': 'Theaterplatz',
  'district.theater-square.text':
    'Platziere 1 Kontrollmarker bis zu 2 Felder vom Theaterplatz oder von einer deiner Städte mit Weltwunder entfernt.',

  'prompt.growth': 'Einen Bezirk platzieren oder verstärken?',
  'prompt.placeDistrict': 'Welchen Bezirk platzierst du, und wo?',
  'prompt.deployArmies': 'Du darfst Armeen von deiner Militärkarte in deine Städte schicken: welche, und wohin?',
  'prompt.nameDistrict': 'Welche Bezirksart nutzen alle?',
  'prompt.resolveDistricts': 'Welchen Bezirk nutzt du als Nächstes?',
  'prompt.districtChoice': 'Was soll dieser Bezirk tun?',
  'prompt.encampment': 'Wen besiegt dein Lager?',
  'prompt.foundCity': 'Du darfst eine Stadt bauen: wo?',
  'prompt.cityOnFigure': 'Welche deiner Figuren wird zur Stadt?',
  'prompt.replaceCity': 'Du darfst eine rivalisierende Stadt durch eine eigene ersetzen: welche?',
  'prompt.upgradeTo': 'Welche dieser Karten nimmst du?',
  'prompt.lookAtTiles': 'Wie viele Teile unten im Stapel siehst du dir an?',
  'prompt.sortTiles': 'Wohin legst du die angesehenen Teile?',
  'prompt.layLookedAt': 'Von welchem Feld aus legst du Teil {tile, number}?',
  'prompt.chooseVisitEffect': 'Dein Wagen ist angekommen. Welcher Effekt gilt zuerst?',
  'prompt.layWater': 'Du darfst vor dem Erkunden einen Wassermarker neben den Wagen legen: wohin?',

  'waiting.growth': 'spielt eine Wachstumskarte',
  'waiting.placeDistrict': 'platziert einen Bezirk',
  'waiting.deployArmies': 'schickt Armeen in Städte',
  'waiting.nameDistrict': 'wählt eine Bezirksart',
  'waiting.resolveDistricts': 'wählt den nächsten Bezirk',
  'waiting.districtChoice': 'wählt den Effekt eines Bezirks',
  'waiting.encampment': 'wählt ein Ziel für ein Lager',
  'waiting.foundCity': 'darf eine Stadt bauen',
  'waiting.cityOnFigure': 'ersetzt eine Figur durch eine Stadt',
  'waiting.replaceCity': 'darf eine rivalisierende Stadt ersetzen',
  'waiting.upgradeTo': 'nimmt eine Fokuskarte',
  'waiting.lookAtTiles': 'darf sich Teile ansehen',
  'waiting.sortTiles': 'ordnet Teile',
  'waiting.layLookedAt': 'legt ein Teil',
  'waiting.chooseVisitEffect': 'wählt den ersten Effekt eines Besuchs',
  'waiting.layWater': 'darf einen Wassermarker legen',

  'option.growth.district': 'Bezirk platzieren',
  'option.growth.reinforce': 'Verstärken',
  'option.placeDistrict': '{district} auf {hex}',
  'option.deployArmies': 'Eine Armee nach {hex}',
  'option.nameDistrict.reinforce': 'Zuerst für Handelsmarker verstärken',
  'option.districtChoice.cities': 'Handelsmarker für entwickelte Städte',
  'option.districtChoice.desert': 'Handelsmarker für Wüsten',
  'option.districtChoice.forest': 'Handelsmarker für Wälder',
  'option.districtChoice.city': 'Eine Stadt für 3 Handelsmarker',
  'option.districtChoice.defeat': 'Einen Barbaren oder eine Armee besiegen',
  'option.districtChoice.reinforce': 'Einen Kontrollmarker verstärken',
  'option.encampment.barbarian': 'Barbar {barbarian}',
  'option.encampment.army': 'Eine Armee von {player} auf {hex}',
  'option.build.figure': 'Figur wird zur Stadt',
  'option.cityOnFigure.caravan': 'Der Wagen auf {hex}',
  'option.cityOnFigure.army': 'Die Armee auf {hex}',
  'option.lookAtTiles.look': '{count, plural, one {1 Teil} other {# Teile}}',
  'option.sortTiles.lay': 'Teil {tile, number} legen',
  'option.sortTiles.top': 'Teil {tile, number} oben auf den Stapel',
  'option.sortTiles.bottom': 'Teil {tile, number} unten in den Stapel',
  'option.layLookedAt.top': 'Passt nirgends: oben auf den Stapel',
  'option.chooseVisitEffect.card': 'Deine Wirtschaftskarte',

  'reason.hex.notNextToDistrict': 'Das Feld grenzt an keinen deiner Bezirke.',
  'reason.hex.outOfReach': 'Außer Reichweite.',
  'reason.hex.notRivalCity': 'Hier steht keine rivalisierende Stadt.',
  'reason.hex.capital': 'Eine Hauptstadt kannst du nicht ersetzen.',
  'reason.district.onMap': 'Dieser Bezirk liegt schon auf der Weltkarte: {district}.',
  'reason.growth.noDistrict': 'Kein Feld für einen Bezirk.',
  'reason.district.nothing': 'Nichts zu besiegen in Reichweite.',
  'reason.district.nothingToReinforce': 'Nichts zu verstärken in Reichweite.',
  'reason.district.noMatureCity': 'Keine deiner Städte ist entwickelt.',
  'reason.district.noGround': 'Dort und daneben hast du kein freundliches Feld mit diesem Gelände.',
  'reason.district.tooDear': 'Du brauchst {tokens, number} Handelsmarker auf deiner Industriekarte.',
  'reason.district.nobody': 'Niemand hat diesen Bezirk auf der Weltkarte: {district}.',
  'reason.build.noFigure': 'Keine deiner Figuren steht auf einem erlaubten Stadtfeld.',
  'reason.city.none': 'Alle deine Städte sind schon auf der Weltkarte.',
  'reason.figure.onCard': 'Diese Figur ist auf ihrer Karte.',

  'log.district.placed': '{by} platziert einen Bezirk auf {hex}: {district}.',
  'log.district.resolved': '{by} nutzt einen Bezirk auf {hex}: {district}.',
  'log.district.named': '{by} lässt alle diesen Bezirk nutzen: {district}.',
  'log.trade.discarded': '{by} legt {count, plural, one {1 Handelsmarker} other {# Handelsmarker}} von {card} ab.',
  'log.army.sentHome': 'Eine Armee von {by} kehrt von {hex} auf ihre Karte zurück.',
  'log.army.deployed': '{by} stellt eine Armee auf {hex}.',
  'log.city.replaced': '{by} ersetzt eine Stadt von {player} auf {hex}.',
  'log.tiles.lookedAt':
    '{by} sieht sich {count, plural, one {1 Teil} other {# Teile}} von der Unterseite des Stapels an.',
  'log.tiles.seen': 'Du hast Teil {tile, number} gesehen.',
  'log.tiles.toTop': '{by} legt ein Teil oben auf den Stapel.',
  'log.tiles.toBottom': '{by} legt ein Teil unten in den Stapel.',
  'log.water.laid': '{by} legt einen Wassermarker auf {hex}.',
};
