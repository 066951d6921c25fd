import type { ClientIds } from '@tv/api-client';
import type { KeyValueStorage } from '@tv/config';

const SESSION_KEY = 'app-session-id';
/** localStorage key. */
export const INSTALLATION_KEY = 'app-installation-id';

function getOrCreateId(storage: KeyValueStorage, key: string, makeId: () => string): string {
  const stored = storage.getItem(key);
  if (stored !== null && stored !== '') return stored;
  const made = makeId();
  storage.setItem(key, made);
  return made;
}

/** The ids sent with every request (API-04, API-05): one per browser session, one per browser. */
export function readClientIds(
  session: KeyValueStorage,
  local: KeyValueStorage,
  makeId: () => string,
): ClientIds {
  return {
    appSessionId: getOrCreateId(session, SESSION_KEY, makeId),
    appInstallationId: getOrCreateId(local, INSTALLATION_KEY, makeId),
  };
}
