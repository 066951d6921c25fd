import type { DatabaseSync } from 'node:sqlite';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { readText } from '../state/row.ts';

export const signingAlgorithm = 'ES256';

/** Loads or creates the private key, so that tokens survive a restart. */
export async function loadSigningKey(database: DatabaseSync): Promise<JWK> {
  database.exec('CREATE TABLE IF NOT EXISTS identity_key (jwk TEXT NOT NULL) STRICT');
  const stored = database.prepare('SELECT jwk FROM identity_key').get();
  if (stored) return JSON.parse(readText(stored, 'jwk')) as JWK;
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: signingAlgorithm, use: 'sig', kid: 'platform' };
  database.prepare('INSERT INTO identity_key VALUES (?)').run(JSON.stringify(jwk));
  return jwk;
}

/** Removes the private part. */
export function toPublicKey({ d: _secret, ...jwk }: JWK): JWK {
  return jwk;
}
