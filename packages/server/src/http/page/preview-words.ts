/** The few words that the server says itself: where a link is shown before anybody has opened the page. */
export interface PreviewWords {
  /** A table that has no name of its own. */
  table(host: string | undefined): string;
  free(free: number, seats: number): string;
  full: string;
  playing: string;
  mayWatch: string;
  over: string;
  people(names: readonly string[]): string;
  invitation: string;
}

const listOf = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

export const PREVIEW_WORDS: Record<'en' | 'de', PreviewWords> = {
  en: {
    table: (host) => (host === undefined ? 'A table is set' : `${host}’s table`),
    free: (free, seats) => `${free} of ${seats} seats ${free === 1 ? 'is' : 'are'} free.`,
    full: 'All seats are taken.',
    playing: 'The match is being played.',
    mayWatch: 'You may watch.',
    over: 'The match is over.',
    people: (names) => `With ${listOf('en', names)}.`,
    invitation: 'Open the link and sit down: no account, no download.',
  },
  de: {
    table: (host) => (host === undefined ? 'Ein Tisch ist gedeckt' : `Tisch von ${host}`),
    free: (free, seats) => `${free} von ${seats} Plätzen ${free === 1 ? 'ist' : 'sind'} frei.`,
    full: 'Alle Plätze sind besetzt.',
    playing: 'Die Partie läuft.',
    mayWatch: 'Du darfst zuschauen.',
    over: 'Die Partie ist zu Ende.',
    people: (names) => `Mit ${listOf('de', names)}.`,
    invitation: 'Link öffnen und hinsetzen: ohne Konto, ohne Installation.',
  },
};
