import { type ComponentType, lazy, useState } from 'react';
import { useWords } from '../texts/use-words.tsx';

/**
 * A part of the page that is fetched when it is needed. Where it cannot be fetched, because the line is down or the
 * server has a newer page by now, the page around it stays as it is and says so.
 */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => Unloaded) }));

function Unloaded() {
  const { say } = useWords();
  const [isPutAway, setPutAway] = useState(false);
  if (isPutAway) return null;
  return (
    <div role="alert" className="m-spread m-unloaded">
      <p>{say('lazy.failed')}</p>
      <button type="button" className="m-button m-small" onClick={() => window.location.reload()}>
        {say('table.reload')}
      </button>
      <button type="button" className="m-button m-small" onClick={() => setPutAway(true)}>
        {say('dialog.close')}
      </button>
    </div>
  );
}
