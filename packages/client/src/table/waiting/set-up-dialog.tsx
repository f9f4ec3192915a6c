import type { Options, Reason } from '@morgenrot/engine';
import { type Deed, LIMITS, type TableInfo, type TableSettings } from '@morgenrot/protocol';
import { type FormEvent, useState } from 'react';
import { ClockFields } from '../../home/form/clock-fields.tsx';
import { ComputerFields } from '../../home/form/computer-fields.tsx';
import { Field } from '../../home/form/field.tsx';
import { OptionFields } from '../../home/form/option-fields.tsx';
import {
  AccessField,
  DelayField,
  PasswordField,
  StartField,
  WatchField,
  WatchTalkField,
} from '../../home/form/setting-fields.tsx';
import { useGameInfo } from '../../home/use-games.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { useWords } from '../../texts/use-words.tsx';
import { MenuPart } from '../menu/menu-part.tsx';
import { Refusal } from '../refusal.tsx';
import type { Session } from '../session/session.ts';
import { settingsDeed } from './settings-deed.ts';
import '../../styles/create.css';

interface SetUpDialogProps {
  session: Session;
  info: TableInfo;
  onClose: () => void;
}

/** The host sets the table up differently while it waits. */
export function SetUpDialog({ session, info, onClose }: SetUpDialogProps) {
  const words = useWords();
  const { say } = words;
  const game = useGameInfo(info.game);
  const [title, setTitle] = useState(info.title);
  const [options, setOptions] = useState<Options>(info.options);
  const [settings, setSettings] = useState<TableSettings>(info.settings);
  const [password, setPassword] = useState('');
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Reason>();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setRefused(undefined);
    for (const deed of deedsFor(info, { title, options, settings, password })) {
      const reply = await session.order(deed);
      if (reply.ok) continue;
      setRefused(reply.reason);
      setSending(false);
      return;
    }
    onClose();
  }

  return (
    <Dialog title={say('setUp.title')} onClose={onClose}>
      <form className="m-set-up" onSubmit={(event) => void save(event)}>
        <MenuPart title={say('home.create.section.rules')}>
          <Field label={say('home.create.tableName')} note={say('home.create.tableName.hint')}>
            <input
              name="title"
              value={title}
              maxLength={LIMITS.tableName}
              autoComplete="off"
              onChange={(event) => setTitle(event.target.value)}
            />
          </Field>
          {game && (
            <OptionFields
              specs={game.options}
              chosen={options}
              seats={info.seats.length}
              words={words}
              onChange={setOptions}
            />
          )}
        </MenuPart>
        <MenuPart title={say('home.create.section.guests')}>
          <AccessField settings={settings} onChange={setSettings} />
          {settings.access === 'password' && (
            <PasswordField
              password={password}
              isRequired={info.settings.access !== 'password'}
              onChange={setPassword}
            />
          )}
          <WatchField settings={settings} onChange={setSettings} />
          {settings.watch !== 'off' && (
            <>
              <DelayField settings={settings} onChange={setSettings} />
              <WatchTalkField settings={settings} onChange={setSettings} />
            </>
          )}
        </MenuPart>
        <MenuPart title={say('home.create.section.computers')}>
          {game && <ComputerFields game={game} settings={settings} onChange={setSettings} />}
        </MenuPart>
        <MenuPart title={say('home.create.section.time')}>
          <StartField settings={settings} onChange={setSettings} />
          <ClockFields settings={settings} onChange={setSettings} />
        </MenuPart>
        <div className="m-dialog-foot">
          <p className="m-quiet">{say('setUp.note')}</p>
          <Refusal reason={refused} />
          <p className="m-ways">
            <button type="submit" className="m-button m-primary" aria-disabled={sending}>
              {say('setUp.save')}
            </button>
            <button type="button" className="m-button" onClick={onClose}>
              {say('setUp.cancel')}
            </button>
          </p>
        </div>
      </form>
    </Dialog>
  );
}

interface Wish {
  title: string;
  options: Options;
  settings: TableSettings;
  password: string;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what has been changed; a name that is taken away stays, because a table is always called something. */
function deedsFor(info: TableInfo, { title, options, settings, password }: Wish): Deed[] {
  const deeds: Deed[] = [];
  const name = title.trim();
  if (name !== '' && name !== info.title) deeds.push({ kind: 'title', title: name });
  if (!isSame(options, info.options)) deeds.push({ kind: 'options', options });
  const change = settingsDeed(info.settings, settings, password);
  return change ? [...deeds, change] : deeds;
}
