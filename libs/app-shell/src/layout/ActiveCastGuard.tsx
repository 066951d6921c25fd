import { useLocation } from 'react-router-dom';
import type { CastSender } from '@tv/cast';
import { CastParentalGuard } from '@tv/player/castParentalGuard';
import { readWatchParams } from '@tv/routes';
import { useNavigateBack } from '../navigation/useNavigateBack.browser.ts';

/**
 * Parental guard for a cast channel. A refused PIN ends the cast session: a remote control could resume a
 * paused one.
 */
export function ActiveCastGuard({ sender }: { readonly sender: CastSender }) {
  const { pathname, search } = useLocation();
  const navigateBack = useNavigateBack();
  function handleRefuse() {
    // Otherwise the watch page transfers playback back and prompts again.
    if (readWatchParams(pathname, search)?.id !== undefined) navigateBack();
    sender.stop();
  }
  return <CastParentalGuard sender={sender} onRefuse={handleRefuse} />;
}
