import type { ElementType, ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './layout.module.css';

export interface GridProps {
  /** CSS length under which no column gets; as many columns as there is room for. */
  readonly minColumn: string;
  readonly as?: ElementType;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Equal columns with the gap of cards. */
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
