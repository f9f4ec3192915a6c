import { useWords } from '../../texts/use-words.tsx';
import { tableLink } from '../session/came-by.ts';
import { HostLinks } from '../waiting/host-links.tsx';
import { ShareLink } from '../waiting/share-link.tsx';
import { titleOf } from '../waiting/title-of.ts';
import { MenuPart } from './menu-part.tsx';
import type { MenuPartProps } from './table-dialog.tsx';

/** How others come to look on, as far as they may. */
export function LinksPart({ session, table: { info, mine } }: MenuPartProps) {
  const words = useWords();
  const { say } = words;
  const { watch } = info.settings;
  const title = titleOf(words, info);
  const isHost = info.host !== undefined && mine.includes(info.host);
  if (watch === 'off' || (watch === 'link' && !isHost)) return null;
  return (
    <MenuPart title={say('menu.links')}>
      {watch === 'welcome' ? (
        <>
          <p className="m-quiet m-share-note">{say('menu.links.watch')}</p>
          <ShareLink link={tableLink(info.id)} label={say('share.link')} title={title} isSmall />
        </>
      ) : (
        <HostLinks session={session} info={info} title={title} />
      )}
    </MenuPart>
  );
}
