import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  readonly variant?: 'plain' | 'on-image' | 'solid';
}

/** A round icon button, at least 44 px. For a toggle, change `label` or `aria-pressed`, never both. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  variant = 'plain',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[size], styles[variant], className)}
    >
      {icon}
    </button>
  );
}
