import { create } from 'zustand';
import { isLanguage, type Language, preferredLanguage } from '../texts/languages.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** Colours of the players: the usual ones, and two that keep farther apart for eyes that see fewer colours. */
export const PALETTES = ['dawn', 'signal', 'dusk'] as const;
export type Palette = (typeof PALETTES)[number];

export interface Preferences {
  language: Language;
  theme: Theme;
  palette: Palette;
  /** A choice is sent without asking for confirmation. */
  sendAtOnce: boolean;
  /** Has been asked whether choices are to be sent at once. */
  askedAtOnce: boolean;
  /** Pieces move visibly; what the device asks for goes before. */
  motion: boolean;
  /** Says what would be left unused before a part of the turn is over. */
  warn: boolean;
  /** Called by sound and notification when something happens at a table in another tab. */
  alerts: boolean;
  /** The name used last, offered again at the next table. */
  name: string;
}

const STORED = 'morgenrot.preferences';

const isPalette = (value: unknown): value is Palette => PALETTES.some((palette) => palette === value);
const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** Whatever was kept is read as if a stranger had written it: only what fits is taken. */
export function readPreferences(stored: string | null, languages: readonly string[]): Preferences {
  const kept = parsed(stored);
  return {
    language: isLanguage(kept.language) ? kept.language : preferredLanguage(languages),
    theme: isTheme(kept.theme) ? kept.theme : 'system',
    palette: isPalette(kept.palette) ? kept.palette : 'dawn',
    sendAtOnce: kept.sendAtOnce === true,
    askedAtOnce: kept.askedAtOnce === true,
    motion: kept.motion !== false,
    warn: kept.warn !== false,
    alerts: kept.alerts === true,
    name: typeof kept.name === 'string' ? kept.name : '',
  };
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A browser that keeps nothing (private windows, full storage) still plays. */
export function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

export const usePreferences = create<Preferences>()(() =>
  readPreferences(quietly(() => localStorage.getItem(STORED)) ?? null, navigator.languages),
);

export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change);
  quietly(() => localStorage.setItem(STORED, JSON.stringify(usePreferences.getState())));
}

/** Keeps the document in step: its language, its colours, whether anything moves in it. */
export function applyPreferences({ language, theme, palette, motion }: Preferences): void {
  const { documentElement: root } = document;
  root.lang = language;
  root.toggleAttribute('data-still', !motion);
  root.dataset.palette = palette;
  const shown = theme === 'system' && wantsContrast() ? 'contrast' : theme;
  if (shown === 'system') delete root.dataset.theme;
  else root.dataset.theme = shown;
  colourTheBars(shown);
}

/** The bars of a phone around the page: by the device, as the page says it, or by the theme that was chosen. */
const BARS: Record<Theme, string | undefined> = {
  system: undefined,
  light: '#fffaf0',
  dark: '#182039',
  contrast: '#000000',
};

function colourTheBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = BARS[theme] ?? (meta.media.includes('dark') ? '#182039' : '#fffaf0');
  }
}

/** Whoever asks the device for more contrast gets it here, too. */
const wantsContrast = (): boolean => window.matchMedia('(prefers-contrast: more)').matches;
