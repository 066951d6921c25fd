import { createMemoryStorage } from '@tv/config';
import { createRecordingReporter, type RecordingReporter } from '@tv/test-world';
import type { CastSender } from '../sender/castSender.ts';
import { createCastSender } from '../sender/createCastSender.ts';
import type { FakeTelevision } from './fakeTelevision.ts';

/** A sender over a fake receiver, for a signed-in customer. */
export interface SenderInStory {
  readonly sender: CastSender;
  readonly reporter: RecordingReporter;
}

/** @param allowedHosts hosts that images may be loaded from */
export function senderInStory(tv: FakeTelevision, allowedHosts: readonly string[]): SenderInStory {
  const reporter = createRecordingReporter();
  const sender = createCastSender({
    framework: tv.framework,
    app: { receiverAppId: 'TEST0001', namespace: 'urn:x-cast:test' },
    config: { version: '2.3.4', allowedHosts },
    viewer: {
      token: () => Promise.resolve('token-1'),
      userId: () => 'u-1',
      isSignedOut: () => false,
      ageLimit: () => undefined,
      subscribe: () => () => undefined,
      appSessionId: 'session-1',
    },
    storage: createMemoryStorage(),
    reporter,
  });
  return { sender, reporter };
}
