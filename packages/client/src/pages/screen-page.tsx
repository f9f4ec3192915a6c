import { useGameTable } from '../games/use-game-table.ts';
import { ScreenBoard } from '../screen/screen-board.tsx';
import { ScreenWaiting } from '../screen/screen-waiting.tsx';
import { Loading } from '../shell/loading.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { ConnectionBanner } from '../table/connection-banner.tsx';
import { unshown } from '../table/menu/unshown.tsx';
import { useSession } from '../table/session/use-session.ts';
import { useBoardPlugin } from '../table/use-board-plugin.ts';
import { WordsProvider } from '../texts/use-words.tsx';
import { ShutPage } from '../watch/shut-page.tsx';
import '../styles/table/table.css';

const NO_REASON = { key: 'watch.off' };

/** A table for a room full of people: as any watcher sees it, whoever’s browser this is. */
export function ScreenPage({ id }: { id: string }) {
  const { session, state } = useSession(id, true);
  const { table } = state;
  const words = useGameTable(table?.info.game);
  const plugin = useBoardPlugin(table?.info.game, table?.info.rules);

  if (state.status === 'unknown') return <Trouble title="table.unknown.title" text="table.unknown.text" />;
  if (session && state.status === 'shut') return <ShutPage session={session} reason={state.refused ?? NO_REASON} />;
  if (!session || !table || !words) {
    return (
      <>
        <ConnectionBanner connection={state.connection} />
        <Loading />
      </>
    );
  }
  const { info, match } = table;
  const instead = unshown(info, plugin);
  if (instead || plugin === 'failed') return instead;
  return (
    <WordsProvider table={words}>
      <ConnectionBanner connection={state.connection} />
      {!match && <ScreenWaiting table={table} />}
      {match && !plugin && <Loading />}
      {match && plugin && <ScreenBoard session={session} plugin={plugin} />}
    </WordsProvider>
  );
}
