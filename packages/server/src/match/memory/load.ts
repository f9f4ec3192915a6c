import { migrateState, parseOptions } from '@morgenrot/engine';
import { moveTo, type Table, type TableState } from '@morgenrot/engine/framework';
import { troubleOf } from '../../log.ts';
import type { Saved } from '../../store/index.ts';
import type { CreatesTables, Publishes, Stores, TellsTime, WritesLog } from '../../world.ts';
import { readTrail } from './catch-up.ts';
import { createRoom, liveFrom, type Room } from './room.ts';

/** So often a match is read again that another process brings to newer rules in the same moment. */
const TRIES = 5;

/**
 * Reads a table, under the rules it was begun with if they are here. Else newer rules take it over where they know how;
 * and where they do not, it is kept as it is.
 */
export async function loadRoom(world: CreatesTables & Publishes, id: string): Promise<Room | undefined> {
  for (let tried = 0; tried < TRIES; tried++) {
    const saved = await world.store.matches.load(id);
    const today = saved && world.rules.today.get(saved.record.game);
    if (!saved || !today) return undefined;
    const own = world.rules.of(saved.record);
    if (saved.record.status === 'waiting' && own !== today) await renew(world, saved, today);
    else if (own) return roomOf(world, saved, own);
    else {
      const state = migrated(world, saved, today);
      if (!state) return shelved(world, saved, today);
      await takeOver(world, saved, today, state);
    }
  }
  throw new Error('a table could not be brought to the rules of today');
}

async function roomOf(world: Stores, saved: Saved, table: Table): Promise<Room> {
  const room = createRoom(saved.record, table);
  room.told = await world.store.talk.last(saved.record.id);
  if (saved.state) room.live = liveFrom(saved.state, saved.record, await readTrail(world, saved));
  return room;
}

/** Nobody can play this match here, and nothing of it is touched. */
async function shelved(world: Stores & WritesLog, saved: Saved, today: Table): Promise<Room> {
  const { id, rules } = saved.record;
  world.log.warn({ matchId: id, rules, now: today.game.rules }, 'these rules are gone, and no way leads to newer ones');
  const room = createRoom(saved.record, today);
  room.told = await world.store.talk.last(id);
  room.shelved = saved.state;
  return room;
}

/** What has not begun begins by the rules of today; options that they do not know are as usual. */
async function renew(world: Stores & WritesLog, { record }: Saved, { game }: Table): Promise<void> {
  const known = Object.entries(record.options).filter(([key, value]) =>
    game.options.some((spec) => spec.key === key && spec.values.includes(value)),
  );
  const chosen = parseOptions(game.options, Object.fromEntries(known));
  const usual = parseOptions(game.options, {});
  const options = chosen.ok ? chosen.value : usual.ok ? usual.value : {};
  const { id, rules } = record;
  if (await world.store.rules.renew(id, { from: rules, rules: game.rules, options })) {
    world.log.info({ matchId: id, from: rules, to: game.rules }, 'a table that waits goes by newer rules');
  }
}

/** The state as today's rules would have it, if they know how. A migration that fails is one that is not there. */
function migrated(world: WritesLog, { record, state }: Saved, { game }: Table): TableState | undefined {
  if (!state) return undefined;
  const players = record.seats.map(({ seat }) => seat);
  try {
    const G = migrateState(game, state.G, { from: record.rules, players });
    return G && moveTo(state, G);
  } catch (error) {
    world.log.error({ matchId: record.id, ...troubleOf(error) }, 'a match could not be brought to newer rules');
    return undefined;
  }
}

async function takeOver(
  world: Publishes & Stores & TellsTime & WritesLog,
  { record }: Saved,
  { game }: Table,
  state: TableState,
): Promise<void> {
  const { id, rules: from } = record;
  const { rules } = game;
  if (await world.store.rules.takeOver({ match: id, from, rules, state, at: world.now() })) {
    world.log.info({ matchId: id, from, to: rules }, 'a match goes on by newer rules');
    world.bus.publish({ match: id, n: state._stateID });
  }
}
