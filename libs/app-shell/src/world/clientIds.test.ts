import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/config';
import { clientIds } from './clientIds.ts';

function counter(): () => string {
  let last = 0;
  return () => `id-${(last += 1)}`;
}

describe('readClientIds', () => {
  it('API-04 keeps the session id within a browser session and creates another in the next', () => {
    const local = createMemoryStorage();
    const session = createMemoryStorage();
    const makeId = counter();
    const first = clientIds(session, local, makeId);
    expect(clientIds(session, local, makeId)).toEqual(first);
    expect(clientIds(createMemoryStorage(), local, makeId).appSessionId).not.toBe(first.appSessionId);
  });

  it('API-05 keeps the installation id across sessions of one browser', () => {
    const local = createMemoryStorage();
    const makeId = counter();
    const first = clientIds(createMemoryStorage(), local, makeId);
    const second = clientIds(createMemoryStorage(), local, makeId);
    expect(second.appInstallationId).toBe(first.appInstallationId);
    expect(clientIds(createMemoryStorage(), createMemoryStorage(), makeId).appInstallationId).not.toBe(
      first.appInstallationId,
    );
  });
});
