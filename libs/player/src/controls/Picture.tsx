import type { ReactNode } from 'react';
import styles from './PlayerFrame.module.css';
import type { KeyCommand } from './keyCommand.ts';

interface PictureProps {
  readonly obey: (command: KeyCommand) => void;
  /** The last press came from touch. */
  readonly isTouched: () => boolean;
  readonly children: ReactNode;
}

/** Click toggles play, double click fullscreen. Touch only shows the controls. */
export function Picture({ obey, isTouched, children }: PictureProps) {
  const unlessTouched = (command: KeyCommand) => () => (isTouched() ? undefined : obey(command));
  return (
    // Buttons and shortcuts do the same.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions
    <div
      className={styles.picture}
      onClick={unlessTouched('togglePlay')}
      onDoubleClick={unlessTouched('toggleFullscreen')}
    >
      {children}
    </div>
  );
}
