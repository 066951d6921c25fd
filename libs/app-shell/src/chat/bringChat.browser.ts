import { runWhenIdle } from '@tv/ui';
import type { World } from '../world/world.ts';
import { chatAddress } from './chatAddress.ts';

/**
 * Loads the chat widget (ACCT-32) once, in idle time, after consent where it is required.
 *
 * @returns stops waiting; a loaded widget stays
 */
export function bringChat(
  page: Document,
  { config, consent, reporter }: Pick<World, 'config' | 'consent' | 'reporter'>,
): () => void {
  const address = chatAddress(config);
  if (address === undefined) return () => undefined;
  let end: (() => void) | undefined;
  const begin = () => {
    if (end !== undefined || (consent !== undefined && consent.answer() !== 'granted')) return;
    end = runWhenIdle(() => {
      const script = page.createElement('script');
      script.src = address;
      script.async = true;
      script.onerror = () => reporter.warn(`No chat at ${address}`, 'chat.load');
      page.head.append(script);
    });
  };
  const endListening = consent?.subscribe(begin);
  begin();
  return () => {
    endListening?.();
    end?.();
  };
}
