import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Plain data: what a save, a copy, a diff and a bug report are made of. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** A copy that shares nothing with the original. Written out because plain data needs no more, and this runs everywhere. */
export function clone<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) items[i] = clone(value[i]);
    return items as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const member = clone((value as Record<string, unknown>)[key]);
    // Assigned like the others, a member of this name would become the prototype.
    if (key === '__proto__')
      Object.defineProperty(copy, key, { value: member, enumerable: true, writable: true, configurable: true });
    else copy[key] = member;
  }
  return copy as T;
}

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

/** Is this JSON and nothing else? A save, a copy, a diff and a bug report would lose anything that is not. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((member) => member === undefined || isPlain(member));
}
