import type { agreeEn } from '../en/agree.ts';

export const agreeDe: Record<keyof typeof agreeEn, string> = {
  'agree.strip': 'Was jetzt alle angeht',
  'agree.undo.asks':
    '{by} möchte {count, plural, one {die letzte Entscheidung} other {die letzten # Entscheidungen}} zurücknehmen.',
  'agree.undo.mine':
    'Du möchtest {count, plural, one {die letzte Entscheidung} other {die letzten # Entscheidungen}} zurücknehmen.',
  'agree.standIn.asks': '{by} schlägt vor, dass für {who} der Computer weiterspielt.',
  'agree.standIn.mine': 'Du schlägst vor, dass für {who} der Computer weiterspielt.',
  'agree.substitute.asks': '{by} schlägt vor, dass jemand anderes für {who} spielt.',
  'agree.substitute.mine': 'Du schlägst vor, dass jemand anderes für {who} spielt.',
  'agree.pause.asks': '{by} schlägt eine Pause vor.',
  'agree.pause.mine': 'Du schlägst eine Pause vor.',
  'agree.resume.asks': '{by} schlägt vor, weiterzuspielen.',
  'agree.resume.mine': 'Du schlägst vor, weiterzuspielen.',
  'agree.needed.all': 'Alle Genannten müssen zustimmen.',
  'agree.needed.some': '{needed} von {asked} müssen zustimmen.',
  'agree.voice.agreed': 'stimmt zu',
  'agree.voice.refused': 'ist dagegen',
  'agree.voice.open': 'hat noch nicht geantwortet',
  'agree.yes': 'Zustimmen',
  'agree.no': 'Nein',
  'agree.withdraw': 'Zurückziehen',
  'agree.settled.agreed': 'Das ist beschlossen.',
  'agree.settled.refused': 'Dagegen: {names}. Es bleibt, wie es ist.',
  'agree.settled.refused.some': 'Dafür gab es keine Mehrheit. Es bleibt, wie es ist.',
  'agree.settled.withdrawn': '{by} hat den Vorschlag zurückgezogen.',
  'agree.settled.gone': 'Der Vorschlag hat sich erledigt.',

  'agree.away': '{who} {count, plural, one {ist} other {sind}} nicht da, und die Partie wartet.',
  'agree.away.propose': 'Computer vorschlagen',
  'agree.away.substitute': 'Vertretung vorschlagen',
  'agree.away.wait': 'Warten',
  'agree.away.each': 'Einzeln',
  'agree.own.computer': 'Schön, dass du wieder da bist. Als {name} spielt gerade der Computer für dich.',
  'agree.own.person': 'Schön, dass du wieder da bist. Als {name} spielt gerade jemand anderes für dich.',
  'agree.own.out': 'Die Zeit von {name} war abgelaufen: Der Computer spielt bis zum Ende.',
  'agree.own.return': 'Meinen Platz wieder einnehmen',

  'agree.menu.title': 'Vertretung',
  'agree.menu.away': '{who} ist nicht da.',
  'agree.menu.lent': 'Für {who} spielt der Computer.',
  'agree.menu.leave': 'Meinen Platz dem Computer geben',
  'agree.menu.leave.which': 'Den Platz von {name} dem Computer geben',
  'agree.menu.leave.sure': 'Der Computer spielt sofort weiter. Du kannst zurückkommen und den Platz wieder einnehmen.',
  'agree.menu.leave.yes': 'Abgeben',
  'agree.menu.leave.no': 'Bleiben',

  'agree.undo.ask': 'Um Rücknahme bitten',
  'agree.undo.ask.hint':
    'Alle, die es betrifft, werden gefragt. Stimmen sie zu, geht die Partie vor deine letzte Antwort zurück.',
  'agree.log.choose': 'Zurücknehmen …',
  'agree.log.choose.label': 'Auswählen, wie weit die Partie zurückgehen soll',
  'agree.log.choose.hint':
    'Wähle eine Zeile: Die Partie ginge bis vor sie zurück. Alle, die es betrifft, werden vorher gefragt.',
  'agree.log.stop': 'Doch nicht',
  'agree.log.before': 'Bis vor diese Zeile zurück',
  'agree.log.before.line': 'Zurück bis vor: {line}',

  'log.undo.agreed':
    'Auf Bitte von {by} gemeinsam zurückgenommen: {count, plural, one {eine Entscheidung} other {# Entscheidungen}}. Würfel fallen neu.',
  'log.undo.host':
    'Die Serverleitung hat {count, plural, one {eine Entscheidung} other {# Entscheidungen}} zurückgenommen. Weiter geht es dort, wo {by} entscheidet; Würfel fallen neu.',

  'reason.proposal.gone': 'Das ist schon entschieden.',
  'reason.proposal.notAsked': 'Deine Zustimmung ist dafür nicht nötig.',
  'reason.proposal.open': 'Gerade wird über etwas anderes abgestimmt. Klärt erst das.',
  'reason.proposal.unheard': 'Jemand, den das betrifft, spielt mit einem Programm, das man nicht fragen kann.',
  'reason.seat.away': 'Dort spielt schon der Computer.',
  'reason.seat.bank':
    'Über diesen Platz könnt ihr entscheiden, wenn seine Zeit abgelaufen ist: frühestens in {unit, select, days {{count, plural, one {# Tag} other {# Tagen}}} hours {{count, plural, one {# Stunde} other {# Stunden}}} other {{count, plural, one {# Minute} other {# Minuten}}}}.',
  'reason.seat.borrowed': 'Du spielst für jemand anderen. Das kann nur, wem der Platz gehört.',
  'reason.seat.patience':
    'Der Platz ist reserviert. Ihr könnt in {unit, select, days {{count, plural, one {# Tag} other {# Tagen}}} hours {{count, plural, one {# Stunde} other {# Stunden}}} other {{count, plural, one {# Minute} other {# Minuten}}}} darüber abstimmen.',
  'reason.seat.removed': 'Die Leitung hat dich von diesem Tisch entfernt. Bitte sie, dich wieder hereinzulassen.',
  'reason.seat.out': 'Die Zeit dieses Platzes ist endgültig abgelaufen.',
  'reason.seat.present': 'Wer auf diesem Platz spielt, ist da.',
  'reason.undo.gone': 'Die Partie ist inzwischen weitergegangen; da gibt es nichts mehr zurückzunehmen.',
  'reason.undo.lent': 'Diese Antwort kam von der Person, für die du spielst: Du kannst sie nicht zurücknehmen.',
  'reason.vote.needed': 'Dem müssen mehr als die Hälfte der Spielenden zustimmen. Schlag es ihnen vor.',
  'reason.undo.none': 'Du hast noch nichts entschieden, was sich zurücknehmen ließe.',
};
