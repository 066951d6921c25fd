import type { ReactNode } from 'react';
import styles from './Stage.module.css';

interface StageProps {
  readonly isMini?: boolean;
  readonly children: ReactNode;
}

/** Full dark window, or the mini player's corner. */
export function Stage({ isMini = false, children }: StageProps) {
  return (
    <div className={isMini ? styles.corner : styles.full} data-tone="dark">
      {children}
    </div>
  );
}
