import type { Reason } from '@morgenrot/engine';
import { type FormEvent, useState } from 'react';

export interface Submitting {
  sending: boolean;
  /** Why the last one was refused. */
  refused: Reason | undefined;
  submit(event: FormEvent): void;
  /** The form is another one now. */
  forget(): void;
}

/** Sends a form, one at a time, and keeps why it was refused; `send` says so. */
export function useSubmit(send: () => Promise<Reason | undefined>): Submitting {
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Reason>();

  async function submit(): Promise<void> {
    if (sending) return;
    setSending(true);
    setRefused(undefined);
    setRefused(await send());
    setSending(false);
  }

  return {
    sending,
    refused,
    submit(event) {
      event.preventDefault();
      void submit();
    },
    forget: () => setRefused(undefined),
  };
}
