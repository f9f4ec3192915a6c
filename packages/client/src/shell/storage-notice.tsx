import { useState } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { quietly } from './preferences.ts';

/** Does this browser keep what a page asks it to keep? */
export function keepsThings(): boolean {
  const wasKept = quietly(() => {
    localStorage.setItem('morgenrot.try', '1');
    localStorage.removeItem('morgenrot.try');
    return true;
  });
  return wasKept === true && navigator.cookieEnabled;
}

/** Said before somebody sits down on a seat that would be gone with the page. */
export function StorageNotice() {
  const { say } = useWords();
  const [isKept] = useState(keepsThings);
  if (isKept) return null;
  return (
    <div role="status" className="m-notice m-storage-notice">
      <strong>{say('storage.title')}</strong>
      <p>{say('storage.text')}</p>
    </div>
  );
}
