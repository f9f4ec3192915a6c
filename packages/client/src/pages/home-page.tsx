import { Dawn } from '../home/dawn.tsx';
import { TableLists } from '../home/table-lists.tsx';
import { Page } from '../shell/page.tsx';
import { StorageNotice } from '../shell/storage-notice.tsx';
import { useWords } from '../texts/use-words.tsx';
import '../styles/home.css';

export function HomePage() {
  const { say } = useWords();
  return (
    <Page className="m-home">
      <section className="m-hero">
        <Dawn />
        <div className="m-hero-words">
          <h1>{say('app.claim')}</h1>
          <p>{say('app.intro')}</p>
        </div>
      </section>
      <StorageNotice />
      <div className="m-home-columns">
        <TableLists />
      </div>
    </Page>
  );
}
