import type { Deed, TableSettings } from '@morgenrot/protocol';
import { freshId } from '../../identity/token.ts';
import { beginIfDue } from '../../match/begin.ts';
import { isPresent } from '../../match/presence.ts';
import { refuse } from '../../reasons.ts';
import { amend } from '../amend.ts';
import { heldRefused } from '../held.ts';
import { hostSeat } from '../info.ts';
import { tellHost } from '../seating.ts';
import { tellChange, unready } from './agreed.ts';
import { type Handler, hostRefused, seatIn, seatRefused } from './asker.ts';
import { tellWatching } from './tell-watching.ts';

type SettingsChange = Extract<Deed, { kind: 'settings' }>['settings'];

/**
 * What may be decided anew while a match runs: who finds it, who looks on, how fast computer players go on. The rest
 * was agreed on before.
 */
const ALWAYS = ['access', 'watch', 'watchTalk', 'pace'] as const;

/** Time and hints change how a match is played; the others want to know that before they say that they are ready. */
const isOtherPlay = ({ clock, hints }: SettingsChange): boolean => clock !== undefined || hints !== undefined;

export const settings: Handler<'settings'> = async ({ world, room, asker, deed, passwordHash }) => {
  const refused = hostRefused(asker);
  if (refused) return refused;
  const { settings: before } = room.record;
  const { clock, ...change } = deed.settings;
  const done = await amend(world, room, (record) => {
    const isLate = Object.keys(deed.settings).some((key) => !ALWAYS.some((always) => always === key));
    if (record.status !== 'waiting' && isLate) return refuse('table.started');
    const { clock: before, ...rest } = record.settings;
    const kept = clock === undefined ? before : (clock ?? undefined);
    const next: TableSettings = { ...rest, ...change, ...(kept === undefined ? {} : { clock: kept }) };
    if (next.access === 'password' && (passwordHash ?? record.passwordHash) === undefined)
      return refuse('password.empty');
    const secret = next.access === 'password' ? passwordHash : null;
    const seats = isOtherPlay(deed.settings) ? unready(record, asker.person) : [];
    return { ok: true, value: { settings: next, seats, ...(secret === undefined ? {} : { passwordHash: secret }) } };
  });
  if (!done.ok) return done;
  if (isOtherPlay(deed.settings)) await tellChange(world, room);
  await tellWatching(world, room, before);
  await beginIfDue(world, room);
  return done;
};

/** The links that the host hands out. */
export const keys: Handler<'keys'> = async ({ world, room, asker }) => {
  const refused = hostRefused(asker);
  if (refused) return refused;
  // Tables of before have no link for watchers yet.
  await amend(world, room, ({ watchKey }) => ({
    ok: true,
    value: watchKey === undefined ? { watchKey: freshId() } : undefined,
  }));
  const { watchKey = '', seats } = room.record;
  const kept = seats.flatMap(({ seat, invitation }) => (invitation === undefined ? [] : [[seat, invitation] as const]));
  return { ok: true, value: { watch: watchKey, seats: Object.fromEntries(kept) } };
};

/** Links that have gone to the wrong people open nothing any more. */
export const newKeys: Handler<'newKeys'> = async ({ world, room, asker }) =>
  hostRefused(asker) ??
  amend(world, room, ({ seats }) => {
    // Whoever sits there already stays; their link leads nobody there after them.
    const kept = seats.filter(({ plan }) => plan === 'kept');
    return {
      ok: true,
      value: { watchKey: freshId(), seats: kept.map((seat) => ({ ...seat, invitation: freshId() })) },
    };
  });

/** Somebody else keeps the table in order from now on. */
export const host: Handler<'host'> = async ({ world, room, asker, deed }) => {
  const refused = hostRefused(asker);
  if (refused) return refused;
  const done = await amend(world, room, (record) => {
    const person = seatIn(record, deed.seat)?.person;
    return person === undefined ? refuse('seat.unknown') : { ok: true, value: { host: person } };
  });
  if (done.ok) await tellHost(world, room);
  return done;
};

/** Somebody at the table takes over while the host is away, and not only for the length of a tunnel. */
export const takeHost: Handler<'takeHost'> = async ({ world, room, asker }) => {
  const refused = seatRefused(asker);
  if (refused) return refused;
  const done = await amend(world, room, (record) => {
    const seat = hostSeat(record);
    if (seat !== undefined && isPresent(world, room, seat)) return refuse('host.present');
    const held = seat === undefined ? undefined : heldRefused(world, room, seat);
    return held ?? { ok: true, value: { host: asker.person } };
  });
  if (done.ok) await tellHost(world, room);
  return done;
};
