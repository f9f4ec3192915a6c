import { gamesWith } from '../games/ways.ts';
import { Dawn } from '../home/dawn.tsx';
import { LearnLink } from '../home/learn-link.tsx';
import { TableLists } from '../home/table-lists.tsx';
import { Page } from '../shell/page.tsx';
import { StorageNotice } from '../shell/storage-notice.tsx';
import { useWords } from '../texts/use-words.tsx';
import '../styles/home.css';

/** There is no book to be fetched here. */

export function HomePage() {
  const { say } = useWords();
  return (
    <Page className="home">
      <section className="hero">
        <Dawn />
        <div className="hero-words">
          <h1>{say('app.claim')}</h1>
          <p>{say('app.intro')}</p>
          {gamesWith('guide').map(({ id }) => (
            <LearnLink key={id} game={id} />
          ))}
        </div>
      </section>
      <StorageNotice />
      <div className="home-columns">
        <TableLists />
      </div>
    </Page>
  );
}
