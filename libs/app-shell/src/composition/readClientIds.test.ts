import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { readClientIds } from './readClientIds.ts';

function counter(): () => string {
  let last = 0;
  return () => `id-${(last += 1)}`;
}

describe('readClientIds', () => {
  it('API-04 keeps the session id within a browser session and creates another in the next', () => {
    const local = createMemoryStorage();
    const session = createMemoryStorage();
    const makeId = counter();
    const first = readClientIds(session, local, makeId);
    expect(readClientIds(session, local, makeId)).toEqual(first);
    expect(readClientIds(createMemoryStorage(), local, makeId).appSessionId).not.toBe(first.appSessionId);
  });

  it('API-05 keeps the installation id across sessions of one browser', () => {
    const local = createMemoryStorage();
    const makeId = counter();
    const first = readClientIds(createMemoryStorage(), local, makeId);
    const second = readClientIds(createMemoryStorage(), local, makeId);
    expect(second.appInstallationId).toBe(first.appInstallationId);
    expect(readClientIds(createMemoryStorage(), createMemoryStorage(), makeId).appInstallationId).not.toBe(
      first.appInstallationId,
    );
  });
});
