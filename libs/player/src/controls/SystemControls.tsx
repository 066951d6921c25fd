import { useMediaSession, type MediaSessionOptions } from './useMediaSession.browser.ts';
import { useWakeLock } from './useWakeLock.browser.ts';

interface SystemControlsProps extends MediaSessionOptions {
  readonly isPlaying: boolean;
}

/** What the system has for what plays, outside of the page: its own controls, and a screen that stays lit. Draws nothing. */
export function SystemControls({ isPlaying, ...session }: SystemControlsProps) {
  useWakeLock(isPlaying);
  useMediaSession(session);
  return null;
}
