import type { GameInfo, Preset } from '@morgenrot/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOptionTable } from '../games/use-game-table.ts';
import { api } from '../net/api.ts';
import { useSubmit } from '../net/use-submit.ts';
import { explain } from '../reference/explained.ts';
import { usePreferences } from '../shell/preferences.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { wordsOf } from '../texts/words.ts';
import { type Draft, draftFrom, type Restored, seatsIn, toPreset, toWish, usualDraft, withSeats } from './draft.ts';
import { ComputersSection } from './form/computer-fields.tsx';
import { GuestsSection } from './form/guests-section.tsx';
import { RulesSection } from './form/rules-section.tsx';
import { SeatsSection } from './form/seats-section.tsx';
import { TimeSection } from './form/time-section.tsx';
import { keepDraft } from './kept-draft.ts';
import { NameField } from './name-field.tsx';
import { droppedWords, PresetNews } from './preset-news.tsx';
import { PresetsSection } from './presets-section.tsx';

interface CreateFormProps {
  game: GameInfo;
  begun: Restored;
  /** Of the link that somebody came by. */
  shared?: Preset;
}

/** The usual case is a name and one button; everything else is folded and says what is chosen in it. */
export function CreateForm({ game, begun, shared }: CreateFormProps) {
  const { say, language } = useWords();
  const words = wordsOf(language, useOptionTable(game.id));
  const [, go] = useLocation();
  const name = usePreferences((state) => state.name);
  const [draft, setDraft] = useState<Draft>(begun.draft);
  const [dropped, setDropped] = useState(begun.dropped);
  const [loaded, setLoaded] = useState<Preset>();
  const [filled, setFilled] = useState(0);

  function fill(preset: Preset | undefined, { draft: next, dropped: gone }: Restored): void {
    setDraft(next);
    setDropped(gone);
    setLoaded(preset);
    setFilled((count) => count + 1);
    forget();
  }

  const { sending, refused, submit, forget } = useSubmit(async () => {
    const reply = await api.create(toWish(draft, name, game));
    if (!reply.ok) return reply.reason;
    keepDraft(draft, game);
    go(`/table/${reply.table.id}`);
    return undefined;
  });

  return (
    <form onSubmit={submit}>
      {shared && !loaded && <PresetNews preset={shared} dropped={droppedWords(words, dropped)} game={game} isShared />}
      <NameField label={say('home.create.name')} note={say('home.create.name.hint')} />
      <SeatCount game={game} draft={draft} onChange={setDraft} />
      <div className="m-sections">
        <SeatsSection game={game} draft={draft} onChange={setDraft} />
        <RulesSection game={game} draft={draft} words={words} onChange={setDraft} />
        <GuestsSection draft={draft} onChange={setDraft} />
        <ComputersSection game={game} draft={draft} onChange={setDraft} />
        <TimeSection key={filled} draft={draft} onChange={setDraft} />
        <PresetsSection
          wish={toPreset(draft, game)}
          news={loaded && <PresetNews preset={loaded} dropped={droppedWords(words, dropped)} game={game} />}
          onUse={(preset) => fill(preset, draftFrom(preset.wish, game))}
          onUsual={() => fill(undefined, { draft: usualDraft(game), dropped: [] })}
        />
      </div>
      {refused && (
        <p role="alert" className="m-refused">
          {sayReason(words, refused)}
        </p>
      )}
      <button type="submit" className="m-button m-primary m-wide" aria-disabled={sending}>
        {say(sending ? 'home.create.sending' : 'home.create.submit')}
      </button>
    </form>
  );
}

interface SeatCountProps {
  game: GameInfo;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

function SeatCount({ game, draft, onChange }: SeatCountProps) {
  const { say } = useWords();
  const seats = seatsIn(game, draft.options);
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
  return (
    <fieldset className="m-field">
      <legend {...explain('home.create.seats')}>{say('home.create.seats')}</legend>
      <div className="m-segments">
        {counts.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="seats"
              value={count}
              checked={draft.plans.length === count}
              aria-label={say('home.create.seats.count', { count })}
              onChange={() => onChange(withSeats(draft, count, game))}
            />
            <span>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
