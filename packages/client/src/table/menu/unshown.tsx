import type { TableInfo } from '@morgenrot/protocol';
import type { BoardPlugin } from '../../board/plugin.ts';
import { pageOf } from '../../games/games.ts';
import { Trouble } from '../../shell/trouble.tsx';

/** Why the board of a table cannot be shown here; nothing if it can. */
export function unshown(info: TableInfo, plugin: BoardPlugin | 'failed' | undefined) {
  if (info.shelved) return <Trouble title="table.shelved.title" text="table.shelved.text" />;
  const rules = plugin === 'failed' ? undefined : plugin?.rules;
  if (rules !== undefined && rules > info.rules)
    return <Trouble title="table.failed.title" text="table.failed.older" reload />;
  const isOutdated = !pageOf(info.game) || plugin === 'failed' || (rules !== undefined && rules < info.rules);
  return isOutdated ? <Trouble title="table.failed.title" text="table.failed.game" reload /> : undefined;
}
