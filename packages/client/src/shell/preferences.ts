import { create } from 'zustand';
import { isLanguage, type Language, preferredLanguage } from '../texts/languages.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Preferences {
  language: Language;
  theme: Theme;
  /** A choice is sent without asking for confirmation. */
  sendAtOnce: boolean;
  /** Called by sound and notification when something happens at a table in another tab. */
  alerts: boolean;
  /** The name used last, offered again at the next table. */
  name: string;
}

const STORED = 'morgenrot.preferences';

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** Whatever was kept is read as if a stranger had written it: only what fits is taken. */
export function readPreferences(stored: string | null, languages: readonly string[]): Preferences {
  const kept = parsed(stored);
  return {
    language: isLanguage(kept.language) ? kept.language : preferredLanguage(languages),
    theme: isTheme(kept.theme) ? kept.theme : 'system',
    sendAtOnce: kept.sendAtOnce === true,
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

/** Keeps the document in step: its language, its colours. */
export function applyPreferences({ language, theme }: Preferences): void {
  const { documentElement: root } = document;
  root.lang = language;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}
