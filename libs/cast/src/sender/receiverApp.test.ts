import { expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { storedCastSession } from './receiverApp.ts';
import { getReceiverApp } from './receiverApp.ts';

const config = { receiverAppId: 'CONFIGURED', namespace: 'urn:x-cast:configured' };

it('CAST-25 uses the receiver of the session, else the configured one', () => {
  const session = { receiverAppId: 'RUNNING', namespace: 'urn:x-cast:running' };
  const storage = createMemoryStorage({ [storedCastSession.key]: JSON.stringify(session) });
  expect(getReceiverApp(storage, config)).toEqual(session);
  expect(getReceiverApp(createMemoryStorage(), config)).toEqual(config);
});

it.each(['', '1', '{}', '{"receiverAppId":"","namespace":"x"}', 'no JSON'])(
  'CAST-25 stored %j counts as no session',
  (text) => {
    expect(getReceiverApp(createMemoryStorage({ [storedCastSession.key]: text }), config)).toEqual(config);
  },
);
