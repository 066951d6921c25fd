import { createMemoryStorage } from '@tv/browser-storage';
import { createRecordingReporter, type RecordingReporter } from '@tv/test-world';
import type { CastSender } from '../sender/createCastSender.ts';
import { createCastSender } from '../sender/createCastSender.ts';
import type { FakeReceiver } from './fakeReceiver.ts';

/** A sender over a fake receiver, for a signed-in customer. */
export interface StorySender {
  readonly sender: CastSender;
  readonly reporter: RecordingReporter;
}

/** @param allowedHosts hosts that images may be loaded from */
export function createStorySender(receiver: FakeReceiver, allowedHosts: readonly string[]): StorySender {
  const reporter = createRecordingReporter();
  const sender = createCastSender({
    framework: receiver.framework,
    app: { receiverAppId: 'TEST0001', namespace: 'urn:x-cast:test' },
    config: { version: '2.3.4', allowedHosts },
    user: {
      getToken: () => Promise.resolve('token-1'),
      getUserId: () => 'u-1',
      isSignedOut: () => false,
      getAgeLimit: () => undefined,
      subscribe: () => () => undefined,
      appSessionId: 'session-1',
    },
    storage: createMemoryStorage(),
    reporter,
  });
  return { sender, reporter };
}
