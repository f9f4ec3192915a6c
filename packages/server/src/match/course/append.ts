import type { TableRecord } from '../../store/index.ts';
import type { BehindMoment, BehindStep } from '../showing/behind.ts';

/** So many moments wait one by one for those who are behind: more than people can make of one delay. */
const ONE_BY_ONE = 1000;

/** Of what is told in one piece so many lines are told; the log has all of them. */
const LINES_OF_A_PIECE = 500;

/** Where there is too much to tell one by one, minutes go by the second. */
const SECOND_MS = 1000;

type StepMoment = BehindMoment & { what: BehindStep };

const isStep = (moment: BehindMoment | undefined): moment is StepMoment => moment?.what.kind === 'step';

/**
 * One more moment for those who are behind. Who takes an answer back and gives it again for hours makes more of them
 * than anybody wants to see: then those that come due together are told in one piece, as they stand at its end.
 */
export function append(record: TableRecord, coming: BehindMoment[], moment: BehindMoment): void {
  const last = coming.at(-1);
  const isPiece = coming.length >= ONE_BY_ONE && isStep(last) && isStep(moment) && areTogether(record, last, moment);
  if (isPiece) join(last, moment);
  else coming.push(moment);
}

/** Nothing is told before what happened earlier, so a turn that was taken back is told with the later one before it. */
const areTogether = ({ settings: { delay } }: TableRecord, last: BehindMoment, next: BehindMoment): boolean =>
  delay.by === 'turns' ? next.turn <= last.turn : Math.floor(last.at / SECOND_MS) === Math.floor(next.at / SECOND_MS);

function join(piece: StepMoment, { at, what: { live, entries, withdrawn } }: StepMoment): void {
  piece.at = at;
  piece.what.live = live;
  for (const n of withdrawn) {
    const told = piece.what.entries.findLastIndex((line) => line.n === n);
    if (told === -1) piece.what.withdrawn.push(n);
    else piece.what.entries.splice(told, 1);
  }
  piece.what.entries.push(...entries);
  if (piece.what.entries.length > LINES_OF_A_PIECE) piece.what.entries.splice(0, LINES_OF_A_PIECE / 2);
}
