import type { ClockInfo, SeatInfo } from '@morgenrot/protocol';
import { Refusal } from '../table/refusal.tsx';
import { OrderButton } from '../table/session/order-button.tsx';
import { useOrder } from '../table/session/use-order.ts';
import type { StripLineProps } from '../table/table-strip.tsx';
import type { TextKey } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';

const wordsFor = ({ seat, out, standIn }: SeatInfo, clock: ClockInfo | undefined): TextKey => {
  if (out) return 'agree.own.out';
  // Whoever had no time left has not been away.
  if (standIn === 'computer' && clock && (clock.left[seat] ?? 1) <= 0) return 'clock.own.late';
  return standIn === 'person' ? 'agree.own.person' : 'agree.own.computer';
};

/** Somebody plays for me: I may take my seat back whenever I like, as long as the match lasts. */
export function OwnSeatLine({ session, table: { info, owned = [] } }: StripLineProps) {
  const { say } = useWords();
  const orders = useOrder(session);
  if (info.status === 'over') return null;
  return info.seats
    .filter(({ seat }) => owned.includes(seat))
    .map((seat) => (
      <div key={seat.seat} className="m-strip-line" data-kind="own">
        <svg className="m-strip-mark" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 17h18M6 17a6 6 0 0 1 12 0M12 4v3M4.5 8.5l2 2M19.5 8.5l-2 2" />
        </svg>
        <p className="m-strip-text" role="status">
          {say(wordsFor(seat, info.clock), { name: seat.name ?? '' })}
        </p>
        {!seat.out && (
          <div className="m-strip-ways">
            <OrderButton
              orders={orders}
              deed={{ kind: 'return', seat: seat.seat }}
              className="m-button m-primary m-small"
            >
              {say('agree.own.return')}
            </OrderButton>
          </div>
        )}
        <Refusal reason={orders.refused} />
      </div>
    ));
}
