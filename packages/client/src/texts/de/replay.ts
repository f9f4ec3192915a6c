import type { replayEn } from '../en/replay.ts';

export const replayDe: Record<keyof typeof replayEn, string> = {
  'replay.offer': 'Seit deinem Zug: {count, plural, one {# Ereignis} other {# Ereignisse}}',
  'replay.at': '{at} von {count}',
  'replay.play': 'Alles abspielen',
  'replay.pause': 'Anhalten',
  'replay.back': 'Schritt zurück',
  'replay.step': 'Schritt vor',
  'replay.skip': 'Schließen',
  'settings.motion': 'Figuren animieren',
  'settings.warn': 'Warnen, bevor etwas ungenutzt bleibt',
  'prompt.left.title': 'Noch ungenutzt:',
  'prompt.left.back': 'Weitermachen',
  'prompt.left.anyway': 'Trotzdem: {what}',
  'prompt.waiting.all': '{all}',
  'prompt.waiting.minutes': '({minutes, number} min)',
  'prompt.waiting.hours': '({hours, number} Std. {minutes, number} min)',
  'prompt.waiting.days': '({days, plural, one {# Tag} other {# Tage}} {hours, number} Std.)',
};
