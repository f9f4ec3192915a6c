import type { guideEn } from './en.ts';

export const guideDe: Record<keyof typeof guideEn, string> = {
  'goal.welcome':
    'Willkommen! Du spielst {leader}, und zwei Computerspieler sind dabei: Ich sage immer nur einen Satz, und du entscheidest.',
  'goal.cards':
    'So gewinnt man: Am Ende einer Runde hast du auf jeder dieser {count, number} Siegkarten eine Agenda erfüllt.',
  'goal.arrow':
    'Du beginnst jede Runde und bestimmst, wie der Richtungsmarker liegt: Nach seinen Zahlen ziehen später die Barbaren.',

  'row.slots':
    'Das ist deine Fokusreihe: In jedem Zug nutzt du genau eine dieser fünf Karten, und je weiter rechts sie liegt, desto mehr bewirkt sie.',
  'row.number':
    'Die Zahl über dem Platz ist die Stärke der Karte dort und bei den meisten auch das schwierigste Gelände: von 1, Grasland, bis 5, Berg.',
  'row.reset':
    '„{card}“ liegt wieder auf Platz 1, und was links von ihr lag, ist einen Platz nach rechts gerückt: Wer wartet, wird stärker.',

  'control.card':
    'Nutze „{card}“: Auf Platz {slot, number} setzt du Kontrollmarker bis zur Schwierigkeit {slot, number} ({ground}), und ein Feld mit deinem Marker gehört dir.',
  'control.card.otherwise': 'Geht auch! Kontrollmarker bringen dir Land und Ressourcen; darauf kommen wir zurück.',
  'control.naturalWonder':
    'Setze einen Marker hierher: {naturalWonder} ist ein Naturwunder, gehört dann dir und zählt in jedem Zug als Ressource.',
  'control.naturalWonder.otherwise':
    'Auch gutes Land. Das Naturwunder hätte in jedem Zug bei einem Weltwunder geholfen.',
  'control.resource':
    'Setze einen Marker auf dieses Feld neben deiner Stadt: {resource} liegt dort und kommt gleich zu dir.',
  'control.resource.otherwise': 'Auch gutes Land. Die Ressource bleibt liegen, bis jemand einen Marker darauf setzt.',
  'control.first': 'Setze einen Marker auf ein Feld neben einer deiner Städte: Alles, was leuchtet, ist erlaubt.',
  'control.again': 'Und noch einer: Am meisten bringen Ressourcen, dann Felder, von denen aus du weiterkommst.',

  'dial.quiet':
    'Alle waren dran, also rückt die Ereignisscheibe einen Abschnitt weiter: Dieser bringt nichts, der nächste schon.',
  'dial.move':
    'Die Barbaren sind gezogen: Ein Würfel schickt alle in dieselbe Richtung, und wo sie ankommen, zerstören sie Wagen, unverstärkte Marker und Städte, nur keine Hauptstadt.',
  'dial.trade':
    'Handel: Alle bekommen einen Handelsmarker für jede eigene entwickelte Stadt, also eine, um die herum nur eigene Marker oder Wasser liegen.',
  'dial.spawn':
    'Barbaren erscheinen: Wer besiegt wurde, kehrt dorthin zurück, wo er herkam, wenn dort nichts im Weg ist.',
  'dial.lost': 'Ein Barbar hat einen deiner Kontrollmarker zerstört: Ein verstärkter hätte ihn zurückgeschickt.',
  'dial.raid':
    'Ein Barbar hat deine Hauptstadt überfallen: Sie bleibt stehen, kostet dich aber bis zu zwei Handelsmarker.',

  'fight.card':
    'Ein Barbar ist in Reichweite: Nutze „{card}“, denn auf Platz {slot, number} zählt dein Angriff mindestens {slot, number} mehr als der Würfel.',
  'fight.card.otherwise': 'Geht auch! Der Barbar bleibt in der Nähe, und jeder besiegte bringt einen Handelsmarker.',
  'fight.what': 'Diese Karte verstärkt Marker oder greift an: Wähle den Angriff.',
  'fight.what.otherwise': 'Auch gut: Verstärkte Marker halten einen Barbaren einmal auf. Der Angriff kann warten.',
  'fight.target':
    'Wähle diesen Barbaren: Du hast {attack, number} und einen Würfel, er hat {defence, number} für sein Gelände und einen Würfel, und bei Gleichstand hält die Verteidigung.',
  'fight.target.otherwise':
    'Wie du magst. Angriffe auf Mitspieler und Stadtstaaten kosten dich auch die Diplomatiekarten, die du von ihnen hast.',
  'fight.spend':
    'Beide Würfel liegen: Jeder Handelsmarker auf deiner Militärkarte zählt jetzt 1 dazu; {state, select, ahead {du gewinnst aber ohnehin, also behalte sie} enough {{count, plural, one {# reicht} other {# reichen}} zum Sieg} open {{player} darf nach dir noch eigene ausgeben} other {selbst alle würden nicht reichen, also behalte sie}}.',
  'fight.reward':
    'Gewonnen! Ein besiegter Barbar bringt einen Handelsmarker: Lege ihn auf eine Karte, damit sie später 1 mehr schafft.',
  'fight.more': 'Wieder gewonnen! Auch dieser Handelsmarker darf auf jede deiner Karten; auf jede passen drei.',
  'fight.again': 'Dieser Angriff: {attack, number} und ein Würfel gegen {defence, number} und einen Würfel.',
  'fight.stop': 'Ein Angriff wäre noch erlaubt, aber hier lohnt sich keiner: Beende die Karte.',
  'fight.lost':
    'Die Verteidigung hat gehalten: Auf der Karte verlierst du nichts, und was du angegriffen hast, bleibt, wie es ist.',

  'wonder.card':
    'Nutze „{card}“: Auf Platz {slot, number} bringt sie {slot, number} Produktion, und mit deinen Ressourcen reicht das für ein Weltwunder.',
  'wonder.card.otherwise':
    'Geht auch! Für ein Weltwunder sollte die Industriekarte weit rechts liegen; sie rückt vor, wenn du eine Karte rechts von ihr nutzt.',
  'wonder.what': 'Eine Industriekarte baut eine Stadt oder ein Weltwunder: Wähle das Weltwunder.',
  'wonder.what.otherwise': 'Auch gut: Städte schaffen Platz für Marker. Das Weltwunder folgt später.',
  'wonder.which': 'Von jeder Art liegt ein Weltwunder aus, und „{wonder}“ kannst du bezahlen.',
  'wonder.pay': 'Lege dazu, was fehlt: Eine passende Ressource zählt 2, ein Handelsmarker auf der Karte 1.',
  'wonder.pay.otherwise': 'Wie du magst: Ausgegeben wird erst, wenn das Weltwunder gebaut ist.',
  'wonder.enough': 'Das reicht: Baue es.',
  'wonder.enough.otherwise': 'Wie du magst: Ausgegeben wird erst, wenn das Weltwunder gebaut ist.',
  'wonder.where': 'In jede Stadt passt ein Weltwunder, auch in die Hauptstadt: Wähle eine.',
  'wonder.built': 'Es gehört dir, solange du die Stadt hältst, wirkt ab sofort, und manche Agenden zählen es mit.',

  'caravan.card':
    'Nutze „{card}“: Auf Platz {slot, number} fährt dein Wagen bis zur Schwierigkeit {slot, number} ({ground}) und kommt zu einem Stadtstaat.',
  'caravan.card.otherwise': 'Geht auch! Ein Besuch bringt zwei Handelsmarker, und die Stadtstaaten laufen nicht weg.',
  'caravan.which':
    'Wähle den Wagen: Er {from, select, map {fährt von dort weiter, wo er steht, bis zu {count, number} Felder} other {startet in deiner Hauptstadt oder einer entwickelten Stadt und fährt bis zu {count, number} Felder weit}}.',
  'caravan.which.otherwise':
    'Wie du magst: Wagen fahren in jeder Reihenfolge, und Handelsmarker auf der Karte bringen sie weiter.',
  'caravan.visit':
    'Fahre nach {cityState}: Ein Besuch bringt zwei Handelsmarker{card, select, new { und eine Diplomatiekarte} had {; die Diplomatiekarte von dort hast du schon} other {; Diplomatiekarten gibt es dort keine mehr}}.',
  'caravan.visit.otherwise':
    'Unterwegs! Von hier aus fährt er das nächste Mal weiter; {cityState} wäre schon erreichbar gewesen.',
  'caravan.towards': 'Kein Stadtstaat ist nah genug: Fahre {cityState} entgegen, der Wagen wartet dort auf dich.',
  'caravan.stay': 'Näher kommt er jetzt nicht: Lass ihn hier stehen.',
  'caravan.guest':
    'Zu Gast bei {player}: Lege zwei Handelsmarker, auf welche Karten du magst, und suche dir eine Diplomatiekarte aus; sie hilft dir, bis du {player} angreifst.',
  'caravan.back':
    'Der Wagen ist zurück, zwei Handelsmarker liegen auf deiner Karte von der Art des Stadtstaats, und seine Diplomatiekarte hilft dir, bis du ihn angreifst.',

  'technology.card':
    'Nutze „{card}“: Sie dreht deine Technologiescheibe {slot, number} Felder weiter, bis zu einer Marke für bessere Karten oder darüber hinaus.',
  'technology.card.otherwise':
    'Geht auch! Bessere Karten bringt die Technologiescheibe, und zurück dreht sie sich nicht.',
  'technology.far':
    '{count, plural, one {# Feld reicht} other {# Felder reichen}} schon für Stufe {level}; jeder Handelsmarker auf der Karte brächte eines dazu.',
  'technology.far.otherwise':
    'Wie du magst: Die Scheibe bleibt stehen, und die nächste Wissenschaft macht dort weiter.',
  'technology.near':
    'Bis zur nächsten Marke reicht es noch nicht: Die Scheibe bleibt stehen, wo sie ankommt, und dreht sich von dort weiter.',
  'technology.take': 'Stufe {level} ist erreicht: Nimm eine bessere Karte, sie ersetzt deine von derselben Art.',
  'technology.take.otherwise': 'Auch gut: Besser als deine jetzigen sind sie alle, jede auf ihre Art.',
  'technology.taken':
    'Die neue Karte liegt jetzt in deiner Reihe, auf dem Platz der alten und mit allem, was darauf lag.',

  'city.card':
    'Nutze „{card}“: Auf Platz {slot, number} baut sie eine Stadt bis zur Schwierigkeit {slot, number} ({ground}).',
  'city.card.otherwise': 'Geht auch! Eine zweite Stadt schafft Platz für Marker; bauen kannst du sie immer noch.',
  'city.what': 'Diesmal die Stadt: Neben ihr setzt du später Marker.',
  'city.what.otherwise': 'Auch gut: Weltwunder lohnen sich immer. Die Stadt kannst du noch bauen.',
  'city.where': 'Wähle den Ort: nicht neben einer Stadt oder einem Stadtstaat, und am besten mit viel Land ringsum.',
  'city.where.otherwise': 'Auch ein guter Ort: Es kommt auf das Land ringsum an, für deine Marker.',
  'city.built':
    'Eine neue Stadt! Liegen ringsum nur deine Marker oder Wasser, ist sie entwickelt: Dann starten auch dort Wagen.',

  'agendas.aim':
    'Jetzt weißt du genug, um auf Sieg zu spielen: Unser Ziel ist „{agenda}“, wofür du {have, number} von {need, number} Weltwundern der passenden Art hast, und wir sparen für {count, plural, one {das, das noch fehlt} other {die, die noch fehlen}}.',
  'agendas.city':
    'Nutze „{card}“: Jede Stadt hat nur für ein Weltwunder Platz, für das nächste baust du also erst noch eine Stadt.',
  'agendas.city.otherwise':
    'Geht auch! Ohne eine weitere Stadt fehlt der Platz für ein weiteres Weltwunder; sie kann noch gebaut werden.',
  'agendas.card':
    'Nutze „{card}“: Auf Platz {slot, number} reicht es mit deinen Ressourcen und Handelsmarkern für ein Weltwunder, das für „{agenda}“ zählt.',
  'agendas.card.otherwise':
    'Geht auch! Die Agenda bleibt offen; die Industriekarte rückt vor, wenn du eine Karte rechts von ihr nutzt.',
  'agendas.which': 'Wähle „{wonder}“: Es ist von der Art, die „{agenda}“ verlangt.',
  'agendas.which.otherwise': 'Wie du magst. Für „{agenda}“ zählen nur Weltwunder der passenden Art.',
  'agendas.claimed':
    '„{agenda}“ ist erfüllt, und das bleibt so, was auch kommt: Hast du auf jeder der {count, number} Karten eine Agenda erfüllt, gewinnst du am Ende der Runde.',
  'agendas.mine':
    'Jetzt weißt du, wofür das alles gut ist: Am weitesten bist du bei der Agenda „{agenda}“, mit {have, number} von {need, number}; auf jeder der {count, number} Karten genügt eine.',
  end: 'Mehr brauchst du nicht! Jede Regel und jede Karte steht im Buch; von der Startseite aus spielst du allein gegen drei Computer, mit Tipps, wenn du fragst, oder eröffnest einen Tisch für Freunde.',

  'free.reinforce':
    'Verstärke dieses Mal: Bis zu {count, plural, one {# deiner Marker wird} other {# deiner Marker werden}} umgedreht.',
  'free.reinforced':
    'Wähle diesen Marker: Verstärkt verteidigt er sich und alles von dir daneben mit 1 mehr, und ein Barbar dreht ihn zurück, statt ihn zu zerstören.',
  'free.reinforceMore': 'Und noch einer, am besten, wo Barbaren oder Nachbarn kommen können.',
  'free.shift':
    'Diese Karte darf auch einen deiner Marker um ein Feld versetzen: Deine liegen gut, also lass sie liegen.',
  'free.drop': 'Gib den Handelsmarker zurück, den du am wenigsten vermisst.',
  'free.card':
    '{chapter, select, control {Für Kontrollmarker} fight {Für einen Kampf} wonder {Für ein Weltwunder} caravan {Für einen Besuch} technology {Für eine bessere Karte} city {Für eine Stadt} agendas {Für das Weltwunder der Agenda} other {Für das, was noch kommt,}} ist es noch etwas früh: „{card}“ bringt dich weiter.',
  'free.choice': 'Entscheide, wie du magst; mein Vorschlag ist markiert.',
  'free.enough':
    'Für manches hat sich noch keine Gelegenheit ergeben; das erklärt sich, wenn es so weit ist, und wir lassen es aus.',
  wait: '{player} ist am Zug: Sieh zu, oder sieh dich auf der Karte um.',
  over: 'Die Partie ist zu Ende. Gut gespielt!',

  'chapter.goal': 'Wie man gewinnt',
  'chapter.row': 'Fokusreihe',
  'chapter.control': 'Kontrollmarker',
  'chapter.dial': 'Ereignisscheibe',
  'chapter.fight': 'Barbaren',
  'chapter.wonder': 'Weltwunder',
  'chapter.caravan': 'Wagen',
  'chapter.technology': 'Technologie',
  'chapter.city': 'Städte',
  'chapter.agendas': 'Agenden',
};
