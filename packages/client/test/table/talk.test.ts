import type { TalkLine } from '@morgenrot/protocol';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../src/table/session/session.ts';
import { joined, type TablePageState } from '../../src/table/session/table-state.ts';
import { partsOf } from '../../src/talk/links.ts';
import { placeOf, placesFor, unreadIn } from '../../src/talk/places.ts';
import { readMarks } from '../../src/talk/talk-marks.ts';
import { fakeWire, info, joinedAt } from '../kit.ts';

const words = (id: number, change: Partial<TalkLine> = {}): TalkLine => ({
  id,
  channel: 'table',
  from: 'ben',
  name: 'Ben',
  seat: '1',
  text: `line ${id}`,
  at: id,
  ...change,
});

const seats = [
  { seat: '0', name: 'Anna', present: true, plan: 'open', ready: true },
  { seat: '1', name: 'Ben', present: true, plan: 'open', ready: true },
  { seat: '2', name: 'Eos', present: true, plan: 'computer', ready: true, computer: true },
] as const;

const at = (change: Partial<TablePageState> = {}): TablePageState => ({
  info: info({ seats: [...seats] }),
  seat: '0',
  mine: ['0'],
  owned: [],
  voice: 'anna',
  log: [],
  talk: [],
  ...change,
});

const keys = (table: TablePageState) => placesFor(table).map(({ key, isClosed }) => (isClosed ? `(${key})` : key));

describe('the places where one may talk', () => {
  it('are the table and every other person for a player, and not the computer players', () => {
    expect(keys(at())).toEqual(['table', 'private-0-1']);
    expect(keys(at({ info: info({ seats: [...seats], status: 'waiting' }) }))).toEqual(['table']);
  });
  it('keep a talk with somebody who is gone, to be read', () => {
    const talk = [words(1, { channel: 'private', seat: '2', to: '0' })];
    expect(keys(at({ talk }))).toEqual(['table', 'private-0-1', '(private-0-2)']);
  });
  it('are the watchers for a watcher, who reads along at the table', () => {
    expect(keys(at({ seat: null, mine: [] }))).toEqual(['(table)', 'watchers']);
  });
  it('are the watchers for a player only when there is something to read', () => {
    const open = { ...info().settings, watchTalk: 'open' as const };
    const table = info({ seats: [...seats], settings: open, watchers: 2 });
    expect(keys(at({ info: table }))).toContain('(watchers)');
    expect(keys(at({ talk: [words(1, { channel: 'watchers', seat: undefined })] }))).toContain('(watchers)');
  });
  it('are closed while a curtain hides who looks', () => {
    expect(keys(at({ seat: null, mine: ['0', '1'] }))).toEqual(['(table)']);
  });
  it('are open to somebody whose seat is played by another, but not the watchers’ own', () => {
    expect(keys(at({ seat: null, mine: [], owned: ['0'] }))).toEqual(['table']);
  });
});

describe('what is new', () => {
  it('is what others have said since I looked', () => {
    const talk = [
      words(1),
      words(2, { from: 'anna' }),
      words(3, { event: { key: 'match.paused' }, from: '' }),
      words(4, { channel: 'private', to: '0' }),
      words(5, { from: 'rude' }),
      words(6),
    ];
    const unread = unreadIn(
      at({ talk }),
      (place) => (place === 'table' ? 1 : 0),
      (from) => from === 'rude',
    );
    expect([...unread]).toEqual([
      ['private-0-1', 1],
      ['table', 1],
    ]);
    expect(placeOf(words(7, { channel: 'private', seat: '0', to: '1' }), '0')).toBe('private-0-1');
  });
});

describe('what this page keeps of the talk', () => {
  const reply = (seat: string | null, talk: TalkLine[]) => ({ table: info(), seat, mine: ['0', '1'], log: [], talk });
  it('is put away when somebody else looks with their own eyes', () => {
    const before = at({ talk: [words(1), words(2, { channel: 'private', to: '0' })] });
    expect(joined(before, reply('1', [words(1)])).talk).toEqual([words(1)]);
    expect(joined(before, reply(null, [words(1)])).talk).toEqual([words(1)]);
  });
  it('has no hole after a long absence', () => {
    const before = at({ talk: [words(1), words(2)] });
    expect(joined(before, reply('0', [words(2), words(3)])).talk.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(joined(before, reply('0', [words(9), words(10)])).talk.map(({ id }) => id)).toEqual([9, 10]);
  });
});

describe('a page that talks', () => {
  const OPEN = { channel: 'private', to: '1', text: 'psst', action: 'action-1' } as const;
  const playing = joinedAt(3, { mine: ['0', '1'] });
  async function opened() {
    const link = fakeWire();
    const session = openSession('table1', link.wire, () => 'id');
    await link.connect();
    await link.reply('watch', playing);
    return { link, session, talk: () => session.store.getState().table?.talk.map(({ id }) => id) };
  }

  it('speaks with the seat that looks, and shows what was said once', async () => {
    const { link, session, talk } = await opened();
    const said = session.say(OPEN);
    expect(link.last('say')).toEqual({ table: 'table1', seat: '0', ...OPEN });
    await link.tell('said', { table: 'table1', line: words(4) });
    await link.reply('say', { ok: true, line: words(4) });
    expect((await said).ok).toBe(true);
    expect(talk()).toEqual([4]);
  });
  it('says so when the connection is gone', async () => {
    const { link, session } = await opened();
    const said = session.say(OPEN);
    await link.disconnect();
    expect(await said).toEqual({ ok: false, reason: { key: 'network' } });
  });
  it('drops replies that come when somebody else looks', async () => {
    const { link, session, talk } = await opened();
    await link.tell('said', { table: 'table1', line: words(3) });
    const asked = [session.say(OPEN), session.showEarlierTalk()];
    const entered = session.enter({ seat: '1' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    await link.reply('watch', joinedAt(3, { seat: '1', mine: ['0', '1'] }));
    await entered;
    await link.reply('say', { ok: true, line: words(4, { channel: 'private', seat: '0', to: '1' }) });
    await link.reply('talk', { ok: true, talk: [words(1, { channel: 'private', seat: '0', to: '1' })], more: false });
    await Promise.all(asked);
    expect(talk()).toEqual([]);
  });
  it('asks for what has come to light when the match is over', async () => {
    const { link, talk } = await opened();
    await link.tell('said', { table: 'table1', line: words(5) });
    await link.tell('table', info({ status: 'over' }));
    await link.reply('talk', { ok: true, talk: [words(4, { channel: 'watchers' }), words(5)], more: false });
    expect(talk()).toEqual([4, 5]);
    expect(link.count('talk')).toBe(0);
  });
});

describe('addresses in what somebody says', () => {
  const links = (text: string) => partsOf(text).flatMap(({ href }) => href ?? []);
  it('can be followed when they lead to a page, and are shown in full', () => {
    const text = 'See https://example.org/a_(b)?c=1#d, or (http://example.com).';
    expect(links(text)).toEqual(['https://example.org/a_(b)?c=1#d', 'http://example.com']);
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
  it('of any other kind are only words', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'example.org',
      'ftp://example.org',
      'https://',
      'xhttps://example.org',
      '<a href="/">x</a>',
    ])
      expect(links(text), text).toEqual([]);
  });
});

describe('what a browser remembers', () => {
  it('is read as if a stranger had written it', () => {
    const marks = { since: 3, read: { table: 4 }, hidden: { x: 'Ben' } };
    expect(readMarks(JSON.stringify({ one: marks, two: { since: 'x' }, three: null }))).toEqual({ one: marks });
    for (const text of [null, '', 'no', '[]', 'null', '7']) expect(readMarks(text)).toEqual({});
  });
});
