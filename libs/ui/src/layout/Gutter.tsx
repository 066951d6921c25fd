import type { ElementType, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './layout.module.css';

export interface GutterProps {
  readonly as?: ElementType;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Adds the page gutter on both sides. */
export function Gutter({ as: Root = 'div', className, children }: GutterProps) {
  return <Root className={classNames(styles.gutter, className)}>{children}</Root>;
}
