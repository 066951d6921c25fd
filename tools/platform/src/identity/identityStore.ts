import type { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { text } from '../state/row.ts';

/** What a grant gave out and takes along when it is revoked; a running sign-in knows its grant, but stays. */
const grantModels = ['AccessToken', 'AuthorizationCode', 'RefreshToken', 'DeviceCode'];

/**
 * Keeps the identity provider's sessions, grants and tokens in the database, so that a restart signs
 * nobody out. Whether an entry has expired is decided by the provider, from the entry itself; what has is
 * swept out at the next start.
 */
export function createIdentityStore(database: DatabaseSync): AdapterFactory {
  database.exec(`
    CREATE TABLE IF NOT EXISTS identity_entry (
      model TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL,
      grant_id TEXT, uid TEXT, user_code TEXT, PRIMARY KEY (model, id)
    ) STRICT;
    CREATE INDEX IF NOT EXISTS identity_entry_grant ON identity_entry (grant_id);
    CREATE INDEX IF NOT EXISTS identity_entry_uid ON identity_entry (model, uid);
    DELETE FROM identity_entry WHERE json_extract(payload, '$.exp') < unixepoch();
  `);
  const upsert = database.prepare('INSERT OR REPLACE INTO identity_entry VALUES (?, ?, ?, ?, ?, ?)');
  const byId = database.prepare('SELECT payload FROM identity_entry WHERE model = ? AND id = ?');
  const byUid = database.prepare('SELECT payload FROM identity_entry WHERE model = ? AND uid = ?');
  const byUserCode = database.prepare('SELECT payload FROM identity_entry WHERE model = ? AND user_code = ?');
  const update = database.prepare('UPDATE identity_entry SET payload = ? WHERE model = ? AND id = ?');
  const remove = database.prepare('DELETE FROM identity_entry WHERE model = ? AND id = ?');
  const revoke = database.prepare('DELETE FROM identity_entry WHERE grant_id = ?');

  return (model): Adapter => ({
    upsert: (id, payload) => {
      upsert.run(
        model,
        id,
        JSON.stringify(payload),
        (grantModels.includes(model) ? payload.grantId : undefined) ?? null,
        payload.uid ?? null,
        payload.userCode ?? null,
      );
      return Promise.resolve();
    },
    find: (id) => Promise.resolve(payloadOf(byId.get(model, id))),
    findByUid: (uid) => Promise.resolve(payloadOf(byUid.get(model, uid))),
    findByUserCode: (userCode) => Promise.resolve(payloadOf(byUserCode.get(model, userCode))),
    consume: (id) => {
      const payload = payloadOf(byId.get(model, id));
      // The provider only asks whether it is set; the second it happened is nobody's business here.
      if (payload) update.run(JSON.stringify({ ...payload, consumed: payload.iat ?? 1 }), model, id);
      return Promise.resolve();
    },
    destroy: (id) => {
      remove.run(model, id);
      return Promise.resolve();
    },
    revokeByGrantId: (grantId) => {
      revoke.run(grantId);
      return Promise.resolve();
    },
  });
}

function payloadOf(row: Record<string, unknown> | undefined): AdapterPayload | undefined {
  return row && (JSON.parse(text(row, 'payload')) as AdapterPayload);
}
