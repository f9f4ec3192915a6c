import { useWords } from '../../texts/use-words.tsx';
import { HostAway } from '../host-away.tsx';
import { Refusal } from '../refusal.tsx';
import { useOrder } from '../session/use-order.ts';
import { SeatList } from '../waiting/seat-list.tsx';
import { MenuPart } from './menu-part.tsx';
import { RemovedPeople } from './removed-people.tsx';
import type { MenuPartProps } from './table-dialog.tsx';

/** Who sits at the table and who of them is here. */
export function PeoplePart({ session, table: { info, mine } }: MenuPartProps) {
  const { say } = useWords();
  const orders = useOrder(session);
  return (
    <MenuPart title={say('menu.people')}>
      <SeatList info={info} mine={mine} orders={orders} />
      <Refusal reason={orders.refused} />
      <HostAway info={info} mine={mine} orders={orders} />
      <RemovedPeople info={info} orders={orders} />
    </MenuPart>
  );
}
