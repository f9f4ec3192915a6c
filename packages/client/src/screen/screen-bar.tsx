import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useWords } from '../texts/use-words.tsx';

const listen = (onChange: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

const isFull = (): boolean => document.fullscreenElement !== null;

/** For whoever sets the screen up; out of sight as soon as nobody touches anything. */
export function ScreenBar({ table }: { table: string }) {
  const { say } = useWords();
  const isOn = useSyncExternalStore(listen, isFull);
  // A browser that does not allow it leaves the page as it is.
  const toggle = (): void =>
    void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
  return (
    <nav className="m-screen-bar" aria-label={say('watch.screen')}>
      {document.fullscreenEnabled && (
        <button type="button" className="m-button m-small" onClick={toggle}>
          {say(isOn ? 'screen.full.end' : 'screen.full')}
        </button>
      )}
      <Link className="m-button m-small" href={`/table/${table}${window.location.hash}`}>
        {say('screen.table')}
      </Link>
    </nav>
  );
}
