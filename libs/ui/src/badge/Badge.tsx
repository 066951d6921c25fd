import type { ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** `on-image` is readable on any image; `outline` is for age limits and formats. */
  readonly variant?: 'plain' | 'live' | 'on-image' | 'outline' | 'accent';
  /** Hidden from screen readers. */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A short status label. */
export function Badge({ variant = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[variant], className)}>
      {icon === undefined ? null : (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
