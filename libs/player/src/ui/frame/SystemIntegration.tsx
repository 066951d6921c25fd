import { useEffect } from 'react';
import { subscribeToVisible } from '@tv/ui/visibleOrOnline';
import { useFocusRecovery } from './useFocusRecovery.browser.ts';
import { useMediaSession, type MediaSessionOptions } from './useMediaSession.browser.ts';

interface SystemIntegrationProps extends MediaSessionOptions {
  readonly isPlaying: boolean;
  /** Null while the frame must take no focus. */
  readonly frame: HTMLElement | null;
}

/** Media session, wake lock and focus recovery. Renders nothing. */
export function SystemIntegration({ isPlaying, frame, ...session }: SystemIntegrationProps) {
  useFocusRecovery(frame);
  useWakeLock(isPlaying);
  useMediaSession(session);
  return null;
}

/** Requests a screen wake lock while `isWanted`, if available. Browsers release it when the page is hidden. */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    // Missing in old browsers and insecure contexts.
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let pendingLock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    const requestLock = () => {
      // eslint-disable-next-line compat/compat -- checked above
      pendingLock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    if (document.visibilityState === 'visible') requestLock();
    const unsubscribe = subscribeToVisible(document, requestLock);
    return () => {
      unsubscribe();
      void pendingLock.then((lock) => lock?.release());
    };
  }, [isWanted]);
}
