import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Pairing, Played } from './play.ts';

/** Plays one match after another; as many matches are played at a time as there are lanes. */
export interface Lane {
  play(pairing: Pairing): Promise<Played>;
  close(): void;
}

export type LaneTold = { played: Played } | { trouble: string };

/** A process of its own. */
export function processLane(game: string): Lane {
  const child = fork(fileURLToPath(new URL('./match.child.ts', import.meta.url)), [game]);
  return {
    play: (pairing) =>
      new Promise((resolve, reject) => {
        const ended = (): void => reject(new Error(`the process has ended in ${pairing.seed}`));
        child.once('exit', ended);
        child.once('message', (told: LaneTold) => {
          child.off('exit', ended);
          if ('played' in told) resolve(told.played);
          else reject(new Error(`${told.trouble} in ${pairing.seed}`));
        });
        child.send(pairing);
      }),
    close: () => child.disconnect(),
  };
}
