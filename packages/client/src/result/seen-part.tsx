import type { Reason } from '@morgenrot/engine';
import { useState } from 'react';
import { api } from '../net/api.ts';
import { MenuPart } from '../table/menu/menu-part.tsx';
import type { MenuPartProps } from '../table/menu/table-dialog.tsx';
import { Refusal } from '../table/refusal.tsx';
import { useWords } from '../texts/use-words.tsx';
import { saveFile } from './save-file.ts';
import '../styles/board/dice.css';

/** A match that still runs, as far as it is mine to see. */
export function SeenPart({ table: { info, match, seat, eyes } }: MenuPartProps) {
  const { say } = useWords();
  const [saved, setSaved] = useState<string>();
  const [reason, setReason] = useState<Reason>();
  if (!match || info.status !== 'playing') return null;

  async function save(): Promise<void> {
    const reply = await api.seen(info.id, seat ?? eyes ?? null);
    setReason(reply.ok ? undefined : reply.reason);
    setSaved(reply.ok ? saveFile(reply.file) : undefined);
  }
  return (
    <MenuPart title={say('seen.title')}>
      <p className="m-quiet">{say('seen.text')}</p>
      <p className="m-wrap m-dice-ways">
        <button type="button" className="m-button" onClick={() => void save()}>
          {say('seen.save')}
        </button>
        <span role="status">{saved !== undefined && say('seen.saved', { file: saved })}</span>
      </p>
      <Refusal reason={reason} />
    </MenuPart>
  );
}
