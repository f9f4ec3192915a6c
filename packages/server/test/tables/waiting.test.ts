import type { SeatInfo } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Person, Seat } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { CAN_BE_TWO, onTwoServers } from '../kit/two-servers.ts';

type Do = Record<string, unknown> & { kind: string };

const open: Person[] = [];
afterEach(() => {
  for (const person of open.splice(0)) person.close();
});

function someone(url: string, name: string): Person {
  const person = new Person(url, name);
  open.push(person);
  return person;
}

async function page(person: Person, table: string): Promise<Seat> {
  const seat = new Seat(person.connect(), table);
  await seat.watch();
  return seat;
}

/** People who have sat down at a table of the first one's, each with a page open. */
async function gathered(url: string, names: string[], wish: Record<string, unknown> = {}) {
  const people = names.map((name) => someone(url, name));
  const { id } = await people[0]!.create({ seats: 3, settings: { start: 'ready' }, ...wish });
  for (const person of people.slice(1)) await person.join(id);
  const pages: Seat[] = [];
  for (const person of people) pages.push(await page(person, id));
  return { id, people, pages };
}

const order = (seat: Seat, what: Do) => seat.say('order', { table: seat.table, do: what });
const names = ({ info }: Seat) => info?.seats.map(({ name }) => name);
const seatOf = ({ info }: Seat, seat: string): SeatInfo | undefined => info?.seats.find((one) => one.seat === seat);
const refused = (key: string) => ({ ok: false, reason: expect.objectContaining({ key }) });

describe('in the waiting room', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.end());

  it('the match begins when everybody is ready, and not while a seat is free', async () => {
    const { pages, people, id } = await gathered(server.url, ['Anna', 'Ben'], { seats: 3 });
    const [anna, ben] = pages as [Seat, Seat];
    expect(await order(anna, { kind: 'ready', ready: true })).toEqual({ ok: true });
    await ben.until(() => seatOf(ben, '0')?.ready === true);
    expect(await order(ben, { kind: 'ready', ready: true })).toEqual({ ok: true });
    await anna.until(() => seatOf(anna, '1')?.ready === true);
    expect(anna.info?.status).toBe('waiting');
    const carla = someone(server.url, 'Carla');
    await carla.join(id);
    const third = await page(carla, id);
    expect(await order(ben, { kind: 'ready', ready: false })).toEqual({ ok: true });
    expect(await order(third, { kind: 'ready', ready: true })).toEqual({ ok: true });
    expect(third.match).toBeUndefined();
    expect(await order(ben, { kind: 'ready', ready: true })).toEqual({ ok: true });
    for (const seat of [anna, ben, third]) await seat.until(() => seat.match?.n === 0);
    expect(await order(ben, { kind: 'ready', ready: false })).toEqual(refused('table.started'));
    expect(people).toHaveLength(2);
  });

  it('a table that begins when it is full waits for nobody’s word', async () => {
    const { pages } = await gathered(server.url, ['Anna', 'Ben'], { seats: 2, settings: { start: 'full' } });
    for (const seat of pages) await seat.until(() => seat.match?.n === 0);
  });

  it('the host begins with those who are there: free seats go, the others move up and see with their own eyes', async () => {
    const { pages, people, id } = await gathered(server.url, ['Anna', 'Ben', 'Carla'], {
      seats: 4,
      settings: { start: 'host' },
    });
    const [anna, ben, carla] = pages as [Seat, Seat, Seat];
    const watcher = await page(someone(server.url, 'Dora'), id);
    await people[1]!.ask('POST', `/api/tables/${id}/leave`, {});
    await ben.until(() => ben.joined?.seat === null);
    expect(await order(carla, { kind: 'start' })).toEqual(refused('host.only'));
    expect(await order(anna, { kind: 'start' })).toEqual({ ok: true });
    for (const seat of [anna, ben, carla, watcher])
      await seat.until(() => seat.match?.n === 0 && seat.info?.status === 'playing');
    expect(names(watcher)).toEqual(['Anna', 'Carla']);
    await carla.until(() => carla.joined?.seat === '1');
    expect([anna.joined?.seat, ben.joined?.seat, watcher.joined?.seat]).toEqual(['0', null, null]);
    const hands = (seat: Seat) =>
      (seat.match?.view as unknown as { hands: Record<string, string[]> } | undefined)?.hands ?? {};
    expect(hands(carla)['1']!.every((card) => card.startsWith('wish-'))).toBe(true);
    expect(hands(carla)['0']!.every((card) => card === '?')).toBe(true);
    expect(Object.values(hands(ben)).flat().join('')).toMatch(/^\?+$/);
    expect(await order(anna, { kind: 'start' })).toEqual(refused('table.started'));
  });

  it('it begins with those whom the host knows of: whoever comes, leaves or takes back their word first is asked about', async () => {
    const { pages, people, id } = await gathered(server.url, ['Anna', 'Ben', 'Carla'], { seats: 3 });
    const [anna, ben, carla] = pages as [Seat, Seat, Seat];
    const start = (free: string[], unready: string[]) => order(anna, { kind: 'start', told: { free, unready } });
    expect(await order(ben, { kind: 'ready', ready: true })).toEqual({ ok: true });
    expect(await start([], [])).toEqual(refused('start.changed'));
    expect(await order(carla, { kind: 'ready', ready: true })).toEqual({ ok: true });
    expect(await order(ben, { kind: 'ready', ready: false })).toEqual({ ok: true });
    expect(await start([], ['2'])).toEqual(refused('start.changed'));
    await people[2]!.ask('POST', `/api/tables/${id}/leave`, {});
    expect(await start([], ['1'])).toEqual(refused('start.changed'));
    // A seat that was free is not a seat of somebody who has been asked.
    await people[2]!.join(id);
    expect(await start(['2'], ['1'])).toEqual(refused('start.changed'));
    expect(anna.info?.status).toBe('waiting');
    expect(await start(['0'], ['1', '2'])).toEqual({ ok: true });
    await anna.until(() => anna.match?.n === 0);
    // Who sits there is told to all pages a moment after the match.
    await expect.poll(() => names(anna)).toEqual(['Anna', 'Ben', 'Carla']);
  });

  it('nobody begins alone', async () => {
    const { pages } = await gathered(server.url, ['Anna'], { seats: 3 });
    expect(await order(pages[0]!, { kind: 'start' })).toEqual(refused('seats.count'));
  });

  it('what only the host may do is refused to everybody else, and to those without a seat', async () => {
    const { pages, id } = await gathered(server.url, ['Anna', 'Ben']);
    const watcher = await page(someone(server.url, 'Dora'), id);
    const deeds: Do[] = [
      { kind: 'title', title: 'Mine' },
      { kind: 'options', options: { length: 'long' } },
      { kind: 'plan', seat: '2', plan: 'closed' },
      { kind: 'remove', seat: '0' },
      { kind: 'start' },
      { kind: 'settings', settings: { access: 'link' } },
      { kind: 'keys' },
      { kind: 'newKeys' },
      { kind: 'host', seat: '1' },
    ];
    await pages[0]!.until(() => seatOf(pages[0]!, '1')?.present === true && pages[0]!.info?.watchers === 1);
    const before = pages[0]!.info;
    for (const deed of deeds) expect(await order(pages[1]!, deed), deed.kind).toEqual(refused('host.only'));
    for (const deed of [...deeds, { kind: 'ready', ready: true }, { kind: 'takeHost' }, { kind: 'rematch' }]) {
      const answer = await order(watcher, deed);
      expect(answer, deed.kind).toMatchObject({
        ok: false,
        reason: { key: expect.stringMatching(/host.only|seat.none/) },
      });
    }
    expect(await order(pages[1]!, { kind: 'move', from: '0', to: '2' })).toEqual(refused('host.only'));
    expect((await page(open[0]!, id)).info).toEqual(before);
  });

  it('somebody with a client of the framework’s own kind is waited for until they sit, and not longer', async () => {
    const { pages, id } = await gathered(server.url, ['Anna'], { seats: 2 });
    await order(pages[0]!, { kind: 'ready', ready: true });
    const joined = await someone(server.url, 'Ben').ask('POST', `/games/bazaar/${id}/join`, { playerName: 'Ben' });
    expect(joined.status).toBe(200);
    await pages[0]!.until(() => pages[0]?.match?.n === 0 && seatOf(pages[0]!, '1')?.name === 'Ben');
    expect(seatOf(pages[0]!, '1')?.ready).toBe(true);
  });

  it('a person changes to another free seat, and to no other one', async () => {
    const { pages } = await gathered(server.url, ['Anna', 'Ben'], {
      plans: ['open', 'open', 'open', 'kept'],
      seats: 4,
    });
    const ben = pages[1]!;
    expect(await order(ben, { kind: 'move', from: '1', to: '0' })).toEqual(refused('seat.taken'));
    expect(await order(ben, { kind: 'move', from: '1', to: '3' })).toEqual(refused('seat.taken'));
    expect(await order(ben, { kind: 'move', from: '1', to: '9' })).toEqual(refused('seat.unknown'));
    expect(await order(ben, { kind: 'move', from: '1', to: '2' })).toEqual({ ok: true });
    await ben.until(() => ben.joined?.seat === '2' && names(ben)?.[2] === 'Ben');
    expect(names(ben)).toEqual(['Anna', undefined, 'Ben', undefined]);
  });

  it('the host lets two people change places, and each looks through their own seat afterwards', async () => {
    const { pages } = await gathered(server.url, ['Anna', 'Ben']);
    const [anna, ben] = pages as [Seat, Seat];
    expect(await order(anna, { kind: 'move', from: '0', to: '1' })).toEqual({ ok: true });
    await anna.until(() => anna.joined?.seat === '1');
    await ben.until(() => ben.joined?.seat === '0');
    expect(names(ben)?.slice(0, 2)).toEqual(['Ben', 'Anna']);
    expect(ben.info?.host).toBe('1');
  });

  it('the host decides what becomes of a free seat, adds seats up to the game’s most, and leaves enough of them', async () => {
    const { pages } = await gathered(server.url, ['Anna', 'Ben']);
    const [anna, ben] = pages as [Seat, Seat];
    expect(await order(anna, { kind: 'plan', seat: '1', plan: 'closed' })).toEqual(refused('seat.taken'));
    expect(await order(anna, { kind: 'plan', seat: '5', plan: 'open' })).toEqual(refused('seat.unknown'));
    expect(await order(anna, { kind: 'plan', seat: '3', plan: 'computer' })).toEqual({ ok: true });
    expect(await order(anna, { kind: 'plan', seat: '2', plan: 'kept' })).toEqual({ ok: true });
    await ben.until(() => seatOf(ben, '3')?.computer === true && seatOf(ben, '2')?.plan === 'kept');
    expect(seatOf(ben, '3')).toMatchObject({ ready: true, present: true });
    expect(await order(anna, { kind: 'plan', seat: '4', plan: 'open' })).toEqual({ ok: true });
    await ben.until(() => ben.info?.seats.length === 5);
    expect(await order(anna, { kind: 'plan', seat: '5', plan: 'open' })).toEqual(refused('seat.unknown'));
    expect(await order(anna, { kind: 'plan', seat: '3', plan: 'closed' })).toEqual({ ok: true });
    await ben.until(() => seatOf(ben, '3')?.plan === 'closed');
    const alone = await gathered(server.url, ['Carla'], { seats: 2 });
    expect(await order(alone.pages[0]!, { kind: 'plan', seat: '1', plan: 'closed' })).toEqual(refused('seats.count'));
  });

  it('other options make the others think again whether they are ready, and tell them', async () => {
    const { pages } = await gathered(server.url, ['Anna', 'Ben']);
    const [anna, ben] = pages as [Seat, Seat];
    for (const seat of pages) await order(seat, { kind: 'ready', ready: true });
    await ben.until(() => seatOf(ben, '1')?.ready === true);
    expect(await order(anna, { kind: 'options', options: { length: 'endless' } })).toEqual(refused('options.value'));
    expect(seatOf(ben, '1')?.ready).toBe(true);
    expect(await order(anna, { kind: 'options', options: { length: 'long' } })).toEqual({ ok: true });
    await ben.until(() => ben.info?.options.length === 'long');
    expect([seatOf(ben, '0')?.ready, seatOf(ben, '1')?.ready]).toEqual([true, false]);
    await order(ben, { kind: 'ready', ready: true });
    const clock = { minutes: 30, plus: 0, atZero: 'nothing' };
    expect(await order(anna, { kind: 'settings', settings: { clock } })).toEqual({ ok: true });
    await ben.until(() => ben.info?.settings.clock !== undefined && seatOf(ben, '1')?.ready === false);
    expect(await order(anna, { kind: 'settings', settings: { clock: null, access: 'link' } })).toEqual({ ok: true });
    await ben.until(() => ben.info?.settings.clock === undefined && ben.info?.settings.access === 'link');
  });

  it('a table that is given a password keeps nobody out who sits there', async () => {
    const { pages, id } = await gathered(server.url, ['Anna', 'Ben']);
    const settings = { access: 'password' };
    expect(await order(pages[0]!, { kind: 'settings', settings })).toEqual(refused('password.empty'));
    expect(await order(pages[0]!, { kind: 'settings', settings, password: 'tulip' })).toEqual({ ok: true });
    const dora = someone(server.url, 'Dora');
    const wrong = await dora.ask('POST', `/api/tables/${id}/join`, { name: 'Dora' });
    expect(wrong.body.reason?.key).toBe('password.needed');
    const right = await dora.ask('POST', `/api/tables/${id}/join`, { name: 'Dora', password: 'tulip' });
    expect(right.body.ok).toBe(true);
    expect((await open[1]!.ask('POST', `/api/tables/${id}/join`, { name: 'Ben' })).body.ok).toBe(true);
  });

  it('a running match keeps what was agreed on, and may be opened or closed to others', async () => {
    const { pages } = await gathered(server.url, ['Anna', 'Ben'], { seats: 2, settings: { start: 'full' } });
    const [anna] = pages as [Seat];
    await anna.until(() => anna.match?.n === 0);
    for (const deed of [
      { kind: 'settings', settings: { start: 'host' } },
      { kind: 'settings', settings: { clock: null } },
      { kind: 'options', options: {} },
      { kind: 'plan', seat: '1', plan: 'open' },
      { kind: 'move', from: '0', to: '1' },
      { kind: 'remove', seat: '1' },
    ])
      expect(await order(anna, deed), deed.kind).toEqual(refused('table.started'));
    expect(await order(anna, { kind: 'settings', settings: { watch: 'off', access: 'link' } })).toEqual({ ok: true });
    await anna.until(() => anna.info?.settings.watch === 'off');
  });
});

describe('the host’s job', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.end());

  it('goes to somebody who is here when the host leaves, and not to somebody who is away', async () => {
    const { people, pages, id } = await gathered(server.url, ['Anna', 'Ben', 'Carla']);
    const [anna, ben, carla] = pages as [Seat, Seat, Seat];
    people[1]!.close();
    await carla.until(() => seatOf(carla, '1')?.present === false);
    expect((await people[0]!.ask('POST', `/api/tables/${id}/leave`, {})).body.ok).toBe(true);
    await carla.until(() => carla.info?.host === '2');
    expect(await order(carla, { kind: 'title', title: 'Carla’s evening' })).toEqual({ ok: true });
    expect(await order(anna, { kind: 'title', title: 'x' })).toMatchObject({ ok: false });
    expect(ben.joined?.seat).toBe('1');
  });

  it('is handed on, and stays with whoever has it until the match begins, also while they are away', async () => {
    const { people, pages } = await gathered(server.url, ['Anna', 'Ben']);
    const [anna, ben] = pages as [Seat, Seat];
    expect(await order(ben, { kind: 'takeHost' })).toEqual(refused('host.present'));
    expect(await order(anna, { kind: 'host', seat: '2' })).toEqual(refused('seat.unknown'));
    expect(await order(anna, { kind: 'host', seat: '1' })).toEqual({ ok: true });
    await anna.until(() => anna.info?.host === '1');
    expect(await order(anna, { kind: 'takeHost' })).toEqual(refused('host.present'));
    people[1]!.close();
    await anna.until(() => seatOf(anna, '1')?.present === false);
    expect(await order(anna, { kind: 'takeHost' })).toEqual(refused('host.opener'));
    expect(anna.info?.host).toBe('1');
  });

  it('lets the host ask somebody to leave: they are out at once, and their link with them', async () => {
    const { pages, id } = await gathered(server.url, ['Anna'], { plans: ['open', 'kept', 'open'] });
    const anna = pages[0]!;
    const { seats } = (await order(anna, { kind: 'keys' })) as unknown as { seats: Record<string, string> };
    const ben = someone(server.url, 'Ben');
    const wrong = await ben.ask('POST', `/api/tables/${id}/join`, {
      name: 'Ben',
      seat: '1',
      key: 'not-the-key-at-all',
    });
    expect([wrong.status, wrong.body.reason?.key]).toEqual([403, 'seat.kept']);
    const join = { name: 'Ben', seat: '1', key: seats['1'] };
    expect((await ben.ask('POST', `/api/tables/${id}/join`, join)).body.ok).toBe(true);
    const his = await page(ben, id);
    expect(his.joined?.seat).toBe('1');
    expect(await order(anna, { kind: 'remove', seat: '2' })).toEqual(refused('seat.unknown'));
    expect(await order(anna, { kind: 'remove', seat: '1' })).toEqual({ ok: true });
    await his.until(() => his.joined?.seat === null);
    expect((await someone(server.url, 'Zoe').ask('POST', `/api/tables/${id}/join`, join)).body.reason?.key).toBe(
      'seat.kept',
    );
    const after = (await order(anna, { kind: 'keys' })) as unknown as { seats: Record<string, string> };
    expect(after.seats['1']).not.toBe(seats['1']);
  });

  it('lets players choose their colours, each a different one', async () => {
    const { pages, id } = await gathered(server.url, ['Anna', 'Ben'], { seats: 3 });
    const [anna, ben] = pages as [Seat, Seat];
    const colour = (seat: string, wish: number) => ({ kind: 'colour' as const, seat, colour: wish });
    expect(await order(anna, colour('0', 3))).toEqual({ ok: true });
    expect(await order(ben, colour('1', 3))).toEqual(refused('colour.taken'));
    expect(await order(ben, colour('0', 2))).toEqual(refused('seat.none'));
    expect((await order(ben, colour('1', 9))).ok).toBe(false);
    expect(await order(ben, colour('1', 0))).toEqual({ ok: true });
    await anna.until(() => anna.info?.seats[1]?.colour === 0);
    expect(anna.info?.seats.map((seat) => seat.colour)).toEqual([3, 0, undefined]);
    // Whoever looks on sees the same.
    const zoe = await someone(server.url, 'Zoe').ask('GET', `/api/tables/${id}`);
    expect(JSON.stringify(zoe.body)).toContain('"colour":3');
    // It goes with the player, and is free again when they have gone.
    expect(await order(anna, { kind: 'move', from: '0', to: '2' })).toEqual({ ok: true });
    await ben.until(() => ben.info?.seats[2]?.colour === 3);
    expect(await order(anna, { kind: 'remove', seat: '1' })).toEqual({ ok: true });
    await anna.until(() => anna.info?.seats[1]?.name === undefined);
    expect(anna.info?.seats[1]?.colour).toBeUndefined();
    expect(await order(anna, colour('2', 0))).toEqual({ ok: true });
  });

  it('keeps out who was sent away, by any seat and any link, until the host lets them in again', async () => {
    const { people, pages, id } = await gathered(server.url, ['Anna', 'Ben', 'Cleo'], {
      seats: 4,
      plans: ['open', 'open', 'open', 'kept'],
    });
    const [anna, ben, cleo] = pages as [Seat, Seat, Seat];
    expect(await order(ben, { kind: 'remove', seat: '2' })).toEqual(refused('host.only'));
    expect(await order(anna, { kind: 'remove', seat: '1' })).toEqual({ ok: true });
    await ben.until(() => ben.joined?.seat === null);
    const { seats } = (await order(anna, { kind: 'keys' })) as unknown as { seats: Record<string, string> };
    const join = (more: object = {}) => people[1]!.ask('POST', `/api/tables/${id}/join`, { name: 'Ben', ...more });
    for (const way of [{}, { seat: '1' }, { seat: '3', key: seats['3'] }]) {
      const { status, body } = await join(way);
      expect([status, body.reason?.key]).toEqual([403, 'seat.removed']);
    }
    const link = (await order(cleo, { kind: 'handOver', seat: '2' })) as unknown as { token: string };
    const claimed = await people[1]!.ask('POST', '/api/claims', { token: link.token });
    expect([claimed.status, claimed.body.reason?.key]).toEqual([403, 'seat.removed']);
    // Only the host is told whom they have sent away.
    await anna.until(() => anna.info?.removed?.length === 1);
    const [{ from, name } = { from: '', name: '' }] = anna.info?.removed ?? [];
    expect(name).toBe('Ben');
    await cleo.until(() => cleo.info?.seats[1]?.name === undefined);
    expect(
      JSON.stringify([cleo.info, ben.info, (await people[2]!.ask('GET', `/api/tables/${id}`)).body]),
    ).not.toContain('removed');
    expect(await order(cleo, { kind: 'letIn', from })).toEqual(refused('host.only'));
    expect(await order(anna, { kind: 'letIn', from: 'nobody' })).toEqual(refused('talk.nobody'));
    expect(await order(anna, { kind: 'letIn', from })).toEqual({ ok: true });
    expect((await join()).body).toMatchObject({ ok: true });
    await anna.until(() => anna.info?.removed === undefined);
  });

  it('gives out new links at which the old ones die', async () => {
    const { pages, id } = await gathered(server.url, ['Anna'], { plans: ['open', 'kept', 'kept'] });
    type Keys = { watch: string; seats: Record<string, string> };
    const old = (await order(pages[0]!, { kind: 'keys' })) as unknown as Keys;
    expect(Object.keys(old.seats)).toEqual(['1', '2']);
    expect(await order(pages[0]!, { kind: 'newKeys' })).toEqual({ ok: true });
    const fresh = (await order(pages[0]!, { kind: 'keys' })) as unknown as Keys;
    expect(new Set([old.watch, fresh.watch, ...Object.values(old.seats), ...Object.values(fresh.seats)]).size).toBe(6);
    const ben = someone(server.url, 'Ben');
    const join = (key?: string) => ben.ask('POST', `/api/tables/${id}/join`, { name: 'Ben', key });
    // No free seat is meant for somebody with a link that opens none.
    expect((await join(old.seats['1'])).body.reason?.key).toBe('link.dead');
    expect((await join(fresh.seats['2'])).body).toMatchObject({ ok: true, seat: '2' });
    expect(JSON.stringify(pages[0]!.info)).not.toContain(fresh.watch);
    expect(server.logged()).not.toContain(fresh.watch);
  });
});

describe.runIf(CAN_BE_TWO)('the waiting room on two servers', () => {
  let one: TestServer;
  let two: TestServer;
  onTwoServers((first, second) => {
    one = first;
    two = second;
  });

  it('a change of the host’s here and a join there at the same moment: both happen, ten times over', async () => {
    for (let round = 0; round < 10; round++) {
      const { id, pages } = await gathered(one.url, ['Anna'], { seats: 3 });
      const ben = someone(two.url, 'Ben');
      const watching = await page(ben, id);
      const [changed, seat] = await Promise.all([
        order(pages[0]!, { kind: 'plan', seat: '2', plan: 'computer' }),
        ben.join(id, '1'),
      ]);
      expect([changed.ok, seat]).toEqual([true, '1']);
      for (const each of [pages[0]!, watching])
        await each.until(() => seatOf(each, '1')?.name === 'Ben' && seatOf(each, '2')?.computer === true);
    }
  });

  it('the last two who get ready through different servers at once begin one match', async () => {
    for (let round = 0; round < 10; round++) {
      const { id, pages } = await gathered(one.url, ['Anna'], { seats: 2 });
      const ben = someone(two.url, 'Ben');
      await ben.join(id);
      const his = await page(ben, id);
      const both = await Promise.all([pages[0]!, his].map((seat) => order(seat, { kind: 'ready', ready: true })));
      expect(both.map(({ ok }) => ok)).toEqual([true, true]);
      for (const seat of [pages[0]!, his]) await seat.until(() => seat.match?.n === 0);
    }
  });

  it('a table that is cleared away here is gone from a page that is connected there', async () => {
    const { id, people } = await gathered(one.url, ['Anna']);
    const ben = someone(two.url, 'Ben');
    const his = await page(ben, id);
    await people[0]!.ask('POST', `/api/tables/${id}/leave`, {});
    await his.until(() => his.resyncs > 0);
    await expect(his.watch()).rejects.toThrow('table.unknown');
  });
});
