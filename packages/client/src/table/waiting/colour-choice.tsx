import { COLOURS, type SeatInfo } from '@morgenrot/protocol';
import { useWords } from '../../texts/use-words.tsx';
import type { Orders } from '../session/use-order.ts';

const EACH = Array.from({ length: COLOURS }, (_, colour) => colour as 0 | 1 | 2 | 3 | 4);

interface ColourChoiceProps {
  seat: SeatInfo;
  seats: readonly SeatInfo[];
  /** The colour that this seat has, chosen or not. */
  shown: number | undefined;
  orders: Orders;
}

/** The colours of the house: mine, those that are free, and those that somebody else has chosen. */
export function ColourChoice({ seat, seats, shown, orders }: ColourChoiceProps) {
  const { say } = useWords();
  return (
    <fieldset className="m-row m-colours">
      <legend className="m-unseen">{say('seat.colour', { name: seat.name ?? '' })}</legend>
      {EACH.map((colour) => {
        const owner = seats.find((other) => other.seat !== seat.seat && other.colour === colour);
        const name = say(`colour.${colour}`);
        return (
          <button
            key={colour}
            type="button"
            className="m-colour"
            style={{ background: `var(--colour-${colour})`, color: `var(--colour-ink-${colour})` }}
            aria-label={owner ? say('colour.of', { colour: name, name: owner.name ?? '' }) : name}
            title={name}
            aria-pressed={colour === shown}
            disabled={owner !== undefined}
            onClick={() => void orders.order({ kind: 'colour', seat: seat.seat, colour })}
          >
            {colour === shown && <Tick />}
          </button>
        );
      })}
    </fieldset>
  );
}

const Tick = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="m6 12.5 4 4L18 8" />
  </svg>
);
