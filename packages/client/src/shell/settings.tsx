import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../texts/use-words.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { prefer, THEMES, usePreferences } from './preferences.ts';

const PasskeyDialog = lazy(async () => ({ default: (await import('../seats/passkey-dialog.tsx')).PasskeyDialog }));

export function Settings() {
  const { say } = useWords();
  const { theme, sendAtOnce } = usePreferences();
  const id = useId();
  const [isKeeping, setKeeping] = useState(false);
  return (
    <>
      <button type="button" className="icon-button" popoverTarget={id} aria-label={say('nav.settings')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
          <circle cx="15.5" cy="7" r="2.5" />
          <circle cx="8.5" cy="17" r="2.5" />
        </svg>
      </button>
      <div id={id} popover="auto" className="popover">
        <div className="settings-language">
          <LanguageSwitch />
        </div>
        <fieldset>
          <legend>{say('settings.theme')}</legend>
          {THEMES.map((each) => (
            <label key={each} className="check">
              <input
                type="radio"
                name="theme"
                value={each}
                checked={theme === each}
                onChange={() => prefer({ theme: each })}
              />
              {say(`settings.theme.${each}`)}
            </label>
          ))}
        </fieldset>
        <label className="check">
          <input
            type="checkbox"
            checked={sendAtOnce}
            onChange={(event) => prefer({ sendAtOnce: event.target.checked })}
          />
          {say('settings.sendAtOnce')}
        </label>
        <button type="button" className="button wide" aria-haspopup="dialog" onClick={() => setKeeping(true)}>
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
