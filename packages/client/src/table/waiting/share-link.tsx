import { useEffect, useId, useRef, useState } from 'react';
import { QrCode } from '../../shell/qr-code.tsx';
import { useWords } from '../../texts/use-words.tsx';
import '../../styles/table/share.css';

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

interface ShareLinkProps {
  link: string;
  /** What the link is for. */
  label: string;
  /** What the table is called, for whoever gets it. */
  title: string;
  /** One of several: quieter. */
  isSmall?: boolean;
  /** It is meant for a camera first of all. */
  showsCodeFirst?: boolean;
}

/** A link to be sent to others: copied, shared, or read from the screen by a camera. */
export function ShareLink({ link, label, title, isSmall = false, showsCodeFirst = false }: ShareLinkProps) {
  const { say } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const [showsCode, setShowsCode] = useState(showsCodeFirst);
  const code = useId();

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), DONE_LASTS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    field.current?.select();
    if (await copyText(link)) setCopied(true);
  }
  const about = <span className="m-unseen"> – {label}</span>;

  return (
    <div className="m-share">
      <input
        ref={field}
        className="m-share-link"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <p className="m-ways">
        <button type="button" className={isSmall ? 'm-button' : 'm-button m-primary'} onClick={() => void copy()}>
          {say('share.copy')}
          {isSmall && about}
        </button>
        {canShare() && (
          <button
            type="button"
            className="m-button"
            // Whoever closes the list without choosing has not done anything wrong.
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            {say('share.send')}
            {isSmall && about}
          </button>
        )}
        <button
          type="button"
          className="m-button"
          aria-expanded={showsCode}
          aria-controls={code}
          onClick={() => setShowsCode(!showsCode)}
        >
          {say('share.code')}
          {isSmall && about}
        </button>
        <span role="status">{copied && say('share.copied')}</span>
      </p>
      <div id={code} hidden={!showsCode}>
        {showsCode && (
          <figure className="m-share-code">
            <QrCode text={link} label={say('share.code.label', { what: label })} />
            <figcaption className="m-quiet">{say('share.code.note')}</figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}
