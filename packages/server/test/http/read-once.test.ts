import { expect, it } from 'vitest';
import { readOnce } from '../../src/http/read-once.ts';

/** Readings that the test ends one by one. */
function readings() {
  const open: { end: (value: string) => void; fail: () => void }[] = [];
  const read = readOnce(
    () => new Promise<string>((end, fail) => open.push({ end, fail: () => fail(new Error('the disk')) })),
  );
  const end = async (n: number, value: string): Promise<void> => {
    await expect.poll(() => open.length).toBeGreaterThan(n);
    open[n]!.end(value);
  };
  return { read, open, end };
}

it('who asks alone is read to at once, each time anew', async () => {
  const { read, end } = readings();
  const first = read();
  await end(0, 'one');
  expect(await first).toBe('one');
  const second = read();
  await end(1, 'two');
  expect(await second).toBe('two');
});

it('who asks in the middle of it gets what is read next, with all who ask meanwhile', async () => {
  const { read, open, end } = readings();
  const first = read();
  const crowd = Array.from({ length: 30 }, () => read());
  await end(0, 'old');
  expect(await first).toBe('old');
  await end(1, 'new');
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['new']));
  expect(open).toHaveLength(2);
});

it('a reading that fails fails for those who waited for it alone', async () => {
  const { read, open, end } = readings();
  const first = read();
  const second = read();
  open[0]!.fail();
  await expect(first).rejects.toThrow('the disk');
  await end(1, 'fine');
  expect(await second).toBe('fine');
});
