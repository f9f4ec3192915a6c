import type { PlayerId } from '@morgenrot/engine';
import type { TableSettings } from '@morgenrot/protocol';
import type { SeatRecord } from '../../store/index.ts';

/** Somebody plays this seat, from whichever browser or program. */
export const isPlayedByPeople = ({ name, person, credentialHash, computer }: SeatRecord): boolean =>
  name !== undefined && !computer && (person !== undefined || credentialHash !== undefined);

/** Somebody whom a page can ask. */
export const isAskable = ({ person, computer }: SeatRecord): boolean => person !== undefined && !computer;

/** A computer player goes on for whoever plays this seat; whose seat it is stays written down. */
export function givenToComputer(seat: SeatRecord, { standIn }: Pick<TableSettings, 'standIn'>): SeatRecord {
  const { person, owner = person, credentialHash: _gone, ...rest } = seat;
  return { ...rest, computer: true, strength: standIn, hand: 0, ...(owner === undefined ? {} : { owner }) };
}

/** The owner plays again, whoever has played meanwhile; no link gives the seat to anybody else any more. */
export function givenBack(seat: SeatRecord, seats: readonly SeatRecord[]): SeatRecord {
  const { owner, person: _substitute, credentialHash: _gone, claim: _link, ...rest } = seat;
  const theirs = seats.filter(({ person }) => person !== undefined && person === owner);
  const hand = theirs.length === 0 ? 0 : Math.max(...theirs.map((one) => one.hand)) + 1;
  return { ...rest, computer: false, hand, ...(owner === undefined ? {} : { person: owner }) };
}

/** The seats that somebody may take back. */
export const ownedBy = (seats: readonly SeatRecord[], person: string | undefined): PlayerId[] =>
  person === undefined ? [] : seats.filter(({ owner }) => owner === person).map(({ seat }) => seat);
