import type { TalkLine } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { agree, PATIENCE } from '../kit/away.ts';
import { Person } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { type Listener, reasonOf, speak, talkOn, type Words } from '../kit/talk.ts';

let server: TestServer;
/** Time that tests let pass. */
let later = 0;
beforeAll(async () => {
  server = await testServer({ parts: { now: () => Date.now() + later } });
});
const { close, company, listen } = talkOn(() => server);
afterEach(close);
afterAll(() => server.end());

/** Ben is away for as long as the others are patient, and they agree on who plays for him. */
async function bensSeatIsLent([anna, ben, cleo]: readonly Listener[], kind: 'standIn' | 'substitute'): Promise<void> {
  await anna!.page.until(() => anna!.page.info?.seats[1]?.present === true);
  ben!.person.close();
  await anna!.page.until(() => anna!.page.info?.seats[1]?.present === false);
  later += PATIENCE;
  await agree([anna!.page, cleo!.page], { kind, seat: '1' });
}

describe('words between two players', () => {
  const texts = ({ page }: Listener) => (page.joined?.talk ?? []).map(({ text }) => text);
  const order = ({ page }: Listener, deed: object) => page.say('order', { table: page.table, do: deed });

  it('go to one seat of several at a browser, and only while its player looks', async () => {
    const anna = new Person(server.url, 'Anna');
    const { id } = await anna.create({ seats: 3 });
    const waiting = await listen(id, anna);
    expect((await order(waiting, { kind: 'local', name: 'Arne' })).ok).toBe(true);
    const ben = new Person(server.url, 'Ben');
    await ben.join(id);
    const page = await listen(id, ben);
    await page.page.until(() => page.page.match !== undefined);
    const tabs: Record<string, Listener> = {};
    for (const eyes of ['0', '1', 'nobody']) {
      const tab = await listen(id, anna);
      await tab.page.say('watch', { table: id, ...(eyes === 'nobody' ? {} : { seat: eyes }) });
      tab.tap.take();
      tabs[eyes] = tab;
    }
    await speak(page, { channel: 'private', to: '1', text: 'marker-arne' });
    const heard = [];
    for (const [eyes, { tap, page: tab }] of Object.entries(tabs)) {
      await tab.say('talk', { table: id, before: 1e15 });
      if (tap.take().includes('marker-arne')) heard.push(eyes);
    }
    expect(heard).toEqual(['1']);
    // People at one browser do not write to each other.
    expect(reasonOf(await speak(tabs['1']!, { channel: 'private', seat: '1', to: '0' }))).toBe('talk.to');
  });

  it('are not for a watcher who sees with the eyes of one of them', async () => {
    const around = await company();
    const [anna, ben] = around.players as [Listener, Listener];
    expect((await order(anna, { kind: 'show', seat: '0', shown: true })).ok).toBe(true);
    expect((await around.watcher.page.say('watch', { table: around.table, seat: '0' })).ok).toBe(true);
    around.watcher.tap.take();
    await speak(ben, { channel: 'private', to: '0', text: 'marker-eyes' });
    await anna.page.until(() => anna.said.length === 1);
    await around.watcher.page.say('watch', { table: around.table, seat: '0' });
    await around.watcher.page.say('talk', { table: around.table, before: 1e15 });
    expect(around.watcher.tap.take().includes('marker-eyes')).toBe(false);
  });

  it('go along with a seat that is handed over, with the silence that was put on it', async () => {
    const around = await company();
    const [anna, ben] = around.players as [Listener, Listener];
    await speak(anna, { channel: 'private', to: '1', text: 'marker-before' });
    const voice = ben.page.joined?.voice;
    expect((await order(anna, { kind: 'mute', from: voice, muted: true })).ok).toBe(true);
    const given = await order(ben, { kind: 'handOver', seat: '1' });
    const device = new Person(server.url, 'Ben elsewhere');
    const claimed = await device.ask('POST', '/api/claims', { token: given.ok ? given.token : '', name: 'Ben' });
    expect(claimed.status).toBe(200);
    const phone = await listen(around.table, device);
    expect(texts(phone)).toContain('marker-before');
    expect(reasonOf(await speak(phone))).toBe('talk.muted');
    ben.tap.take();
    await speak(anna, { channel: 'private', to: '1', text: 'marker-after' });
    await phone.page.until(() => phone.said.length === 1);
    await ben.page.watch();
    const old = ben.tap.take();
    expect(old.includes('marker-after') || old.includes('marker-before')).toBe(false);
  });

  it('are not for whoever gets a seat that was given out anew', async () => {
    const around = await company();
    const [anna, ben, cleo] = around.players as [Listener, Listener, Listener];
    await speak(cleo, { channel: 'private', to: '1', text: 'marker-lost' });
    await bensSeatIsLent([anna, ben, cleo], 'substitute');
    const given = await order(anna, { kind: 'reissue', seat: '1' });
    const dora = new Person(server.url, 'Dora');
    const claimed = await dora.ask('POST', '/api/claims', { token: given.ok ? given.token : '', name: 'Dora' });
    expect(claimed.status).toBe(200);
    const page = await listen(around.table, dora);
    expect(page.page.joined?.seat).toBe('1');
    await page.page.say('talk', { table: around.table, before: 1e15, limit: 100 });
    expect(page.tap.take().includes('marker-lost')).toBe(false);
  });
});

describe('a player whose seat somebody else plays', () => {
  it('talks at the table and is no watcher', async () => {
    const around = await company();
    const [, ben] = around.players as [Listener, Listener];
    await bensSeatIsLent(around.players, 'standIn');
    const back = await listen(around.table, ben.person);
    expect(back.page.joined).toMatchObject({ seat: null, owned: ['1'] });
    await speak(around.watcher, { channel: 'watchers', text: 'marker-hidden' });
    expect(await speak(back, { text: 'I am back' })).toMatchObject({ ok: true, line: { name: 'Ben', seat: '1' } });
    expect(reasonOf(await speak(back, { channel: 'watchers' }))).toBe('talk.watchers');
    await back.page.watch();
    expect(back.tap.take().includes('marker-hidden')).toBe(false);
  });
});

describe('the host', () => {
  it('stops somebody’s words and lets them speak again', async () => {
    const around = await company();
    const [anna, ben] = around.players as [Listener, Listener, Listener];
    const { watcher } = around;
    const voice = async (who: Listener, words?: Words) => {
      const reply = await speak(who, words);
      return reply.ok ? (reply.line as TalkLine).from : '';
    };
    const [bens, wims] = [await voice(ben), await voice(watcher, { channel: 'watchers' })];
    const mute = (who: Listener, from: string, muted = true) =>
      who.page.say('order', { table: around.table, do: { kind: 'mute', from, muted } });
    expect(reasonOf(await mute(ben, bens))).toBe('host.only');
    expect(reasonOf(await mute(anna, 'nobody-here'))).toBe('talk.nobody');
    expect((await mute(anna, bens)).ok).toBe(true);
    expect((await mute(anna, wims)).ok).toBe(true);
    for (const words of [{}, { channel: 'private', to: '0' }])
      expect(reasonOf(await speak(ben, words))).toBe('talk.muted');
    expect(reasonOf(await speak(watcher, { channel: 'watchers' }))).toBe('talk.muted');
    await anna.page.until(() => anna.page.info?.muted?.length === 2);
    expect(anna.page.info?.muted).toEqual([bens, wims]);
    expect((await mute(anna, bens, false)).ok).toBe(true);
    expect((await speak(ben)).ok).toBe(true);
    expect(reasonOf(await speak(watcher, { channel: 'watchers' }))).toBe('talk.muted');
  });
});
