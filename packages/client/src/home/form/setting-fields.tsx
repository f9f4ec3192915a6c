import {
  ACCESS,
  DELAYS,
  LIMITS,
  STARTS,
  type TableSettings,
  usualSettings,
  WATCH_TALK,
  WATCHING,
} from '@morgenrot/protocol';
import { explain } from '../../reference/explained.ts';
import { useWords } from '../../texts/use-words.tsx';
import { Choices } from './choices.tsx';
import { Field } from './field.tsx';

/** What the host decides, as parts of a form: whoever shows them keeps the settings. */
export interface SettingProps {
  settings: TableSettings;
  onChange: (settings: TableSettings) => void;
}

export function AccessField({ settings, onChange }: SettingProps) {
  const { say } = useWords();
  return (
    <Choices
      legend={say('setting.access')}
      tip={explain('setting.access')}
      values={ACCESS}
      chosen={settings.access}
      wordFor={(value) => say(`setting.access.${value}`)}
      noteFor={(value) => say(`setting.access.${value}.note`)}
      onChoose={(access) => onChange({ ...settings, access })}
    />
  );
}

interface PasswordFieldProps {
  password: string;
  isRequired?: boolean;
  onChange: (password: string) => void;
}

/** Shown as it is: whoever chooses it has to tell it to others. */
export function PasswordField({ password, isRequired = true, onChange }: PasswordFieldProps) {
  const { say } = useWords();
  return (
    <Field label={say('setting.password')} note={say('setting.password.note')}>
      <input
        name="table-password"
        value={password}
        required={isRequired}
        maxLength={LIMITS.password}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

export function StartField({ settings, onChange }: SettingProps) {
  const { say } = useWords();
  return (
    <Choices
      legend={say('setting.start')}
      tip={explain('setting.start')}
      tipFor={(value) => explain(`setting.start.${value}`)}
      note={say('setting.start.note')}
      values={STARTS}
      chosen={settings.start}
      wordFor={(value) => say(`setting.start.${value}`)}
      onChoose={(start) => onChange({ ...settings, start })}
    />
  );
}

export function WatchField({ settings, onChange }: SettingProps) {
  const { say } = useWords();
  return (
    <Choices
      legend={say('setting.watch')}
      tip={explain('setting.watch')}
      tipFor={(value) => explain(`setting.watch.${value}`)}
      values={WATCHING}
      chosen={settings.watch}
      wordFor={(value) => say(`setting.watch.${value}`)}
      onChoose={(watch) => onChange({ ...settings, watch })}
    />
  );
}

const MOST = { minutes: LIMITS.delayMinutes, turns: LIMITS.delayTurns };
const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
const NO_DELAY = 'none';

export function DelayField({ settings, onChange }: SettingProps) {
  const { say } = useWords();
  const { by, amount } = settings.delay;
  function choose(value: string): void {
    const [kind, count] = value.split(' ');
    const chosen = DELAYS.find((each) => each === kind);
    onChange({ ...settings, delay: chosen ? { by: chosen, amount: Number(count) } : usualSettings.delay });
  }
  return (
    <Field label={say('setting.delay')} tip={explain('setting.delay')} note={say('setting.delay.note')}>
      <select value={amount === 0 ? NO_DELAY : `${by} ${amount}`} onChange={(event) => choose(event.target.value)}>
        <option value={NO_DELAY}>{say('setting.delay.none')}</option>
        {DELAYS.map((kind) => (
          <optgroup key={kind} label={say(kind === 'minutes' ? 'setting.delay.inMinutes' : 'setting.delay.inTurns')}>
            {upTo(MOST[kind]).map((count) => (
              <option key={count} value={`${kind} ${count}`}>
                {say(`setting.delay.${kind}`, { count })}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

export function WatchTalkField({ settings, onChange }: SettingProps) {
  const { say } = useWords();
  return (
    <Choices
      legend={say('setting.watchTalk')}
      tip={explain('setting.watchTalk')}
      tipFor={(value) => explain(`setting.watchTalk.${value}`)}
      values={WATCH_TALK}
      chosen={settings.watchTalk}
      wordFor={(value) => say(`setting.watchTalk.${value}`)}
      onChoose={(watchTalk) => onChange({ ...settings, watchTalk })}
    />
  );
}
