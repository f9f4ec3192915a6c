import type { Result } from '@morgenrot/engine';
import { catchUp } from '../../match/memory/catch-up.ts';
import { refuse } from '../../reasons.ts';
import { emptySeat, type SeatRecord, type TableRecord } from '../../store/index.ts';
import type { CreatesTables } from '../../world.ts';
import { fittingFor, wholeSettings } from '../abilities.ts';
import { setUpTable } from '../create.ts';
import { isComputersOwn, ownerOf } from '../powers/owners.ts';
import type { Asker, DeedHandler } from './asker.ts';

/** Whoever sat there for themselves: a stand-in goes, and the owner sits down again. */
function again(seat: SeatRecord): Pick<SeatRecord, 'name' | 'person' | 'computer' | 'strength' | 'colour'> {
  const { name, strength, colour } = seat;
  if (isComputersOwn(seat)) return { name, computer: true, strength };
  return { name, person: ownerOf(seat), computer: false, ...(colour === undefined ? {} : { colour }) };
}

/** The seats of the next table: everybody has moved up by one, and the first is the last. */
function rotated({ seats }: TableRecord, asker: string): SeatRecord[] {
  const order = [...seats.slice(1), ...seats.slice(0, 1)];
  const hands = new Map<string, number>();
  return order.map((old, index) => {
    const { name, person, computer, strength, ...chosen } = again(old);
    const empty = emptySeat(String(index));
    if (computer) return { ...empty, name, computer, strength, plan: 'computer', ready: true };
    // Whoever came without a page of ours cannot be brought along: the seat is free for anybody.
    if (person === undefined) return empty;
    const hand = hands.get(person) ?? 0;
    hands.set(person, hand + 1);
    return { ...empty, ...chosen, name, person, hand, ready: person === asker };
  });
}

async function createNext(world: CreatesTables, record: TableRecord, asker: Asker): Promise<Result<{ id: string }>> {
  const { game, options, title, settings, passwordHash, openedFrom } = record;
  const rules = world.games.get(game)?.game;
  if (!rules) return refuse('game.unknown');
  const seated = rotated(record, asker.person).map((seat) =>
    seat.computer ? { ...seat, strength: fittingFor(rules, seat.strength) } : seat,
  );
  const isSeated = seated.some(({ person }) => person !== undefined && person === record.host);
  return setUpTable(world, {
    game,
    seats: seated.length,
    options,
    title,
    // Nobody is forced: the match begins when all have come and are ready.
    settings: wholeSettings(rules, { ...settings, start: 'ready' }),
    passwordHash,
    host: isSeated ? record.host : asker.person,
    openedFrom,
    seated,
    follows: { match: record.id, instead: record.nextMatch },
  });
}

/** The same people once more; whoever asks second comes to the table that the first one has opened. */
export const rematch: DeedHandler<'rematch'> = async ({ world, room, asker }) => {
  const { record } = room;
  if (record.status !== 'over') return refuse('rematch.early');
  // A table that was cleared away again is no table to go to.
  if (record.nextMatch !== undefined && (await world.store.tables.read(record.nextMatch)))
    return { ok: true, value: { table: record.nextMatch } };
  const created = await createNext(world, record, asker);
  if (!created.ok) return created;
  await catchUp(world, room);
  world.bus.publish({ match: room.id, n: room.record.n });
  // Somebody who plays with computer players alone has nobody to wait for.
  await world.rooms.with(created.value.id, async () => ({ ok: true, value: {} }));
  return { ok: true, value: { table: created.value.id } };
};
