import { MenuPart } from '../table/menu/menu-part.tsx';
import type { MenuPartProps } from '../table/menu/table-dialog.tsx';
import { useWords } from '../texts/use-words.tsx';
import { PauseButton } from './pause-button.tsx';

/** The part of the menu for whoever plays and needs a break. */
export function PausePart({ session, table }: MenuPartProps) {
  const { say } = useWords();
  if (table.info.status !== 'playing' || table.mine.length === 0) return null;
  return (
    <MenuPart title={say('pause.menu.title')}>
      <p className="m-quiet">{say('pause.menu.text')}</p>
      <div className="m-pause-ways">
        <PauseButton session={session} table={table} />
      </div>
    </MenuPart>
  );
}
