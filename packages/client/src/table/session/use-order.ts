import type { Reason } from '@morgenrot/engine';
import type { Deed, Reply } from '@morgenrot/protocol';
import { useRef, useState } from 'react';
import type { OrderReply } from '../../net/wire.ts';
import type { Session } from './session.ts';

export interface Orders {
  /** One is on its way. */
  sending: boolean;
  /** Why the last one was refused; said next to where it was asked for. */
  refused?: Reason;
  order<D extends Deed>(deed: D): Promise<Reply<OrderReply<D['kind']>>>;
}

/** Does things with the table, one after the other, and keeps what the server said to the last one. */
export function useOrder(session: Session): Orders {
  const [sending, setSending] = useState(false);
  const isBusy = useRef(false);
  const [refused, setRefused] = useState<Reason>();
  return {
    sending,
    refused,
    async order(deed) {
      // Buttons keep the keyboard's place meanwhile: pressed again, it is as if they had not been.
      if (isBusy.current) return new Promise(() => undefined);
      isBusy.current = true;
      setSending(true);
      setRefused(undefined);
      const reply = await session.order(deed);
      setSending(false);
      isBusy.current = false;
      if (!reply.ok) setRefused(reply.reason);
      return reply;
    },
  };
}
