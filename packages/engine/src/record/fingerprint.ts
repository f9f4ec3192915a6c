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
  sum: number;
}

/** What was found out the last time. */
interface Known {
  /** Large records by the names they stand under. */
  large: Map<string, Memory>;
  /** The parts of the whole by their names: of what several see most is the very same. */
  parts: Map<string, { part: object; number: number }>;
}

/** With fewer members, a record is looked at again sooner than it is compared with what is remembered. */
const LARGE = 32;

function ofList(list: readonly unknown[], known: Known | undefined): number {
  let n = LIST;
  for (const item of list) n = Math.imul(n, 31) + of(item, '', known);
  return mixed(n ^ list.length);
}

const partOf = (key: string, value: unknown, known: Known | undefined): number =>
  value === undefined ? 0 : inRecord(key, of(value, key, known));

/** A part of the whole, found out once as long as it is the same object. */
function ofPart(key: string, part: unknown, known: Known): number {
  if (typeof part !== 'object' || part === null) return of(part, key, known);
  const last = known.parts.get(key);
  if (last?.part === part) return last.number;
  const number = of(part, key, known);
  if (last) {
    last.part = part;
    last.number = number;
  } else known.parts.set(key, { part, number });
  return number;
}

const inRecord = (key: string, number: number): number => mixed(ofText(key) + Math.imul(number, 0x9e3779b1));

function ofWhole(value: unknown, known: Known): number {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return of(value, '', known);
  const whole = value as Record<string, unknown>;
  const keys = Object.keys(whole);
  if (keys.length >= LARGE) return ofRecord(whole, '', known);
  let n = RECORD;
  for (const key of keys) {
    const part = whole[key];
    if (part !== undefined) n = (n + inRecord(key, ofPart(key, part, known))) | 0;
  }
  return mixed(n);
}

function ofRecord(record: Record<string, unknown>, name: string, known: Known | undefined): number {
  const memory = known?.large.get(name);
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

/**
 * Takes out what was there, and puts in what is there now. What was there is looked at once more: to keep a number for
 * each member of each map takes more room than the map is worth.
 */
function moveOn(
  memory: Memory,
  record: Record<string, unknown>,
  keys: readonly string[],
  known: Known | undefined,
): number {
  const before = memory.record;
  for (const key of keys) {
    // In this order: of a large member it is still known what it was.
    const gone = Object.hasOwn(before, key) ? partOf(key, before[key], known) : 0;
    const come = Object.hasOwn(record, key) ? partOf(key, record[key], known) : 0;
    memory.sum = (memory.sum - gone + come) | 0;
  }
  memory.record = record;
  return memory.sum;
}

/** The members in which two records differ, the names of both looked through. */
function differing(before: Record<string, unknown>, after: Record<string, unknown>, keys: readonly string[]): string[] {
  const others = keys.filter((key) => before[key] !== after[key] || !Object.hasOwn(before, key));
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) others.push(key);
  return others;
}

function ofLarge(record: Record<string, unknown>, keys: readonly string[], name: string, known: Known): number {
  const memory = known.large.get(name);
  const others = memory && differing(memory.record, record, keys);
  // Where most is different, it is looked at once and not twice.
  if (memory && others && others.length * 2 < keys.length) {
    // Another record may stand under the same name within this one.
    const next = { ...memory };
    moveOn(next, record, others, known);
    known.large.set(name, next);
    return mixed(next.sum);
  }
  let sum = RECORD;
  for (const key of keys) sum = (sum + partOf(key, record[key], known)) | 0;
  known.large.set(name, { record, sum });
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
  const known: Known = { large: new Map(), parts: new Map() };
  return (value) => ofWhole(value, known) >>> 0;
}
