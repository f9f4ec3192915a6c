import { useId } from 'react';
import type { Session } from '../table/session/session.ts';
import { useWords } from '../texts/use-words.tsx';
import { TalkNews } from './talk-news.tsx';
import { TalkRoom } from './talk-room.tsx';
import { useTalk } from './use-talk.ts';
import '../styles/table/talk.css';

/** The talk in the waiting room: those who sit here talk at the table, those who look on among themselves. */
export function TalkCard({ session }: { session: Session }) {
  const { say } = useWords();
  const talk = useTalk(session);
  const title = useId();
  const place = talk?.places.find(({ isClosed }) => !isClosed);
  if (!talk || !place) return null;
  return (
    <section className="m-card m-talk-card" aria-labelledby={title}>
      <h2 id={title}>{say('talk.title')}</h2>
      <TalkRoom session={session} talk={talk} place={place} isEverything />
      <TalkNews talk={talk} />
    </section>
  );
}
