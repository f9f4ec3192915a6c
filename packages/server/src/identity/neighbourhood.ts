import { createHmac } from 'node:crypto';
import { quotaKey } from '../limits/address.ts';

const ABOUT = 'morgenrot neighbourhoods\n';

/**
 * Where an address is, roughly: one of 65,536 groups, which nobody without the secret can tell. Enough to give everybody a
 * place in a list, and too little to know an address again.
 */
export type Neighbourhoods = (address: string) => number;

export const neighbourhoodsBy =
  (secret: () => string): Neighbourhoods =>
  (address) =>
    createHmac('sha256', secret()).update(ABOUT).update(quotaKey(address)).digest().readUInt16BE();
