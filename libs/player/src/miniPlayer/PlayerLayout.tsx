import type { ReactNode } from 'react';
import styles from './PlayerLayout.module.css';
import { usePlayerModeAttribute } from './usePlayerModeAttribute.browser.ts';

interface PlayerLayoutProps {
  readonly isMini?: boolean;
  readonly children: ReactNode;
}

/** Full dark window, or the mini player's corner. */
export function PlayerLayout({ isMini = false, children }: PlayerLayoutProps) {
  usePlayerModeAttribute(isMini ? 'mini' : 'full');
  return (
    <div className={isMini ? styles.corner : styles.full} data-tone="dark">
      {children}
    </div>
  );
}
