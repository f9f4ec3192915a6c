import { Suspense } from 'react';
import { useGameTable } from '../games/use-game-table.ts';
import { ReferenceProvider } from '../reference/reference-provider.tsx';
import { HotSeat } from '../seats/hot-seat.tsx';
import { MovedAway } from '../seats/moved-away.tsx';
import { lazily } from '../shell/lazily.tsx';
import { Loading } from '../shell/loading.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { BoardPage } from '../table/board-page.tsx';
import { ConnectionBanner } from '../table/connection-banner.tsx';
import { LateBanner } from '../table/late-banner.tsx';
import { unshown } from '../table/menu/unshown.tsx';
import { useSession } from '../table/session/use-session.ts';
import { useBoardPlugin } from '../table/use-board-plugin.ts';
import { useTableNews } from '../table/use-table-news.ts';
import { WordsProvider } from '../texts/use-words.tsx';
import '../styles/table/table.css';

const WaitingRoom = lazily(async () => (await import('../table/waiting/waiting-room.tsx')).WaitingRoom);
const ShutPage = lazily(async () => (await import('../watch/shut-page.tsx')).ShutPage);
const LaterPage = lazily(async () => (await import('../watch/later-page.tsx')).LaterPage);

/** Shut without a word: that nobody looks on is all there is to say. */
const NO_REASON = { key: 'watch.off' };

/** Whoever opens the link: the waiting room while seats are free, then the board, in the same place. */
export function TablePage({ id }: { id: string }) {
  const { session, state } = useSession(id);
  const info = state.table?.info;
  const words = useGameTable(info?.game);
  const plugin = useBoardPlugin(info?.game, info?.rules);
  useTableNews(state.table);

  if (state.status === 'unknown') return <Trouble title="table.unknown.title" text="table.unknown.text" />;
  if (session && state.status === 'shut') {
    return (
      <Suspense fallback={<Loading />}>
        <ShutPage session={session} reason={state.refused ?? NO_REASON} />
      </Suspense>
    );
  }
  if (!session || !info || !state.table || !words) {
    return (
      <>
        <ConnectionBanner connection={state.connection} />
        <Loading />
      </>
    );
  }
  const instead = unshown(info, plugin);
  if (instead || plugin === 'failed') return instead;
  // The match has begun, and a watcher with a delay has not come that far.
  const isLater = info.status !== 'waiting' && state.table.mine.length === 0;
  return (
    <WordsProvider table={words}>
      <ReferenceProvider game={info.game}>
        <ConnectionBanner connection={state.connection} />
        <LateBanner table={id} />
        {!state.table.match && isLater && (
          <Suspense fallback={<Loading />}>
            <LaterPage session={session} table={state.table} />
          </Suspense>
        )}
        {!state.table.match && !isLater && (
          <Suspense fallback={<Loading />}>
            <WaitingRoom session={session} table={state.table} />
          </Suspense>
        )}
        {state.table.match && !plugin && <Loading />}
        {state.table.match && plugin && (
          <HotSeat session={session} table={state.table}>
            <BoardPage key={state.table.seat} session={session} plugin={plugin} />
          </HotSeat>
        )}
        <MovedAway table={state.table} />
      </ReferenceProvider>
    </WordsProvider>
  );
}
