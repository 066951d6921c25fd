import type { ClientIds } from '@tv/api-client';
import type { KeyValueStorage } from '@tv/config';

const SESSION_KEY = 'app-session-id';
/** localStorage key. */
export const INSTALLATION_KEY = 'app-installation-id';

function keptIn(storage: KeyValueStorage, key: string, makeId: () => string): string {
  const kept = storage.getItem(key);
  if (kept !== null && kept !== '') return kept;
  const made = makeId();
  storage.setItem(key, made);
  return made;
}

/** The ids sent with every request (API-04, API-05): one per browser session, one per browser. */
export function clientIds(session: KeyValueStorage, local: KeyValueStorage, makeId: () => string): ClientIds {
  return {
    appSessionId: keptIn(session, SESSION_KEY, makeId),
    appInstallationId: keptIn(local, INSTALLATION_KEY, makeId),
  };
}
