import { expect } from 'vitest';

/** Are these the same plain data? Members that are undefined are none. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSameData(one[i], other[i])) return false;
    return true;
  }
  const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const key of Object.keys(first)) if (!isSameData(first[key], second[key])) return false;
  for (const key of Object.keys(second)) if (second[key] !== undefined && first[key] === undefined) return false;
  return true;
}

/** Vitest compares ten times as slowly: it is asked where something differs, to say what. */
export function expectSame(one: unknown, other: unknown, about: () => string): void {
  if (!isSameData(one, other)) expect(one, about()).toEqual(other);
}
