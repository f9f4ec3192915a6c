import type { Reason } from '@morgenrot/engine';
import type { Preset } from '@morgenrot/protocol';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { api } from '../net/api.ts';

/** The preset that somebody's link leads to: on its way, there, or not to be had. */
export type SharedPreset =
  | { state: 'none' | 'coming' }
  | { state: 'here'; preset: Preset }
  | { state: 'gone'; reason: Reason };

export const presetLink = (id: string): string => `${window.location.origin}/?preset=${encodeURIComponent(id)}`;

export function useSharedPreset(): SharedPreset {
  const id = new URLSearchParams(useSearch()).get('preset');
  const [shared, setShared] = useState<SharedPreset>({ state: id === null ? 'none' : 'coming' });
  useEffect(() => {
    if (id === null) return setShared({ state: 'none' });
    let wanted = true;
    setShared({ state: 'coming' });
    void api.preset(id).then((reply) => {
      if (wanted)
        setShared(reply.ok ? { state: 'here', preset: reply.preset } : { state: 'gone', reason: reply.reason });
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return shared;
}
