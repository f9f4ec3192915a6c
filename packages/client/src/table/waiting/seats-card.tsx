import { seatsFor } from '@morgenrot/engine';
import type { TableInfo } from '@morgenrot/protocol';
import { useId } from 'react';
import { useGames } from '../../home/use-games.ts';
import { LocalPlayers } from '../../seats/local-players.tsx';
import { MoveSeatFolded } from '../../seats/move-seat.tsx';
import { useWords } from '../../texts/use-words.tsx';
import { HostAway } from '../host-away.tsx';
import { LeaveButton } from '../menu/leave-button.tsx';
import { RemovedPeople } from '../menu/removed-people.tsx';
import { Refusal } from '../refusal.tsx';
import { OrderButton } from '../session/order-button.tsx';
import type { Session } from '../session/session.ts';
import type { TablePageState } from '../session/table-state.ts';
import { type Orders, useOrder } from '../session/use-order.ts';
import { SeatList } from './seat-list.tsx';

interface SeatsCardProps {
  session: Session;
  table: TablePageState;
  onLeave: () => void;
}

/** All seats of a table that waits. */
export function SeatsCard({ session, table, onLeave }: SeatsCardProps) {
  const { say } = useWords();
  const { info, mine } = table;
  const orders = useOrder(session);
  const title = useId();
  const isHost = info.host !== undefined && mine.includes(info.host);
  return (
    <section className="m-card" aria-labelledby={title}>
      <h2 id={title}>{say('seat.title')}</h2>
      <SeatList info={info} mine={mine} orders={orders} />
      <Refusal reason={orders.refused} />
      <HostAway info={info} mine={mine} orders={orders} />
      <RemovedPeople info={info} orders={orders} />
      <div className="m-wrap m-seats-foot">
        {isHost && <AddSeat info={info} count={info.seats.length} orders={orders} />}
        {mine.length > 0 && <LeaveButton session={session} id={info.id} onLeave={onLeave} />}
      </div>
      <LocalPlayers session={session} table={table} />
      <MoveSeatFolded session={session} table={table} />
      {info.watchers > 0 && <p className="m-quiet">{say('table.watchers', { count: info.watchers })}</p>}
    </section>
  );
}

function AddSeat({ info, count, orders }: { info: TableInfo; count: number; orders: Orders }) {
  const { say } = useWords();
  const game = useGames().find(({ id }) => id === info.game);
  if (!game || count >= seatsFor(game.seats, game.options, info.options).max) return null;
  return (
    <OrderButton orders={orders} deed={{ kind: 'plan', seat: String(count), plan: 'open' }} className="m-button">
      {say('seat.add')}
    </OrderButton>
  );
}
