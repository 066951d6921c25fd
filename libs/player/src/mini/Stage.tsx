import type { ReactNode } from 'react';
import styles from './Stage.module.css';

interface StageProps {
  readonly isMini?: boolean;
  readonly children: ReactNode;
}

/** Full dark window over the page, or the corner of the mini player. */
export function Stage({ isMini = false, children }: StageProps) {
  return (
    <div className={isMini ? styles.corner : styles.full} data-tone="dark">
      {children}
    </div>
  );
}
