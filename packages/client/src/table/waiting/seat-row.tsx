import { coloursOf, type SeatInfo, type TableInfo } from '@morgenrot/protocol';
import { explain } from '../../reference/explained.ts';
import { tipsInside } from '../../reference/tip.ts';
import { useWords } from '../../texts/use-words.tsx';
import { called } from '../called.ts';
import { HintCount } from '../menu/hint-count.tsx';
import { OrderButton } from '../session/order-button.tsx';
import type { Orders } from '../session/use-order.ts';
import { ColourChoice } from './colour-choice.tsx';
import { PersonActions } from './person-actions.tsx';
import { PlanSelect } from './plan-select.tsx';

interface SeatRowProps {
  seat: SeatInfo;
  index: number;
  info: TableInfo;
  mine: readonly string[];
  orders: Orders;
}

const presenceOf = ({ computer, present, vacant, standIn }: SeatInfo) => {
  if (standIn === 'computer') return 'seat.standIn';
  if (computer) return 'seat.plan.computer';
  if (vacant) return 'seat.vacant';
  return present ? 'seat.here' : 'seat.away';
};

/** One seat: who sits there, or how it is to be filled, and what may be done about it. */
export function SeatRow({ seat, index, info, mine, orders }: SeatRowProps) {
  const words = useWords();
  const { say } = words;
  const isHost = info.host !== undefined && mine.includes(info.host);
  const isWaiting = info.status === 'waiting';
  const isEmpty = seat.name === undefined;
  // The host says what becomes of it; that says what it is.
  const isPlanned = isHost && isWaiting && (isEmpty || seat.computer === true);
  // Seats that stay free are left out when the match begins.
  const colour = coloursOf(info.seats.filter(({ name }) => name !== undefined))[seat.seat];
  const mayMove = isWaiting && isEmpty && seat.plan === 'open' && mine.length > 0;
  return (
    <li className="m-flow m-seat" data-open={isEmpty || undefined} data-plan={seat.plan}>
      <span
        className="m-seat-number"
        style={isEmpty ? undefined : { background: `var(--colour-${colour})`, color: `var(--colour-ink-${colour})` }}
        aria-hidden="true"
      >
        {index + 1}
      </span>
      <span className="m-flow m-seat-name" {...tipsInside}>
        <span className="m-unseen">{say('seat.label', { seat: index + 1 })}: </span>
        <span
          {...(isEmpty ? explain(`seat.plan.${seat.plan}`) : seat.strength && explain(`strength.${seat.strength}`))}
        >
          {isEmpty ? say(`seat.plan.${seat.plan}`) : called(words, seat)}
        </span>
        <HintCount seat={seat} />
        {mine.includes(seat.seat) && <span className="m-seat-badge">{say('seat.you')}</span>}
        {info.host === seat.seat && (
          <span className="m-seat-badge m-host" {...explain('seat.host')}>
            {say('seat.host')}
          </span>
        )}
      </span>
      {!isEmpty && !isPlanned && <SeatState seat={seat} isWaiting={isWaiting && info.settings.start === 'ready'} />}
      {isWaiting && mine.includes(seat.seat) && (
        <ColourChoice seat={seat} seats={info.seats} shown={colour} orders={orders} />
      )}
      {mayMove && (
        <OrderButton orders={orders} deed={{ kind: 'move', from: mine[0] ?? '', to: seat.seat }}>
          {say('seat.sitHere')}
          <span className="m-unseen"> – {say('seat.label', { seat: index + 1 })}</span>
        </OrderButton>
      )}
      {isPlanned && <PlanSelect seat={seat} index={index} game={info.game} orders={orders} />}
      {isHost && !isEmpty && !seat.computer && (
        <PersonActions seat={seat} index={index} info={info} mine={mine} orders={orders} />
      )}
    </li>
  );
}

function SeatState({ seat, isWaiting }: { seat: SeatInfo; isWaiting: boolean }) {
  const { say } = useWords();
  return (
    <span className="m-note m-seat-state" {...tipsInside}>
      <span
        data-here={(seat.present && !seat.vacant) || undefined}
        className="m-seat-here"
        {...explain(presenceOf(seat))}
      >
        {say(presenceOf(seat))}
      </span>
      {isWaiting && !seat.computer && (
        <span
          className="m-seat-ready"
          data-ready={seat.ready || undefined}
          {...explain(seat.ready ? 'seat.ready' : 'seat.notReady')}
        >
          {say(seat.ready ? 'seat.ready' : 'seat.notReady')}
        </span>
      )}
    </span>
  );
}
