import type { DatabaseSync } from 'node:sqlite';

/**
 * Ends sessions of a user at the identity provider, with the refresh tokens that came of them: nothing is renewed by them any more. Access
 * tokens hold until they run out, since whoever checks them asks nobody.
 *
 * @param database  whose table of the identity provider's entries is there already
 */
export function createSessionEnd(database: DatabaseSync) {
  const end = database.prepare(`
    DELETE FROM identity_entry
    WHERE model IN ('Session', 'RefreshToken', 'AuthorizationCode')
      AND json_extract(payload, '$.accountId') = ?
      AND COALESCE(json_extract(payload, '$.sessionUid'), uid, '') <> ?
  `);
  /** @param keptSession  the `uid` of the one that goes on; none where all end */
  return (userId: string, keptSession = ''): void => void end.run(userId, keptSession);
}
