import type { PlayerId } from '@morgenrot/engine';
import type { TableSettings } from '@morgenrot/protocol';
import type { Affairs, Former, Loan, SeatRecord } from '../../store/index.ts';
import { isBorrowed, ownerOf } from './owners.ts';

/** A computer player goes on for whoever plays this seat; whose seat it is stays written down. */
export function givenToComputer(seat: SeatRecord, { standIn }: Pick<TableSettings, 'standIn'>): SeatRecord {
  const { person: _player, owner: _owner, claim: link, ...rest } = seat;
  const owner = ownerOf(seat);
  // The owner's own link for another device still holds; one for a substitute was for whoever is being relieved.
  const claim = link?.from !== undefined && link.from === owner ? { claim: link } : {};
  return { ...rest, computer: true, strength: standIn, hand: 0, ...(owner === undefined ? {} : { owner }), ...claim };
}

/** The owner plays again, whoever has played meanwhile; no link gives the seat to anybody else any more. */
export function givenBack(seat: SeatRecord, seats: readonly SeatRecord[]): SeatRecord {
  const { owner, person: _substitute, claim: _link, ...rest } = seat;
  const theirs = seats.filter(({ person }) => person !== undefined && person === owner);
  const hand = theirs.length === 0 ? 0 : Math.max(...theirs.map((one) => one.hand)) + 1;
  return { ...rest, computer: false, hand, ...(owner === undefined ? {} : { person: owner }) };
}

/** Seats come into other hands. */
export const withLoans = (affairs: Affairs, seats: readonly PlayerId[], loan: Loan): Affairs => ({
  ...affairs,
  loans: { ...affairs.loans, ...Object.fromEntries(seats.map((seat) => [seat, loan])) },
});

/** A seat is its owner's again, or nobody's. */
export function withoutLoan({ loans = {}, hostLinks = [], ...affairs }: Affairs, seat: PlayerId): Affairs {
  const { [seat]: _ended, ...others } = loans;
  const links = hostLinks.filter((one) => one !== seat);
  return {
    ...affairs,
    ...(Object.keys(others).length > 0 ? { loans: others } : {}),
    ...(links.length > 0 ? { hostLinks: links } : {}),
  };
}

/** More people than that have never looked with the eyes of a seat at one table. */
const REMEMBERED = 200;

/** Somebody has looked with the eyes of a seat: that stays known when they do so no more. */
export const withFormer = (affairs: Affairs, { person, seat }: Former): Affairs => ({
  ...affairs,
  former: [
    ...(affairs.former ?? []).filter((one) => one.person !== person || one.seat !== seat),
    { person, seat },
  ].slice(-REMEMBERED),
});

/** Whoever has played this seat for its owner until now has known the hand. */
export const withRelieved = (affairs: Affairs, seat: SeatRecord): Affairs =>
  seat.person !== undefined && isBorrowed(seat)
    ? withFormer(affairs, { person: seat.person, seat: seat.seat })
    : affairs;
