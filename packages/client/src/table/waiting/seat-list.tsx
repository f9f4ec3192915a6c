import type { TableInfo } from '@morgenrot/protocol';
import type { Orders } from '../session/use-order.ts';
import { SeatRow } from './seat-row.tsx';
import '../../styles/table/seats.css';

export interface SeatListProps {
  info: TableInfo;
  mine: readonly string[];
  orders: Orders;
}

export function SeatList({ info, mine, orders }: SeatListProps) {
  return (
    <ol className="m-seats">
      {info.seats.map((seat, index) => (
        <SeatRow key={seat.seat} seat={seat} index={index} info={info} mine={mine} orders={orders} />
      ))}
    </ol>
  );
}
