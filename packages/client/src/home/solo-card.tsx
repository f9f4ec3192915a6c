import type { Reason } from '@morgenrot/engine';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useOptionTable } from '../games/use-game-table.ts';
import { api } from '../net/api.ts';
import type { OnShelf } from '../shelf/facts.ts';
import { usePreferences } from '../shell/preferences.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { wordsOf } from '../texts/words.ts';
import { StrengthSelect, strengthTip } from './form/computer-fields.tsx';
import { Field } from './form/field.tsx';
import { optionTip } from './form/option-fields.tsx';
import { keepSolo, keptSolo, rivalsIn, type Solo, soloOption, soloWish } from './solo.ts';

/** One click to a match against computer players; what was chosen the last time is chosen again. */
export function SoloCard({ game }: { game: OnShelf }) {
  const words = useWords();
  const { say } = words;
  const [, go] = useLocation();
  const name = usePreferences((state) => state.name);
  const [solo, setSolo] = useState<Solo>(() => keptSolo(game));
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Reason>();
  const title = useId();

  async function begin(): Promise<void> {
    setSending(true);
    setRefused(undefined);
    keepSolo(game, solo);
    // Nobody has to give a name to play alone.
    const called = {
      name: name.trim() === '' ? say('solo.name') : name,
      titleFor: (count: number) => say('solo.table', { count }),
    };
    const reply = await api.create(soloWish(game, solo, called));
    setSending(false);
    if (reply.ok) go(`/table/${reply.table.id}`);
    else setRefused(reply.reason);
  }

  return (
    <section className="m-card m-solo" aria-labelledby={title}>
      <h2 id={title}>{say('solo.title')}</h2>
      <p className="m-quiet">{say('solo.text', { count: rivalsIn(game, solo) })}</p>
      <div className="m-solo-choices">
        <Field
          label={say('solo.strength')}
          tip={strengthTip(words, say('solo.strength'), game.info)}
          note={say(`strength.${solo.strength}.note`)}
        >
          <StrengthSelect
            game={game.info}
            strength={solo.strength}
            onChange={(strength) => setSolo({ ...solo, strength })}
          />
        </Field>
        <OptionField game={game} solo={solo} onChange={setSolo} />
      </div>
      {refused && (
        <p role="alert" className="m-refused">
          {sayReason(words, refused)}
        </p>
      )}
      <button
        type="button"
        className="m-button m-primary m-wide"
        aria-disabled={sending}
        onClick={() => !sending && void begin()}
      >
        {say(sending ? 'solo.sending' : 'solo.start')}
      </button>
    </section>
  );
}

interface OptionFieldProps {
  game: OnShelf;
  solo: Solo;
  onChange: (solo: Solo) => void;
}

function OptionField({ game, solo, onChange }: OptionFieldProps) {
  const { language } = useWords();
  const words = wordsOf(language, useOptionTable(game.page.id));
  const option = soloOption(game);
  const label = option && words.find(`options.${option.key}`);
  // Its words may not be there where the line is down.
  if (!option || label === undefined) return null;
  const { key, values } = option;
  return (
    <Field label={label} tip={optionTip(words, {}, key, values)}>
      <select value={solo.choice} onChange={(event) => onChange({ ...solo, choice: event.target.value })}>
        {values.map((value) => (
          <option key={value} value={value}>
            {words.find(`options.${key}.${value}`) ?? value}
          </option>
        ))}
      </select>
    </Field>
  );
}
