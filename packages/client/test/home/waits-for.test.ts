import type { SeatInfo, TableInfo } from '@morgenrot/protocol';
import { usualSettings } from '@morgenrot/protocol';
import { describe, expect, it } from 'vitest';
import { waitingStateOf, watchingOf, wayIn } from '../../src/home/waits-for.ts';
import { wayToSeat } from '../../src/table/way-to-seat.ts';
import { wordsOf } from '../../src/texts/words.ts';
import { info } from '../kit.ts';

const words = wordsOf('en');
const seat = (change: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: '0',
  present: false,
  plan: 'open',
  ready: false,
  ...change,
});
const taken = seat({ name: 'Anna' });
const open = seat();
const kept = seat({ plan: 'kept' });
const closed = seat({ plan: 'closed' });
const waiting = (seats: SeatInfo[], settings: Partial<TableInfo['settings']> = {}): TableInfo =>
  info({ status: 'waiting', seats, settings: { ...usualSettings, ...settings } });

describe('a row of the list', () => {
  it.each([
    [waiting([taken, open, open]), 'waiting for 2 more players'],
    [waiting([taken, open, kept]), 'waiting for 2 more players'],
    [waiting([taken, kept, closed]), 'waiting for one invited player'],
    [waiting([taken, taken, closed]), 'waiting for players to be ready'],
    [waiting([taken, taken], { start: 'host' }), 'waiting for the host to start'],
    [info({ status: 'playing' }), 'In progress'],
    [info({ status: 'playing', paused: true }), 'Paused'],
    [info({ status: 'over' }), 'Finished'],
  ])('says what the table waits for: %#', (table, sentence) => {
    expect(waitingStateOf(words, table)).toBe(sentence);
  });

  it('says who may watch, and how far behind', () => {
    expect(watchingOf(words, waiting([open]))).toBe('Spectators welcome');
    expect(watchingOf(words, waiting([open], { delay: { by: 'turns', amount: 2 } }))).toBe(
      'Spectators welcome, 2 turns behind',
    );
    expect(watchingOf(words, waiting([open], { watch: 'link' }))).toBeUndefined();
  });

  it('offers what can be done there', () => {
    expect(wayIn(waiting([taken, open]), false)).toBe('home.tables.join');
    expect(wayIn(waiting([taken, kept]), false)).toBe('home.tables.look');
    expect(wayIn(info({ status: 'playing' }), false)).toBe('home.tables.watch');
    expect(wayIn(info({ status: 'playing' }), true)).toBe('home.tables.open');
    expect(wayIn(info({ status: 'over' }), true)).toBe('home.tables.result');
  });
});

describe('the way to a seat', () => {
  it('is open, kept for others, or taken by now', () => {
    expect(wayToSeat({ seats: [taken, open] })).toBe('open');
    expect(wayToSeat({ seats: [taken, kept] })).toBe('kept');
    expect(wayToSeat({ seats: [taken, kept] }, 'a-key-of-a-link')).toBe('open');
    expect(wayToSeat({ seats: [taken, closed] }, 'a-key-of-a-link')).toBe('full');
  });
});
