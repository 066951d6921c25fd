import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Low cost: every test hashes all demo passwords. */
const cost = { N: 256 };

/** Returns the salted scrypt hash. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}.${scryptSync(password, salt, 32, cost).toString('base64')}`;
}

/** Compares in constant time. */
export function verifyPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split('.').map((part) => Buffer.from(part, 'base64'));
  return typeof hash !== 'string' && timingSafeEqual(scryptSync(password, salt, 32, cost), hash);
}
