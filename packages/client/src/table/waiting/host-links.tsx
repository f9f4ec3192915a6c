import type { Keys, TableInfo } from '@morgenrot/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../texts/use-words.tsx';
import { Refusal } from '../refusal.tsx';
import { seatLink, watchLink } from '../session/came-by.ts';
import type { Session } from '../session/session.ts';
import { useOrder } from '../session/use-order.ts';
import { ShareLink } from './share-link.tsx';

interface HostLinksProps {
  session: Session;
  info: TableInfo;
  title: string;
  /** Where they stand among other things. */
  heading?: string;
}

/** Links of which each opens one thing: a seat that is kept, or watching. Only the host sees them. */
export function HostLinks({ session, info, title, heading }: HostLinksProps) {
  const { say } = useWords();
  const kept = info.seats.filter(({ name, plan }) => name === undefined && plan === 'kept').map(({ seat }) => seat);
  const isByLink = info.settings.watch === 'link';
  const isNeeded = kept.length > 0 || isByLink;
  const { keys, refused, renew, renewed } = useKeys(session, isNeeded ? kept.join() : undefined);
  if (!isNeeded) return null;
  return (
    <div className="m-host-links">
      {heading && <h3>{heading}</h3>}
      {kept.map(
        (seat) =>
          keys?.seats[seat] !== undefined && (
            <div key={seat}>
              <p className="m-share-for">{say('share.seat', { seat: Number(seat) + 1 })}</p>
              <ShareLink
                link={seatLink(info.id, keys.seats[seat])}
                label={say('share.seat.link', { seat: Number(seat) + 1 })}
                title={title}
                isSmall
              />
            </div>
          ),
      )}
      {isByLink && keys && (
        <div>
          <p className="m-share-for">{say('share.watch')}</p>
          <ShareLink link={watchLink(info.id, keys.watch)} label={say('share.watch.link')} title={title} isSmall />
        </div>
      )}
      <Refusal reason={refused} />
      <p className="m-ways">
        <button type="button" className="m-button m-small" onClick={() => void renew()}>
          {say('share.renew')}
        </button>
        <span role="status">{renewed && say('share.renewed')}</span>
      </p>
      <p className="m-quiet">{say('share.renew.note')}</p>
    </div>
  );
}

/** The links as they are now; asked for again when there are others to give out. */
function useKeys(session: Session, wanted: string | undefined) {
  const { order, refused } = useOrder(session);
  const [keys, setKeys] = useState<Keys>();
  const [renewed, setRenewed] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    const reply = await session.order({ kind: 'keys' });
    if (reply.ok) setKeys(reply);
  }, [session]);
  useEffect(() => {
    if (wanted !== undefined) void load();
  }, [load, wanted]);
  async function renew(): Promise<void> {
    const reply = await order({ kind: 'newKeys' });
    if (!reply.ok) return;
    await load();
    setRenewed(true);
  }
  return { keys, refused, renew, renewed };
}
