import { LIMITS, type TalkLine } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { voiceOf } from '../../src/talk/voice.ts';
import { NO_LIMITS, type TestServer, testServer } from '../kit/server.ts';
import { action, type Listener, reasonOf, speak, talkOn, whoHeard } from '../kit/talk.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const { close, company, listen } = talkOn(() => server);
afterEach(close);
afterAll(() => server.end());

describe('words', () => {
  it('are refused where they do not belong, and it is said why', async () => {
    const around = await company();
    const [anna, ben] = around.players as [Listener, Listener, Listener];
    const { watcher, guest, away } = around;
    expect(reasonOf(await speak(anna, { channel: 'watchers' }))).toBe('talk.watchers');
    expect(reasonOf(await speak(anna, { channel: 'private' }))).toBe('talk.to');
    expect(reasonOf(await speak(anna, { channel: 'private', to: '0' }))).toBe('talk.to');
    expect(reasonOf(await speak(anna, { channel: 'private', to: '7' }))).toBe('talk.to');
    expect(reasonOf(await speak(anna, { channel: 'shout' }))).toBe('message.malformed');
    // A seat that is not mine is not spoken for.
    expect(reasonOf(await speak(ben, { seat: '0' }))).toBe('seat.none');
    expect(reasonOf(await speak(watcher))).toBe('seat.none');
    expect(reasonOf(await speak(watcher, { channel: 'private', to: '0' }))).toBe('seat.none');
    expect(reasonOf(await speak(guest, { channel: 'watchers' }))).toBe('talk.name');
    const there = { table: around.table, channel: 'watchers', text: 'let me in', action: action() };
    expect(reasonOf(await away.page.say('say', there))).toBe('watch.off');
    expect(await server.store.talk.last(around.table)).toBe(0);
  });

  it('are said once, however often they are sent', async () => {
    const { players, table } = await company();
    const [anna, ben] = players as [Listener, Listener, Listener];
    const once = { text: 'only once', action: action() };
    const replies = await Promise.all(Array.from({ length: 12 }, () => speak(anna, once)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    // Somebody else may use the same action.
    expect(await speak(ben, once)).toMatchObject({ ok: true });
    await ben.page.until(() => ben.said.length === 2);
    expect(new Set(ben.said.map(({ id }) => id)).size).toBe(2);
    expect(await server.store.talk.last(table)).toBe(2);
  });

  it('are cut to what can be seen, and families stay together', async () => {
    const { players } = await company();
    const [anna] = players as [Listener, Listener, Listener];
    const textOf = async (text: string) => {
      const reply = await speak(anna, { text });
      return reply.ok ? (reply.line as TalkLine).text : reply.reason;
    };
    expect(await textOf('  a\u202Eb\u200Dc\u0000\r\nd \n\n\n\ne ')).toBe('abc\nd\n\ne');
    for (const picture of ['👨‍👩‍👧‍👦', '❤️‍🔥', '🧑🏽‍🚀']) expect(await textOf(`x ${picture}`)).toBe(`x ${picture}`);
    expect(await textOf('1\uFE0F\u20E3 An\u034Fna\uFE0F\u{E0101}')).toBe('1\uFE0F\u20E3 Anna');
    expect(await textOf(`e${'\u0301\u0302'.repeat(40)}`)).toHaveLength(5);
    expect(await textOf(' \u200B\u2800\n ')).toMatchObject({ key: 'talk.empty' });
    const tooLong = { key: 'talk.tooLong', params: { most: LIMITS.talkText } };
    expect(await textOf('x'.repeat(LIMITS.talkText))).toHaveLength(LIMITS.talkText);
    expect(await textOf('😀'.repeat(LIMITS.talkText))).toHaveLength(2 * LIMITS.talkText);
    expect(await textOf('x'.repeat(LIMITS.talkText + 1))).toEqual(tooLong);
    expect(await textOf('x'.repeat(LIMITS.talkText * 9))).toEqual(tooLong);
    expect(await textOf('<b>&amp;</b> <img src=x onerror=alert(1)>')).toBe('<b>&amp;</b> <img src=x onerror=alert(1)>');
  });

  it('come page by page, to everybody what is theirs', async () => {
    const { players, table } = await company();
    const [anna, ben, cleo] = players as [Listener, Listener, Listener];
    for (let n = 0; n < 130; n++) await speak(n % 2 ? anna : ben, { text: `line ${n}` });
    for (let n = 0; n < 300; n++) await speak(anna, { channel: 'private', to: '1', text: `secret ${n}` });
    const page = await listen(table, cleo.person);
    const texts = (page.page.joined?.talk ?? []).map(({ text }) => text);
    expect(texts).toEqual(Array.from({ length: 50 }, (_, index) => `line ${80 + index}`));
    const first = page.page.joined?.talk[0]?.id ?? 0;
    const next = await page.page.say('talk', { table, before: first, limit: 70 });
    expect(next).toMatchObject({ ok: true, more: true });
    const before = next.ok ? (next.talk as TalkLine[])[0]?.id : 0;
    const last = await page.page.say('talk', { table, before, limit: 70 });
    expect(last).toMatchObject({ ok: true, more: false });
    expect(last.ok && (last.talk as TalkLine[]).map(({ text }) => text)).toHaveLength(10);
  });

  it('outlive the server', async () => {
    const own = await testServer();
    const around = await company({}, own);
    await speak(around.players[0]!, { text: 'before' });
    await speak(around.players[0]!, { channel: 'private', to: '1', text: 'between us' });
    const again = await own.again();
    const [ben, cleo] = [
      await listen(around.table, around.players[1]!.person, again),
      await listen(around.table, around.players[2]!.person, again),
    ];
    expect(ben.page.joined?.talk.map(({ text }) => text)).toEqual(['before', 'between us']);
    expect(cleo.page.joined?.talk.map(({ text }) => text)).toEqual(['before']);
    expect(await speak(ben, { text: 'after' })).toMatchObject({ ok: true });
    expect(await again.store.talk.last(around.table)).toBe(3);
    await again.end();
  });
});

describe('a store that fails', () => {
  it('is no reason to lose a word, or to write it anywhere else', async () => {
    let isBroken = false;
    const own = await testServer({
      parts: {
        store: (store) => ({
          ...store,
          talk: {
            ...store.talk,
            add: (match, line) =>
              isBroken ? Promise.reject(new Error(`no room for ${line.text}`)) : store.talk.add(match, line),
          },
        }),
      },
    });
    const around = await company({}, own);
    isBroken = true;
    const words = { text: 'marker-unkept', action: action() };
    expect(reasonOf(await speak(around.players[0]!, words))).toBe('server.store');
    expect(await whoHeard(around, 'marker-unkept')).toEqual([]);
    isBroken = false;
    expect((await speak(around.players[0]!, words)).ok).toBe(true);
    expect(own.logged()).toContain('what was said could not be stored');
    expect(own.logged()).not.toContain('marker-unkept');
    await own.end();
  });
});

describe('whoever talks too much', () => {
  it('is slowed down, in all tabs together', async () => {
    const strict = await testServer({
      parts: { limits: { ...NO_LIMITS, chats: { burst: 3, perSecond: 0.001 } } },
    });
    const { table, players } = await company({}, strict);
    const tabs = [players[0]!, await listen(table, players[0]!.person, strict)];
    const reasons = [];
    for (let n = 0; n < 4; n++) for (const tab of tabs) reasons.push(reasonOf(await speak(tab)));
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(3);
    expect(reasons.filter((reason) => reason === 'limit.rate')).toHaveLength(5);
    expect((await speak(players[1]!)).ok).toBe(true);
    await strict.end();
  });
});

describe('many who talk at one table', () => {
  it('are slowed down together, and those at another table are not', async () => {
    const strict = await testServer({
      parts: { limits: { ...NO_LIMITS, talks: { burst: 3, perSecond: 0.001 } } },
    });
    const around = await company({}, strict);
    const reasons = [];
    for (const who of [...around.players, around.players[0]!]) reasons.push(reasonOf(await speak(who)));
    expect(reasons).toEqual([undefined, undefined, undefined, 'limit.rate']);
    expect((await speak(around.away)).ok).toBe(true);
    await strict.end();
  });

  it('are muted by the host a hundred at a time, the last of them', async () => {
    const { table, players } = await company();
    const voices: string[] = [];
    for (let n = 0; n < 102; n++) {
      const line = { channel: 'watchers', person: `p${n}`, name: 'p', open: false, text: 'x' } as const;
      await server.store.talk.add(table, { ...line, action: `a${n}`, n: 0, at: n });
      voices.push(voiceOf(table, `p${n}`));
    }
    for (const from of voices)
      expect((await players[0]!.page.say('order', { table, do: { kind: 'mute', from, muted: true } })).ok).toBe(true);
    await players[1]!.page.watch();
    expect(players[1]!.page.joined?.table.muted).toEqual(voices.slice(2));
  });
});

describe('what happens at a table', () => {
  it('is told there, as nobody’s words', async () => {
    const around = await company();
    const order = { table: around.table, do: { kind: 'host', seat: '1' } };
    expect((await around.players[0]!.page.say('order', order)).ok).toBe(true);
    const [anna] = around.players as [Listener];
    await anna.page.until(() => anna.said.length === 1);
    expect(anna.said[0]).toMatchObject({
      channel: 'table',
      from: '',
      text: '',
      event: { key: 'host.new', params: { name: 'Ben' } },
    });
    await around.guest.page.until(() => around.guest.said.length === 1);
    expect(around.away.said).toEqual([]);
  });
});
