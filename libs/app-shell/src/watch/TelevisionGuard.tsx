import { useLocation } from 'react-router-dom';
import type { CastSender } from '@tv/cast';
import { GuardOnTelevision } from '@tv/player/guardOnTelevision';
import { readWatchLink } from '@tv/routes';
import { useLeave } from '../router/useLeave.browser.ts';

/**
 * The guard of parental control over a channel that plays on the television. Who does not give the PIN that it asks for casts no
 * more: a television that only stands still would play on for whoever has its remote control, once this page is gone.
 */
export function TelevisionGuard({ sender }: { readonly sender: CastSender }) {
  const { pathname, search } = useLocation();
  const leave = useLeave();
  function onRefuse() {
    // What is on the watch page would come back to it, and ask again.
    if (readWatchLink(pathname, search)?.id !== undefined) leave();
    sender.stop();
  }
  return <GuardOnTelevision sender={sender} onRefuse={onRefuse} />;
}
