import { useEffect } from 'react';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { forgetLate, useLateNews } from './session/late-news.ts';
import '../styles/table/late.css';

/** Tells whoever came too late why they look on: by now the form that they asked with is gone. */
export function LateBanner({ table }: { table: string }) {
  const words = useWords();
  const news = useLateNews();
  useEffect(() => forgetLate, []);
  if (news.table !== table || !news.reason) return null;
  return (
    <div role="alert" className="m-spread m-late">
      <p>{sayReason(words, news.reason)}</p>
      <button type="button" className="m-button" onClick={forgetLate}>
        {words.say('table.late.close')}
      </button>
    </div>
  );
}
