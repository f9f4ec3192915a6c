import { createHmac } from 'node:crypto';
import { quotaKey } from '../limits/address.ts';

const ABOUT = 'morgenrot whereabouts\n';

/**
 * Where an address is, roughly: one of 65,536 groups, which nobody without the secret can tell. Enough to give everybody a
 * place in a list, and too little to know an address again.
 */
export type Whereabouts = (address: string) => number;

export const whereaboutsBy =
  (secret: () => string): Whereabouts =>
  (address) =>
    createHmac('sha256', secret()).update(ABOUT).update(quotaKey(address)).digest().readUInt16BE();
