import { ATTACKS, type Target } from './attacks.ts';

/** Attacks from a process of its own: what that costs is not to slow down those who are measured. */
process.on('message', ({ name, target }: { name: string; target: Target }) => {
  void ATTACKS[name]?.(target).then(
    () => process.send?.({ done: true }),
    (error: unknown) => process.send?.({ done: false, why: String(error) }),
  );
});
process.send?.({ ready: true });
