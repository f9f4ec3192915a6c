import type { Reason } from '@morgenrot/engine';
import { LIMITS } from '@morgenrot/protocol';
import { useEffect, useRef, useState } from 'react';
import { api } from '../net/api.ts';
import { prefer, usePreferences } from '../shell/preferences.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { Field } from './form/field.tsx';

/** How I am called: the server knows it from the last time, also where this browser has forgotten it. */
export function NameField({ label, note }: { label: string; note?: string }) {
  const words = useWords();
  const name = usePreferences((state) => state.name);
  const [refused, setRefused] = useState<Reason>();
  const known = useRef<string>(undefined);

  useEffect(() => {
    let wanted = true;
    void api.me().then((me) => {
      if (!wanted || !me.ok || me.name === null) return;
      known.current = me.name;
      if (usePreferences.getState().name === '') prefer({ name: me.name });
    });
    return () => {
      wanted = false;
    };
  }, []);

  /** Whoever is known here already is known by the new name at once; everybody else as soon as they sit down. */
  async function settle(): Promise<void> {
    if (name.trim() === '' || known.current === undefined || name === known.current) return;
    const reply = await api.rename({ name });
    if (!reply.ok) setRefused(reply.reason.key.startsWith('name.') ? reply.reason : undefined);
    else {
      known.current = reply.name;
      prefer({ name: reply.name });
    }
  }

  return (
    <Field label={label} note={note} refused={refused && sayReason(words, refused)}>
      <input
        name="name"
        value={name}
        required
        maxLength={LIMITS.personName}
        autoComplete="nickname"
        onChange={(event) => {
          setRefused(undefined);
          prefer({ name: event.target.value });
        }}
        onBlur={() => void settle()}
      />
    </Field>
  );
}
