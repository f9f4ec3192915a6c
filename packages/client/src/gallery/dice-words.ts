import type { Language } from '../texts/languages.ts';
import type { TextTable } from '../texts/texts.ts';

const en = {
  'prompt.turn': 'What do you do?',
  'waiting.turn': 'plans the day',
  'option.turn.roll': 'Work for what the die brings',
  'option.turn.bid': 'Call an auction',
  'reason.noCoins': 'Without coins there is nothing to bid.',
  'prompt.bid': 'How much do you bid?',
  'waiting.bid': 'thinks about a bid',
  'prompt.keep': 'Which wares do you keep?',
  'waiting.keep': 'chooses wares',
  'option.keep.salt': 'Salt',
  'option.keep.silk': 'Silk',
  'option.keep.spice': 'Spice',
  'ware.salt': 'salt',
  'ware.silk': 'silk',
  'ware.spice': 'spice',
  'log.began': 'The market opens.',
  'log.earned': '{by} earns {coins, plural, one {# coin} other {# coins}}.',
  'log.greeted': '{by} greets {player}.',
  'log.kept': '{by} keeps {ware}.',
  'fact.coins': 'Coins',
  'fact.wares': 'Wares',
  'fact.left': 'Turns left',
};

const de: Record<keyof typeof en, string> = {
  'prompt.turn': 'Was tust du?',
  'waiting.turn': 'plant den Tag',
  'option.turn.roll': 'Arbeiten, für so viel wie der Würfel zeigt',
  'option.turn.bid': 'Eine Versteigerung ausrufen',
  'reason.noCoins': 'Ohne Münzen gibt es nichts zu bieten.',
  'prompt.bid': 'Wie viel bietest du?',
  'waiting.bid': 'überlegt ein Gebot',
  'prompt.keep': 'Welche Waren behältst du?',
  'waiting.keep': 'wählt Waren',
  'option.keep.salt': 'Salz',
  'option.keep.silk': 'Seide',
  'option.keep.spice': 'Gewürz',
  'ware.salt': 'Salz',
  'ware.silk': 'Seide',
  'ware.spice': 'Gewürz',
  'log.began': 'Der Markt öffnet.',
  'log.earned': '{by} verdient {coins, plural, one {# Münze} other {# Münzen}}.',
  'log.greeted': '{by} grüßt {player}.',
  'log.kept': '{by} behält {ware}.',
  'fact.coins': 'Münzen',
  'fact.wares': 'Waren',
  'fact.left': 'Züge übrig',
};

/** The words of the gallery's dice game. */
export const diceWords: Record<Language, TextTable> = { en, de };
