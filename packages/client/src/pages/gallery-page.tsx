import { Page } from '../shell/page.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../texts/use-words.tsx';

export function GalleryPage() {
  const { say } = useWords();
  useTitle(say('gallery.title'));
  return (
    <Page>
      <h1>{say('gallery.title')}</h1>
      <p>{say('gallery.text')}</p>
    </Page>
  );
}
