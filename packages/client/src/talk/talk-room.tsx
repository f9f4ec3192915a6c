import type { PlayerId } from '@morgenrot/engine';
import type { TalkLine } from '@morgenrot/protocol';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../table/session/session.ts';
import { useWords } from '../texts/use-words.tsx';
import { Composer } from './composer.tsx';
import { NameFirst } from './name-first.tsx';
import { labelOf, noteOn, promptOf } from './place-words.ts';
import { placeOf, type TalkPlace } from './places.ts';
import type { Mark } from './talk-line.tsx';
import { TalkLines } from './talk-lines.tsx';
import { markRead } from './talk-marks.ts';
import type { Talk } from './use-talk.ts';

interface TalkRoomProps {
  session: Session;
  talk: Talk;
  place: TalkPlace;
  /** Shows what was said in all places: while seats are free nobody has anything to hide. */
  isEverything?: boolean;
  Mark?: Mark;
}

/** One place: what was said there, and where I say more. */
export function TalkRoom({ session, talk, place, isEverything = false, Mark }: TalkRoomProps) {
  const words = useWords();
  const { say } = words;
  const { table } = talk;
  const more = useStore(session.store, (state) => state.moreTalk);
  const here = table.talk.filter((line) => isEverything || placeOf(line, table.seat) === place.key);
  const lines = here.filter(({ from }) => from === '' || !talk.isHidden(from));
  const unheard = here.length - lines.length;
  useReading(talk.id, table.seat, here);
  const isMuted = table.voice !== undefined && (table.info.muted?.includes(table.voice) ?? false);
  const note = isEverything ? undefined : noteOn(words, talk, place);
  return (
    <div className="m-column m-talk-room">
      {note && <p className="m-quiet m-talk-note">{note}</p>}
      <TalkLines
        key={`lines ${place.key}`}
        label={labelOf(words, place)}
        lines={lines}
        voice={table.voice}
        more={more}
        onEarlier={session.showEarlierTalk}
        Mark={Mark}
      />
      {unheard > 0 && <p className="m-quiet m-talk-note">{say('talk.unheard', { count: unheard })}</p>}
      {!place.isClosed && isMuted && (
        <p role="status" className="m-quiet m-talk-note">
          {say('reason.talk.muted')}
        </p>
      )}
      {!place.isClosed && !isMuted && table.voice === undefined && <NameFirst session={session} />}
      {!place.isClosed && !isMuted && table.voice !== undefined && (
        <Composer
          key={`write ${place.key}`}
          session={session}
          table={talk.id}
          place={place}
          label={promptOf(words, place)}
        />
      )}
    </div>
  );
}

/** What is shown while the page is looked at has been read. */
function useReading(table: string, seat: PlayerId | null, here: readonly TalkLine[]): void {
  useEffect(() => {
    const last = new Map(here.map((line) => [placeOf(line, seat), line.id]));
    const read = (): void => {
      if (document.hidden) return;
      for (const [place, id] of last) markRead(table, place, id);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [table, seat, here]);
}
