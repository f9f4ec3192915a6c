import type { Deed, TableSettings } from '@morgenrot/protocol';
import { freshId } from '../../identity/token.ts';
import { beginIfDue } from '../../match/course/begin.ts';
import { refuse } from '../../reasons.ts';
import type { Affairs, TableRecord } from '../../store/index.ts';
import { strengthRefused } from '../abilities.ts';
import { amend } from '../amend.ts';
import { tellHost } from '../seating.ts';
import { tellChange, unready } from './agreed.ts';
import { type DeedHandler, seatIn } from './asker.ts';
import { stillMay } from './still-may.ts';
import { tellWatching } from './tell-watching.ts';

type SettingsChange = Extract<Deed, { kind: 'settings' }>['settings'];

/**
 * What may be decided anew while a match runs: who finds it, who looks on, how fast computer players go on. The rest
 * was agreed on before.
 */
const ALWAYS = ['access', 'watch', 'watchTalk', 'pace'] as const;

/** Time, hints and patience change how a match is played; the others want to know before they say that they are ready. */
const isOtherPlay = ({ clock, hints, patience }: SettingsChange): boolean =>
  clock !== undefined || hints !== undefined || patience !== undefined;

export const settings: DeedHandler<'settings'> = async ({ world, room, asker, deed, passwordHash }) => {
  const { settings: before } = room.record;
  const { clock, ...change } = deed.settings;
  const done = await amend(world, room, (record) => {
    const isLate = Object.keys(deed.settings).some((key) => !ALWAYS.some((always) => always === key));
    if (record.status !== 'waiting' && isLate) return refuse('table.started');
    const missing = strengthRefused(room.game, [change.standIn]);
    if (missing) return missing;
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
export const keys: DeedHandler<'keys'> = async ({ world, room }) => {
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
export const newKeys: DeedHandler<'newKeys'> = ({ world, room }) =>
  amend(world, room, ({ seats }) => {
    // Whoever sits there already stays; their link leads nobody there after them.
    const kept = seats.filter(({ plan }) => plan === 'kept');
    return {
      ok: true,
      value: { watchKey: freshId(), seats: kept.map((seat) => ({ ...seat, invitation: freshId() })) },
    };
  });

/** Somebody else is the host from now on; whose role it is stays written down if it was only lent. */
export const host: DeedHandler<'host'> = async (ordered) => {
  const { world, room, deed } = ordered;
  const done = await amend(world, room, (record) => {
    const refused = stillMay(ordered);
    const person = seatIn(record, deed.seat)?.person;
    if (refused || person === undefined) return refused ?? refuse('seat.unknown');
    return { ok: true, value: { host: person, affairs: hostedBy(record, person) } };
  });
  if (done.ok) await tellHost(world, room);
  return done;
};

/** An owner takes over while the host is away for long; whose role it is takes it back at any time. */
export const takeHost: DeedHandler<'takeHost'> = async (ordered) => {
  const { world, room, asker } = ordered;
  const done = await amend(world, room, (record) => {
    const refused = stillMay(ordered);
    if (refused) return refused;
    const lender = record.affairs.hostOwner ?? record.host;
    const affairs = lender === undefined ? record.affairs : { ...record.affairs, hostOwner: lender };
    return { ok: true, value: { host: asker.person, affairs: hostedBy({ affairs }, asker.person) } };
  });
  if (done.ok) await tellHost(world, room);
  return done;
};

/** Whose role it is has it again: nobody has it on loan. */
function hostedBy({ affairs }: Pick<TableRecord, 'affairs'>, person: string): Affairs {
  const { hostOwner, ...rest } = affairs;
  return hostOwner === undefined || hostOwner === person ? rest : affairs;
}
