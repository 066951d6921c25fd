import type { DatabaseSync } from 'node:sqlite';

/**
 * Ends a user's sessions and refresh tokens at the identity provider. Access tokens stay valid until they
 * expire.
 *
 * @param database must already contain the identity provider's table
 */
export function createEndSessions(database: DatabaseSync) {
  const end = database.prepare(`
    DELETE FROM identity_entry
    WHERE model IN ('Session', 'RefreshToken', 'AuthorizationCode')
      AND json_extract(payload, '$.accountId') = ?
      AND COALESCE(json_extract(payload, '$.sessionUid'), uid, '') <> ?
  `);
  /** @param currentSession  `uid` of the session to keep */
  return (userId: string, currentSession = ''): void => void end.run(userId, currentSession);
}
