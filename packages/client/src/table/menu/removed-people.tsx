import type { TableInfo } from '@morgenrot/protocol';
import { useWords } from '../../texts/use-words.tsx';
import type { Orders } from '../session/use-order.ts';
import '../../styles/table/own-seats.css';
import { OrderButton } from '../session/order-button.tsx';

/** Only the host is told whom they have sent away: until they let them in again, those stay out. */
export function RemovedPeople({ info: { removed = [] }, orders }: { info: TableInfo; orders: Orders }) {
  const { say } = useWords();
  if (removed.length === 0) return null;
  return (
    <details className="m-folded" open>
      <summary>{say('removed.title', { count: removed.length })}</summary>
      <p className="m-quiet">{say('removed.text')}</p>
      <ul className="m-local-list">
        {removed.map(({ from, name }) => (
          <li key={from}>
            <span>{name}</span>
            <OrderButton orders={orders} deed={{ kind: 'letIn', from }} label={say('removed.letIn.of', { name })}>
              {say('removed.letIn')}
            </OrderButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
