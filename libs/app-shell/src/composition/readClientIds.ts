import type { ClientIds } from '@tv/api-client';
import { storedText, type KeyValueStorage, type StoredValue } from '@tv/browser-storage';

const storedSessionId = storedText({ key: 'app-session-id', scope: 'tab' });

export const storedInstallationId = storedText({
  key: 'app-installation-id',
  scope: 'device',
  label: {
    name: 'Nummeret på denne nettleseren',
    text: 'Tilfeldig, uten navn. Du får et nytt neste gang du kommer.',
  },
});

function getOrCreateId(storage: KeyValueStorage, stored: StoredValue<string>, makeId: () => string): string {
  const known = stored.read(storage);
  if (known !== undefined && known !== '') return known;
  const made = makeId();
  stored.write(storage, made);
  return made;
}

/** Returns the session id (API-04) and the installation id (API-05) of all requests. */
export function readClientIds(
  session: KeyValueStorage,
  local: KeyValueStorage,
  makeId: () => string,
): ClientIds {
  return {
    appSessionId: getOrCreateId(session, storedSessionId, makeId),
    appInstallationId: getOrCreateId(local, storedInstallationId, makeId),
  };
}
