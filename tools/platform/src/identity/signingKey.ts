import type { DatabaseSync } from 'node:sqlite';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { text } from '../state/row.ts';

/** The signature algorithm of every token here. */
export const signingAlgorithm = 'ES256';

/** The identity provider's private key. Made once and kept, so that tokens stay valid over a restart. */
export async function signingKey(database: DatabaseSync): Promise<JWK> {
  database.exec('CREATE TABLE IF NOT EXISTS identity_key (jwk TEXT NOT NULL) STRICT');
  const kept = database.prepare('SELECT jwk FROM identity_key').get();
  if (kept) return JSON.parse(text(kept, 'jwk')) as JWK;
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: signingAlgorithm, use: 'sig', kid: 'platform' };
  database.prepare('INSERT INTO identity_key VALUES (?)').run(JSON.stringify(jwk));
  return jwk;
}

/** The public half of a key, for whoever checks a signature. */
export function publicKey({ d: _secret, ...jwk }: JWK): JWK {
  return jwk;
}
