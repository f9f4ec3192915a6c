import type { Reason } from '@morgenrot/engine';
import type { Resync } from '@morgenrot/protocol';
import { CLOSING } from '../reasons.ts';
import { RETRY_AFTER, type SessionCore } from './session-core.ts';
import { hasComeOf, type Pending, type SessionState } from './session-state.ts';
import type { TablePageState } from './table-state.ts';

/** How long the new state may take after its acknowledgement before it is asked for. */
const PATIENCE = 2500;

const UNDO_GONE: Reason = { key: 'undo.gone' };

/** The part of a session that sends answers and undos, one at a time and each until it has been acknowledged. */
export interface SessionSending {
  send(pending: Pending): void;
  /** Sends again what has not been acknowledged. */
  deliver(): void;
  /** An undo that this state has already seen is not sent again, and one that has lost its meaning says so. */
  settle(): void;
  /** What this state says of my answer: its consequences are there before its acknowledgement, and I can go on. */
  settledIn(table: TablePageState): Pick<SessionState, 'pending'>;
}

export function sessionSending(core: SessionCore, watch: (because: Resync) => void): SessionSending {
  const { wire, store, later } = core;
  const { getState: get, setState: set } = store;
  let delivering: Pending | undefined;

  function deliver(): void {
    const { pending, connection } = get();
    if (!pending || connection !== 'online' || delivering === pending || !wire.connected) return;
    delivering = pending;
    const sent = pending.kind === 'act' ? wire.act(pending.message) : wire.undo(pending.message);
    sent.then(
      (reply) => {
        arrived(pending);
        if (core.isClosed() && reply.ok) set({ pending: undefined });
        if (core.isClosed() || get().status !== 'open') return;
        if (!reply.ok) onRefused(pending, reply.reason);
        else if (get().pending === pending) onAcknowledged(pending, reply.n);
      },
      () => {
        arrived(pending);
        if (!core.isClosed() && wire.connected) later(deliver, RETRY_AFTER);
      },
    );
  }

  /** Another one may be on its way already. */
  function arrived(pending: Pending): void {
    if (delivering === pending) delivering = undefined;
  }

  function onRefused(refused: Pending, reason: Reason): void {
    const { pending } = get();
    if (reason.key === CLOSING) {
      // It came too late for this process; the next one gets it.
      if (pending === refused) later(deliver, RETRY_AFTER);
      return;
    }
    set({ pending: pending === refused ? undefined : pending, refused: reason });
    watch('refused');
  }

  const hasReached = (n: number): boolean => (get().table?.match?.n ?? -1) >= n;

  function onAcknowledged(pending: Pending, n: number): void {
    if (hasReached(n)) {
      set({ pending: undefined });
      return;
    }
    const stop = store.subscribe(() => {
      if (!hasReached(n)) return;
      stop();
      if (get().pending === pending) set({ pending: undefined });
    });
    later(() => {
      stop();
      if (get().pending !== pending) return;
      set({ pending: undefined });
      watch('late');
    }, PATIENCE);
  }

  return {
    deliver,
    send(pending) {
      if (get().pending) return;
      set({ pending, refused: undefined });
      deliver();
    },
    settle() {
      const { pending, table } = get();
      if (pending?.kind !== 'undo' || !table?.match || table.match.n === pending.message.n) return;
      set({ pending: undefined, ...(hasComeOf(pending, table.match) ? {} : { refused: UNDO_GONE }) });
    },
    settledIn({ match }) {
      const { pending } = get();
      const isDone =
        pending !== undefined && pending === delivering && match !== undefined && hasComeOf(pending, match);
      return isDone ? { pending: undefined } : {};
    },
  };
}
