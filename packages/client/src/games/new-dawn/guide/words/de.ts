import type { guideEn } from './en.ts';

export const guideDe: Record<keyof typeof guideEn, string> = {
  'goal.welcome':
    'Willkommen! Du spielst {leader} gegen zwei Computerspieler. Ich erkläre jeden Schritt, du entscheidest.',
  'goal.cards':
    'So gewinnst du: Erfülle bis zum Ende einer Runde auf jeder dieser {count, number} Siegkarten eine Agenda.',
  'goal.arrow':
    'Du bist Startspieler: Lege die Richtung der Barbaren fest. Später ziehen sie nach diesen Zahlen, je nach Wurf.',

  'row.slots':
    'Das ist deine Fokusreihe. In jedem Zug nutzt du eine dieser fünf Karten. Je weiter rechts sie liegt, desto stärker ist sie.',
  'row.number':
    'Die Zahl über dem Platz ist die Stärke der Karte dort. Bei den meisten ist sie auch das schwierigste Gelände: von 1, Grasland, bis 5, Berg.',
  'row.reset':
    '„{card}“ liegt wieder auf Platz 1, und die Karten links davon sind einen Platz nach rechts gerückt: Karten werden stärker, während sie warten.',

  'control.card':
    'Nutze „{card}“: Auf Platz {slot, number} setzt du Kontrollmarker auf Gelände bis {ground}. Felder mit deinen Markern gehören dir.',
  'control.card.otherwise': 'Geht auch! Kontrollmarker bringen Land und Ressourcen; darauf kommen wir zurück.',
  'control.naturalWonder':
    'Setze einen Marker hierher: {naturalWonder} ist ein Naturwunder. Es gehört dann dir und zählt in jedem Zug als Ressource.',
  'control.naturalWonder.otherwise':
    'Auch gutes Land. Das Naturwunder hätte dir beim Bezahlen von Weltwundern geholfen.',
  'control.resource':
    'Setze einen Marker auf dieses Feld neben deiner Stadt: Die Ressource dort ({resource}) bekommst du.',
  'control.resource.otherwise': 'Auch gutes Land. Die Ressource bleibt liegen, bis ein Spieler das Feld nimmt.',
  'control.first': 'Setze einen Marker auf ein leuchtendes Feld neben deinen Städten.',
  'control.again': 'Und noch einer: Am meisten bringen Ressourcen, dann Felder, von denen aus du weiterkommst.',

  'dial.quiet':
    'Nach jeder Runde rückt die Ereignisscheibe weiter. Dieser Abschnitt bewirkt nichts, der nächste schon.',
  'dial.move':
    'Die Barbaren sind gezogen: Ein Würfel schickt alle in dieselbe Richtung. Wo sie ankommen, zerstören sie Wagen, unverstärkte Marker und Städte, aber keine Hauptstadt.',
  'dial.trade':
    'Handel: Jeder bekommt einen Handelsmarker je entwickelter Stadt, also einer Stadt, um die nur eigene Marker oder Wasser liegen.',
  'dial.spawn': 'Barbaren erscheinen: Besiegte kehren auf ihr aufgedrucktes Feld zurück, wenn es leer ist.',
  'dial.lost': 'Ein Barbar hat einen deiner Kontrollmarker zerstört. Ein verstärkter hätte ihn abgewehrt.',
  'dial.raid':
    'Ein Barbar hat deine Hauptstadt überfallen. Sie bleibt stehen, kostet dich aber bis zu zwei Handelsmarker.',

  'fight.card':
    'Ein Barbar ist in Reichweite. Nutze „{card}“: Auf Platz {slot, number} kommen mindestens {slot, number} zu deinem Würfel dazu.',
  'fight.card.otherwise': 'Geht auch! Der Barbar bleibt in der Nähe, und jeder besiegte bringt einen Handelsmarker.',
  'fight.what': 'Diese Karte verstärkt oder greift an: Wähle den Angriff.',
  'fight.what.otherwise': 'Auch gut: Ein verstärkter Marker wehrt einen Barbaren einmal ab. Der Angriff kann warten.',
  'fight.target':
    'Wähle diesen Barbaren: Du hast {attack, number} plus Würfel, er hat {defence, number} für sein Gelände plus Würfel. Bei Gleichstand gewinnt die Verteidigung.',
  'fight.target.otherwise':
    'Wie du magst. Angriffe auf Spieler und Stadtstaaten kosten dich auch deren Diplomatiekarten.',
  'fight.spend':
    'Die Würfel liegen: Jeder Handelsmarker auf deiner Militärkarte zählt jetzt 1 dazu; {state, select, ahead {du gewinnst ohnehin, also behalte sie} enough {{count, plural, one {# reicht} other {# reichen}} zum Sieg} open {{player} darf nach dir eigene ausgeben} other {selbst alle reichen nicht, also behalte sie}}.',
  'fight.reward':
    'Gewonnen! Ein besiegter Barbar bringt einen Handelsmarker: Lege ihn auf eine Karte, damit sie später um 1 besser ist.',
  'fight.more': 'Wieder gewonnen! Auch dieser Handelsmarker darf auf jede deiner Karten; jede trägt drei.',
  'fight.again': 'Dieser Angriff: {attack, number} plus Würfel gegen {defence, number} plus Würfel.',
  'fight.stop': 'Du könntest noch angreifen, aber hier lohnt sich kein Ziel: Beende die Karte.',
  'fight.lost': 'Die Verteidigung hat gehalten. Auf der Karte verlierst du nichts, und dein Ziel bleibt, wie es ist.',

  'wonder.card':
    'Nutze „{card}“: Auf Platz {slot, number} bringt sie {slot, number} Produktion, und mit deinen Ressourcen reicht das für ein Weltwunder.',
  'wonder.card.otherwise':
    'Geht auch! Für ein Weltwunder sollte die Industriekarte weit rechts liegen; sie rückt vor, wenn du eine Karte rechts von ihr nutzt.',
  'wonder.what': 'Eine Industriekarte baut eine Stadt oder ein Weltwunder: Wähle das Weltwunder.',
  'wonder.what.otherwise': 'Auch gut: Städte schaffen Platz für Marker. Das Weltwunder folgt später.',
  'wonder.which': 'Von jeder Art liegt ein Weltwunder aus, und „{wonder}“ kannst du bezahlen.',
  'wonder.pay': 'Lege den Rest dazu: Eine passende Ressource zählt 2, ein Handelsmarker auf der Karte 1.',
  'wonder.pay.otherwise': 'Wie du magst: Du gibst erst etwas aus, wenn du das Weltwunder baust.',
  'wonder.enough': 'Das reicht: Baue es.',
  'wonder.enough.otherwise': 'Wie du magst: Du gibst erst etwas aus, wenn du das Weltwunder baust.',
  'wonder.where': 'In jede Stadt passt ein Weltwunder, auch in die Hauptstadt: Wähle eine.',
  'wonder.built': 'Es gehört dir, solange du die Stadt hältst. Es wirkt ab sofort, und manche Agenden zählen es mit.',

  'caravan.card':
    'Nutze „{card}“: Auf Platz {slot, number} fährt dein Wagen über Gelände bis {ground} und erreicht einen Stadtstaat.',
  'caravan.card.otherwise': 'Geht auch! Ein Besuch bringt zwei Handelsmarker, und die Stadtstaaten laufen nicht weg.',
  'caravan.which':
    'Wähle den Wagen: Er {start, select, map {fährt von seinem Feld weiter} other {startet in deiner Hauptstadt oder einer entwickelten Stadt}}, bis zu {count, number} Felder.',
  'caravan.which.otherwise':
    'Wie du magst: Wagen fahren in jeder Reihenfolge. Handelsmarker auf der Karte bringen sie weiter.',
  'caravan.visit':
    'Fahre nach {cityState}: Ein Besuch bringt zwei Handelsmarker{brings, select, new { und eine Diplomatiekarte} had {; seine Diplomatiekarte hast du schon} other {; Diplomatiekarten gibt es dort keine mehr}}.',
  'caravan.visit.otherwise': 'Unterwegs! Von hier aus fährt er das nächste Mal weiter; {cityState} war in Reichweite.',
  'caravan.towards': 'Kein Stadtstaat ist nah genug: Fahre Richtung {cityState} und nächstes Mal weiter.',
  'caravan.stay': 'Näher kommt er jetzt nicht: Lass ihn hier stehen.',
  'caravan.guest':
    'Besuch bei {player}: Lege zwei Handelsmarker auf beliebige deiner Karten und wähle eine Diplomatiekarte. Sie hilft dir, bis du {player} angreifst.',
  'caravan.back':
    'Der Wagen ist zurück auf seiner Karte, zwei Handelsmarker liegen auf deiner Karte von der Art des Stadtstaats. Seine Diplomatiekarte hilft dir, bis du ihn angreifst.',

  'technology.card':
    'Nutze „{card}“: Sie bringt dich auf der Technologiescheibe {slot, number} Felder weiter, zu besseren Karten.',
  'technology.card.otherwise': 'Geht auch! Die Technologiescheibe bringt bessere Karten und dreht sich nie zurück.',
  'technology.far':
    '{count, plural, one {# Feld reicht} other {# Felder reichen}} schon für Stufe {level}; jeder Handelsmarker auf der Karte brächte eines mehr.',
  'technology.far.otherwise': 'Wie du magst: Die nächste Wissenschaftskarte macht dort weiter.',
  'technology.near': 'Bis zur nächsten Marke reicht es noch nicht. Die nächste Wissenschaftskarte macht dort weiter.',
  'technology.take': 'Stufe {level} erreicht: Nimm eine bessere Karte. Sie ersetzt deine von derselben Art.',
  'technology.take.otherwise': 'Auch gut: Jede ist besser als deine jetzige.',
  'technology.taken': 'Die neue Karte liegt auf dem Platz der alten, mit allem, was darauf lag.',

  'city.card': 'Nutze „{card}“: Auf Platz {slot, number} baut sie eine Stadt auf Gelände bis {ground}.',
  'city.card.otherwise': 'Geht auch! Eine zweite Stadt schafft Platz für Marker; bauen kannst du sie immer noch.',
  'city.what': 'Baue diesmal die Stadt: Neben ihr setzt du später Marker.',
  'city.what.otherwise': 'Auch gut: Weltwunder lohnen sich immer. Die Stadt kannst du noch bauen.',
  'city.where': 'Wähle den Ort: nicht neben einer Stadt oder einem Stadtstaat, am besten mit viel Land ringsum.',
  'city.where.otherwise': 'Auch ein guter Ort: Wichtig ist Land ringsum für deine Marker.',
  'city.built':
    'Eine neue Stadt! Liegen ringsum nur deine Marker oder Wasser, ist sie entwickelt: Dann starten auch dort Wagen.',

  'agendas.aim':
    'Jetzt spielen wir auf Sieg: Unser Ziel ist „{agenda}“. Du hast {have, number} von {need, number} Weltwundern der passenden Art, und wir sparen für {count, plural, one {das fehlende} other {die fehlenden}}.',
  'agendas.city': 'Nutze „{card}“: In jede Stadt passt nur ein Weltwunder, also baue erst noch eine Stadt.',
  'agendas.city.otherwise': 'Geht auch! Für das nächste Weltwunder brauchst du noch eine Stadt.',
  'agendas.card':
    'Nutze „{card}“: Auf Platz {slot, number} reicht es mit deinen Ressourcen und Handelsmarkern für ein Weltwunder, das für „{agenda}“ zählt.',
  'agendas.card.otherwise':
    'Geht auch! Die Agenda bleibt offen; die Industriekarte rückt vor, wenn du eine Karte rechts von ihr nutzt.',
  'agendas.which': 'Wähle „{wonder}“: Es zählt für „{agenda}“.',
  'agendas.which.otherwise': 'Wie du magst. Für „{agenda}“ zählen nur Weltwunder der passenden Art.',
  'agendas.claimed':
    '„{agenda}“ ist erfüllt und bleibt es. Mit einer auf jeder der {count, number} Karten gewinnst du am Ende der Runde.',
  'agendas.mine':
    'Am weitesten bist du bei der Agenda „{agenda}“, mit {have, number} von {need, number}. Du brauchst auf jeder der {count, number} Karten eine.',
  end: 'Mehr brauchst du nicht! Alle Regeln und Karten stehen im Buch. Auf der Startseite spielst du allein gegen Computerspieler, mit Tipps, oder erstellst einen Tisch für Freunde.',

  'free.reinforce':
    'Verstärke dieses Mal: Du kannst bis zu {count, plural, one {# deiner Marker} other {# deiner Marker}} umdrehen.',
  'free.reinforced':
    'Wähle diesen Marker: Verstärkt zählt er 1 mehr für seine Verteidigung und die deiner Felder ringsum, und er wehrt einmal einen Barbaren ab.',
  'free.reinforceMore': 'Und noch einer, am besten nahe bei Barbaren oder Nachbarn.',
  'free.shift': 'Diese Karte darf auch einen deiner Marker um ein Feld versetzen. Deine liegen gut, also verzichte.',
  'free.drop': 'Gib den Handelsmarker ab, den du am wenigsten brauchst.',
  'free.card':
    '{chapter, select, control {Für Kontrollmarker} fight {Für einen Kampf} wonder {Für ein Weltwunder} caravan {Für einen Besuch} technology {Für eine bessere Karte} city {Für eine Stadt} agendas {Für das Weltwunder der Agenda} other {Für das nächste Thema}} ist es noch etwas früh: Spiele „{card}“.',
  'free.choice': 'Entscheide, wie du magst; mein Vorschlag ist markiert.',
  'free.enough': 'Manches kam noch nicht vor. Das Spiel erklärt es, wenn es so weit ist.',
  wait: '{player} ist am Zug: Sieh zu, oder sieh dich auf der Karte um.',
  over: 'Die Partie ist zu Ende. Gut gespielt!',

  'chapter.goal': 'So gewinnst du',
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
