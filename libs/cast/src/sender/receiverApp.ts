import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';
import type { RuntimeConfig } from '@tv/config';

export type ReceiverApp = Pick<RuntimeConfig['cast'], 'receiverAppId' | 'namespace'>;

/** Receiver app of the running session. */
export const storedCastSession = storedValue({
  key: 'cast-session',
  scope: 'tab',
  schema: v.object({
    receiverAppId: v.pipe(v.string(), v.nonEmpty()),
    namespace: v.pipe(v.string(), v.nonEmpty()),
  }),
});

/**
 * Returns the running session's receiver app, else the configured one (CAST-25): only the former can resume
 * the session.
 */
export function getReceiverApp(session: KeyValueStorage, config: ReceiverApp): ReceiverApp {
  const { receiverAppId, namespace } = config;
  return storedCastSession.read(session) ?? { receiverAppId, namespace };
}
