import type { ElementType, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './layout.module.css';

export interface GutterProps {
  readonly as?: ElementType;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Content with the gutter of the page at both sides, in line with header, swimlanes and footer. */
export function Gutter({ as: Root = 'div', className, children }: GutterProps) {
  return <Root className={classNames(styles.gutter, className)}>{children}</Root>;
}
