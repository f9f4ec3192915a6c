import type { PlayerId } from '@morgenrot/engine';
import type { Deed } from '@morgenrot/protocol';
import { isPresent } from '../../match/presence/presence.ts';
import { type Refused, refuse } from '../../reasons.ts';
import { isEmpty } from '../../store/index.ts';
import { hostSeat } from '../info.ts';
import { type AskedDeed, hostRefused, ownSeat, seatIn, seatRefused, waitingRefused } from '../orders/asker.ts';
import { isBorrowed, isOwned } from './owners.ts';
import { patienceRefused } from './patience.ts';
import { hurryRefused, pauseRefused } from './pausing.ts';

type Kind = Deed['kind'];
type Of<K extends Kind> = AskedDeed<Extract<Deed, { kind: K }>>;
/** Why somebody may not do this now. */
type Check<K extends Kind> = (asked: Of<K>) => Refused | undefined;

const isHost = ({ asker }: AskedDeed) => hostRefused(asker);
const plays = ({ asker }: AskedDeed) => seatRefused(asker);
const owns = ({ asker }: AskedDeed) => (asker.owns.length > 0 ? undefined : refuse('seat.none'));
const isWaiting = ({ room }: AskedDeed) => waitingRefused(room.record);

/** A seat that whoever asks plays. */
function playsIt({ asker, deed }: AskedDeed<{ seat?: PlayerId }>): Refused | undefined {
  const mine = ownSeat(asker, deed.seat);
  return mine.ok ? undefined : refuse('seat.none');
}

/** What a seat lets out, and who has it for good, is for its owner to say. */
function isNotBorrowed({ room, deed }: AskedDeed<{ seat: PlayerId }>): Refused | undefined {
  const seat = seatIn(room.record, deed.seat);
  return seat && isBorrowed(seat) ? refuse('seat.borrowed') : undefined;
}

/** Answers for others are lent by a vote, never by one of them. */
function mayStandIn(asked: Of<'standIn'>): Refused | undefined {
  if (!playsIt(asked)) return undefined;
  return plays(asked) ?? refuse(seatIn(asked.room.record, asked.deed.seat) ? 'vote.needed' : 'seat.unknown');
}

function mayReturn({ room, asker, deed }: Of<'return'>): Refused | undefined {
  const seat = seatIn(room.record, deed.seat);
  if (seat?.owner !== asker.person) return refuse('seat.none');
  return seat.out ? refuse('seat.out') : undefined;
}

/** A vote is asked for in the name of a seat by whoever owns it, also while somebody else plays it. */
function speaksForOwned({ asker, deed }: AskedDeed<{ seat?: PlayerId }>): Refused | undefined {
  if (asker.owns.length === 0) return refuse(asker.seats.length > 0 ? 'seat.borrowed' : 'seat.none');
  return deed.seat === undefined || asker.owns.includes(deed.seat) ? undefined : refuse('seat.none');
}

/** People choose where they sit, the host where everybody sits. */
function mayMove({ room, asker, deed: { from, to } }: Of<'move'>): Refused | undefined {
  const [one, other] = [seatIn(room.record, from), seatIn(room.record, to)];
  if (!one || !other) return refuse('seat.unknown');
  const isOwn = asker.seats.includes(from);
  if (asker.isHost || (isOwn && isEmpty(other) && other.plan === 'open')) return undefined;
  return refuse(isOwn ? 'seat.taken' : 'host.only');
}

/** Whoever sits at my browser may leave without me. */
const mayRemove = ({ asker, deed }: Of<'remove'>) => (asker.seats.includes(deed.seat) ? undefined : hostRefused(asker));

const isNotRemoved = ({ room, asker }: Of<'local'>) =>
  room.record.affairs.removed?.some(({ person }) => person === asker.person) ? refuse('seat.removed') : undefined;

/** The role goes to somebody who plays their own seat. */
function mayBeHost({ room, deed }: Of<'host'>): Refused | undefined {
  const seat = seatIn(room.record, deed.seat);
  return seat?.person === undefined || isBorrowed(seat) ? refuse('seat.unknown') : undefined;
}

const AS_HOST = { 'seat.present': 'host.present', 'seat.bank': 'host.bank', 'seat.patience': 'host.patience' } as const;

/** In the waiting room whoever opened the table keeps it; later it takes the same patience as a seat. */
function mayTakeHost({ world, room, asker }: Of<'takeHost'>): Refused | undefined {
  const { record } = room;
  if (record.affairs.hostOwner === asker.person) return undefined;
  const seat = hostSeat(record);
  if (asker.isHost || seat === undefined) return undefined;
  if (record.status === 'waiting') return refuse(isPresent(world, room, seat) ? 'host.present' : 'host.opener');
  const refused = patienceRefused(world, room, seat);
  if (!refused) return undefined;
  return refuse(AS_HOST[refused.reason.key as keyof typeof AS_HOST], refused.reason.params);
}

/** A link goes out for a seat that nobody owns, or where the owners have agreed on a substitute. */
function mayReissue({ world, room, asker, deed }: Of<'reissue'>): Refused | undefined {
  const seat = seatIn(room.record, deed.seat);
  if (!seat || isEmpty(seat)) return refuse('seat.unknown');
  if (asker.owns.includes(deed.seat)) return refuse('seat.present');
  if (seat.out) return refuse('seat.out');
  if (!isOwned(seat)) return seat.computer ? refuse('seat.computer') : undefined;
  if (room.record.status !== 'playing') return refuse(room.record.status === 'over' ? 'match.over' : 'match.waiting');
  if (!room.record.affairs.loans?.[deed.seat]?.substitute) return refuse('vote.needed');
  return seat.computer ? undefined : patienceRefused(world, room, deed.seat, 'player');
}

/**
 * Who may do what at a table, and when: docs/powers.md in code. Every order is asked here first, and again in the moment
 * in which it is stored. What takes consent says so in `consent.ts`; what comes by other ways than orders is asked in
 * `doors.ts`.
 */
const POWERS: { [K in Kind]: readonly Check<K>[] } = {
  ready: [playsIt, isWaiting],
  local: [plays, isWaiting, isNotRemoved],
  colour: [playsIt, isWaiting],
  move: [isWaiting, mayMove],
  title: [isHost],
  options: [isHost, isWaiting],
  plan: [isHost, isWaiting],
  remove: [mayRemove, isWaiting],
  letIn: [isHost],
  start: [isHost],
  settings: [isHost],
  keys: [isHost],
  newKeys: [isHost],
  mute: [isHost],
  host: [isHost, mayBeHost],
  takeHost: [owns, mayTakeHost],
  show: [playsIt, isNotBorrowed],
  handOver: [playsIt, isNotBorrowed],
  reissue: [isHost, mayReissue],
  standIn: [mayStandIn],
  return: [mayReturn],
  pause: [pauseRefused],
  hurry: [plays, hurryRefused],
  propose: [speaksForOwned],
  vote: [speaksForOwned],
  rematch: [owns],
};

/** May this person do this now, and if not, why? */
export function powerRefused(asked: AskedDeed<Deed>): Refused | undefined {
  // The table gives each kind the checks of that very kind.
  const checks = POWERS[asked.deed.kind] as readonly Check<Kind>[];
  for (const check of checks) {
    const refused = check(asked as Of<Kind>);
    if (refused) return refused;
  }
  return undefined;
}
