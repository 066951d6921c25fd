import type { RuntimeConfig } from '@tv/config';
import { runWhenIdle } from '@tv/lazy';
import type { AppContext } from '../composition/appContext.ts';

/** Returns undefined in dev, in e2e mode (ACCT-32) and when not configured. */
export function getChatScriptUrl({
  environment,
  e2e,
  chat,
}: Pick<RuntimeConfig, 'environment' | 'e2e' | 'chat'>): string | undefined {
  return environment === 'dev' || e2e || chat.scriptUrl === '' ? undefined : chat.scriptUrl;
}

/** Loads the chat widget (ACCT-32) in idle time, after consent where it is required. Returns cancel. */
export function loadChatWidget(
  page: Document,
  { config, consent, reporter }: Pick<AppContext, 'config' | 'consent' | 'reporter'>,
): () => void {
  const address = getChatScriptUrl(config);
  if (address === undefined) return () => undefined;
  let cancelLoad: (() => void) | undefined;
  const startWhenAllowed = () => {
    if (cancelLoad !== undefined || (consent !== undefined && consent.answer() !== 'granted')) return;
    cancelLoad = runWhenIdle(() => {
      const script = page.createElement('script');
      script.src = address;
      script.async = true;
      script.onerror = () => reporter.warn(`Unable to load chat script ${address}`, 'chat.load');
      page.head.append(script);
    });
  };
  const unsubscribe = consent?.subscribe(startWhenAllowed);
  startWhenAllowed();
  return () => {
    unsubscribe?.();
    cancelLoad?.();
  };
}
