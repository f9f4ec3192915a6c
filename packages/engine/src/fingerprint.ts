import { changedKeys } from './copy.ts';

/** Any numbers do, as long as they are different ones and stay the same for ever. */
const RECORD = 0x3c6ef372;
const LIST = 0x1b873593;
const TEXT = 0x2545f491;
const NUMBER = 0x7ed55d16;
const NOTHING = 0x165667b1;
const YES = 0x27d4eb2f;
const NO = 0x5bd1e995;

/** Every bit of a number gets a say in every bit of the result. */
function mixed(number: number): number {
  let n = number;
  n = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return n ^ (n >>> 16);
}

function ofText(text: string): number {
  let n = TEXT;
  for (let i = 0; i < text.length; i++) n = Math.imul(n ^ text.charCodeAt(i), 0x01000193);
  return n;
}

function ofNumber(value: number): number {
  // Small whole numbers are nearly all there are; -0 is 0 on the wire.
  if ((value | 0) === value) return mixed(value ^ NUMBER);
  return Number.isFinite(value) ? mixed(ofText(String(value)) ^ NUMBER) : NOTHING;
}

/** What was found out about a large record the last time. */
interface Memory {
  record: Record<string, unknown>;
  parts: Map<string, number>;
  sum: number;
}

/** Large records by the names they stand under. */
type Known = Map<string, Memory>;

/** With fewer members, a record is looked at again sooner than it is compared with what is remembered. */
const LARGE = 32;

function ofList(list: readonly unknown[], known: Known | undefined): number {
  let n = LIST;
  for (const item of list) n = Math.imul(n, 31) + of(item, '', known);
  return mixed(n ^ list.length);
}

const partOf = (key: string, value: unknown, known: Known | undefined): number =>
  value === undefined ? 0 : mixed(ofText(key) + Math.imul(of(value, key, known), 0x9e3779b1));

function ofRecord(record: Record<string, unknown>, name: string, known: Known | undefined): number {
  const memory = known?.get(name);
  if (memory?.record === record) return mixed(memory.sum);
  const others = memory && changedKeys(memory.record, record);
  if (memory && others) return mixed(moveOn(memory, record, others, known));
  const keys = Object.keys(record);
  if (known && keys.length >= LARGE) return ofLarge(record, keys, name, known);
  let n = RECORD;
  // Added up, members count in whatever order they stand.
  for (const key of keys) n = (n + partOf(key, record[key], known)) | 0;
  return mixed(n);
}

/** Takes out what was there, and puts in what is there now. */
function moveOn(
  memory: Memory,
  record: Record<string, unknown>,
  keys: readonly string[],
  known: Known | undefined,
): number {
  memory.record = record;
  for (const key of keys) {
    const part = Object.hasOwn(record, key) ? partOf(key, record[key], known) : 0;
    memory.sum = (memory.sum - (memory.parts.get(key) ?? 0) + part) | 0;
    memory.parts.set(key, part);
  }
  return memory.sum;
}

function ofLarge(record: Record<string, unknown>, keys: string[], name: string, known: Known): number {
  const before = known.get(name);
  const parts = new Map<string, number>();
  let sum = RECORD;
  for (const key of keys) {
    const value = record[key];
    const isKnown = before !== undefined && value === before.record[key] && before.parts.has(key);
    const part = isKnown ? (before.parts.get(key) as number) : partOf(key, value, known);
    parts.set(key, part);
    sum = (sum + part) | 0;
  }
  known.set(name, { record, parts, sum });
  return mixed(sum);
}

function of(value: unknown, name: string, known: Known | undefined): number {
  if (typeof value === 'string') return mixed(ofText(value));
  if (typeof value === 'number') return ofNumber(value);
  if (typeof value === 'boolean') return value ? YES : NO;
  if (typeof value !== 'object' || value === null) return NOTHING;
  return Array.isArray(value) ? ofList(value, known) : ofRecord(value as Record<string, unknown>, name, known);
}

/**
 * A number that tells plain data apart, the same here and on the other end of a wire. It finds mistakes and is no proof
 * against anybody who wants to deceive: for that there is `hashOf`, which takes a hundred times as long.
 */
export const fingerprint = (value: unknown): number => of(value, '', undefined) >>> 0;

/** The same for data that comes again and again with few changes, in which nothing may be changed in place. */
export function createFingerprint(): typeof fingerprint {
  const known: Known = new Map();
  return (value) => of(value, '', known) >>> 0;
}
