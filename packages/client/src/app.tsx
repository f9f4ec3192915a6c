import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Loading } from './shell/loading.tsx';
import { usePreferences } from './shell/preferences.ts';
import { loadMatchTexts } from './texts/texts.ts';
import { WordsProvider } from './texts/use-words.tsx';

/** A page that speaks of matches: their words come with it. */
const withBoard = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), loadMatchTexts(usePreferences.getState().language)]);
    return { default: page };
  });

const AboutPage = lazy(async () => ({ default: (await import('./pages/about-page.tsx')).AboutPage }));
const TablePage = withBoard(async () => (await import('./pages/table-page.tsx')).TablePage);
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules-page.tsx')).RulesPage }));
const LearnPage = withBoard(async () => (await import('./pages/learn-page.tsx')).LearnPage);
const WhichGamePage = lazy(async () => ({ default: (await import('./pages/which-game-page.tsx')).WhichGamePage }));
const ClaimPage = lazy(async () => ({ default: (await import('./pages/claim-page.tsx')).ClaimPage }));
const ScreenPage = withBoard(async () => (await import('./pages/screen-page.tsx')).ScreenPage);
const AdminPage = withBoard(async () => (await import('./pages/admin-page.tsx')).AdminPage);
const GalleryPage = withBoard(async () => (await import('./pages/gallery-page.tsx')).GalleryPage);
const QuestionsPage = withBoard(async () => (await import('./gallery/questions-page.tsx')).QuestionsPage);
// A match on this machine, for looking at the board without a server: only while developing.
const PracticePage = import.meta.env.DEV
  ? withBoard(async () => (await import('./pages/practice-page.tsx')).PracticePage)
  : undefined;

export function App() {
  return (
    <WordsProvider>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/about" component={AboutPage} />
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
            <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
            <Route path="/rules">
              <WhichGamePage part="book" />
            </Route>
            <Route path="/learn">
              <WhichGamePage part="guide" />
            </Route>
            <Route path="/claim" component={ClaimPage} />
            <Route path="/gallery" component={GalleryPage} />
            <Route path="/gallery/questions/:game">{({ game }) => <QuestionsPage key={game} game={game} />}</Route>
            <Route path="/admin/*?" component={AdminPage} />
            {PracticePage && <Route path="/practice" component={PracticePage} />}
            <Route path="/table/:id/screen">{({ id }) => <ScreenPage key={id} id={id} />}</Route>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </WordsProvider>
  );
}
