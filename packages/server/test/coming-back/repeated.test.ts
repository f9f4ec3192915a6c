import { type Answer, sample } from '@morgenrot/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type Seat, seatedTable } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

/** How often the journal has been asked for an answer. */
let looks = 0;
let server: TestServer;
let anna: Seat;
let ben: Seat;
let people: Person[] = [];
beforeAll(async () => {
  server = await testServer({
    parts: {
      store: (opened) => ({
        ...opened,
        matches: {
          ...opened.matches,
          played: (...wanted) => {
            looks++;
            return opened.matches.played(...wanted);
          },
        },
      }),
    },
  });
  const made = await seatedTable(server.url, { options: { length: 'long' } });
  people = made.people;
  [anna, ben] = [made.seats[0]!, made.seats[1]!];
});
afterAll(async () => {
  for (const person of people) person.close();
  await server.end();
});

const looked = async <T>(doing: Promise<T>): Promise<[T, number]> => {
  const before = looks;
  const done = await doing;
  return [done, looks - before];
};
const asking = (): Seat => [anna, ben].find((seat) => seat.question()) as Seat;
/** The first thing that may be answered. */
const first = (seat: Seat): { step: number; value: Answer } => {
  const { id, ask } = seat.question() ?? { id: 0 };
  return { step: id, value: (ask && sample(ask, () => 0)) ?? '' };
};
/** Answers, and waits until the page shows it. */
async function answered(seat: Seat, action: string) {
  const { step, value } = first(seat);
  const done = await seat.act(step, value, action);
  expect(done).toMatchObject({ ok: true });
  await seat.until(() => seat.match?.n === (done as { n?: number }).n);
  return { step, value, done };
}
const refusal = (key: string) => ({ ok: false, reason: { key } });

describe('an answer that is said again', () => {
  it('gets the reply it got before, from the journal', async () => {
    const seat = asking();
    const { step, value, done } = await answered(seat, 'said-twice');
    expect(await looked(seat.act(step, value, 'said-twice'))).toEqual([done, 1]);
    expect(await looked(seat.act(step, value, 'another-one'))).toEqual([refusal('decision.gone'), 1]);
  });

  it('is looked for although it has been taken back since', async () => {
    const seat = asking();
    const undos = seat.match?.undos ?? 0;
    const { step, value, done } = await answered(seat, 'taken-back');
    expect(await seat.say('undo', { table: seat.table, n: seat.match?.n })).toMatchObject({ ok: true });
    await seat.until(() => seat.match?.undos === undos + 1);
    expect(seat.question()?.id).toBe(step);
    expect(await looked(seat.act(step, value, 'taken-back', undos))).toEqual([done, 1]);
  });

  it('is not looked for where nobody can have given it yet', async () => {
    const seat = asking();
    const other = seat === anna ? ben : anna;
    const { step, value } = first(seat);
    expect(await looked(seat.act(step, ['no such thing']))).toEqual([refusal('answer.shape'), 0]);
    expect(await looked(seat.act(999_999, value))).toEqual([refusal('decision.gone'), 0]);
    // Whoever is not asked any more may have answered.
    expect(await looked(other.act(step, value))).toEqual([refusal('decision.notYours'), 1]);
  });
});
