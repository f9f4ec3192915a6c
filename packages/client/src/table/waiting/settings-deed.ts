import type { Deed, TableSettings } from '@morgenrot/protocol';

type SettingsDeed = Extract<Deed, { kind: 'settings' }>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What has to be said to the server so that the settings are the new ones; nothing if they are that already. */
export function settingsDeed(before: TableSettings, after: TableSettings, password = ''): SettingsDeed | undefined {
  const { clock, ...rest } = after;
  const changed = Object.entries(rest).filter(([key, value]) => !isSame(before[key as keyof TableSettings], value));
  const settings: SettingsDeed['settings'] = {
    ...Object.fromEntries(changed),
    ...(isSame(before.clock, clock) ? {} : { clock: clock ?? null }),
  };
  const hasPassword = after.access === 'password' && password !== '';
  if (Object.keys(settings).length === 0 && !hasPassword) return undefined;
  return { kind: 'settings', settings, ...(hasPassword ? { password } : {}) };
}
