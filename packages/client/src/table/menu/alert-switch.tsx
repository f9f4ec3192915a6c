import { prefer, usePreferences } from '../../shell/preferences.ts';
import { askToNotify } from '../../shell/tab-news.ts';
import { useWords } from '../../texts/use-words.tsx';

/** Whoever does something else meanwhile wants to be called; the browser is asked only when somebody says so. */
export function AlertSwitch() {
  const { say } = useWords();
  const alerts = usePreferences((state) => state.alerts);
  async function change(wanted: boolean): Promise<void> {
    prefer({ alerts: wanted });
    if (wanted) await askToNotify();
  }
  return (
    <label className="m-check m-alert-switch">
      <input type="checkbox" checked={alerts} onChange={(event) => void change(event.target.checked)} />
      <span>
        {say('alert.switch')}
        <small className="m-quiet">{say('alert.note')}</small>
      </span>
    </label>
  );
}
