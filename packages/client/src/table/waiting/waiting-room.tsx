import { Suspense, useEffect, useRef, useState } from 'react';
import { useGamesTold } from '../../home/use-games.ts';
import { lazily } from '../../shell/lazily.tsx';
import { Loading } from '../../shell/loading.tsx';
import { Page } from '../../shell/page.tsx';
import { NARROW, useMedia } from '../../shell/use-media.ts';
import { useTitle } from '../../shell/use-title.ts';
import { useWords } from '../../texts/use-words.tsx';
import { useCameBy } from '../session/came-by.ts';
import type { Session } from '../session/session.ts';
import type { TablePageState } from '../session/table-state.ts';
import { Invitation } from './invitation.tsx';
import { JoinForm } from './join-form.tsx';
import { ReadyPanel } from './ready-panel.tsx';
import { SeatsCard } from './seats-card.tsx';
import { TableFacts } from './table-facts.tsx';
import { titleOf } from './title-of.ts';
import { isFree, waitingFor, waitsForMe } from './waiting-for.ts';
import '../../styles/table/waiting.css';

const loadTalkCard = async () => (await import('../../talk/talk-card.tsx')).TalkCard;
const TalkCard = lazily(loadTalkCard);

interface WaitingRoomProps {
  session: Session;
  table: TablePageState;
}

/**
 * The table until the match begins; then the board takes its place by itself. It comes all at once: what came in between
 * would push away what somebody is just reaching for.
 */
export function WaitingRoom(props: WaitingRoomProps) {
  const areGamesTold = useGamesTold();
  useEffect(() => {
    // Side by side with the games; whether it comes is seen where it is shown.
    loadTalkCard().catch(() => undefined);
  }, []);
  return <Suspense fallback={<Loading />}>{areGamesTold ? <Room {...props} /> : <Loading />}</Suspense>;
}

function Room({ session, table }: WaitingRoomProps) {
  const words = useWords();
  const { say } = words;
  const { info, mine } = table;
  const { seat: seatKey } = useCameBy();
  const sentAway = useSentAway(mine.length > 0);
  const title = titleOf(words, info);
  const isHost = info.host !== undefined && mine.includes(info.host);
  useTitle(title, { calls: waitsForMe(info, mine) });
  // Where one column is all there is, a host goes on to the link, not past seats and talk.
  const isInviting = useMedia(NARROW) && isHost;
  const invitation = <Invitation session={session} info={info} title={title} isHost={isHost} />;
  return (
    <Page className="m-waiting-room">
      <header className="m-waiting-head">
        <p className="m-quiet">{say(info.seats.some(isFree) ? 'wait.title' : 'wait.title.full')}</p>
        <h1>{title}</h1>
        <p role="status" className="m-waiting-for">
          {waitingFor(words, info, mine)}
        </p>
      </header>
      <div className="m-waiting-columns">
        <div className="m-waiting-column">
          {sentAway.is && (
            <p role="alert" className="m-refused">
              {say('wait.sentAway')}
            </p>
          )}
          {mine.length === 0 ? (
            <JoinForm session={session} info={info} seatKey={seatKey} />
          ) : (
            <ReadyPanel session={session} table={table} />
          )}
          {isInviting && invitation}
          <SeatsCard session={session} table={table} onLeave={sentAway.byMyself} />
          <TalkCard session={session} />
        </div>
        <div className="m-waiting-column">
          {!isInviting && invitation}
          <TableFacts session={session} info={info} isHost={isHost} />
        </div>
      </div>
    </Page>
  );
}

/** I had a seat, and have none any more, and it was not me who gave it up. */
function useSentAway(isSeated: boolean): { is: boolean; byMyself: () => void } {
  const [is, setSentAway] = useState(false);
  const wasSeated = useRef(isSeated);
  useEffect(() => {
    setSentAway(wasSeated.current && !isSeated);
    wasSeated.current = isSeated;
  }, [isSeated]);
  return {
    is,
    byMyself: () => {
      wasSeated.current = false;
    },
  };
}
