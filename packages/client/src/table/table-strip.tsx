import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { AwayLine } from '../agree/away-line.tsx';
import { OwnSeatLine } from '../agree/own-seat-line.tsx';
import { ProposalLine } from '../agree/proposal-line.tsx';
import { PausedLine } from '../clock/paused-line.tsx';
import { useWords } from '../texts/use-words.tsx';
import { WatchingLine } from '../watch/watching-line.tsx';
import type { Session } from './session/session.ts';
import type { TablePageState } from './session/table-state.ts';
import '../styles/table/table-strip.css';

export interface StripLineProps {
  session: Session;
  table: TablePageState;
}

/** Everything that may be said below the header, from top to bottom; a line that has nothing to say shows nothing. */
const LINES: Readonly<Record<string, ComponentType<StripLineProps>>> = {
  watching: WatchingLine,
  own: OwnSeatLine,
  paused: PausedLine,
  proposal: ProposalLine,
  away: AwayLine,
};

/** What concerns everybody now, in a slim strip between header and board. */
export function TableStrip({ session }: { session: Session }) {
  const { say } = useWords();
  const table = useStore(session.store, (state) => state.table);
  if (!table) return null;
  return (
    <section className="m-table-strip" aria-label={say('agree.strip')}>
      {Object.entries(LINES).map(([name, Line]) => (
        <Line key={name} session={session} table={table} />
      ))}
    </section>
  );
}
