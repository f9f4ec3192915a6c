import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person, playOn, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const read = async (url: string, headers = {}): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
};

const figureOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? Number.NaN,
  );

describe('the figures of a server', () => {
  it('count what happens, in a form that every line of is valid', async () => {
    const { seats, people } = await seatedTable(server.url);
    await playOn(seats, 5, seeded(1));
    await seats[0]!.act(9999, 'pass');
    await seats[0]!.say('watch', { table: {} });
    await seats[0]!.say('somebody’s "own" event', {});
    const { status, text } = await read(server.url);
    expect(status).toBe(200);
    expect(figureOf(text, 'morgenrot_moves_total')).toBe(5);
    expect(figureOf(text, 'morgenrot_sockets')).toBe(2);
    expect(figureOf(text, 'morgenrot_matches')).toBe(1);
    expect(figureOf(text, 'morgenrot_players')).toBe(2);
    expect(text).toContain('morgenrot_refusals_total{reason="message.malformed"} 2');
    expect(text).toMatch(/morgenrot_refusals_total\{reason="decision\.\w+"\} 1/);
    expect(text).toContain('morgenrot_store_seconds_count{how="stored"} 5');
    expect(text).toMatch(/morgenrot_message_seconds_bucket\{event="act",le="\+Inf"\} 6/);
    expect(text).toContain('event="unknown"');
    expect(text).not.toContain('somebody');
    const form = /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?\d+(\.\d+)?(e[+-]?\d+)?)$/;
    for (const line of text.trimEnd().split('\n')) expect(line).toMatch(form);
    for (const person of people) person.close();
  });

  it('name nobody and no table', async () => {
    const { table, people } = await seatedTable(server.url);
    const { text } = await read(server.url);
    for (const secret of [table, 'Person', ...people.map(({ cookie }) => cookie.split('=')[1] ?? '')]) {
      expect(text).not.toContain(secret);
    }
    for (const person of people) person.close();
  });

  it('are for those who bring the token, where there is one', async () => {
    const metricsToken = 'a-token-for-metrics';
    const guarded = await testServer({ settings: { metricsToken } });
    expect((await read(guarded.url)).status).toBe(401);
    expect((await read(guarded.url, { Authorization: 'Bearer no' })).status).toBe(401);
    expect((await read(guarded.url, { Authorization: `Bearer ${metricsToken}` })).status).toBe(200);
    expect((await new Person(guarded.url, 'Anna').ask('GET', '/healthz')).status).toBe(200);
    expect(guarded.logged()).not.toContain(metricsToken);
    await guarded.end();
  });
});
