import { Suspense, useId, useState } from 'react';
import { Link } from 'wouter';
import { explain } from '../reference/explained.ts';
import { AlertSwitch } from '../table/menu/alert-switch.tsx';
import { useWords } from '../texts/use-words.tsx';
import { Appearance } from './appearance.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { lazily } from './lazily.tsx';
import { prefer, usePreferences } from './preferences.ts';

const PasskeyDialog = lazily(async () => (await import('../seats/passkey-dialog.tsx')).PasskeyDialog);

const SWITCHES = ['sendAtOnce', 'warn', 'motion'] as const;

function Switch({ name }: { name: (typeof SWITCHES)[number] }) {
  const { say } = useWords();
  const isOn = usePreferences((state) => state[name]);
  return (
    <label className="m-check">
      <input type="checkbox" checked={isOn} onChange={(event) => prefer({ [name]: event.target.checked })} />
      {say(`settings.${name}`)}
    </label>
  );
}

export function SettingsPanel() {
  const { say } = useWords();
  const id = useId();
  const [isKeeping, setKeeping] = useState(false);
  return (
    <>
      <button
        type="button"
        className="m-icon-button"
        popoverTarget={id}
        aria-label={say('nav.settings')}
        {...explain('nav.settings')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
          <circle cx="15.5" cy="7" r="2.5" />
          <circle cx="8.5" cy="17" r="2.5" />
        </svg>
      </button>
      <div id={id} popover="auto" className="m-popover">
        <div className="m-settings-language">
          <LanguageSwitch />
        </div>
        <Appearance />
        {SWITCHES.map((name) => (
          <Switch key={name} name={name} />
        ))}
        <AlertSwitch />
        <button type="button" className="m-button m-wide" aria-haspopup="dialog" onClick={() => setKeeping(true)}>
          {say('passkey.title')}
        </button>
        <Link href="/about">{say('nav.about')}</Link>
      </div>
      {isKeeping && (
        <Suspense fallback={null}>
          <PasskeyDialog onClose={() => setKeeping(false)} />
        </Suspense>
      )}
    </>
  );
}
