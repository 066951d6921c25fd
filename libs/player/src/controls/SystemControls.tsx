import { useKeptFocus } from './useKeptFocus.browser.ts';
import { useMediaSession, type MediaSessionOptions } from './useMediaSession.browser.ts';
import { useWakeLock } from './useWakeLock.browser.ts';

interface SystemControlsProps extends MediaSessionOptions {
  readonly isPlaying: boolean;
  /** Null while the frame must take no focus. */
  readonly frame: HTMLElement | null;
}

/** Media session, wake lock and focus recovery. Renders nothing. */
export function SystemControls({ isPlaying, frame, ...session }: SystemControlsProps) {
  useKeptFocus(frame);
  useWakeLock(isPlaying);
  useMediaSession(session);
  return null;
}
