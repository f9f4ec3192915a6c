import { COLOURS } from '@morgenrot/protocol';
import type { ReactNode } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { PALETTES, type Palette, prefer, THEMES, usePreferences } from './preferences.ts';
import '../styles/appearance.css';

const EACH = Array.from({ length: COLOURS }, (_, colour) => colour);

/** Light, dark or high contrast, and the colours of the players. */
export function Appearance() {
  const { say } = useWords();
  const { theme, palette } = usePreferences();
  return (
    <>
      <Choice
        name="theme"
        legend={say('settings.theme')}
        values={THEMES}
        chosen={theme}
        className="m-appearance"
        onChoose={(next) => prefer({ theme: next })}
        lookOf={(each) => say(`settings.theme.${each}`)}
      />
      <Choice
        name="palette"
        legend={say('settings.palette')}
        values={PALETTES}
        chosen={palette}
        onChoose={(next) => prefer({ palette: next })}
        lookOf={(each) => (
          <>
            <span className="m-palette-name">{say(`settings.palette.${each}`)}</span>
            <Swatches palette={each} />
          </>
        )}
      />
    </>
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  legend: string;
  values: readonly T[];
  chosen: T;
  className?: string;
  onChoose: (value: T) => void;
  lookOf: (value: T) => ReactNode;
}

function Choice<T extends string>({ name, legend, values, chosen, className, onChoose, lookOf }: ChoiceProps<T>) {
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {values.map((each) => (
        <label key={each} className="m-check">
          <input type="radio" name={name} value={each} checked={chosen === each} onChange={() => onChoose(each)} />
          {lookOf(each)}
        </label>
      ))}
    </fieldset>
  );
}

function Swatches({ palette }: { palette: Palette }) {
  return (
    <span className="m-swatches" data-palette={palette} aria-hidden="true">
      {EACH.map((colour) => (
        <i key={colour} className="m-swatch" style={{ background: `var(--colour-${colour})` }} />
      ))}
    </span>
  );
}
