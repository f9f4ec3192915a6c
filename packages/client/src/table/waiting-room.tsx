import { useId } from 'react';
import { Page } from '../shell/page.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../texts/use-words.tsx';
import { useCameBy } from './came-by.ts';
import { Invitation } from './invitation.tsx';
import { JoinForm } from './join-form.tsx';
import { LeaveButton } from './leave-button.tsx';
import { SeatList } from './seat-list.tsx';
import type { Session } from './session.ts';
import { TableFacts } from './table-facts.tsx';
import type { TableState } from './table-state.ts';
import { titleOf } from './title-of.ts';

/** The table while seats are free; when the last one is taken, the board takes its place by itself. */
export function WaitingRoom({ session, table }: { session: Session; table: TableState }) {
  const words = useWords();
  const { say } = words;
  const { info, seat } = table;
  const { seat: seatKey } = useCameBy();
  const free = info.seats.filter(({ name }) => name === undefined).length;
  const seats = useId();
  const title = titleOf(words, info);
  useTitle(title);
  return (
    <Page className="waiting-room">
      <header className="waiting-head">
        <p className="quiet">{say('table.lobby.title')}</p>
        <h1>{title}</h1>
        <p role="status">
          {say('table.lobby.missing', { count: free })} {say('table.lobby.text')}
        </p>
      </header>
      <div className="waiting-columns">
        {seat === null && <JoinForm session={session} info={info} seatKey={seatKey} />}
        <section className="card" aria-labelledby={seats}>
          <h2 id={seats}>{say('table.lobby.seats')}</h2>
          <SeatList seats={info.seats} me={seat} />
          {seat !== null && <LeaveButton session={session} id={info.id} />}
          {info.watchers > 0 && <p className="quiet">{say('table.watchers', { count: info.watchers })}</p>}
        </section>
        <Invitation title={title} />
        <TableFacts info={info} />
      </div>
    </Page>
  );
}
