import type { Result } from '@morgenrot/engine';
import type { Deed } from '@morgenrot/protocol';
import type { Room } from '../../match/room.ts';
import type { World } from '../../match/world.ts';
import { refuse } from '../../reasons.ts';
import { closedRefused } from '../watching.ts';
import { askerAt, type Handler } from './asker.ts';
import * as keeping from './keeping.ts';
import { mute } from './mute.ts';
import { pause } from './pause.ts';
import * as proposals from './proposals.ts';
import { rematch } from './rematch.ts';
import * as seats from './seats.ts';
import * as standIns from './stand-ins.ts';
import * as waiting from './waiting.ts';
import { show } from './watching.ts';

type Handlers = { [K in Deed['kind']]: Handler<K> };

const HANDLERS: Handlers = {
  ready: waiting.ready,
  local: waiting.local,
  move: waiting.move,
  title: waiting.title,
  options: waiting.options,
  plan: waiting.plan,
  remove: waiting.remove,
  start: waiting.start,
  settings: keeping.settings,
  keys: keeping.keys,
  newKeys: keeping.newKeys,
  host: keeping.host,
  takeHost: keeping.takeHost,
  handOver: seats.handOver,
  reissue: seats.reissue,
  standIn: standIns.standIn,
  return: standIns.comeBack,
  propose: proposals.propose,
  vote: proposals.vote,
  show,
  mute,
  pause,
  rematch,
};

/** Does what somebody at a table wants done. Call it from the room's queue. */
export async function obey(world: World, room: Room, person: string | undefined, deed: Deed): Promise<Result<object>> {
  const closed = closedRefused(room.record);
  if (closed) return closed;
  if (person === undefined) return refuse('seat.none');
  // The registry gives each kind the handler of that very kind.
  const handler = HANDLERS[deed.kind] as Handler<Deed['kind']>;
  return handler({ world, room, asker: askerAt(room, person), deed });
}
