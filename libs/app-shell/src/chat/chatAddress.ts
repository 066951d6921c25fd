import type { RuntimeConfig } from '@tv/config';

/** URL of the chat widget's script; undefined in dev, in e2e mode (ACCT-32) and when it is not configured. */
export function chatAddress({
  environment,
  e2e,
  chat,
}: Pick<RuntimeConfig, 'environment' | 'e2e' | 'chat'>): string | undefined {
  return environment === 'dev' || e2e || chat.scriptUrl === '' ? undefined : chat.scriptUrl;
}
