import type { clockEn } from '../en/clock.ts';

export const clockDe: Record<keyof typeof clockEn, string> = {
  'clock.mine': 'Deine Zeit',
  'clock.of': 'Zeit von {name}',
  'clock.left': '{who}: {time}',
  'clock.runs': 'läuft',
  'clock.stands': 'steht',
  'clock.over': 'die Zeit ist um',
  'clock.days': '{days, plural, one {# Tag} other {# Tage}} {hours} h',
  'clock.spoken':
    '{minutes, plural, one {# Minute} other {# Minuten}} {seconds, plural, one {# Sekunde} other {# Sekunden}}',
  'clock.minute': 'Deine letzte Minute läuft.',
  'clock.seconds': 'Dir bleiben nur noch wenige Sekunden.',
  'clock.none': 'Deine Zeit ist um.',
  'clock.own.late':
    'Deine Zeit als {name} ist um, und ein Computer spielt für dich weiter. Nimm deinen Platz wieder ein, dann hast du noch etwas Zeit.',
  'clock.menu.title': 'Zeit',
  'clock.menu.bank': 'Jede Person hat {minutes, plural, one {# Minute} other {# Minuten}} für ihre Entscheidungen.',
  'clock.menu.plus': 'Wer fertig entschieden hat, bekommt {seconds, plural, one {# Sekunde} other {# Sekunden}} dazu.',
  'clock.menu.nothing': 'Ist die Zeit um, passiert nichts; alle sehen es.',
  'clock.menu.computer':
    'Ist die Zeit um, spielt ein Computer weiter, bis die Person ihren Platz wieder einnimmt; sie hat dann noch eine Minute.',
  'clock.menu.out': 'Ist die Zeit um, scheidet die Person aus, und ein Computer spielt weiter.',
  'clock.menu.when':
    'Die Zeit läuft nur, wenn du etwas entscheiden musst, und nie, solange die Partie Pause macht oder der Server weg ist.',
  'clock.menu.list': 'Restliche Zeit',

  'pause.menu.title': 'Pause',
  'pause.menu.text': 'In der Pause kann niemand etwas entscheiden, und auch Computer warten.',
  'pause.menu.begin': 'Pause machen',
  'pause.menu.end': 'Weiterspielen',
  'pause.menu.ask': 'Pause vorschlagen',
  'pause.menu.askEnd': 'Weiterspielen vorschlagen',
  'pause.line': 'Die Partie macht Pause.',
  'pause.line.clocks': 'Die Partie macht Pause, und alle Uhren stehen.',

  'dice.title': 'Würfel und gemischte Karten',
  'dice.fixed':
    'Was jeder Würfel zeigen wird, stand fest, bevor die Partie begann. Dieser Fingerabdruck beweist es: Ist die Partie zu Ende, können alle nachprüfen, dass nichts verändert wurde.',
  'dice.open':
    'Die Partie ist zu Ende und ihr geheimer Startwert offen. Spiel sie hier noch einmal durch und prüfe jeden Würfel und jedes Mischen.',
  'dice.fingerprint': 'Fingerabdruck (SHA-256)',
  'dice.seed': 'Startwert',
  'dice.check': 'Würfel prüfen',
  'dice.again': 'Noch einmal prüfen',
  'dice.checking': 'Die Partie wird noch einmal durchgespielt … {percent} %',
  'dice.save': 'Partie speichern',
  'dice.saved': 'Gespeichert als {file}.',
  'dice.right': 'Alles stimmt.',
  'dice.right.seed': 'Der Startwert hat den Fingerabdruck, der zu Beginn gezeigt wurde.',
  'dice.right.drawn':
    '{rolls, plural, one {# Wurf} other {# Würfe}} und {shuffles, plural, one {# Mischvorgang} other {# Mischvorgänge}} kommen aus diesem Startwert und von nirgendwo sonst.',
  'dice.right.entries':
    '{entries, plural, one {# Entscheidung} other {# Entscheidungen}} noch einmal gespielt: Alles geschah so, wie es erzählt wurde.',
  'dice.right.state': 'Die Partie endet so, wie sie am Tisch geendet hat.',
  'dice.wrong': 'Etwas stimmt nicht.',
  'dice.wrong.rules':
    'Die Partie wurde nach Version {recorded} der Regeln gespielt, und diese Seite kennt Version {known}. Mit einer Seite jener Version lässt sie sich prüfen.',
  'dice.wrong.table': 'An keinem Tisch dieses Spiels kann es diese Plätze und Optionen gegeben haben.',
  'dice.wrong.seed': 'Der Startwert ist nicht der, dessen Fingerabdruck zu Beginn gezeigt wurde.',
  'dice.wrong.fingerprint': 'Das ist nicht der Fingerabdruck, den der Tisch gezeigt hat.',
  'dice.wrong.gap': 'Bei Entscheidung {at} fehlt etwas, oder etwas ist zu viel.',
  'dice.wrong.entry': 'Die Regeln erlauben Entscheidung {at} nicht.',
  'dice.wrong.told': 'Was zu Entscheidung {at} erzählt wurde, ist nicht das, was dort geschieht.',
  'dice.wrong.outcome': 'So endet die Partie nicht.',
  'dice.wrong.state': 'Der letzte Stand ist ein anderer.',
  'dice.wrong.game': 'Diese Seite kennt das Spiel nicht.',
  'dice.trouble': 'Die Prüfung ließ sich nicht ausführen. Lade die Seite neu und versuch es noch einmal.',

  'result.out': 'Zeit war um',

  'reason.rules.gone': 'Diese Partie hat mit älteren Regeln begonnen, die dieser Server nicht mehr hat.',
  'reason.match.paused': 'Die Partie macht Pause.',
  'reason.match.running': 'Das wird verraten, wenn die Partie zu Ende ist.',
};
