import type { ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** `live` is what is on now; `on-image` is readable on any picture; `outline` is an age limit or a format. */
  readonly variant?: 'plain' | 'live' | 'on-image' | 'outline' | 'accent';
  /** A picture before the words, hidden from screen readers. */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A few words on the state of something. */
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
