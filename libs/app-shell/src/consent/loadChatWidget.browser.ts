import { runWhenIdle } from '@tv/lazy';
import type { AppContext } from '../composition/appContext.ts';
import { getChatScriptUrl } from './getChatScriptUrl.ts';

/**
 * Loads the chat widget (ACCT-32) once, in idle time, after consent where it is required.
 *
 * @returns stops waiting; a loaded widget stays
 */
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
