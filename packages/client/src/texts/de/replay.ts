import type { replayEn } from '../en/replay.ts';

export const replayDe: Record<keyof typeof replayEn, string> = {
  'replay.offer': 'Seit deinem Zug: {count, plural, one {# Ereignis} other {# Ereignisse}}',
  'replay.at': '{at} von {count}',
  'replay.play': 'Alles abspielen',
  'replay.pause': 'Hier anhalten',
  'replay.back': 'Eins zurück',
  'replay.step': 'Schritt für Schritt',
  'replay.skip': 'Genug, ich habe es gesehen',
  'settings.motion': 'Figuren bewegen sich sichtbar',
  'settings.warn': 'Warnen, bevor etwas ungenutzt bleibt',
  'prompt.left.title': 'Etwas bleibt ungenutzt:',
  'prompt.left.back': 'Weitermachen',
  'prompt.left.anyway': 'Trotzdem: {what}',
  'prompt.waiting.all': 'Warten: {all}',
  'prompt.waiting.minutes': '({minutes, number} min)',
  'prompt.waiting.hours': '({hours, number} Std. {minutes, number} min)',
  'prompt.waiting.days': '({days, plural, one {# Tag} other {# Tage}} {hours, number} Std.)',
};
