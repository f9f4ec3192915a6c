import type { Result } from '@morgenrot/engine';
import type { Deed } from '@morgenrot/protocol';
import { catchUp } from '../../match/memory/catch-up.ts';
import type { Room } from '../../match/memory/room.ts';
import { refuse } from '../../reasons.ts';
import type { Obeys, OpensDoors } from '../../world.ts';
import { powerRefused } from '../powers/powers.ts';
import { closedRefused } from '../watching.ts';
import { askerAt, type DeedHandler, hostRefused } from './asker.ts';
import { hurry } from './hurry.ts';
import * as keeping from './keeping.ts';
import { mute } from './mute.ts';
import { pause } from './pause.ts';
import * as proposals from './proposals.ts';
import { rematch } from './rematch.ts';
import * as seats from './seats.ts';
import * as standIns from './stand-ins.ts';
import * as waiting from './waiting.ts';
import { show } from './watching.ts';

type Handlers = { [K in Deed['kind']]: DeedHandler<K> };

const HANDLERS: Handlers = {
  ready: waiting.ready,
  local: waiting.local,
  colour: waiting.colour,
  move: waiting.move,
  title: waiting.title,
  options: waiting.options,
  plan: waiting.plan,
  remove: waiting.remove,
  letIn: waiting.letIn,
  start: waiting.start,
  settings: keeping.settings,
  keys: keeping.keys,
  newKeys: keeping.newKeys,
  host: keeping.host,
  takeHost: keeping.takeHost,
  handOver: seats.handOverSeat,
  reissue: seats.reissue,
  standIn: standIns.standIn,
  return: standIns.comeBack,
  propose: proposals.propose,
  vote: proposals.vote,
  show,
  mute,
  pause,
  hurry,
  rematch,
};

/** Who wants something done at a table, and where they speak from. */
interface Speaking {
  person: string | undefined;
  /** By what their address is counted. */
  who: string;
}

/**
 * Does what somebody at a table wants done. A new password is made ready first: while that takes its time, the others
 * there play on.
 */
export async function obey(
  world: Obeys & OpensDoors,
  table: string,
  { person, who }: Speaking,
  deed: Deed,
): Promise<Result<object>> {
  const password = deed.kind === 'settings' ? deed.password : undefined;
  if (password === undefined || person === undefined)
    return world.rooms.with(table, (room) => carryOut(world, room, person, deed));
  // To make one ready is work, and nobody's who could not set it.
  const asked = await world.rooms.with(table, async (room) => {
    const refused = hostRefused(askerAt(room, person));
    return refused ?? { ok: true, value: {} };
  });
  const hashed = asked.ok ? await world.entrance.hash(password, { person, who }) : asked;
  return hashed.ok ? world.rooms.with(table, (room) => carryOut(world, room, person, deed, hashed.value)) : hashed;
}

async function carryOut(
  world: Obeys,
  room: Room,
  person: string | undefined,
  deed: Deed,
  passwordHash?: string,
): Promise<Result<object>> {
  // Who may do it is what all processes know, not what this one has heard last.
  if (world.bus.isShared && !(await catchUp(world, room))) return refuse('table.unknown');
  const closed = closedRefused(room.record);
  if (closed) return closed;
  if (person === undefined) return refuse('seat.none');
  // The registry gives each kind the handler of that very kind.
  const handler = HANDLERS[deed.kind] as DeedHandler<Deed['kind']>;
  const ordered = { world, room, asker: askerAt(room, person), deed, passwordHash };
  return powerRefused(ordered) ?? handler(ordered);
}
