import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Loading } from './shell/loading.tsx';
import { WordsProvider } from './texts/use-words.tsx';

const AboutPage = lazy(async () => ({ default: (await import('./pages/about-page.tsx')).AboutPage }));
const TablePage = lazy(async () => ({ default: (await import('./pages/table-page.tsx')).TablePage }));
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules-page.tsx')).RulesPage }));
const LearnPage = lazy(async () => ({ default: (await import('./pages/learn-page.tsx')).LearnPage }));
const WhichGamePage = lazy(async () => ({ default: (await import('./pages/which-game-page.tsx')).WhichGamePage }));
const ClaimPage = lazy(async () => ({ default: (await import('./pages/claim-page.tsx')).ClaimPage }));
const ScreenPage = lazy(async () => ({ default: (await import('./pages/screen-page.tsx')).ScreenPage }));
const AdminPage = lazy(async () => ({ default: (await import('./pages/admin-page.tsx')).AdminPage }));
const GalleryPage = lazy(async () => ({ default: (await import('./pages/gallery-page.tsx')).GalleryPage }));
const PlainTable = lazy(async () => ({ default: (await import('./gallery/plain-table.tsx')).PlainTable }));
// A match on this machine, for looking at the board without a server: only while developing.
const PracticePage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./pages/practice-page.tsx')).PracticePage }))
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
            <Route path="/gallery/board" component={PlainTable} />
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
