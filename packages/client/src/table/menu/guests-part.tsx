import type { TableSettings } from '@morgenrot/protocol';
import { type FormEvent, useState } from 'react';
import { AccessField, PasswordField, WatchField, WatchTalkField } from '../../home/form/setting-fields.tsx';
import { useWords } from '../../texts/use-words.tsx';
import { Refusal } from '../refusal.tsx';
import { useOrder } from '../session/use-order.ts';
import { settingsDeed } from '../waiting/settings-deed.ts';
import { MenuPart } from './menu-part.tsx';
import type { MenuPartProps } from './table-dialog.tsx';
import '../../styles/create.css';

/** What the host may still change while a match runs: who finds it and who looks on. */
export function GuestsPart({ session, table: { info, mine } }: MenuPartProps) {
  const { say } = useWords();
  const { order, sending, refused } = useOrder(session);
  const [wish, setWish] = useState<TableSettings>();
  const [password, setPassword] = useState('');
  const [isSaved, setSaved] = useState(false);
  const isHost = info.host !== undefined && mine.includes(info.host);
  if (!isHost) return null;
  const settings = wish ?? info.settings;
  const deed = settingsDeed(info.settings, settings, password);

  const change = (next: TableSettings): void => {
    setSaved(false);
    setWish(next);
  };
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!deed) return;
    const reply = await order(deed);
    if (!reply.ok) return;
    setWish(undefined);
    setPassword('');
    setSaved(true);
  }

  return (
    <MenuPart title={say('menu.guests')}>
      <form className="m-guests-part" onSubmit={(event) => void save(event)}>
        <WatchField settings={settings} onChange={change} />
        {settings.watch !== 'off' && <WatchTalkField settings={settings} onChange={change} />}
        <AccessField settings={settings} onChange={change} />
        {settings.access === 'password' && (
          <PasswordField password={password} isRequired={info.settings.access !== 'password'} onChange={setPassword} />
        )}
        <Refusal reason={refused} />
        <p className="m-ways">
          <button type="submit" className="m-button m-primary" aria-disabled={sending || !deed}>
            {say('setUp.save')}
          </button>
          <span role="status">{isSaved && say('menu.saved')}</span>
        </p>
      </form>
    </MenuPart>
  );
}
