import { Suspense } from 'react';
import { GamesGallery } from '../gallery/games-gallery.tsx';
import { PlainPrompts } from '../gallery/plain-prompts.tsx';
import { ShelfSamples } from '../gallery/shelf-samples.tsx';
import { Page } from '../shell/page.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../texts/use-words.tsx';
import '../styles/board/board.css';
import '../styles/board/prompt.css';
import '../styles/gallery.css';

/** For whoever works on the page: everything it can show, in all its states, side by side. */
export function GalleryPage() {
  const { say } = useWords();
  useTitle(say('gallery.title'));
  return (
    <Page className="m-gallery">
      <h1>{say('gallery.title')}</h1>
      <p>{say('gallery.text')}</p>
      <ShelfSamples />
      <h2>{say('gallery.prompts')}</h2>
      <PlainPrompts />
      <Suspense fallback={<p role="status">{say('gallery.loading')}</p>}>
        <GamesGallery />
      </Suspense>
    </Page>
  );
}
