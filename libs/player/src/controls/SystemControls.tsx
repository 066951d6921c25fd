import { useKeptFocus } from './useKeptFocus.browser.ts';
import { useMediaSession, type MediaSessionOptions } from './useMediaSession.browser.ts';
import { useWakeLock } from './useWakeLock.browser.ts';

interface SystemControlsProps extends MediaSessionOptions {
  readonly isPlaying: boolean;
  /** What takes keys; nothing while none are. */
  readonly frame: HTMLElement | null;
}

/**
 * What the system has for what plays, outside of what is drawn: its own controls, a screen that stays lit, and the focus. Draws
 * nothing.
 */
export function SystemControls({ isPlaying, frame, ...session }: SystemControlsProps) {
  useKeptFocus(frame);
  useWakeLock(isPlaying);
  useMediaSession(session);
  return null;
}
