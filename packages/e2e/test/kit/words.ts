/** What a person looks for on the page, in each language: journeys find things as people do. */
export interface Words {
  /** The chat asks for a name, too, with more words. */
  name: RegExp;
  create: string;
  /** Parts of the form, folded at first. */
  rules: string;
  time: string;
  whenFull: string;
  sitDown: string;
  goal: RegExp;
  turn: string;
  prompt: string;
  map: string;
  lost: RegExp;
  updating: string;
  row: string;
  confirm: string;
  undo: string;
  finish: string;
  anyway: RegExp;
  mayBeChosen: RegExp;
  toMap: string;
  toCards: string;
  result: RegExp;
}

export const WORDS: Record<'en' | 'de', Words> = {
  en: {
    name: /^Your name(?! for)/,
    create: 'Create table',
    rules: 'Game rules',
    time: 'Time',
    whenFull: 'As soon as all seats are taken',
    sitDown: 'Sit down',
    goal: /^Goal/,
    turn: 'Turn to the right',
    prompt: 'Your task',
    map: 'Map',
    lost: /Connection lost/,
    updating: 'The server is being updated. Back in a moment.',
    row: 'Your focus row',
    confirm: 'Confirm',
    undo: 'Undo',
    finish: 'Finish',
    anyway: /anyway$/,
    mayBeChosen: /can be chosen/,
    toMap: 'Go to the map',
    toCards: 'Go to the cards',
    result: /wins!|share the victory!/,
  },
  de: {
    name: /^Dein Name(?! für)/,
    create: 'Tisch erstellen',
    rules: 'Spielregeln',
    time: 'Zeit',
    whenFull: 'Sobald alle Plätze besetzt sind',
    sitDown: 'Hinsetzen',
    goal: /^Ziel/,
    turn: 'Nach rechts drehen',
    prompt: 'Deine Aufgabe',
    map: 'Karte',
    lost: /Verbindung (verloren|unterbrochen)/,
    updating: 'Der Server wird aktualisiert und ist gleich wieder da.',
    row: 'Deine Fokusreihe',
    confirm: 'Bestätigen',
    undo: 'Rückgängig',
    finish: 'Beenden',
    anyway: /^Trotzdem/,
    mayBeChosen: /wählbar/,
    toMap: 'Zur Karte',
    toCards: 'Zu den Karten',
    result: /gewinnt!|teilen sich den Sieg!/,
  },
};
