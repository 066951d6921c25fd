import type { ElementType, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './layout.module.css';

export interface GridProps {
  /** Minimum column width, a CSS length. */
  readonly minColumn: string;
  readonly as?: ElementType;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Equal columns. */
export function Grid({ minColumn, as: Root = 'div', className, children }: GridProps) {
  return (
    <Root
      className={classNames(styles.grid, className)}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${minColumn}, 100%), 1fr))` }}
    >
      {children}
    </Root>
  );
}
