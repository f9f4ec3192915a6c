import { describe, expect, it } from 'vitest';
import { claim, DEAD, pageAt, token } from '../kit/claims.ts';
import { Person } from '../kit/person.ts';
import type { TestServer } from '../kit/server.ts';
import { CAN_BE_TWO, onTwoServers } from '../kit/two-servers.ts';

describe.runIf(CAN_BE_TWO)('with two servers on one database', () => {
  let one: TestServer;
  let two: TestServer;
  onTwoServers((first, second) => {
    one = first;
    two = second;
  });

  it('a link made through one is used through the other, once, and the old tab at the first loses the seat', async () => {
    const anna = new Person(one.url, 'Anna');
    const { id } = await anna.create();
    const ben = new Person(two.url, 'Ben');
    await ben.join(id);
    // Both know the table by heart before anything happens to its seats.
    const [old, other] = [await pageAt(anna, id), await pageAt(ben, id)];
    for (let round = 0; round < 6; round++) {
      const link = await token(other, { kind: 'handOver', seat: other.me });
      const thieves = [one, two, one, two].map(({ url }) => new Person(url, 'Zoe'));
      const answers = await Promise.all(thieves.map((thief) => claim(thief, link)));
      expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
      expect(answers.filter(([status]) => status === 410)).toHaveLength(3);
      await other.until(() => other.joined?.seat === null);
      const winner = thieves[answers.findIndex(([status]) => status === 200)];
      if (!winner) throw new Error('nobody has won');
      const back = await token(await pageAt(winner, id), { kind: 'handOver', seat: '1' });
      expect(await claim(ben, back)).toEqual([200, '1']);
      await other.until(() => other.joined?.seat === '1');
      winner.close();
    }
    const link = await token(old, { kind: 'handOver', seat: '0' });
    expect(await claim(new Person(two.url, 'Zoe'), link)).toEqual([200, '0']);
    await old.until(() => old.joined?.seat === null);
    expect(await claim(new Person(one.url, 'Zoe'), link)).toEqual(DEAD);
    for (const person of [anna, ben]) person.close();
  });
});
