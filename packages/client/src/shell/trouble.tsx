import { Link } from 'wouter';
import type { TextKey } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';
import { Header } from './header.tsx';
import { Logo } from './logo.tsx';
import { useTitle } from './use-title.ts';

/** A bad moment, said calmly, with a way on. */
export function Trouble({ title, text, reload = false }: { title: TextKey; text: TextKey; reload?: boolean }) {
  const { say } = useWords();
  useTitle(say(title));
  return (
    <div className="m-page">
      <Header />
      <main id="content" className="m-trouble">
        <Logo className="m-trouble-logo" />
        <h1>{say(title)}</h1>
        <p>{say(text)}</p>
        <p className="m-wrap m-trouble-ways">
          {reload && (
            <button type="button" className="m-button m-primary" onClick={() => window.location.reload()}>
              {say('table.reload')}
            </button>
          )}
          <Link href="/" className={reload ? 'm-button' : 'm-button m-primary'}>
            {say('table.home')}
          </Link>
        </p>
      </main>
    </div>
  );
}
