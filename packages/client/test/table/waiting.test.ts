import { type SeatInfo, usualSettings } from '@morgenrot/protocol';
import { describe, expect, it } from 'vitest';
import { cameBy } from '../../src/table/session/came-by.ts';
import { settingsDeed } from '../../src/table/waiting/settings-deed.ts';
import { titleOf } from '../../src/table/waiting/title-of.ts';
import { waitingFor, waitsForMe } from '../../src/table/waiting/waiting-for.ts';
import { wordsOf } from '../../src/texts/words.ts';
import { info } from '../kit.ts';

const en = wordsOf('en');
const de = wordsOf('de');
const seat = (n: number, name?: string, change: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: String(n),
  ...(name === undefined ? {} : { name }),
  present: true,
  plan: 'open',
  ready: false,
  ...change,
});
const waiting = (seats: SeatInfo[], start: 'ready' | 'full' | 'host' = 'ready') =>
  info({ status: 'waiting', host: '0', seats, settings: { ...usualSettings, start } });

describe('a link brings along', () => {
  it('a key for a seat or for watching, behind the sign that keeps it in the browser', () => {
    expect(cameBy('#seat=abcDEF_12-34')).toEqual({ seat: 'abcDEF_12-34' });
    expect(cameBy('#watch=abcDEF_12-34')).toEqual({ watch: 'abcDEF_12-34' });
    expect(cameBy('')).toEqual({});
  });
  it('nothing that a server would not have made', () => {
    expect(cameBy('#seat=x&watch=<script>alert(1)</script>')).toEqual({});
    expect(cameBy('#content')).toEqual({});
  });
});

describe('what a table waits for', () => {
  it('is said in a sentence: free seats, people, the host', () => {
    const [anna, ben] = [seat(0, 'Anna', { ready: true }), seat(1, 'Ben')];
    expect(waitingFor(en, waiting([anna, seat(1)]), ['0'])).toMatch(/^One seat is free\. .* all players are ready\.$/);
    expect(waitingFor(en, waiting([anna, ben]), ['0'])).toBe('Not ready yet: Ben.');
    expect(waitingFor(de, waiting([anna, ben]), ['1'])).toBe('Alle warten auf dich. Bist du bereit?');
    expect(waitingFor(en, waiting([anna, ben], 'host'), ['1'])).toBe('Anna starts the match.');
    expect(waitingFor(en, waiting([anna, ben], 'host'), ['0'])).toBe('You start the match.');
    expect(waitingFor(de, waiting([anna, seat(1)], 'full'), [])).toMatch(/^Ein Platz ist frei\. Die Partie beginnt/);
  });
  it('leaves closed seats out, and calls only those for whom it waits', () => {
    const seats = [seat(0, 'Anna', { ready: true }), seat(1, 'Ben'), seat(2, undefined, { plan: 'closed' })];
    expect(waitsForMe(waiting(seats), ['1'])).toBe(true);
    expect(waitsForMe(waiting(seats), ['0'])).toBe(false);
    expect(waitsForMe(waiting([...seats, seat(3)]), ['1'])).toBe(false);
    expect(waitsForMe(waiting(seats, 'full'), ['1'])).toBe(false);
  });
});

it('a table without a name is called after its host, wherever they sit', () => {
  expect(titleOf(en, info({ host: '1' }))).toBe('Ben’s table');
  expect(titleOf(en, info())).toBe('Anna’s table');
  expect(titleOf(en, info({ title: 'Sunday', host: '1' }))).toBe('Sunday');
});

describe('changed settings', () => {
  it('are said to the server one by one; nothing is said when nothing changed', () => {
    expect(settingsDeed(usualSettings, { ...usualSettings })).toBeUndefined();
    expect(settingsDeed(usualSettings, { ...usualSettings, watch: 'off' })?.settings).toEqual({ watch: 'off' });
  });
  it('take a clock away, bring one, and keep a password to the table that asks for one', () => {
    const clock = { minutes: 5, plus: 0, atZero: 'nothing' as const };
    expect(settingsDeed({ ...usualSettings, clock }, usualSettings)?.settings).toEqual({ clock: null });
    expect(settingsDeed(usualSettings, { ...usualSettings, clock })?.settings).toEqual({ clock });
    expect(settingsDeed(usualSettings, usualSettings, 'tulip')).toBeUndefined();
    const locked = { ...usualSettings, access: 'password' as const };
    expect(settingsDeed(locked, locked, 'tulip')).toEqual({ kind: 'settings', settings: {}, password: 'tulip' });
  });
});
