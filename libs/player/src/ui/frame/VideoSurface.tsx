import type { ReactNode } from 'react';
import type { KeyCommand } from '../shortcuts/keyCommand.ts';
import styles from './PlayerFrame.module.css';

interface VideoSurfaceProps {
  readonly onCommand: (command: KeyCommand) => void;
  /** Whether the last pointer event was touch. */
  readonly isTouchInput: () => boolean;
  readonly children: ReactNode;
}

/** Click toggles play, double click fullscreen. Touch only shows the controls. */
export function VideoSurface({ onCommand, isTouchInput, children }: VideoSurfaceProps) {
  const unlessTouch = (command: KeyCommand) => () => (isTouchInput() ? undefined : onCommand(command));
  return (
    // Buttons and shortcuts do the same.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions
    <div
      className={styles.picture}
      onClick={unlessTouch('togglePlay')}
      onDoubleClick={unlessTouch('toggleFullscreen')}
    >
      {children}
    </div>
  );
}
