import { whenIdle } from '@tv/ui';
import type { World } from '../world/world.ts';
import { chatAddress } from './chatAddress.ts';

/**
 * Brings the script of the chat with customer service (ACCT-32), once, when the browser has time to spare: it draws itself, and
 * stays as long as the document. Where viewers are asked for their consent, it waits for that; where nobody is asked, it need not.
 *
 * @returns ends the waiting; a chat that is there stays
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
    end = whenIdle(() => {
      const script = page.createElement('script');
      script.src = address;
      script.async = true;
      script.onerror = () => reporter.warn(`No chat at ${address}`, 'chat.load');
      page.head.append(script);
    });
  };
  const endListening = consent?.listen(begin);
  begin();
  return () => {
    endListening?.();
    end?.();
  };
}
