import type { TableInfo } from '@morgenrot/protocol';
import { useId } from 'react';
import type { TextKey } from '../../texts/texts.ts';
import { useWords } from '../../texts/use-words.tsx';
import { tableLink } from '../session/came-by.ts';
import type { Session } from '../session/session.ts';
import { HostLinks } from './host-links.tsx';
import { ShareLink } from './share-link.tsx';
import { isFree } from './waiting-for.ts';

interface InvitationProps {
  session: Session;
  info: TableInfo;
  title: string;
  isHost: boolean;
}

/** What whoever gets the link can do with it. */
function textFor({ seats, settings }: TableInfo): TextKey {
  if (settings.watch !== 'welcome') return 'share.text.seats';
  return seats.some((seat) => isFree(seat) && seat.plan === 'open') ? 'share.text' : 'share.text.watch';
}

/** The address of this table, to be sent to others; and for the host the links that open one thing each. */
export function Invitation({ session, info, title, isHost }: InvitationProps) {
  const { say } = useWords();
  const heading = useId();
  return (
    <section className="m-card m-invitation" aria-labelledby={heading}>
      <h2 id={heading}>{say('share.title')}</h2>
      <p className="m-quiet">
        {say(textFor(info))}
        {info.settings.access === 'password' && ` ${say('share.password')}`}
      </p>
      <ShareLink link={tableLink(info.id)} label={say('share.link')} title={title} />
      {isHost && <HostLinks session={session} info={info} title={title} heading={say('share.special')} />}
    </section>
  );
}
