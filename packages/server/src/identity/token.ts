import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits from the system's cryptographic source, fit for cookies and addresses. */
export const freshToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** The only form in which a token is kept: whoever reads the database cannot sit down with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Compares in the same time however much is right. */
export const isTokenOf = (token: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(token), 'hex'), Buffer.from(hash.padEnd(64, '0').slice(0, 64), 'hex'));

/** Names for tables and people: short enough for a link, far too many to guess. */
export const freshId = (): string => randomBytes(9).toString('base64url');

/** Keys of links are compared in the same time however much of them is right. */
export const isKey = (given: string | undefined, key: string | undefined): boolean =>
  given !== undefined && key !== undefined && isTokenOf(given, hashToken(key));
