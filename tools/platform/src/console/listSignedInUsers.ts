import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Accounts } from '../state/accounts.ts';
import { readText } from '../state/row.ts';
import type { SignedInUser } from './consoleState.ts';

const session = v.object({
  accountId: v.string(),
  authorizations: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** Returns the users with an identity provider session, by machine time. */
export function listSignedInUsers(database: DatabaseSync, accounts: Accounts): readonly SignedInUser[] {
  const rows = database
    .prepare(
      "SELECT payload FROM identity_entry WHERE model = 'Session' AND json_extract(payload, '$.exp') > unixepoch()",
    )
    .all();
  return rows.flatMap((row): SignedInUser[] => {
    const parsed = v.safeParse(session, JSON.parse(readText(row, 'payload')));
    const account = parsed.success ? accounts.byId(parsed.output.accountId) : undefined;
    if (!parsed.success || !account) return [];
    const { userId, email, firstName, lastName } = account;
    return [
      { userId, email, name: `${firstName} ${lastName}`, clients: Object.keys(parsed.output.authorizations) },
    ];
  });
}
