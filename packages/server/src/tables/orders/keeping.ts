import type { TableSettings } from '@morgenrot/protocol';
import { hashPassword } from '../../identity/password.ts';
import { freshId } from '../../identity/token.ts';
import { beginIfDue } from '../../match/begin.ts';
import { isPresent } from '../../match/presence.ts';
import { refuse } from '../../reasons.ts';
import { isEmpty } from '../../store/index.ts';
import { amend } from '../amend.ts';
import { hostSeat } from '../info.ts';
import { type Handler, hostRefused, seatIn } from './asker.ts';

/** What may be decided anew while a match runs: who finds it and who looks on. The rest was agreed on before. */
const ALWAYS = ['access', 'watch', 'watchTalk'] as const;

export const settings: Handler<'settings'> = async ({ world, room, asker, deed }) => {
  const refused = hostRefused(asker);
  if (refused) return refused;
  const { clock, ...change } = deed.settings;
  const passwordHash = deed.password === undefined ? undefined : await hashPassword(deed.password);
  const done = await amend(world, room, (record) => {
    const isLate = Object.keys(deed.settings).some((key) => !ALWAYS.some((always) => always === key));
    if (record.status !== 'waiting' && isLate) return refuse('table.started');
    const { clock: before, ...rest } = record.settings;
    const kept = clock === undefined ? before : (clock ?? undefined);
    const next: TableSettings = { ...rest, ...change, ...(kept === undefined ? {} : { clock: kept }) };
    if (next.access === 'password' && (passwordHash ?? record.passwordHash) === undefined)
      return refuse('password.empty');
    const secret = next.access === 'password' ? passwordHash : null;
    return { ok: true, value: { settings: next, ...(secret === undefined ? {} : { passwordHash: secret }) } };
  });
  if (done.ok) await beginIfDue(world, room);
  return done;
};

/** The links that the host hands out. */
export const keys: Handler<'keys'> = async ({ room, asker }) => {
  const refused = hostRefused(asker);
  if (refused) return refused;
  const { watchKey = '', seats } = room.record;
  const kept = seats.flatMap(({ seat, invitation }) => (invitation === undefined ? [] : [[seat, invitation] as const]));
  return { ok: true, value: { watch: watchKey, seats: Object.fromEntries(kept) } };
};

/** Links that have gone to the wrong people open nothing any more. */
export const newKeys: Handler<'newKeys'> = async ({ world, room, asker }) =>
  hostRefused(asker) ??
  amend(world, room, ({ seats }) => {
    const kept = seats.filter((seat) => isEmpty(seat) && seat.plan === 'kept');
    return {
      ok: true,
      value: { watchKey: freshId(), seats: kept.map((seat) => ({ ...seat, invitation: freshId() })) },
    };
  });

/** Somebody else keeps the table in order from now on. */
export const host: Handler<'host'> = async ({ world, room, asker, deed }) =>
  hostRefused(asker) ??
  amend(world, room, (record) => {
    const person = seatIn(record, deed.seat)?.person;
    return person === undefined ? refuse('seat.unknown') : { ok: true, value: { host: person } };
  });

/** Somebody at the table takes over while the host is away. */
export const takeHost: Handler<'takeHost'> = async ({ world, room, asker }) =>
  asker.seats.length === 0
    ? refuse('seat.none')
    : amend(world, room, (record) => {
        const seat = hostSeat(record);
        return seat !== undefined && isPresent(world, room, seat)
          ? refuse('host.present')
          : { ok: true, value: { host: asker.person } };
      });
