import type { Preset } from '@morgenrot/protocol';
import { useState } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { presetLink } from './use-shared-preset.ts';

interface PresetRowProps {
  preset: Preset;
  onUse: () => void;
  onDelete: () => void;
  onSaid: (words: string) => void;
}

const canShare = (): boolean => typeof navigator.share === 'function';

/** The button that was pressed has just gone. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** One preset: used, shared, and, after a second thought, deleted. */
export function PresetRow({ preset: { id, name }, onUse, onDelete, onSaid }: PresetRowProps) {
  const { say } = useWords();
  const [isAsked, setAsked] = useState(false);
  const link = presetLink(id);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      onSaid(say('preset.copied'));
    } catch {
      // A page that came without encryption has no clipboard; a link that stands there can be copied by hand.
      onSaid(say('preset.copyFailed', { link }));
    }
  }
  if (isAsked) {
    return (
      <li className="m-preset">
        <p>{say('preset.delete.ask', { name })}</p>
        <span className="m-wrap m-preset-ways">
          <button type="button" className="m-button" onClick={onDelete}>
            {say('preset.delete')}
          </button>
          <button ref={takeFocus} type="button" className="m-button" onClick={() => setAsked(false)}>
            {say('preset.delete.keep')}
          </button>
        </span>
      </li>
    );
  }
  return (
    <li className="m-preset">
      <strong>{name}</strong>
      <span className="m-wrap m-preset-ways">
        <button type="button" className="m-button" onClick={onUse}>
          {say('preset.use')}
          <span className="m-unseen"> – {name}</span>
        </button>
        <button type="button" className="m-button" onClick={() => void copy()}>
          {say('preset.copy')}
          <span className="m-unseen"> – {name}</span>
        </button>
        {canShare() && (
          <button
            type="button"
            className="m-button"
            onClick={() => void navigator.share({ title: name, url: link }).catch(() => undefined)}
          >
            {say('preset.share')}
            <span className="m-unseen"> – {name}</span>
          </button>
        )}
        <button type="button" className="m-button" onClick={() => setAsked(true)}>
          {say('preset.delete')}
          <span className="m-unseen"> – {name}</span>
        </button>
      </span>
    </li>
  );
}
