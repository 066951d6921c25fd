import type { ReactNode } from 'react';
import styles from './PlayerFrame.module.css';
import type { KeyCommand } from './keyCommand.ts';

interface PictureProps {
  readonly obey: (command: KeyCommand) => void;
  /** What was pressed was pressed by a finger. */
  readonly isTouched: () => boolean;
  readonly children: ReactNode;
}

/** A click plays and pauses, two fill the screen. A finger only calls the controls: it covers what it would press. */
export function Picture({ obey, isTouched, children }: PictureProps) {
  const unlessTouched = (command: KeyCommand) => () => (isTouched() ? undefined : obey(command));
  return (
    // Both have a button and a key of their own.
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
