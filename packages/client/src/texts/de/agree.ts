import type { agreeEn } from '../en/agree.ts';

export const agreeDe: Record<keyof typeof agreeEn, string> = {
  'agree.strip': 'Gerade zu klären',
  'agree.undo.asks':
    '{by} möchte {count, plural, one {die letzte Entscheidung} other {die letzten # Entscheidungen}} rückgängig machen.',
  'agree.undo.mine':
    'Du möchtest {count, plural, one {die letzte Entscheidung} other {die letzten # Entscheidungen}} rückgängig machen.',
  'agree.standIn.asks': '{by} schlägt einen Computerspieler für {who} vor.',
  'agree.standIn.mine': 'Du schlägst einen Computerspieler für {who} vor.',
  'agree.substitute.asks': '{by} schlägt einen Ersatzspieler für {who} vor.',
  'agree.substitute.mine': 'Du schlägst einen Ersatzspieler für {who} vor.',
  'agree.pause.asks': '{by} schlägt eine Pause vor.',
  'agree.pause.mine': 'Du schlägst eine Pause vor.',
  'agree.resume.asks': '{by} schlägt vor, weiterzuspielen.',
  'agree.resume.mine': 'Du schlägst vor, weiterzuspielen.',
  'agree.needed.all': 'Alle Genannten müssen zustimmen.',
  'agree.needed.some': '{needed} von {asked} müssen zustimmen.',
  'agree.voice.agreed': 'stimmt zu',
  'agree.voice.refused': 'lehnt ab',
  'agree.voice.open': 'hat noch nicht geantwortet',
  'agree.yes': 'Zustimmen',
  'agree.no': 'Ablehnen',
  'agree.withdraw': 'Zurückziehen',
  'agree.settled.agreed': 'Beschlossen.',
  'agree.settled.refused': 'Abgelehnt von {names}. Nichts ändert sich.',
  'agree.settled.refused.some': 'Keine Mehrheit. Nichts ändert sich.',
  'agree.settled.withdrawn': '{by} hat den Vorschlag zurückgezogen.',
  'agree.settled.gone': 'Der Vorschlag hat sich erledigt.',

  'agree.away': '{who} {count, plural, one {ist} other {sind}} nicht da. Die Partie wartet.',
  'agree.away.propose': 'Computerspieler vorschlagen',
  'agree.away.substitute': 'Ersatzspieler vorschlagen',
  'agree.away.wait': 'Warten',
  'agree.away.each': 'Einzeln',
  'agree.own.computer': 'Für {name} spielt gerade ein Computerspieler.',
  'agree.own.person': 'Für {name} spielt gerade ein Ersatzspieler.',
  'agree.own.out': 'Die Zeit von {name} ist abgelaufen. Ein Computerspieler spielt zu Ende.',
  'agree.own.return': 'Meinen Platz zurücknehmen',

  'agree.menu.title': 'Vertretung',
  'agree.menu.away': '{who} ist nicht da.',
  'agree.menu.lent': 'Für {who} spielt ein Computerspieler.',
  'agree.menu.leave': 'Meinen Platz einem Computerspieler geben',
  'agree.menu.leave.which': 'Den Platz von {name} einem Computerspieler geben',
  'agree.menu.leave.sure': 'Ein Computerspieler übernimmt sofort. Du kannst deinen Platz jederzeit zurücknehmen.',
  'agree.menu.leave.yes': 'Abgeben',
  'agree.menu.leave.no': 'Bleiben',

  'agree.undo.ask': 'Rückgängig machen vorschlagen',
  'agree.undo.ask.hint':
    'Alle Betroffenen werden gefragt. Stimmen sie zu, geht die Partie vor deine letzte Antwort zurück.',
  'agree.log.choose': 'Zurücksetzen …',
  'agree.log.choose.label': 'Auswählen, wie weit die Partie zurückgeht',
  'agree.log.choose.hint': 'Wähle die Zeile, vor die ihr zurückwollt. Alle Betroffenen werden vorher gefragt.',
  'agree.log.stop': 'Abbrechen',
  'agree.log.before': 'Bis vor diese Zeile zurück',
  'agree.log.before.line': 'Zurück bis vor: {line}',

  'log.undo.agreed':
    '{count, plural, one {Eine Entscheidung} other {# Entscheidungen}} rückgängig gemacht (Vorschlag von {by}). Es wird neu gewürfelt.',
  'log.undo.host':
    'Der Betreiber hat {count, plural, one {eine Entscheidung} other {# Entscheidungen}} rückgängig gemacht. Jetzt entscheidet {by}; es wird neu gewürfelt.',

  'reason.proposal.gone': 'Das ist schon entschieden.',
  'reason.proposal.notAsked': 'Deine Stimme ist hier nicht nötig.',
  'reason.proposal.open': 'Ein anderer Vorschlag ist noch offen. Stimmt zuerst darüber ab.',
  'reason.proposal.unheard': 'Ein Betroffener spielt mit einem Programm, das nicht abstimmen kann.',
  'reason.seat.away': 'Dort spielt schon ein Computerspieler.',
  'reason.seat.bank':
    'Ihr könnt über diesen Platz abstimmen, wenn seine Zeit abgelaufen ist: frühestens in {unit, select, days {{count, plural, one {# Tag} other {# Tagen}}} hours {{count, plural, one {# Stunde} other {# Stunden}}} other {{count, plural, one {# Minute} other {# Minuten}}}}.',
  'reason.seat.borrowed': 'Das kann nur der Besitzer des Platzes.',
  'reason.seat.patience':
    'Der Platz ist reserviert. Ihr könnt in {unit, select, days {{count, plural, one {# Tag} other {# Tagen}}} hours {{count, plural, one {# Stunde} other {# Stunden}}} other {{count, plural, one {# Minute} other {# Minuten}}}} darüber abstimmen.',
  'reason.seat.removed': 'Der Gastgeber hat dich von diesem Tisch entfernt. Bitte ihn, dich wieder hereinzulassen.',
  'reason.seat.out': 'Die Zeit dieses Platzes ist endgültig abgelaufen.',
  'reason.seat.present': 'Der Spieler dieses Platzes ist da.',
  'reason.undo.gone': 'Zu spät: Die Partie ist schon weitergegangen.',
  'reason.undo.lent': 'Diese Antwort kam vom Besitzer des Platzes: Nur er kann sie rückgängig machen.',
  'reason.vote.needed': 'Mehr als die Hälfte der Spieler muss zustimmen. Schlag es ihnen vor.',
  'reason.undo.none': 'Du hast noch keine Entscheidung, die du rückgängig machen kannst.',
};
