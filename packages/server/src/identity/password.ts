import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, BYTES, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Slow on purpose: whoever reads the database has to try passwords one by one. `tables/entrance.ts` has them wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
}

export async function isPasswordOf(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.', 2);
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === given.length && timingSafeEqual(expected, given);
}
