import type { Reason } from '@morgenrot/engine';
import type { MatchFile, TableInfo } from '@morgenrot/protocol';
import { useRef, useState } from 'react';
import { api } from '../net/api.ts';
import type { Found } from './check.ts';
import { saveFile } from './save-file.ts';

export type RecordState =
  | { kind: 'idle' }
  | { kind: 'checking'; share: number }
  | { kind: 'checked'; found: Found }
  | { kind: 'saved'; name: string }
  | { kind: 'refused'; reason: Reason }
  | { kind: 'trouble' };

/** The record of a match that is over: fetched once, saved and checked as often as somebody likes. */
export function useRecord({ id, seedHash }: Pick<TableInfo, 'id' | 'seedHash'>) {
  const [state, setState] = useState<RecordState>({ kind: 'idle' });
  const known = useRef<MatchFile>(undefined);

  async function fetched(): Promise<MatchFile | undefined> {
    if (known.current) return known.current;
    const reply = await api.record(id);
    if (!reply.ok) {
      setState({ kind: 'refused', reason: reply.reason });
      return undefined;
    }
    known.current = reply.file;
    return reply.file;
  }
  return {
    state,
    async save(): Promise<void> {
      const file = await fetched();
      if (file) setState({ kind: 'saved', name: saveFile(file) });
    },
    async check(): Promise<void> {
      if (state.kind === 'checking') return;
      setState({ kind: 'checking', share: 0 });
      const file = await fetched();
      if (!file) return;
      try {
        const { checkRecord: check } = await import('./check.ts');
        const found = await check(file, seedHash, (share) => setState({ kind: 'checking', share }));
        setState({ kind: 'checked', found });
      } catch {
        setState({ kind: 'trouble' });
      }
    },
  };
}
