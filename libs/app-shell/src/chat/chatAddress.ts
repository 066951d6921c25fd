import type { RuntimeConfig } from '@tv/config';

/**
 * Where the script of the chat with customer service is; undefined where there is none: in dev, in e2e mode (ACCT-32), and where
 * the configuration names none.
 */
export function chatAddress({
  environment,
  e2e,
  chat,
}: Pick<RuntimeConfig, 'environment' | 'e2e' | 'chat'>): string | undefined {
  return environment === 'dev' || e2e || chat.scriptUrl === '' ? undefined : chat.scriptUrl;
}
