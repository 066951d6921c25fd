import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** What it does, for those who do not see the picture; also the tooltip of the browser. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** `plain` lies on a surface, `on-image` on a picture, `solid` is the main action. */
  readonly variant?: 'plain' | 'on-image' | 'solid';
}

/**
 * A round button that is a picture. Its target is never smaller than 44 px. Where it switches something, change
 * either `label` or `aria-pressed`, never both.
 */
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
