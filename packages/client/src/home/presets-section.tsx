import type { Reason } from '@morgenrot/engine';
import { LIMITS, type Preset, type PresetWish } from '@morgenrot/protocol';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { usePreferences } from '../shell/preferences.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { Field } from './form/field.tsx';
import { Section } from './form/section.tsx';
import { PresetRow } from './preset-row.tsx';

interface PresetsSectionProps {
  /** What is set in the form now. */
  wish: PresetWish;
  /** What became of the form when a preset was used. */
  news: ReactNode;
  onUse: (preset: Preset) => void;
  onUsual: () => void;
}

const byName = (presets: readonly Preset[]): Preset[] => [...presets].sort((a, b) => a.name.localeCompare(b.name));

/** Tables that I have set up before, by name. */
export function PresetsSection({ wish, news, onUse, onUsual }: PresetsSectionProps) {
  const words = useWords();
  const { say } = words;
  const [presets, setPresets] = useState<Preset[]>([]);
  // Each game has its own.
  const mine = presets.filter((preset) => preset.wish.game === wish.game);
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<Reason>();
  useEffect(() => {
    let wanted = true;
    void api.presets().then((reply) => wanted && reply.ok && setPresets(byName(reply.presets)));
    return () => {
      wanted = false;
    };
  }, []);

  function saved(preset: Preset): void {
    setPresets((before) => byName([...before.filter(({ id }) => id !== preset.id), preset]));
    setSaid(say('preset.saved', { name: preset.name }));
  }
  async function remove({ id, name }: Preset): Promise<void> {
    const reply = await api.deletePreset(id);
    setRefused(reply.ok ? undefined : reply.reason);
    if (!reply.ok) return;
    setPresets((before) => before.filter((other) => other.id !== id));
    setSaid(say('preset.deleted', { name }));
  }

  return (
    <Section title={say('home.create.section.presets')} sum={say('preset.count', { count: mine.length })}>
      {mine.length === 0 && <p className="m-quiet">{say('preset.empty')}</p>}
      <ul className="m-presets">
        {mine.map((preset) => (
          <PresetRow
            key={preset.id}
            preset={preset}
            onUse={() => {
              setSaid('');
              onUse(preset);
            }}
            onDelete={() => void remove(preset)}
            onSaid={setSaid}
          />
        ))}
      </ul>
      {said === '' && news}
      <p role="status" className="m-preset-said">
        {said}
      </p>
      <SavePreset wish={wish} presets={mine} onSaved={saved} onRefused={setRefused} />
      {refused && (
        <p role="alert" className="m-refused">
          {sayReason(words, refused)}
        </p>
      )}
      <button type="button" className="m-button" onClick={onUsual}>
        {say('home.create.again')}
      </button>
    </Section>
  );
}

interface SavePresetProps {
  wish: PresetWish;
  presets: readonly Preset[];
  onSaved: (preset: Preset) => void;
  onRefused: (reason: Reason | undefined) => void;
}

/** No form of its own: it stands inside the one that creates the table. */
function SavePreset({ wish, presets, onSaved, onRefused }: SavePresetProps) {
  const { say } = useWords();
  const me = usePreferences((state) => state.name);
  const [name, setName] = useState('');
  const [saving, setSaving] = useState(false);
  const isKnown = presets.some((preset) => preset.name === name.trim());

  async function save(): Promise<void> {
    if (saving || name.trim() === '') return;
    setSaving(true);
    onRefused(undefined);
    // Presets belong to somebody: whoever is new here is known by their name from now on.
    if (me.trim() !== '') await api.rename({ name: me });
    const reply = await api.savePreset(name, wish);
    setSaving(false);
    if (!reply.ok) return onRefused(reply.reason);
    setName('');
    onSaved(reply.preset);
  }
  // Enter saves the preset; it does not create the table.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (name.trim() !== '') void save();
  }
  return (
    <div className="m-preset-save">
      <Field label={say('preset.name')}>
        <input
          name="preset"
          value={name}
          maxLength={LIMITS.presetName}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <button
        type="button"
        className="m-button"
        aria-disabled={saving || name.trim() === ''}
        onClick={() => void save()}
      >
        {say(isKnown ? 'preset.overwrite' : 'preset.save')}
      </button>
    </div>
  );
}
