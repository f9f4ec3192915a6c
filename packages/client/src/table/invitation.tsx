import type { TableInfo } from '@morgenrot/protocol';
import { useId } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { tableLink } from './came-by.ts';
import { HostLinks } from './host-links.tsx';
import type { Session } from './session.ts';
import { ShareLink } from './share-link.tsx';

interface InvitationProps {
  session: Session;
  info: TableInfo;
  title: string;
  isHost: boolean;
}

/** The address of this table, to be sent to others; and for the host the links that open one thing each. */
export function Invitation({ session, info, title, isHost }: InvitationProps) {
  const { say } = useWords();
  const heading = useId();
  const isWatched = info.settings.watch === 'welcome';
  return (
    <section className="card invitation" aria-labelledby={heading}>
      <h2 id={heading}>{say('share.title')}</h2>
      <p className="quiet">
        {say(isWatched ? 'share.text' : 'share.text.seats')}
        {info.settings.access === 'password' && ` ${say('share.password')}`}
      </p>
      <ShareLink link={tableLink(info.id)} label={say('share.link')} title={title} />
      {isHost && <HostLinks session={session} info={info} title={title} heading={say('share.special')} />}
    </section>
  );
}
