import type { PlayerId } from '@morgenrot/engine';
import type { SeatInfo } from '@morgenrot/protocol';
import type { TextKey } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';

const stateOf = ({ computer, present }: SeatInfo): TextKey => {
  if (computer) return 'table.lobby.seat.computer';
  return present ? 'table.lobby.seat.here' : 'table.lobby.seat.away';
};

export function SeatList({ seats, me }: { seats: readonly SeatInfo[]; me: PlayerId | null }) {
  const { say } = useWords();
  return (
    <ol className="seats">
      {seats.map((seat, index) => (
        <li key={seat.seat} className="seat" data-open={seat.name === undefined || undefined}>
          <span className="seat-number" aria-hidden="true">
            {index + 1}
          </span>
          <span className="seat-name">
            <span className="unseen">{say('table.lobby.seat', { seat: index + 1 })}: </span>
            {seat.name ?? say('table.lobby.seat.open')}
          </span>
          {seat.name !== undefined && (
            <span className="seat-state" data-here={seat.present || undefined}>
              {seat.seat === me && <strong>{say('table.lobby.seat.you')}</strong>}
              {seat.seat !== me && say(stateOf(seat))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
