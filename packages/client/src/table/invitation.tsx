import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../texts/use-words.tsx';

const DONE_LASTS = 2500;

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A page that came without encryption has no clipboard; the selected link can still be copied the old way.
    return document.execCommand('copy');
  }
}

const canShare = (): boolean => typeof navigator.share === 'function';

/** The address of this table, to be sent to others. */
export function Invitation({ title }: { title: string }) {
  const { say } = useWords();
  const link = `${window.location.origin}${window.location.pathname}`;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const heading = useId();

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), DONE_LASTS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    field.current?.select();
    if (await copyText(link)) setCopied(true);
  }

  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{say('table.share.title')}</h2>
      <p className="quiet">{say('table.share.text')}</p>
      <input
        ref={field}
        className="share-link"
        readOnly
        value={link}
        aria-label={say('table.share.link')}
        onFocus={(event) => event.target.select()}
      />
      <p className="share-ways">
        <button type="button" className="button primary" onClick={() => void copy()}>
          {say('table.share.copy')}
        </button>
        {canShare() && (
          <button
            type="button"
            className="button"
            // Whoever closes the list without choosing has not done anything wrong.
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            {say('table.share.send')}
          </button>
        )}
        <span role="status">{copied && say('table.share.copied')}</span>
      </p>
    </section>
  );
}
