import type { Reason } from '@morgenrot/engine';
import type { WayIn, WaysIn as Ways } from '@morgenrot/protocol';
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { Refusal } from '../table/refusal.tsx';
import { useWords } from '../texts/use-words.tsx';

type Kind = 'browser' | 'passkey';
type Which = Parameters<typeof api.removeWaysIn>[0];

/** Which browsers and passkeys are me, and a way to remove those that I have lost. `made`: one more has been made. */
export function WaysInList({ made }: { made: number }) {
  const { say } = useWords();
  const [ways, setWays] = useState<Ways>();
  const [refused, setRefused] = useState<Reason>();
  const [isSure, setSure] = useState(false);
  const [said, setSaid] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new passkey is one more to show
  useEffect(() => {
    let wanted = true;
    void api.waysIn().then((reply) => {
      if (wanted && reply.ok) setWays(reply);
    });
    return () => {
      wanted = false;
    };
  }, [made]);
  if (!ways || ways.browsers.length === 0) return null;

  async function remove(which: Which): Promise<void> {
    const reply = await api.removeWaysIn(which);
    setSure(false);
    setSaid(reply.ok);
    setRefused(reply.ok ? undefined : reply.reason);
    if (reply.ok) setWays(reply);
  }
  const others = ways.browsers.length + ways.passkeys.length - 1;
  return (
    <section className="m-ways-in">
      <h3>{say('ways.title')}</h3>
      <ul>
        {ways.browsers.map((way) => (
          <Way key={way.id} kind="browser" way={way} isHere={way.isHere === true} onRemove={remove} />
        ))}
        {ways.passkeys.map((way) => (
          <Way key={way.id} kind="passkey" way={way} isHere={false} onRemove={remove} />
        ))}
      </ul>
      {others > 0 && (
        <p className="m-ways">
          <button
            type="button"
            className="m-button"
            onClick={() => (isSure ? void remove({ all: true }) : setSure(true))}
          >
            {say(isSure ? 'ways.all.sure' : 'ways.all')}
          </button>
        </p>
      )}
      <p className="m-quiet m-small-note">{say('ways.note')}</p>
      <p role="status">{said && say('ways.removed')}</p>
      <Refusal reason={refused} />
    </section>
  );
}

interface WayProps {
  kind: Kind;
  way: WayIn;
  isHere: boolean;
  onRemove(which: Which): Promise<void>;
}

function Way({ kind, way, isHere, onRemove }: WayProps) {
  const { say, language } = useWords();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(way.since);
  const name = kind === 'browser' ? say('ways.browser', { day }) : say('ways.passkey', { day });
  return (
    <li>
      <span>{name}</span>
      {isHere ? (
        <span className="m-quiet">{say('ways.here')}</span>
      ) : (
        <button
          type="button"
          className="m-button m-small"
          aria-label={say('ways.remove.of', { name })}
          onClick={() => void onRemove(kind === 'browser' ? { browser: way.id } : { passkey: way.id })}
        >
          {say('ways.remove')}
        </button>
      )}
    </li>
  );
}
