import type { TextKey } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';
import { Logo } from './logo.tsx';

export function Loading({ text = 'table.loading' }: { text?: TextKey }) {
  const { say } = useWords();
  return (
    <main id="content" tabIndex={-1} className="m-trouble" aria-busy="true">
      <Logo className="m-trouble-logo m-rising" />
      <p role="status">{say(text)}</p>
    </main>
  );
}
