import type { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { readText } from '../state/row.ts';

/** Deleted when their grant is revoked. */
const grantModels = ['AccessToken', 'AuthorizationCode', 'RefreshToken', 'DeviceCode'];

/** Stores sessions, grants and tokens, so that they survive a restart. The provider checks expiry. */
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
      // The provider only checks that it is set.
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
  return row && (JSON.parse(readText(row, 'payload')) as AdapterPayload);
}
