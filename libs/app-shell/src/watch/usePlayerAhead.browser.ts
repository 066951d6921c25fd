import { useCallback } from 'react';
import { useViewer } from '@tv/auth';
import { spareFailure, whenIdle } from '@tv/ui';

/** Whether the viewer has asked his browser to save data; some browsers do not tell. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

/**
 * For a page that offers something to play: brings the player for a customer while his browser has nothing else to
 * do. A finger or a key gives no sign before it presses, so what comes on intent would come late for it. Nothing is
 * brought where data is to be saved. What could not be brought costs nothing: the watch page asks again, and tells.
 *
 * @param bring  rejects when it cannot be had
 * @returns begins it; that answers with what ends the waiting
 */
export function usePlayerAhead(bring: () => Promise<unknown>): () => (() => void) | undefined {
  const isCustomer = useViewer().kind === 'customer';
  return useCallback(
    () => (isCustomer && !savesData() ? whenIdle(() => void bring().catch(spareFailure)) : undefined),
    [isCustomer, bring],
  );
}
