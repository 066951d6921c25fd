import * as v from 'valibot';
import type { KeyValueStorage, RuntimeConfig } from '@tv/config';
import { CAST_SESSION_KEY } from './castSessionKey.ts';

export type ReceiverApp = Pick<RuntimeConfig['cast'], 'receiverAppId' | 'namespace'>;

const schema = v.object({
  receiverAppId: v.pipe(v.string(), v.nonEmpty()),
  namespace: v.pipe(v.string(), v.nonEmpty()),
});

/**
 * Returns the running session's receiver app, else the configured one (CAST-25): only the former can resume
 * the session.
 */
export function getReceiverApp(session: KeyValueStorage, config: ReceiverApp): ReceiverApp {
  const { receiverAppId, namespace } = config;
  try {
    return v.parse(schema, JSON.parse(session.getItem(CAST_SESSION_KEY) ?? ''));
  } catch {
    return { receiverAppId, namespace };
  }
}
