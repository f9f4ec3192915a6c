import { AT_ZERO, type ClockSettings, LIMITS } from '@morgenrot/protocol';
import { useState } from 'react';
import { explain } from '../../reference/explained.ts';
import type { TipProps } from '../../reference/tip.ts';
import { useWords } from '../../texts/use-words.tsx';
import { Choices } from './choices.tsx';
import { Field } from './field.tsx';
import type { SettingProps } from './setting-fields.tsx';

const USUAL: ClockSettings = { minutes: 30, plus: 30, atZero: 'nothing' };

/** A bank of time for each player; or none, and how long the others wait for somebody who is away. */
export function ClockFields({ settings, onChange }: SettingProps) {
  const { say } = useWords();
  const { clock, ...rest } = settings;
  // What was set comes back when the clock is taken away and brought again.
  const [last, setLast] = useState(clock ?? USUAL);
  function change(next: ClockSettings): void {
    setLast(next);
    onChange({ ...rest, clock: next });
  }
  return (
    <>
      <Choices
        legend={say('setting.clock')}
        tip={explain('setting.clock')}
        tipFor={(value) => explain(`setting.clock.${value}`)}
        values={['off', 'on'] as const}
        chosen={clock ? 'on' : 'off'}
        wordFor={(value) => say(`setting.clock.${value}`)}
        onChoose={(value) => onChange(value === 'on' ? { ...rest, clock: last } : rest)}
      />
      {!clock && (
        <Amount
          label={say('setting.patience')}
          tip={explain('setting.patience')}
          note={say('setting.patience.note')}
          value={settings.patience}
          least={1}
          most={LIMITS.patienceMinutes}
          onChange={(patience) => onChange({ ...settings, patience })}
        />
      )}
      {clock && (
        <>
          <Amount
            label={say('setting.clock.minutes')}
            note={say('setting.clock.minutes.note')}
            value={clock.minutes}
            least={1}
            most={LIMITS.clockMinutes}
            onChange={(minutes) => change({ ...clock, minutes })}
          />
          <Amount
            label={say('setting.clock.plus')}
            tip={explain('setting.clock.plus')}
            value={clock.plus}
            least={0}
            most={LIMITS.clockPlusSeconds}
            onChange={(plus) => change({ ...clock, plus })}
          />
          <Choices
            legend={say('setting.clock.atZero')}
            tip={explain('setting.clock.atZero')}
            tipFor={(value) => explain(`setting.clock.atZero.${value}`)}
            values={AT_ZERO}
            chosen={clock.atZero}
            wordFor={(value) => say(`setting.clock.atZero.${value}`)}
            onChoose={(atZero) => change({ ...clock, atZero })}
          />
        </>
      )}
    </>
  );
}

interface AmountProps {
  label: string;
  tip?: TipProps;
  note?: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** While somebody types, the field may be empty or wrong for a moment; the browser says so before the form is sent. */
function Amount({ label, tip, note, value, least, most, onChange }: AmountProps) {
  const [text, setText] = useState(String(value));
  const isWhole = (given: string): boolean => /^\d+$/.test(given) && Number(given) >= least && Number(given) <= most;
  return (
    <Field label={label} tip={tip} note={note}>
      <input
        type="number"
        inputMode="numeric"
        required
        min={least}
        max={most}
        step={1}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (isWhole(event.target.value)) onChange(Number(event.target.value));
        }}
      />
    </Field>
  );
}
