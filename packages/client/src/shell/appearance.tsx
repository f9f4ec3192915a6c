import { useWords } from '../texts/use-words.tsx';
import { PALETTES, type Palette, prefer, THEMES, usePreferences } from './preferences.ts';
import '../styles/appearance.css';

const SEATS = [0, 1, 2, 3, 4];

/** Light, dark or high contrast, and the colours of the players. */
export function Appearance() {
  const { say } = useWords();
  const { theme, palette } = usePreferences();
  return (
    <>
      <fieldset className="appearance">
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
      <fieldset>
        <legend>{say('settings.palette')}</legend>
        {PALETTES.map((each) => (
          <label key={each} className="check">
            <input
              type="radio"
              name="palette"
              value={each}
              checked={palette === each}
              onChange={() => prefer({ palette: each })}
            />
            <span className="palette-name">{say(`settings.palette.${each}`)}</span>
            <Swatches palette={each} />
          </label>
        ))}
      </fieldset>
    </>
  );
}

function Swatches({ palette }: { palette: Palette }) {
  return (
    <span className="swatches" data-palette={palette} aria-hidden="true">
      {SEATS.map((seat) => (
        <i key={seat} className={`swatch swatch-${seat}`} />
      ))}
    </span>
  );
}
