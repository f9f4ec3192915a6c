import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { StandInsPart } from '../../agree/stand-ins-part.tsx';
import { PausePart } from '../../clock/pause-part.tsx';
import { TimePart } from '../../clock/time-part.tsx';
import { DicePart } from '../../result/dice-part.tsx';
import { SeenPart } from '../../result/seen-part.tsx';
import { LostSeats } from '../../seats/lost-seats.tsx';
import { MoveSeat } from '../../seats/move-seat.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { useWords } from '../../texts/use-words.tsx';
import { WatchPart } from '../../watch/watch-part.tsx';
import type { Session } from '../session/session.ts';
import type { TablePageState } from '../session/table-state.ts';
import { GuestsPart } from './guests-part.tsx';
import { LinksPart } from './links-part.tsx';
import { PacePart } from './pace-part.tsx';
import { PeoplePart } from './people-part.tsx';

export interface MenuPartProps {
  session: Session;
  table: TablePageState;
}

/** What the menu consists of, from top to bottom; a part that has nothing to say shows nothing. */
const PARTS: Readonly<Record<string, ComponentType<MenuPartProps>>> = {
  people: PeoplePart,
  lostSeats: LostSeats,
  moveSeat: MoveSeat,
  standIns: StandInsPart,
  pace: PacePart,
  links: LinksPart,
  guests: GuestsPart,
  watch: WatchPart,
  pause: PausePart,
  time: TimePart,
  dice: DicePart,
  seen: SeenPart,
};

/** Everything about the table while the board is in front of it. */
export function TableDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { say } = useWords();
  const table = useStore(session.store, (state) => state.table);
  if (!table) return null;
  return (
    <Dialog title={say('menu.title')} onClose={onClose}>
      {Object.entries(PARTS).map(([name, Part]) => (
        <Part key={name} session={session} table={table} />
      ))}
    </Dialog>
  );
}
