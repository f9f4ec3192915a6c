import { LIMITS, type TableSettings } from '@morgenrot/protocol';
import { useWords } from '../../texts/use-words.tsx';
import type { Draft } from '../draft.ts';
import { Field } from './field.tsx';
import { Section } from './section.tsx';
import { AccessField, DelayField, PasswordField, WatchField, WatchTalkField } from './setting-fields.tsx';

interface GuestsSectionProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** Who finds the table, who sits down, who looks on. */
export function GuestsSection({ draft, onChange }: GuestsSectionProps) {
  const { say } = useWords();
  const { settings } = draft;
  const { access, watch } = settings;
  const change = (next: TableSettings): void => onChange({ ...draft, settings: next });
  const sum = [say(`setting.access.short.${access}`), say(`setting.watch.short.${watch}`)].join(' · ');
  return (
    <Section title={say('home.create.section.guests')} sum={sum}>
      <AccessField settings={settings} onChange={change} />
      {access === 'password' && (
        <PasswordField password={draft.password} onChange={(password) => onChange({ ...draft, password })} />
      )}
      <Field label={say('home.create.tableName')} note={say('home.create.tableName.hint')}>
        <input
          name="title"
          value={draft.title}
          maxLength={LIMITS.tableName}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, title: event.target.value })}
        />
      </Field>
      <WatchField settings={settings} onChange={change} />
      {watch !== 'off' && (
        <>
          <DelayField settings={settings} onChange={change} />
          <WatchTalkField settings={settings} onChange={change} />
        </>
      )}
    </Section>
  );
}
