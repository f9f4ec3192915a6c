import type { Reason } from '@morgenrot/engine';
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { Dialog } from '../shell/dialog.tsx';
import { prefer } from '../shell/preferences.ts';
import { Refusal } from '../table/refusal.tsx';
import type { TextKey } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';
import { canUsePasskeys, enterByPasskey, makePasskey, type PasskeyOutcome } from './passkeys.ts';
import { WaysInList } from './ways-in.tsx';
import '../styles/table/own-seats.css';
import '../styles/table/share.css';

type Me = { name: string | null; passkeys: number };

/** Keeps who I am beyond this browser. */
export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const { say } = useWords();
  return (
    <Dialog title={say('passkey.title')} onClose={onClose}>
      <div className="m-dialog-part m-passkeys">
        <p>{say('passkey.text')}</p>
        {canUsePasskeys() ? (
          <Passkeys />
        ) : (
          <>
            <p className="m-refused">{say(window.isSecureContext ? 'passkey.cannot' : 'passkey.cannot.plain')}</p>
            <WaysInList made={0} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Passkeys() {
  const { say } = useWords();
  const [me, setMe] = useState<Me>();
  const [said, setSaid] = useState<TextKey>();
  const [refused, setRefused] = useState<Reason>();
  const working = said === 'passkey.working';
  useEffect(() => {
    let wanted = true;
    void api.me().then((reply) => {
      if (wanted && reply.ok) setMe(reply);
    });
    return () => {
      wanted = false;
    };
  }, []);

  async function attempt<T>(ceremony: () => Promise<PasskeyOutcome<T>>, onDone: (value: T) => void): Promise<void> {
    if (working) return;
    setSaid('passkey.working');
    setRefused(undefined);
    const outcome = await ceremony();
    setSaid(outcome.kind === 'stopped' ? outcome.why : undefined);
    if (outcome.kind === 'refused') setRefused(outcome.reason);
    if (outcome.kind === 'done') onDone(outcome.value);
  }
  const make = (): Promise<void> =>
    attempt(makePasskey, ({ passkeys }) => {
      setMe((before) => before && { ...before, passkeys });
      setSaid('passkey.made');
    });
  const enter = (): Promise<void> =>
    attempt(enterByPasskey, ({ name }) => {
      prefer({ name });
      // Everything on this page was asked by somebody else.
      window.location.reload();
    });
  return (
    <>
      {me?.name === null && me.passkeys === 0 && <p className="m-quiet">{say('passkey.nobody')}</p>}
      {me && me.name !== null && (
        <p className="m-quiet">
          {me.passkeys > 0 ? say('passkey.count', { count: me.passkeys }) : say('passkey.none')}
        </p>
      )}
      <p className="m-ways">
        {me && me.name !== null && (
          <button type="button" className="m-button m-primary" aria-disabled={working} onClick={() => void make()}>
            {say(me.passkeys > 0 ? 'passkey.more' : 'passkey.make')}
          </button>
        )}
        <button type="button" className="m-button" aria-disabled={working} onClick={() => void enter()}>
          {say('passkey.enter')}
        </button>
      </p>
      {me && me.name !== null && <p className="m-quiet m-small-note">{say('passkey.enter.note')}</p>}
      <p role="status">{said && say(said)}</p>
      <Refusal reason={refused} />
      <WaysInList made={me?.passkeys ?? 0} />
    </>
  );
}
