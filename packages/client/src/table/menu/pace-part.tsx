import type { TableSettings } from '@morgenrot/protocol';
import { PaceField } from '../../home/form/computer-fields.tsx';
import { useWords } from '../../texts/use-words.tsx';
import { Refusal } from '../refusal.tsx';
import { useOrder } from '../session/use-order.ts';
import { MenuPart } from './menu-part.tsx';
import type { MenuPartProps } from './table-dialog.tsx';

/** While the match runs the host says how fast computer players go on. */
export function PacePart({ session, table: { info, mine } }: MenuPartProps) {
  const { say } = useWords();
  const orders = useOrder(session);
  const isHost = info.host !== undefined && mine.includes(info.host);
  if (info.status !== 'playing' || !isHost || !info.seats.some(({ computer }) => computer)) return null;
  const change = ({ pace }: TableSettings): void => void orders.order({ kind: 'settings', settings: { pace } });
  return (
    <MenuPart title={say('home.create.section.computers')}>
      <PaceField settings={info.settings} onChange={change} />
      <Refusal reason={orders.refused} />
    </MenuPart>
  );
}
