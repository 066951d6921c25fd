import type { ReactNode } from 'react';
import styles from './Stage.module.css';

interface StageProps {
  /** Whether it is kept in a corner, over whatever page is shown. */
  readonly isMini?: boolean;
  readonly children: ReactNode;
}

/** Where something is watched: the whole window, dark, over everything; or a corner of it. */
export function Stage({ isMini = false, children }: StageProps) {
  return (
    <div className={isMini ? styles.corner : styles.full} data-tone="dark">
      {children}
    </div>
  );
}
