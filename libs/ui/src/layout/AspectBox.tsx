import type { ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './layout.module.css';

export interface AspectBoxProps {
  /** Width divided by height. */
  readonly ratio: number;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A box that keeps its proportions, and lets its children lie on top of each other. */
export function AspectBox({ ratio, className, children }: AspectBoxProps) {
  return (
    <div className={classNames(styles.aspect, className)} style={{ aspectRatio: ratio }}>
      {children}
    </div>
  );
}
