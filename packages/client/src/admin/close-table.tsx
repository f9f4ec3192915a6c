import { ADMIN_LIMITS } from '@morgenrot/protocol';
import { useState } from 'react';
import { Field } from '../home/form/field.tsx';
import { adminApi } from './admin-api.ts';
import { Sure } from './sure.tsx';
import type { TableProps } from './table-part.tsx';
import { useAdminWords } from './use-admin-words.ts';
import { outOr } from './use-asked.ts';

/** Asks for the reason that everybody will read. */
export function CloseTable({ table, onDone, onOut, onClose }: TableProps & { onClose: () => void }) {
  const { say } = useAdminWords();
  const [why, setWhy] = useState('');
  return (
    <Sure
      title={say('sure.close.title')}
      text={say('sure.close')}
      yes={say('sure.close.yes')}
      onClose={onClose}
      onYes={async () => {
        const reply = await adminApi.close(table.id, why);
        if (!reply.ok) return outOr(reply.reason, onOut);
        onDone(say('done.close'));
        return undefined;
      }}
    >
      <Field label={say('sure.close.reason')}>
        <input value={why} required maxLength={ADMIN_LIMITS.reason} onChange={(event) => setWhy(event.target.value)} />
      </Field>
    </Sure>
  );
}
