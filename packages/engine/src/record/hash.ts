import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The one spelling of a value: keys sorted, absent values left out, so that equal states hash alike. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((x) => (x === undefined ? 'null' : canonical(x))).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const record = value as Record<string, unknown>;
    const members = Object.keys(record)
      .filter((key) => record[key] !== undefined)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The fingerprint of a state: the same options, seed and answers lead to the same one, for ever. */
export const hashOf = (state: unknown): string => sha256Hex(canonical(state));
