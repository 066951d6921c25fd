import { useFocusRecovery } from './useFocusRecovery.browser.ts';
import { useMediaSession, type MediaSessionOptions } from './useMediaSession.browser.ts';
import { useWakeLock } from './useWakeLock.browser.ts';

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
