import type { RuntimeConfig } from '@tv/config';

/** Undefined in dev, in e2e mode (ACCT-32) and when not configured. */
export function getChatScriptUrl({
  environment,
  e2e,
  chat,
}: Pick<RuntimeConfig, 'environment' | 'e2e' | 'chat'>): string | undefined {
  return environment === 'dev' || e2e || chat.scriptUrl === '' ? undefined : chat.scriptUrl;
}
