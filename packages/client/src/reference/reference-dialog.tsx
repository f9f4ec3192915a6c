import { Dialog } from '../shell/dialog.tsx';
import { useWords } from '../texts/use-words.tsx';
import { ReferenceView } from './reference-view.tsx';
import { closeReference } from './store.ts';

/** The book in front of the table. */
export function ReferenceDialog({ hasFailed }: { hasFailed: boolean }) {
  const { say } = useWords();
  return (
    <Dialog title={say('reference.title')} onClose={closeReference} className="m-reference-dialog">
      <ReferenceView hasFailed={hasFailed} />
    </Dialog>
  );
}
