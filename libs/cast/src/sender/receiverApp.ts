import * as v from 'valibot';
import type { KeyValueStorage, RuntimeConfig } from '@tv/config';
import { CAST_SESSION_KEY } from './castSessionKey.ts';

/** Which receiver is spoken to, and where. */
export type ReceiverApp = Pick<RuntimeConfig['cast'], 'receiverAppId' | 'namespace'>;

const kept = v.object({
  receiverAppId: v.pipe(v.string(), v.nonEmpty()),
  namespace: v.pipe(v.string(), v.nonEmpty()),
});

/**
 * The receiver of the session that ran when the page was left, else the configured one (CAST-25): a session can only be
 * joined again by the id that it was started with, also where the configuration has changed meanwhile.
 */
export function receiverApp(session: KeyValueStorage, config: ReceiverApp): ReceiverApp {
  const { receiverAppId, namespace } = config;
  try {
    return v.parse(kept, JSON.parse(session.getItem(CAST_SESSION_KEY) ?? ''));
  } catch {
    // None ran, or somebody else wrote that.
    return { receiverAppId, namespace };
  }
}
