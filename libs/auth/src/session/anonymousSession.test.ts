import { expect, test } from 'vitest';
import { createAnonymousSession } from './anonymousSession.ts';

test('the anonymous session has no user and makes no requests', async () => {
  const session = createAnonymousSession();
  await session.start();
  expect(session.currentUser()).toEqual({ kind: 'anonymous', state: 'noAction' });
  expect(session.tokens.token()).toBeUndefined();
  expect(session.tokens.isSignedIn()).toBe(false);
  expect(await session.tokens.renew()).toBe(false);
  expect(await session.signIn()).toBe(false);
  expect(await session.signInWithOneTimeCode('abc')).toBe(false);
  await expect(session.verifyPassword('demo1234')).rejects.toThrow('No token available');
  await session.logout();
  expect(session.currentUser().state).toBe('noAction');
});
