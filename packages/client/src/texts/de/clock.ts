import type { clockEn } from '../en/clock.ts';

export const clockDe: Record<keyof typeof clockEn, string> = {
  'clock.mine': 'Deine Zeit',
  'clock.of': 'Zeit von {name}',
  'clock.left': '{who}: {time}',
  'clock.runs': 'läuft',
  'clock.stands': 'angehalten',
  'clock.over': 'Zeit abgelaufen',
  'clock.days': '{days, plural, one {# Tag} other {# Tage}} {hours} h',
  'clock.spoken':
    '{minutes, plural, one {# Minute} other {# Minuten}} {seconds, plural, one {# Sekunde} other {# Sekunden}}',
  'clock.minute': 'Du hast noch eine Minute.',
  'clock.seconds': 'Du hast nur noch wenige Sekunden.',
  'clock.none': 'Deine Zeit ist abgelaufen.',
  'clock.own.late':
    'Die Zeit von {name} ist abgelaufen, ein Computerspieler hat übernommen. Nimm deinen Platz zurück, dann bekommst du noch etwas Zeit.',
  'clock.menu.title': 'Zeit',
  'clock.menu.bank': 'Jeder Spieler hat {minutes, plural, one {# Minute} other {# Minuten}} für seine Entscheidungen.',
  'clock.menu.plus': 'Nach jeder Entscheidung bekommst du {seconds, plural, one {# Sekunde} other {# Sekunden}} dazu.',
  'clock.menu.nothing': 'Ist die Zeit abgelaufen, passiert nichts; alle sehen es.',
  'clock.menu.computer':
    'Ist die Zeit abgelaufen, übernimmt ein Computerspieler. Nimmst du deinen Platz zurück, hast du noch eine Minute.',
  'clock.menu.out': 'Ist deine Zeit abgelaufen, scheidest du aus und ein Computerspieler übernimmt.',
  'clock.menu.when':
    'Deine Uhr läuft nur, wenn du entscheiden musst. In einer Pause oder bei einem Serverausfall steht sie.',
  'clock.menu.list': 'Verbleibende Zeit',

  'pause.menu.title': 'Pause',
  'pause.menu.text': 'In der Pause kann niemand etwas entscheiden, auch Computerspieler warten.',
  'pause.menu.begin': 'Pause machen',
  'pause.menu.end': 'Weiterspielen',
  'pause.menu.ask': 'Pause vorschlagen',
  'pause.menu.askEnd': 'Weiterspielen vorschlagen',
  'pause.line': 'Die Partie ist pausiert.',
  'pause.line.clocks': 'Die Partie ist pausiert. Alle Uhren stehen.',

  'dice.title': 'Würfel und Mischen',
  'dice.fixed':
    'Alle Würfe und Mischungen standen vor der Partie fest. Dieser Fingerabdruck beweist es: Nach der Partie könnt ihr prüfen, dass nichts verändert wurde.',
  'dice.open':
    'Die Partie ist zu Ende und ihr geheimer Startwert offen. Spiel sie hier nach und prüfe jeden Würfel und jedes Mischen.',
  'dice.fingerprint': 'Fingerabdruck (SHA-256)',
  'dice.seed': 'Startwert',
  'dice.check': 'Würfel prüfen',
  'dice.again': 'Noch einmal prüfen',
  'dice.checking': 'Partie wird nachgespielt … {percent} %',
  'dice.save': 'Partie speichern',
  'dice.saved': 'Gespeichert als {file}.',
  'dice.right': 'Alles stimmt.',
  'dice.right.seed': 'Der Startwert passt zum Fingerabdruck vom Anfang.',
  'dice.right.drawn':
    '{rolls, plural, one {# Wurf} other {# Würfe}} und {shuffles, plural, one {# Mischvorgang} other {# Mischvorgänge}} folgen aus diesem Startwert.',
  'dice.right.entries':
    '{entries, plural, one {# Entscheidung} other {# Entscheidungen}} nachgespielt: Der Verlauf stimmt.',
  'dice.right.state': 'Das Ergebnis ist dasselbe wie am Tisch.',
  'dice.wrong': 'Etwas stimmt nicht.',
  'dice.wrong.rules':
    'Die Partie lief nach Version {recorded} der Regeln, diese Seite kennt Version {known}. Prüfe sie auf einer Seite mit der passenden Version.',
  'dice.wrong.table': 'Diese Plätze und Optionen sind in diesem Spiel nicht möglich.',
  'dice.wrong.seed': 'Der Startwert passt nicht zum Fingerabdruck vom Anfang.',
  'dice.wrong.fingerprint': 'Das ist nicht der Fingerabdruck, den der Tisch gezeigt hat.',
  'dice.wrong.gap': 'Bei Entscheidung {at} fehlt ein Eintrag oder ist einer zu viel.',
  'dice.wrong.entry': 'Die Regeln erlauben Entscheidung {at} nicht.',
  'dice.wrong.told': 'Der Verlauf zu Entscheidung {at} passt nicht zu dem, was dort geschieht.',
  'dice.wrong.outcome': 'Die Partie endet anders.',
  'dice.wrong.state': 'Der Endstand ist ein anderer.',
  'dice.wrong.game': 'Diese Seite kennt das Spiel nicht.',
  'dice.trouble': 'Die Prüfung ist fehlgeschlagen. Lade die Seite neu und versuch es noch einmal.',

  'result.out': 'Zeit abgelaufen',

  'reason.rules.gone': 'Diese Partie läuft nach älteren Regeln, die dieser Server nicht mehr hat.',
  'reason.match.paused': 'Die Partie ist pausiert.',
  'reason.match.running': 'Das siehst du erst nach der Partie.',
};
